import { lstatSync, type Stats } from 'node:fs'

/**
 * Says why what stands at a path is not written to or replaced, as the end of a sentence; undefined
 * where it may be, or where nothing stands there yet. Links are not followed: who can place one
 * beside a report could have any file of the user's replaced.
 *
 * @example
 * whyNotWritten('/dev/null') // 'is a device'
 */
export function whyNotWritten(file: string): string | undefined {
  const found = lstatSync(file, { throwIfNoEntry: false })
  if (found === undefined) return undefined
  if (!found.isFile()) return `is ${kindOf(found)}`
  // The bits, not the rights of this user: root may write to all that is read-only.
  return (found.mode & 0o222) === 0 ? 'is read-only' : undefined
}

function kindOf(found: Stats): string {
  if (found.isSymbolicLink()) return 'a symbolic link'
  if (found.isDirectory()) return 'a folder'
  if (found.isFIFO()) return 'a FIFO'
  return found.isSocket() ? 'a socket' : 'a device'
}
