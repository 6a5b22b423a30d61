import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** What became of a command. */
export interface Outcome {
  exitCode: number
  printed: string
  /** What it wrote to its standard error. */
  warned: string
}

/** Where commands run. */
export interface Place {
  folder: string
  environment: Readonly<Record<string, string | undefined>>
}

/** How long a block may take, in milliseconds. */
const TIME_LIMIT = 25_000

/** One shell that runs text after text: what one sets, the next ones see. */
export class Shell {
  readonly #place: Place
  readonly #process: ChildProcess
  #count = 0
  #answers = ''

  constructor(place: Place) {
    this.#place = place
    const { folder: cwd, environment: env } = place
    // A group of its own, so that what is left in the background ends with it.
    this.#process = spawn('bash', ['--norc', '--noprofile', '-s'], {
      cwd,
      env,
      detached: true,
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    this.#process.stdout?.on('data', (part: Buffer) => (this.#answers += part.toString()))
    // Any command that fails makes the text fail, also in the middle of it and of a pipe.
    this.#process.stdin?.write("set -o pipefail\ntrap 'failed=$?' ERR\n")
  }

  async run(text: string): Promise<Outcome> {
    this.#count += 1
    const name = `.block-${this.#count}`
    const file = (ending: string) => join(this.#place.folder, `${name}.${ending}`)
    writeFileSync(file('sh'), text)
    this.#process.stdin?.write(
      `failed=0; . ./${name}.sh > ${name}.out 2> ${name}.err < /dev/null; echo "${name} ended $failed"\n`,
    )
    const exitCode = await this.#awaitEnd(name)
    const read = (ending: string) => readFileSync(file(ending), 'utf8')
    return { exitCode, printed: read('out'), warned: read('err') }
  }

  end(): void {
    endGroup(this.#process)
  }

  async #awaitEnd(name: string): Promise<number> {
    const pattern = new RegExp(`^\\${name} ended (\\d+)$`, 'm')
    for (let waited = 0; waited < TIME_LIMIT; waited += 10) {
      const found = pattern.exec(this.#answers)
      if (found !== null) return Number(found[1])
      if (this.#process.exitCode !== null) throw new Error('Cannot go on: the shell has ended')
      await pause(10)
    }
    throw new Error(`Cannot go on: the block does not end within ${TIME_LIMIT / 1000} seconds`)
  }
}

/** Runs a program to its end. */
export async function runProgram(words: readonly string[], place: Place): Promise<Outcome> {
  const [command = '', ...rest] = words
  const { folder: cwd, environment: env } = place
  const child = spawn(command, rest, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [printed, warned] = ['', '']
  child.stdout.on('data', (part: Buffer) => (printed += part.toString()))
  child.stderr.on('data', (part: Buffer) => (warned += part.toString()))
  const timer = setTimeout(() => endGroup(child), TIME_LIMIT)
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
  clearTimeout(timer)
  return { exitCode, printed, warned }
}

/** Ends a process and all that it has started. */
export function endGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
