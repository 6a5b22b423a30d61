import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { writeProgram, type SandboxPlan } from './worker-files.ts'

/** The program of the package `workerd`, and its version. */
export interface Workerd {
  program: string
  version: string
}

/** Finds the package `workerd`, beside this one or from a folder; undefined where it isn't installed. */
export function findWorkerd(folder: string): Workerd | undefined {
  for (const from of [import.meta.url, join(folder, 'index.js')]) {
    try {
      const require = createRequire(from)
      const file = require.resolve('workerd/package.json')
      const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
      const { default: program } = require('workerd') as { default: string }
      accessSync(program, constants.X_OK)
      return { program, version }
    } catch {
      // It isn't here, or not for this machine.
    }
  }
  return undefined
}

/** Whether this release lets several machines share a bucket. */
export function hasClusters({ program }: Workerd): boolean {
  const { stdout } = spawnSync(program, ['serve', '--help'], { encoding: 'utf8' })
  return stdout.includes('--cluster-addr')
}

/** How to start workerd. */
export interface RunOptions extends SandboxPlan {
  /** Folder of everything that the sandbox keeps. */
  data: string
  host: string
  port: number
  operatorToken: string
  /** Where the other machines of a cluster reach this one; its address when left out. */
  advertise?: string | undefined
  /** Variables that workerd gets besides this process's own. */
  environment?: Readonly<Record<string, string>>
  /** Called with each line that workerd writes. */
  onLine: (line: string) => void
}

/** A running workerd. */
export interface Running {
  child: ChildProcess
  port: number
  /** Resolves to why it ended. */
  ended: Promise<string>
}

/**
 * Starts workerd on a folder; resolves when it listens.
 *
 * @throws Error with what it wrote when it ends before that.
 */
export async function runWorkerd({ program }: Workerd, options: RunOptions): Promise<Running> {
  const { data, host, port, operatorToken, docs, cluster, advertise, onLine } = options
  const { environment = {} } = options
  const objects = join(data, 'objects')
  mkdirSync(objects, { recursive: true })
  const file = await writeProgram(options, join(data, 'program'))
  const child = spawn(
    program,
    [
      'serve',
      file,
      '--control-fd=3',
      `--directory-path=objects=${objects}`,
      `--directory-path=reference=${docs}`,
      `--socket-addr=http=${host.includes(':') ? `[${host}]` : host}:${port}`,
      ...(cluster === undefined ? [] : ['--experimental']),
      ...(advertise === undefined ? [] : [`--cluster-advertise=${advertise}`]),
    ],
    {
      cwd: dirname(file),
      env: { ...process.env, ...environment, SABIA_OPERATOR_TOKEN: operatorToken },
      // Its own group: a Ctrl-C of the terminal reaches us, and we tell it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    },
  )
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream as Readable }).on('line', (line) => {
      if (written.length < 20) written.push(line)
      onLine(line)
    })
  }
  const ended = once(child, 'close').then(
    ([code, signal]) => `workerd ended with ${String(signal ?? code)}`,
    (error: Error) => error.message,
  )
  const told = createInterface({ input: child.stdio[3] as Readable })
  const listening = new Promise<number>((resolve) => {
    told.on('line', (line) => {
      const event = JSON.parse(line) as { event: string; socket?: string; port?: number }
      if (event.event === 'listen' && event.socket === 'http') resolve(event.port ?? port)
    })
  })
  const early = ended.then((why) => {
    throw new Error([why, ...written].join('\n'))
  })
  early.catch(() => undefined)
  return { child, port: await Promise.race([listening, early]), ended }
}
