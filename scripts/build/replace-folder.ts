import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isRunning } from '../../mocks/adapters/state/lock.ts'

/**
 * Fills a new folder and puts it in the place of `folder`, which need not be there yet. Who reads that
 * finds the old one or the new one, each of them whole, also where filling fails or is interrupted.
 */
export async function replaceFolder(
  folder: string,
  fill: (fresh: string) => Promise<void>,
): Promise<void> {
  removeLeftovers(folder)
  const made = mkdtempSync(`${stemOf(folder)}${process.pid}-`)
  const fresh = join(made, 'new')
  try {
    await fill(fresh)
    putInPlace(fresh, folder, join(made, 'old'))
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
}

/** A folder takes no place where files are: what is there moves away, as often as another build puts its own there. */
function putInPlace(fresh: string, folder: string, away: string): void {
  for (;;) {
    try {
      return renameSync(fresh, folder)
    } catch (error) {
      if (!isOneOf(error, ['ENOTEMPTY', 'EEXIST', 'EPERM'])) throw error
    }
    try {
      rmSync(away, { recursive: true, force: true })
      renameSync(folder, away)
    } catch (error) {
      if (!isOneOf(error, ['ENOENT'])) throw error
    }
  }
}

/** Removes what builds left that were killed: those whose process is gone. */
function removeLeftovers(folder: string): void {
  const parent = dirname(folder)
  for (const name of readdirSync(parent)) {
    const path = join(parent, name)
    const [, pid] = /^(\d+)-\w{6}$/.exec(path.slice(stemOf(folder).length)) ?? []
    const isOurs = path.startsWith(stemOf(folder)) && pid !== undefined
    if (isOurs && !isRunning(Number(pid))) rmSync(path, { recursive: true, force: true })
  }
}

function stemOf(folder: string): string {
  return join(dirname(folder), `.${basename(folder)}-`)
}

function isOneOf(error: unknown, codes: readonly string[]): boolean {
  return codes.includes((error as NodeJS.ErrnoException).code ?? '')
}
