import { join } from 'node:path'
import { runCommand } from './run-command.ts'

/** A packed package. */
export interface Packed {
  tarball: string
  version: string
  /** Of the tarball, in bytes. */
  size: number
  /** Its files, relative to the package's folder. */
  paths: string[]
}

/** Packs what is built into a folder, as it is published; builds nothing itself. */
export async function packPackage(root: string, folder: string): Promise<Packed> {
  const words = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]
  const { filename, version, size, files } = readAnswer(await runCommand('npm', words, root))
  const paths = files.map(({ path }) => path)
  return { tarball: join(folder, filename), version, size, paths }
}

interface Answer {
  filename: string
  version: string
  size: number
  files: { path: string }[]
}

/** Reads npm's answer: a list of packages, or packages by name. */
function readAnswer(printed: string): Answer {
  const packed = JSON.parse(printed) as Answer[] | Record<string, Answer>
  const [first] = Object.values(packed)
  if (first === undefined) throw new Error('Cannot read what npm packed: it names no package')
  return first
}
