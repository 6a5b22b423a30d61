import { rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { whyNotWritten } from '../../mocks/adapters/why-not-written.ts'

/**
 * Writes a file atomically: a reader sees either the old content or the new.
 *
 * @throws Error when the path isn't a writable file, or the disk is full.
 */
export async function replaceFile(file: string, text: string): Promise<void> {
  refuseOdd(file)
  const temporary = toTemporary(file)
  try {
    // `wx`: never follows or overwrites what somebody else put there.
    await writeFile(temporary, text, { flag: 'wx' })
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** Checks whether a file can be replaced later; throws as `replaceFile` would. */
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
