import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from '../../../mocks/adapters/docs/file-list.ts'

/** Files by their places in a folder, with slashes. */
export type Files = ReadonlyMap<string, Uint8Array>

/** Reads all files of a folder, however deep. */
export async function toFiles(folder: string): Promise<Files> {
  const files = new Map<string, Uint8Array>()
  const places = [...(await listFiles(folder)).keys()].sort()
  for (const place of places) files.set(place, await readFile(join(folder, place)))
  return files
}

/** SHA-256 of a file's bytes, by which a file is told from one that somebody has changed. */
export function toDigest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
