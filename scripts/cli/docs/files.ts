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

/** The file that tells what was written into a folder; hidden, so that no site shows it. */
export const RECORD = '.sabia-docs.json'

/** Digests by the places of files. */
export type Digests = ReadonlyMap<string, string>

/** Tells what is written, for whoever writes into the folder next. */
export function toRecord(files: Files): string {
  const digests = [...files].map(([path, bytes]) => [path, toDigest(bytes)])
  return `${JSON.stringify(Object.fromEntries(digests), null, 2)}\n`
}

/** What an earlier writing tells of this folder; nothing where it tells nothing that can be read. */
export async function readRecord(folder: string): Promise<Digests> {
  try {
    const record = JSON.parse(await readFile(join(folder, RECORD), 'utf8')) as object
    return new Map(Object.entries(record).filter(([path]) => !path.split('/').includes('..')))
  } catch {
    return new Map()
  }
}
