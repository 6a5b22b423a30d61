import { rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { whyNotWritten } from '../../mocks/adapters/why-not-written.ts'

/**
 * Writes a file whole or not at all: whoever reads it meanwhile finds the old one or the new one.
 *
 * @throws Error when something other than a writable file stands there, or the disk refuses.
 */
export async function replaceFile(file: string, text: string): Promise<void> {
  refuseOdd(file)
  const temporary = toTemporary(file)
  try {
    // Nothing that somebody has put there meanwhile is followed or written over.
    await writeFile(temporary, text, { flag: 'wx' })
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** Finds out whether a file can be replaced later; throws as `replaceFile` would. */
export async function tryToReplace(file: string): Promise<void> {
  refuseOdd(file)
  const temporary = toTemporary(file)
  await writeFile(temporary, '', { flag: 'wx' })
  await rm(temporary)
}

function refuseOdd(file: string): void {
  const why = whyNotWritten(file)
  if (why !== undefined) throw new Error(`${file} ${why}`)
}

function toTemporary(file: string): string {
  return join(dirname(file), `.${basename(file)}.${process.pid}`)
}
