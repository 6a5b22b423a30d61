import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Lists the files of a folder once it is asked for them, again as long as there were none. */
export function createFileList(folder: string): () => Promise<ReadonlyMap<string, string>> {
  let known: ReadonlyMap<string, string> = new Map()
  return async () => {
    if (known.size === 0) known = await listFiles(folder)
    return known
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
