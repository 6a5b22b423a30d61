import { lstatSync, type Stats } from 'node:fs'

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
