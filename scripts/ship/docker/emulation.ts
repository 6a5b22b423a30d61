import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentProblems } from '../../package/contents.ts'
import { findFreePort } from '../../tools/free-port.ts'
import { carryOut, toPlaced } from './carry-out.ts'
import { STOP_TIMEOUT, type Ended, type Machine, type Start } from './machine.ts'
import { readIgnore } from './read-ignore.ts'
import { toImage, toSettings, toStages, type ImageSettings } from './to-stages.ts'

/** Carries a Dockerfile out in folders of this machine, with its own Node, npm and tar. */
export async function emulate(root: string, say: (line: string) => void): Promise<Machine> {
  const folder = await mkdtemp(join(tmpdir(), 'sabia-image-'))
  // The user of the image has to get through to the folders of the stages.
  await chmod(folder, 0o755)
  const isIgnored = readIgnore(await readFile(join(root, '.dockerignore'), 'utf8'))
  const stages = toStages(await readFile(join(root, 'Dockerfile'), 'utf8'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    let place = ''
    for (const stage of stages) {
      say(`FROM ${stage.base}: a folder and the Node of this machine, ${process.version}`)
      place = carryOut(stage, { root, isIgnored, folder, say })
    }
    const settings = toSettings(toImage(stages))
    return { ...createMachine(place, settings), remove }
  } catch (error) {
    await remove()
    throw error
  }
}

function createMachine(place: string, settings: ImageSettings): Omit<Machine, 'remove'> {
  const { entrypoint, command, health, user, workingFolder } = settings
  const [uid, gid] = user.split(':').map(Number)
  const execute = (words: readonly string[], environment: Readonly<Record<string, string>>) => {
    const [program = '', ...rest] = words.map((word) => toPlaced(word, place))
    const given = Object.entries({ ...settings.environment, ...environment })
    const child = spawn(program, rest, {
      cwd: join(place, workingFolder),
      env: {
        PATH: process.env['PATH'],
        ...Object.fromEntries(given.map(([name, value]) => [name, toPlaced(value, place)])),
      },
      // Nobody but root may become somebody else.
      ...(process.getuid?.() === 0 ? { uid, gid } : {}),
    })
    return { child, ended: follow(child) }
  }
  const begin = async ({ environment = {}, words = command }: Start) => {
    const port = await findFreePort()
    const full = { ...environment, SABIA_PORT: String(port) }
    return { port, full, ...execute([...entrypoint, ...words], full) }
  }
  return {
    run: async (start) => (await begin(start)).ended,
    start: async (start) => {
      const { port, full, child, ended } = await begin(start)
      return {
        url: `http://127.0.0.1:${port}`,
        health: async () => (await execute(health, full).ended).exitCode,
        stop: async () => {
          child.kill('SIGTERM')
          const kill = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT)
          try {
            return await ended
          } finally {
            clearTimeout(kill)
          }
        },
      }
    },
    weigh: () => weigh(join(place, 'sabia')),
  }
}

async function follow(child: ChildProcess): Promise<Ended> {
  let log = ''
  child.stdout?.on('data', (part: Buffer) => (log += part.toString()))
  child.stderr?.on('data', (part: Buffer) => (log += part.toString()))
  const [exitCode] = (await once(child, 'close')) as [number | null]
  return { exitCode, log }
}

/** Everything that the image adds to its base; a file that is not the package's own is refused. */
async function weigh(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size))
  const problems = contentProblems(
    paths.map((path) => path.slice(folder.length + 1)),
    0,
  )
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  return `${paths.length} files, ${(bytes / 1024 / 1024).toFixed(1)} MiB, added to the base image`
}
