import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from '../../../mocks/adapters/docs/file-list.ts'

/** Files by their paths in a folder, with slashes. */
export type Files = ReadonlyMap<string, Uint8Array>

/** Reads all files of a folder and its subfolders. */
export async function toFiles(folder: string): Promise<Files> {
  const files = new Map<string, Uint8Array>()
  const places = [...(await listFiles(folder)).keys()].sort()
  for (const place of places) files.set(place, await readFile(join(folder, place)))
  return files
}

/** SHA-256 of a file's bytes, to detect changes. */
export function toDigest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** The file that records what was written into a folder; hidden, so that no site shows it. */
export const RECORD = '.sabia-docs.json'

/** Digests by the paths of files. */
export type Digests = ReadonlyMap<string, string>

/** Records the files for the next time that the reference is written into the folder. */
export function toRecord(files: Files): string {
  const digests = [...files].map(([path, bytes]) => [path, toDigest(bytes)])
  return `${JSON.stringify(Object.fromEntries(digests), null, 2)}\n`
}

/** Reads what was recorded in this folder; empty if there is no valid record. */
export async function readRecord(folder: string): Promise<Digests> {
  try {
    const record = JSON.parse(await readFile(join(folder, RECORD), 'utf8')) as object
    return new Map(Object.entries(record).filter(([path]) => !path.split('/').includes('..')))
  } catch {
    return new Map()
  }
}
