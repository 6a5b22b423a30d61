import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Tells whether a path of the build's context, with slashes, is kept from the builder. */
export type Ignore = (path: string) => boolean

interface Pattern {
  isException: boolean
  form: RegExp
}

/** Reads a .dockerignore: the last pattern that fits a path, or a folder above it, decides. */
export function readIgnore(text: string): Ignore {
  const patterns = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(toPattern)
  return (path) => {
    const parts = path.split('/')
    const above = parts.map((_part, index) => parts.slice(0, index + 1).join('/'))
    const decides = patterns.findLast(({ form }) => above.some((one) => form.test(one)))
    return decides !== undefined && !decides.isException
  }
}

/** Lists the files of a context that reach the builder, with slashes. */
export function listContext(root: string, isIgnored: Ignore): string[] {
  const files: string[] = []
  const look = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (isIgnored(path)) continue
      if (entry.isDirectory()) look(path)
      else files.push(path)
    }
  }
  look('')
  return files
}

function toPattern(line: string): Pattern {
  const isException = line.startsWith('!')
  if (/^!\/?[^/]+\//.test(line)) {
    throw new Error(`Cannot read .dockerignore: "${line}" lies in a folder; name the folder itself`)
  }
  const glob = line.replace(/^!/, '').replaceAll(/^\/|\/$/g, '')
  const form = glob
    .replaceAll(/[.+^${}()|[\]]/g, String.raw`\$&`)
    .replaceAll(/\*\*\/|\*\*|\*|\?/g, (wild) => WILD[wild] ?? wild)
  return { isException, form: new RegExp(`^${form}$`) }
}

const WILD: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
}
