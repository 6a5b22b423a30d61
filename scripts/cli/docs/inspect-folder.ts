import { readFile, readdir } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { listFiles } from '../../../mocks/adapters/docs/file-list.ts'

/** Files by their paths in a folder, with slashes. */
export type Files = ReadonlyMap<string, Uint8Array>

/** Reads all files of a folder and its subfolders. */
export async function toFiles(folder: string): Promise<Files> {
  const places = [...(await listFiles(folder)).keys()].sort()
  const read = async (place: string) => [place, await readFile(join(folder, place))] as const
  return new Map(await Promise.all(places.map(read)))
}

/** SHA-256 of a file's bytes, to detect changes. */
function toDigest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** The file that records what was written into a folder; hidden, so that no site shows it. */
export const RECORD = '.sabia-docs.json'

/** Digests by the paths of files. */
type Digests = ReadonlyMap<string, string>

/** Records the files for the next time that the reference is written into the folder. */
export function toRecord(files: Files): string {
  const digests = [...files].map(([path, bytes]) => [path, toDigest(bytes)])
  return `${JSON.stringify(Object.fromEntries(digests), null, 2)}\n`
}

/** Reads what was recorded in this folder; empty if there is no valid record. */
async function readRecord(folder: string): Promise<Digests> {
  try {
    const record = JSON.parse(await readFile(join(folder, RECORD), 'utf8')) as object
    return new Map(Object.entries(record).filter(([path]) => !path.split('/').includes('..')))
  } catch {
    return new Map()
  }
}

/** What a folder contains before files are written into it. */
export interface FolderState {
  /** A file with the name of one of ours, but with content that we never wrote. */
  changed: string | undefined
  /** Any other file that we didn't write. */
  other: string | undefined
  /** Unchanged files of an earlier version that this version doesn't have. */
  stale: readonly string[]
}

/**
 * Inspects a folder before files are written into it; it need not exist.
 *
 * @throws Error of Node when the folder or a file in it can't be read.
 */
export async function inspectFolder(folder: string, files: Files): Promise<FolderState> {
  const earlier = await readRecord(folder)
  return {
    changed: await findChanged(folder, files, earlier),
    other: await findOther(folder, new Set([...files.keys(), ...earlier.keys()])),
    stale: await findStale(folder, files, earlier),
  }
}

/** Opens each file by its name: some disks treat `Index.html` as the same file. */
async function findChanged(
  folder: string,
  files: Files,
  earlier: Digests,
): Promise<string | undefined> {
  for (const [path, bytes] of files) {
    const found = await orNone(readFile(join(folder, path)))
    if (found === undefined) continue
    const digest = toDigest(found)
    if (digest !== toDigest(bytes) && digest !== earlier.get(path)) return path
  }
  return undefined
}

async function findStale(folder: string, files: Files, earlier: Digests): Promise<string[]> {
  const stale: string[] = []
  for (const [path, digest] of earlier) {
    if (files.has(path)) continue
    const found = await orNone(readFile(join(folder, path)))
    if (found !== undefined && toDigest(found) === digest) stale.push(path)
  }
  return stale
}

/** Searches only the known folders: another one may be a whole disk. */
async function findOther(
  folder: string,
  known: ReadonlySet<string>,
  place = '',
): Promise<string | undefined> {
  const entries = (await orNone(readdir(join(folder, place), { withFileTypes: true }))) ?? []
  for (const entry of entries) {
    const path = place + entry.name
    if (known.has(path) || path === RECORD) continue
    const isKnown = entry.isDirectory() && [...known].some((file) => file.startsWith(`${path}/`))
    const other = isKnown ? await findOther(folder, known, `${path}/`) : path
    if (other !== undefined) return other
  }
  return undefined
}

async function orNone<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
