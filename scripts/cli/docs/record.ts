import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toDigest, type Files } from './files.ts'

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
