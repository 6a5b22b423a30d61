import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { connect } from 'node:net'
import { basename, delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { packageFolder } from '../cli/package-folder.ts'
import { findFreePort } from '../tools/free-port.ts'
import type { Block } from './blocks.ts'
import { checkText } from './check-text.ts'

/** Programs that blocks quote; a session has copies of them in its folder. */
export const SNIPPETS = 'scripts/docs/snippets'

/** The ports that Markdown files name. Tests use free ones instead, so that runs don't meet. */
const PORTS = ['3000', '3001', '3002', '4010', '8080']

/** Time limits in milliseconds: for a block, and for what a program in the background prints. */
const LONGEST = 25_000
const LONGEST_WAIT = 15_000

/** Settings of a session. */
interface SessionOptions {
  /** How long a program in the background has to print something, in milliseconds. */
  wait?: number
  /** Folder of programs that a shell finds before others of their names. */
  programs?: string
}

/** A program in the background. */
interface Started {
  child: ChildProcess
  /** Everything that it has printed. */
  printed: string
}

/** Runs the blocks of one Markdown file, one after the other, in a folder of their own. */
export class Session {
  readonly #folder: string
  readonly #ports: ReadonlyMap<string, string>
  readonly #wait: number
  readonly #programs: string
  readonly #started = new Map<string, Started>()
  #lastPrinted = ''
  /** How much each program had printed when the block before began. */
  #printedBefore = new Map<string, number>()

  private constructor(
    folder: string,
    ports: ReadonlyMap<string, string>,
    { wait = LONGEST_WAIT, programs = '' }: SessionOptions,
  ) {
    this.#folder = folder
    this.#ports = ports
    this.#wait = wait
    this.#programs = programs
  }

  /** Begins in an existing folder. */
  static async begin(folder: string, options: SessionOptions = {}): Promise<Session> {
    const ports = new Map<string, string>()
    for (const port of PORTS) ports.set(port, String(await findFreePort()))
    const session = new Session(folder, ports, options)
    const snippets = join(packageFolder(), SNIPPETS)
    for (const name of readdirSync(snippets)) {
      session.#write(name, readFileSync(join(snippets, name), 'utf8'))
    }
    return session
  }

  /**
   * Blocks that call the mock before one has started it find one that was started without options.
   *
   * @throws Error when the block doesn't do what its comment says.
   */
  async play({ verb, word, text, until, prints }: Block): Promise<void> {
    if (verb === 'run' && text.includes(':4010') && !this.#started.has('mock')) {
      await this.start('mock', 'npx sabia mock', 'Sabiá plays site demo')
    }
    if (verb === 'run') await this.#run(text, prints)
    else if (verb === 'start') await this.start(word, text, until)
    else if (verb === 'check') await checkText(text, word)
    else if (verb === 'output') this.#compare(text)
    else if (verb === 'file') {
      await checkText(text, word)
      this.#write(word, text)
    } else if (verb === 'quote' && prints[''] !== undefined) {
      await this.#run(`${toCommand(word)} ${basename(word)}`, prints)
    }
  }

  /** Starts a program and waits until it is ready: until it prints a text, or a port is open. */
  async start(name: string, text: string, until: string): Promise<void> {
    await this.#stop(name)
    const child = spawn('bash', ['-c', this.#withPorts(text)], {
      cwd: this.#folder,
      env: this.#environment(),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const started: Started = { child, printed: '' }
    const listen = (part: Buffer) => (started.printed += part.toString())
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    this.#started.set(name, started)
    const port = Number(this.#ports.get(until))
    const isReady = await this.#until(async () => {
      if (child.exitCode !== null) throw new Error(`${name} has ended: ${started.printed}`)
      return port > 0 ? isOpen(port) : started.printed.includes(until)
    })
    if (!isReady) throw new Error(`${name} isn't ready, "${until}" is missing: ${started.printed}`)
    this.#printedBefore.set(name, started.printed.length)
  }

  async end(): Promise<void> {
    for (const name of this.#started.keys()) await this.#stop(name)
  }

  async #run(text: string, prints: Block['prints']): Promise<void> {
    // What a block sets off may print before the next block begins: both count.
    const before = this.#printedBefore
    this.#printedBefore = new Map(
      [...this.#started].map(([name, { printed }]) => [name, printed.length]),
    )
    const { code, printed, warned } = await this.#shell(text)
    if (code !== 0) throw new Error(`it ends with ${code}: ${printed}${warned}`)
    const surprise = findSurprise(printed, prints[''])
    if (surprise !== undefined) throw new Error(`${surprise}; it prints:\n${printed}`)
    this.#lastPrinted = printed
    for (const [name, wanted] of Object.entries(prints)) {
      if (name === '') continue
      const look = () =>
        findSurprise(this.#started.get(name)?.printed.slice(before.get(name)) ?? '', wanted)
      await this.#until(() => look() === undefined)
      const missing = look()
      if (missing !== undefined) throw new Error(`${name}: ${missing}`)
    }
  }

  /**
   * Variables and functions of a text are there in the next ones; a program sees those that are
   * exported, as in the reader's shell. Any failing command counts.
   */
  async #shell(text: string): Promise<{ code: number; printed: string; warned: string }> {
    writeFileSync(join(this.#folder, '.block'), this.#withPorts(text))
    const script = `
      set -o pipefail
      if [ -f .state ]; then . ./.state; fi
      failed=0
      trap 'failed=$?' ERR
      . ./.block
      own=$(comm -13 <(bash -c 'compgen -v' | sort) <(compgen -v | sort))
      { export -p; for name in $own; do declare -p "$name"; done; declare -f; } > .state
      exit $failed`
    const options = {
      cwd: this.#folder,
      env: this.#environment(),
      timeout: LONGEST,
      maxBuffer: 64 * 1024 * 1024,
    }
    return new Promise((resolve) => {
      execFile('bash', ['-c', script], options, (error, stdout, stderr) => {
        const code = error === null ? 0 : Number(error.code ?? 1)
        resolve({ code, printed: this.#withWrittenPorts(stdout), warned: stderr })
      })
    })
  }

  #compare(shown: string): void {
    const [wanted, found] = [shown, this.#lastPrinted].map((text) =>
      JSON.stringify(toForm(JSON.parse(text))),
    )
    if (wanted === found) return
    throw new Error(`the block before it prints something else: ${this.#lastPrinted}`)
  }

  async #stop(name: string): Promise<void> {
    const { child } = this.#started.get(name) ?? {}
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'close')
    process.kill(-child.pid, 'SIGKILL')
    await gone
  }

  /** Asks again and again, as long as this session waits. */
  async #until(isTrue: () => boolean | Promise<boolean>): Promise<boolean> {
    for (let waited = 0; waited < this.#wait; waited += 20) {
      if (await isTrue()) return true
      await pause(20)
    }
    return false
  }

  #write(name: string, text: string): void {
    writeFileSync(join(this.#folder, name), this.#withPorts(text))
  }

  #withPorts(text: string): string {
    return text.replaceAll(/\b\d{4,5}\b/g, (number) => this.#ports.get(number) ?? number)
  }

  #withWrittenPorts(text: string): string {
    const written = new Map([...this.#ports].map(([from, to]) => [to, from]))
    return text.replaceAll(/\b\d{4,5}\b/g, (number) => written.get(number) ?? number)
  }

  /** A reader has no settings: neither those of whoever runs the tests, nor those of `npm test`. */
  #environment(): NodeJS.ProcessEnv {
    const own = Object.entries(process.env).filter(
      ([name]) => !/^(SABIA_|NODE|JEST_|GITHUB_|npm_|INIT_CWD)/.test(name),
    )
    return {
      ...Object.fromEntries(own),
      PATH: [this.#programs, process.env['PATH']].filter(Boolean).join(delimiter),
      npm_config_offline: 'true',
      SABIA_PORT: this.#ports.get('4010'),
    }
  }
}

/** What runs a program, as a reader types it. */
function toCommand(file: string): string {
  if (file.endsWith('.py')) return 'python3'
  return file.endsWith('.ts') ? 'npx tsx' : 'node'
}

/**
 * What is wrong with what was printed; undefined if it is as expected. An error that the mock answers
 * must be expected.
 */
function findSurprise(printed: string, prints: readonly string[] = []): string | undefined {
  const patterns = prints.map(toPattern)
  let from = 0
  for (const [index, pattern] of patterns.entries()) {
    const found = pattern.exec(printed.slice(from))
    if (found === null) {
      return `it doesn't print ${prints[index]}${from > 0 ? ' after the rest' : ''}`
    }
    from += found.index + found[0].length
  }
  const error = printed
    .split('\n')
    .find((line) => isError(line) && !patterns.some((pattern) => pattern.test(line)))
  return error === undefined ? undefined : `it prints an unexpected error: ${error}`
}

function toPattern(text: string): RegExp {
  const [, pattern] = /^\/(.+)\/$/.exec(text) ?? []
  return new RegExp(pattern ?? text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'm')
}

/** Whether a line is the body of an error: of the API, the token call or the control API. */
function isError(line: string): boolean {
  return /^\{("data":null,"errors":"|"error":["{])/.test(line.trim())
}

/**
 * Removes what differs from run to run: each time and random text becomes a word, and fields that are
 * null go, since a file may leave them out.
 */
function toForm(value: unknown): unknown {
  const text = CHANGING.reduce(
    (read, [pattern, word]) => read.replaceAll(pattern, word),
    JSON.stringify(value),
  )
  return JSON.parse(text, (_, part: unknown) => part ?? undefined)
}

const CHANGING: readonly (readonly [RegExp, string])[] = [
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, 'TIME'],
  [/"\d\d\/\d\d\/\d{4}"/g, '"DAY"'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, 'UUID'],
  // The location of a QR code, and the checksum behind it.
  [/\/rec\/[0-9a-f]{32}6304[0-9A-F]{4}/g, 'LOCATION'],
  [/"[\w-]{43}"/g, '"TOKEN"'],
]

/** Whether something listens on a port of this machine. */
async function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
  })
}
