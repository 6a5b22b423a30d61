import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import type { Ignore } from './read-ignore.ts'
import { listContext } from './read-ignore.ts'
import { toWords, type Instruction } from './read-dockerfile.ts'
import { toSettings, type Stage } from './to-stages.ts'

/** What the stages of a Dockerfile are built from, and where. */
export interface Workshop {
  /** The build's context: the repository. */
  root: string
  isIgnored: Ignore
  /** Folder that gets a folder for each stage, in the place of its file system. */
  folder: string
  /** Told of each instruction before it is carried out. */
  say: (line: string) => void
}

/**
 * Carries the instructions of one stage out in a folder, with the tools of this machine in the
 * place of the base image's. Gives the folder that stands for `/`.
 *
 * @throws Error naming the instruction that failed, with what it printed.
 */
export function carryOut(stage: Stage, workshop: Workshop): string {
  const place = join(workshop.folder, stage.name)
  mkdirSync(place, { recursive: true })
  const { environment } = toSettings(stage)
  let folder = '/'
  for (const instruction of stage.instructions) {
    const { name, text } = instruction
    workshop.say(`${name} ${text}`.slice(0, 100))
    if (name === 'WORKDIR') {
      folder = posix.resolve(folder, text)
      mkdirSync(join(place, folder), { recursive: true })
    }
    if (name === 'COPY') copy(instruction, { place, folder, workshop })
    if (name === 'RUN') run(instruction, { place, folder, workshop }, environment)
  }
  return place
}

/** Writes absolute paths of a stage as the paths of the folder that stands for its `/`. */
export function toPlaced(text: string, place: string): string {
  return text.replaceAll(/(^|[\s=])\/(?=\w)/g, (_whole, before: string) => `${before}${place}/`)
}

interface Spot {
  place: string
  folder: string
  workshop: Workshop
}

function copy({ flags, text, line }: Instruction, { place, folder, workshop }: Spot): void {
  const words = toWords(text)
  const [target = '', ...sources] = words.toReversed()
  const isFolder = target.endsWith('/') || sources.length > 1
  const to = join(place, posix.resolve(folder, target))
  for (const source of sources) {
    const { from } = flags
    const pairs =
      from === undefined
        ? findInContext(source, workshop)
        : [[join(workshop.folder, from, source), nameInside(join(workshop.folder, from, source))]]
    if (pairs.length === 0) {
      throw new Error(`Cannot carry out line ${line}: ${source} does not reach the builder`)
    }
    for (const [path = '', inside = ''] of pairs) {
      // One file may get another name; what is in a folder keeps its place in it.
      const isRenamed = !isFolder && pairs.length === 1 && inside === basename(source)
      const goal = isRenamed ? to : join(to, inside)
      mkdirSync(dirname(goal), { recursive: true })
      cpSync(path, goal, { recursive: true })
    }
  }
}

/** Files of the context, each with its place in what is copied. */
function findInContext(source: string, { root, isIgnored }: Workshop): string[][] {
  const prefix = posix.normalize(source)
  return listContext(root, isIgnored)
    .filter((file) => prefix === '.' || file === prefix || file.startsWith(`${prefix}/`))
    .map((file) => [join(root, file), posix.relative(prefix, file) || basename(file)])
}

/** A folder's contents are copied, not the folder. */
function nameInside(path: string): string {
  return statSync(path).isDirectory() ? '' : basename(path)
}

function run(
  { text, line }: Instruction,
  { place, folder, workshop }: Spot,
  environment: Readonly<Record<string, string>>,
): void {
  const tools = writeTools(workshop.folder)
  const { PATH = '', HOME } = process.env
  const { status, stdout, stderr } = spawnSync('sh', ['-c', toPlaced(text, place)], {
    cwd: join(place, folder),
    env: { PATH: `${tools}:${PATH}`, HOME, ...environment },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`Cannot carry out line ${line}: ${stdout}\n${stderr}`)
}

/** The user `node` of the base image may not be known here: it is the one with the number 1000. */
function writeTools(folder: string): string {
  const tools = join(folder, 'tools')
  mkdirSync(tools, { recursive: true })
  const chown = join(tools, 'chown')
  writeFileSync(chown, CHOWN)
  chmodSync(chown, 0o755)
  return tools
}

const CHOWN = `#!/bin/sh
[ "$1" = node:node ] || { echo "chown $1: only node:node is known"; exit 1; }
shift
# Who is not root owns the folder already.
[ "$(id -u)" != 0 ] || exec /bin/chown 1000:1000 "$@"
`
