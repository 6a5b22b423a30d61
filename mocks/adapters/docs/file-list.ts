import { readFile, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { DocFiles } from './answer-docs.ts'

/** The files of a folder, which is listed once they are asked for, again as long as there were none. */
export function filesIn(folder: string): DocFiles {
  let known: ReadonlyMap<string, string> = new Map()
  const list = async () => {
    if (known.size === 0) known = await listFiles(folder)
    return known
  }
  return {
    isBuilt: async () => (await list()).size > 0,
    has: async (name) => (await list()).has(name),
    read: async (name) => {
      const file = (await list()).get(name)
      return file === undefined ? undefined : read(file)
    },
  }
}

/** Reads a file; undefined when it was removed since the folder was listed. */
async function read(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Lists the files of a folder, however deep, by their paths with slashes; none where there is no folder. */
export async function listFiles(folder: string): Promise<Map<string, string>> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    return new Map(
      files.map(({ parentPath, name }) => {
        const file = join(parentPath, name)
        return [relative(folder, file).split(sep).join('/'), file]
      }),
    )
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (['ENOENT', 'ENOTDIR'].includes(code)) return new Map()
    throw error
  }
}
