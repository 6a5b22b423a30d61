import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { isOpen } from './ports.ts'
import { endGroup, type Place } from './shell.ts'
import { findSurprise } from './expectations.ts'

/** How long a program may take until it is ready, in milliseconds. */
const TIME_LIMIT = 15_000

/** A program that stays, as in a terminal of its own. */
export class Started {
  readonly #process: ChildProcess
  /** What was started. */
  readonly text: string
  #printed = ''

  constructor(text: string, { folder, environment }: Place) {
    this.text = text
    this.#process = spawn('sh', ['-c', text], {
      cwd: folder,
      env: environment,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const listen = (part: Buffer) => (this.#printed += part.toString())
    this.#process.stdout?.on('data', listen)
    this.#process.stderr?.on('data', listen)
  }

  /** Everything that it has printed. */
  get printed(): string {
    return this.#printed
  }

  /** @throws Error when it ends, or is not ready in time. */
  async awaitReady(until: string | number): Promise<void> {
    for (let waited = 0; waited < TIME_LIMIT; waited += 20) {
      const isReady =
        typeof until === 'number'
          ? await isOpen(until)
          : findSurprise(this.#printed, { prints: [until], lines: undefined }) === undefined
      if (isReady) return
      if (this.#process.exitCode !== null) {
        throw new Error(`Cannot go on: what was started has ended: ${this.#printed}`)
      }
      await pause(20)
    }
    throw new Error(`Cannot go on: "${until}" does not come: ${this.#printed}`)
  }

  /** Ends it, and waits until it is gone. */
  async end(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return
    const gone = new Promise((resolve) => this.#process.once('close', resolve))
    endGroup(this.#process)
    await gone
  }
}
