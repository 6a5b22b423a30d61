import { mkdir, readFile, appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  readReport,
  reportSchema,
  toHtml,
  toJson,
  toJunit,
  toMarkdown,
  toObservedProfile,
  toAnnotations,
} from '../../../contracts/reports/index.ts'
import { replaceFile, tryToReplace, whyNotWritten } from '../../../mocks/adapters/replace-file.ts'
import { UserError } from '../user-error.ts'
import type { Report } from '../../../contracts/index.ts'
import type { Shell } from '../shell.ts'

/** Each file of a report, and the function that formats it. */
const WRITERS: Readonly<Record<string, (report: Report) => string>> = {
  'report.json': toJson,
  'junit.xml': toJunit,
  'report.md': toMarkdown,
  'report.html': toHtml,
  'observed-profile.yaml': toObservedProfile,
  // Written next to the report, so that tools find it without a network.
  'report.schema.json': () => `${JSON.stringify(reportSchema, null, 2)}\n`,
}

/**
 * Creates the folder of the reports, and checks before the run that its files and the site profile
 * can be written.
 *
 * @throws UserError when one of them can't be written.
 */
export async function prepareFolder(folder: string, profile: string | undefined): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    for (const name of Object.keys(WRITERS)) await tryToReplace(join(folder, name))
  } catch (error) {
    throw new UserError(
      `Cannot write the report: ${toReason(error, folder)}; give another folder with --report`,
    )
  }
  if (profile === undefined) return
  try {
    await tryToReplace(profile)
  } catch (error) {
    throw new UserError(
      `Cannot write the site profile: ${toReason(error, profile)}; ` +
        'give a file in an existing folder',
    )
  }
}

/** Writes the files of a report, each atomically. */
export async function writeReport(
  report: Report,
  folder: string,
  profile: string | undefined,
): Promise<void> {
  for (const [name, toText] of Object.entries(WRITERS)) {
    await replaceFile(join(folder, name), toText(report))
  }
  if (profile !== undefined) await replaceFile(profile, toObservedProfile(report))
}

function toReason(error: unknown, file: string): string {
  const { code, message } = error as NodeJS.ErrnoException
  return code === undefined ? message : `${file} fails with ${code}`
}

/**
 * Reads the report of an earlier run.
 *
 * @throws UserError when the file doesn't exist or isn't a report.
 */
export async function readEarlier(file: string): Promise<Report> {
  const text = await readText(file)
  try {
    return readReport(text)
  } catch (error) {
    throw new UserError(`${(error as Error).message} (${file})`)
  }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const found = code === 'ENOENT' ? `${file} doesn't exist` : `${file} fails with ${code}`
    throw new UserError(`Cannot compare: ${found}; give the report.json of an earlier run`)
  }
}

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
