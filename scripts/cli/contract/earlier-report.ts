import { readFile } from 'node:fs/promises'
import { readReport } from '../../../contracts/reports/index.ts'
import type { Report } from '../../../contracts/index.ts'
import { UserError } from '../shell.ts'

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
