import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { toDigest, type Files } from './files.ts'
import { readRecord, RECORD, type Digests } from './files.ts'

/** What a folder holds that matters to whoever writes files into it. */
export interface Found {
  /** A file of the same name as one of them, with what no writing has put there. */
  changed: string | undefined
  /** Anything else that no writing has put there. */
  other: string | undefined
  /** Files that an earlier writing has put there as they are, and this one has none of. */
  stale: readonly string[]
}

/**
 * Looks at a folder before files are written into it; it may not exist.
 *
 * @throws the error of Node when the folder or a file in it cannot be read.
 */
export async function look(folder: string, files: Files): Promise<Found> {
  const earlier = await readRecord(folder)
  return {
    changed: await findChanged(folder, files, earlier),
    other: await findOther(folder, new Set([...files.keys(), ...earlier.keys()])),
    stale: await findStale(folder, files, earlier),
  }
}

/** Asks for each file by its name: a disk may take `Index.html` for the same one. */
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

/** Goes into none but the known folders: a foreign one may be a whole disk. */
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
