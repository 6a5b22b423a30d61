import { fork, type ChildProcess } from 'node:child_process'
import type { Call, Reply } from './children/calls.ts'

/** A compiled child process whose functions are called by name. */
export class Child {
  readonly #process: ChildProcess
  readonly #waiting = new Map<number, (reply: Reply) => void>()
  #count = 0

  /** `file` is a compiled module that answers calls. */
  constructor(file: string) {
    // None of the parent's loaders: children run plain compiled JavaScript, as users do.
    this.#process = fork(file, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    this.#process.on('message', (reply: Reply) => this.#settle(reply))
    this.#process.on('exit', (code) => {
      for (const id of this.#waiting.keys()) this.#settle({ id, error: `it ended with ${code}` })
    })
  }

  /** @throws Error when the call fails or the process ends. */
  async call<Value>(name: string, input?: unknown): Promise<Value> {
    this.#count += 1
    const call: Call = { id: this.#count, name, input }
    const reply = await new Promise<Reply>((resolve) => {
      this.#waiting.set(call.id, resolve)
      this.#process.send(call, (error) => {
        if (error) this.#settle({ id: call.id, error: String(error) })
      })
    })
    if (reply.error === undefined) return reply.value as Value
    throw new Error(`Cannot ${name} in ${this.#process.spawnargs.at(-1)}: ${reply.error}`)
  }

  /** Ends the process, whatever it is doing. */
  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return
    const ended = new Promise((resolve) => this.#process.once('exit', resolve))
    this.#process.kill('SIGKILL')
    await ended
  }

  #settle(reply: Reply): void {
    this.#waiting.get(reply.id)?.(reply)
    this.#waiting.delete(reply.id)
  }
}
