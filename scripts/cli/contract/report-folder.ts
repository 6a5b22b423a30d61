import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  readReport,
  reportSchema,
  toHtml,
  toJson,
  toJunit,
  toMarkdown,
  toObservedProfile,
} from '../../../contracts/reports/index.ts'
import type { Report } from '../../../contracts/index.ts'
import { replaceFile, tryToReplace } from '../replace-file.ts'
import { UserError } from '../shell.ts'

/** Each file of a report, and what writes it. */
export const REPORT_FILES: Readonly<Record<string, (report: Report) => string>> = {
  'report.json': toJson,
  'junit.xml': toJunit,
  'report.md': toMarkdown,
  'report.html': toHtml,
  'observed-profile.yaml': toObservedProfile,
  // Beside the report that it describes, so that a reader's tools find it without a network.
  'report.schema.json': () => `${JSON.stringify(reportSchema, null, 2)}\n`,
}

/**
 * Makes the folder of the reports, and tries whether its files and a profile's can be written: after
 * a run it would be too late.
 *
 * @throws UserError when one of them cannot be.
 */
export async function prepareFolder(folder: string, profile: string | undefined): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    for (const name of Object.keys(REPORT_FILES)) await tryToReplace(join(folder, name))
  } catch (error) {
    throw new UserError(
      `Cannot write the report: ${toReason(error, folder)}; name a folder with --report`,
    )
  }
  if (profile === undefined) return
  try {
    await tryToReplace(profile)
  } catch (error) {
    throw new UserError(
      `Cannot write the profile: ${toReason(error, profile)}; ` +
        'name a file in a folder that exists',
    )
  }
}

/** Writes the files of a report, each whole or not at all. */
export async function writeReport(
  report: Report,
  folder: string,
  profile: string | undefined,
): Promise<void> {
  for (const [name, toText] of Object.entries(REPORT_FILES)) {
    await replaceFile(join(folder, name), toText(report))
  }
  if (profile !== undefined) await replaceFile(profile, toObservedProfile(report))
}

function toReason(error: unknown, file: string): string {
  const { code, message } = error as NodeJS.ErrnoException
  return code === undefined ? message : `${file} gives ${code}`
}

/**
 * Reads the report of an earlier run.
 *
 * @throws UserError when there is no such file, or it holds something else.
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
    const found = code === 'ENOENT' ? `there is no file ${file}` : `${file} gives ${code}`
    throw new UserError(`Cannot compare: ${found}; give the report.json of an earlier run`)
  }
}
