import { lstatSync, type Stats } from 'node:fs'
import { open, rename, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Options of `replaceFile`. */
export interface ReplaceOptions {
  /** Mode of the new file; readable by everyone when left out. */
  mode?: number
  /** Whether to wait for the disk, so that the file survives a crash of the machine. */
  isFlushed?: boolean
}

/**
 * Writes a file atomically: a reader sees either the old content or the new.
 *
 * @throws Error when the path isn't a writable file, or the disk is full.
 */
export async function replaceFile(
  file: string,
  text: string,
  options: ReplaceOptions = {},
): Promise<void> {
  const temporary = toTemporary(file)
  try {
    await writeNew(temporary, text, options)
    refuseOdd(file)
    await rename(temporary, file)
  } catch (error) {
    // The disk may be full.
    await unlink(temporary).catch(() => undefined)
    throw error
  }
  if (options.isFlushed === true) await flushFolder(dirname(file))
}

/** Checks whether a file can be replaced later; throws as `replaceFile` would. */
export async function tryToReplace(file: string): Promise<void> {
  refuseOdd(file)
  const temporary = toTemporary(file)
  await writeNew(temporary, '', {})
  await unlink(temporary)
}

async function writeNew(
  file: string,
  text: string,
  { mode = 0o666, isFlushed = false }: ReplaceOptions,
): Promise<void> {
  // In a container, a process that was killed had the same id.
  await unlink(file).catch(() => undefined)
  // `wx`: never follows or overwrites what somebody else puts there.
  const handle = await open(file, 'wx', mode)
  try {
    await handle.writeFile(text)
    if (isFlushed) await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Flushes a folder, so that a renamed file survives a crash. Not supported on Windows. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

function toTemporary(file: string): string {
  return `${file}.${process.pid}.tmp`
}

function refuseOdd(file: string): void {
  const why = whyNotWritten(file)
  if (why !== undefined) throw new Error(`${file} ${why}`)
}

/**
 * Says why the file at a path can't be written or replaced, as the end of a sentence; undefined when
 * it can, or doesn't exist yet. Links aren't followed: whoever can place one next to a report could
 * have any file of the user replaced.
 *
 * @example
 * whyNotWritten('/dev/null') // 'is a device'
 */
export function whyNotWritten(file: string): string | undefined {
  const found = lstatSync(file, { throwIfNoEntry: false })
  if (found === undefined) return undefined
  if (!found.isFile()) return `is ${kindOf(found)}`
  // The file's mode, not this user's rights: root may write to read-only files.
  return (found.mode & 0o222) === 0 ? 'is read-only' : undefined
}

function kindOf(found: Stats): string {
  if (found.isSymbolicLink()) return 'a symbolic link'
  if (found.isDirectory()) return 'a folder'
  if (found.isFIFO()) return 'a FIFO'
  return found.isSocket() ? 'a socket' : 'a device'
}
