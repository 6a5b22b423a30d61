import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Files by their places in a folder, with slashes. */
export type Files = ReadonlyMap<string, Uint8Array>

/** Reads all files of a folder, however deep. */
export async function toFiles(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const places = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort()
  const files = new Map<string, Uint8Array>()
  for (const place of places) {
    files.set(place.split(sep).join('/'), await readFile(join(folder, place)))
  }
  return files
}

/** SHA-256 of a file's bytes, by which a file is told from one that somebody has changed. */
export function toDigest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
