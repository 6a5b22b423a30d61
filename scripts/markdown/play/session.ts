import { once } from 'node:events'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { checkText } from '../check/check-text.ts'
import type { Block } from '../read/blocks.ts'
import { NO_DIRECTIVE, type Directive, type Expected } from '../read/directive.ts'
import { refuseUnknownScripts } from '../check/npm-scripts.ts'
import { findSurprise } from './expectations.ts'
import { findPorts, type Ports } from './ports.ts'
import { toForm } from './same-form.ts'
import { runProgram, Shell, type Outcome, type Place } from './shell.ts'
import { Started } from './started.ts'

/** How long something that was started may take to print what is expected, in milliseconds. */
const PATIENCE = 10_000

/** Plays the blocks of one file, one after the other, in a folder of their own. */
export class Session {
  readonly #patience: number
  readonly #place: Place
  readonly #ports: Ports
  #shell: Shell | undefined
  readonly #started = new Map<string, Started>()
  readonly #standIns: Server[] = []
  #lastPrinted = ''

  private constructor(place: Place, ports: Ports, patience: number) {
    this.#patience = patience
    this.#place = place
    this.#ports = ports
  }

  /** Begins in an empty folder; the folder `commands` stands before those of the machine. */
  static async begin(folder: string, commands: string, patience = PATIENCE): Promise<Session> {
    mkdirSync(folder, { recursive: true })
    const ports = await findPorts()
    const environment = {
      ...withoutSettings(process.env),
      PATH: `${commands}:${process.env['PATH']}`,
      SABIA_PORT: String(ports.of('4010')),
    }
    return new Session({ folder, environment }, ports, patience)
  }

  /** @throws Error when the block does not do what its directive says. */
  async play(block: Block): Promise<void> {
    const { text, language, directive = NO_DIRECTIVE } = block
    const used = this.#ports.use(text)
    if (language === 'sh') refuseUnknownScripts(text)
    switch (directive.verb) {
      case 'run':
        return this.#run(used, language, directive)
      case 'start':
        return this.#start(used, directive)
      case 'file':
        return this.#write(used, directive.word)
      case 'output':
        return this.#compare(text)
      case 'check':
        return checkText(text, directive.word)
      case 'quote':
      case 'not run':
    }
  }

  /** Answers 204 on the port of a receiver that is left out: webhooks would be sent again and again. */
  async standIn({ directive }: Block): Promise<void> {
    const port = this.#ports.use(directive?.until ?? '')
    if (directive?.verb !== 'start' || !/^\d+$/.test(port)) return
    const server = createServer((_, response) => void response.writeHead(204).end())
    this.#standIns.push(server)
    await once(server.listen(Number(port), '127.0.0.1'), 'listening')
  }

  async end(): Promise<void> {
    this.#shell?.end()
    for (const one of this.#standIns) one.close()
    await Promise.all([...this.#started.values()].map((one) => one.end()))
  }

  async #run(text: string, language: string, directive: Directive): Promise<void> {
    const { expected, exits } = directive
    const before = new Map([...this.#started].map(([name, one]) => [name, one.printed.length]))
    const outcome = await this.#carryOut(text, language)
    const printed = this.#ports.show(outcome.printed)
    if (outcome.exitCode !== exits) {
      throw new Error(
        `it ends with ${outcome.exitCode} instead of ${exits}: ${printed}${outcome.warned}`,
      )
    }
    refuse(findSurprise(printed, expected['']), printed)
    this.#lastPrinted = printed
    for (const [name, wanted] of Object.entries(expected)) {
      if (name !== '') await this.#await(name, wanted, before.get(name) ?? 0)
    }
  }

  async #carryOut(text: string, language: string): Promise<Outcome> {
    if (language === 'sh') return (this.#shell ??= new Shell(this.#place)).run(text)
    const [command, ending] = PROGRAMS[language] ?? []
    if (command === undefined) throw new Error(`no program is known that runs "${language}"`)
    const name = `program-${readdirSync(this.#place.folder).length}.${ending}`
    writeFileSync(join(this.#place.folder, name), text)
    // The command is looked up by the shell: Node would look in its own PATH.
    return runProgram(['sh', '-c', `exec ${command} ${name}`], this.#place)
  }

  /** Waits until what was started has printed what is wanted. */
  async #await(name: string, wanted: Expected, from: number): Promise<void> {
    const started = this.#started.get(name)
    // A program that this machine has not was left out.
    if (started === undefined) return
    const look = () => this.#ports.show(started.printed.slice(from))
    for (let waited = 0; waited < this.#patience; waited += 20) {
      if (findSurprise(look(), wanted) === undefined) return
      await pause(20)
    }
    refuse(findSurprise(look(), wanted)?.replace(/^it/, name), look())
  }

  async #start(text: string, { word: name, until = '' }: Directive): Promise<void> {
    if (name !== 'each') return this.#startOne(name, text, until)
    // Each listens where the mock does: it is there again when all were tried.
    const earlier = this.#started.get('mock')
    for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
      await this.#startOne('mock', line, until)
    }
    if (earlier !== undefined) await this.#startOne('mock', earlier.text, until)
  }

  async #startOne(name: string, text: string, until: string): Promise<void> {
    await this.#started.get(name)?.end()
    const started = new Started(text, this.#place)
    this.#started.set(name, started)
    const used = this.#ports.use(until)
    await started.awaitReady(/^\d+$/.test(used) ? Number(used) : used)
  }

  async #write(text: string, name: string): Promise<void> {
    const file = join(this.#place.folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    await checkText(text, name)
  }

  #compare(shown: string): void {
    const [wanted, found] = [shown, this.#lastPrinted].map((text) => toForm(JSON.parse(text)))
    if (JSON.stringify(wanted) === JSON.stringify(found)) return
    throw new Error(`the block before it prints something else: ${this.#lastPrinted}`)
  }
}

/** Command and ending of a file, by the language of a block. */
const PROGRAMS: Readonly<Record<string, readonly [string, string]>> = {
  ts: ['node', 'ts'],
  js: ['node', 'mjs'],
  python: ['python3', 'py'],
}

/** Whoever runs the tests may have settings of their own; a reader has none. */
function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = Object.entries(environment).filter(
    ([name]) => !/^(SABIA_|NODE_|JEST_|GITHUB_)/.test(name),
  )
  return Object.fromEntries(own)
}

function refuse(surprise: string | undefined, printed: string): void {
  if (surprise !== undefined) throw new Error(`${surprise}; it prints:\n${printed}`)
}
