import { appendFile } from 'node:fs/promises'
import { toAnnotations, toMarkdown } from '../../../contracts/reports/index.ts'
import type { Report } from '../../../contracts/index.ts'
import { whyNotWritten } from '../../../mocks/adapters/replace-file.ts'
import type { Shell } from '../shell.ts'

/** Shows a report in GitHub Actions: as annotations and in the job summary. */
export async function tellGitHub(report: Report, shell: Shell): Promise<void> {
  const { environment } = shell
  if (environment['GITHUB_ACTIONS'] !== 'true') return
  shell.write(toAnnotations(report))
  const file = environment['GITHUB_STEP_SUMMARY']
  if (file === undefined || file === '') return
  const why = whyNotWritten(file)
  if (why !== undefined) {
    shell.warn(`Warning: the job summary ${file} ${why}; report.md has the same content\n`)
    return
  }
  try {
    await appendFile(file, `${toMarkdown(report)}\n`)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    shell.warn(
      `Warning: the job summary ${file} fails with ${code}; report.md has the same content\n`,
    )
  }
}
