import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isRunning } from '../../mocks/adapters/state/lock.ts'

/**
 * Fills a new folder and moves it to `folder`, which may be missing. A reader of `folder`
 * finds either the old version or the new one, even if filling fails or is interrupted.
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

/** A folder can't replace another: moves the old one away, again if another build puts its own there. */
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

/** Removes the folders of builds that were killed. */
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
