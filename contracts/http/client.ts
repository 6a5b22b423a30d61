import { halt, type Stop } from '../model/stop.ts'
import type { Budget } from './pace/budget.ts'
import { TooDeep, toReply, type Reply } from './exchange.ts'
import type { Pace } from './pace/pace.ts'
import { isPassing, isSuccess } from './answers/read-reply.ts'
import { send, Unanswered, Unreadable, type Outgoing } from './send.ts'
import type { Time } from './pace/time.ts'

/** The effect of a request on the site. It decides whether the request can be repeated. */
type Intent =
  /** Changes nothing: repeated when the site is busy or does not answer. */
  | 'read'
  /** Creates a record: repeated only when the site says that it was not done. */
  | 'write'
  /** A write that must be refused: it creates nothing, so it can be repeated. */
  | 'refused'

/** A request that a step sends. */
export interface Call extends Outgoing {
  intent: Intent
  /** Most checks need what this write creates. */
  isNeeded?: boolean
}

/** Dependencies of the client. */
export interface ClientParts {
  fetch: (request: Request) => Promise<Response>
  time: Time
  pace: Pace
  budget: Budget
  /** Nothing more is sent once it is aborted. */
  signal: AbortSignal | undefined
  /** Time limit of a request, in milliseconds. */
  timeout: number
  /** Called before and after each write; the reply is undefined if none came. */
  onWrite: (call: Call, reply: Reply | 'before' | undefined) => void
  /** Called before each request. */
  onSend: (call: Call) => void
  /** Sends another call, and tells whether the site answers that one. */
  answersOthers?: () => Promise<boolean>
  /** Called after each answer. */
  onReply: (reply: Reply) => void
}

const MOST_ATTEMPTS = 5

/** The site counts as gone after this many unanswered requests, in a row or in all. */
const MOST_UNANSWERED = 4
const MOST_UNANSWERED_IN_ALL = 20

/** Milliseconds that a run spends on pauses before repeated requests: a site may stay busy. */
const PAUSES_IN_ALL = 60_000

/** Most characters of all answers of a run; they stay in memory. */
const LARGEST_RUN = 512 * 1024 * 1024

/** Sends requests: paced, counted, and repeated where that is safe. */
export class Client {
  readonly #parts: ClientParts
  #unanswered = 0
  #unansweredInAll = 0
  #paused = 0
  #read = 0
  /** Requests whose answers are too large or too deep: repeating them would not help. */
  readonly #unreadable = new Map<string, Unreadable>()
  /** Why the site counts as gone. It isn't called again, because timeouts take long. */
  #gone: Stop | undefined

  constructor(parts: ClientParts) {
    this.#parts = parts
  }

  /** Every request that was sent, repeated ones included. */
  get requests(): number {
    return this.#parts.budget.requests
  }

  /**
   * Sends a call and returns its answer.
   *
   * @throws Stop when the site can't be asked, or the writes are used up.
   * @throws Unanswered when a write was not answered: it may have been done or not.
   * @throws Unreadable when the answer is too large or too deep to be checked.
   */
  async send(call: Call): Promise<Reply> {
    for (let attempt = 1; ; attempt++) {
      const reply = await this.#try(call, attempt)
      if (reply !== undefined) return reply
      const pause = 150 * 2 ** attempt
      this.#paused += pause
      await this.#parts.time.sleep(pause)
    }
  }

  /** One attempt; undefined when the call is to be sent again. */
  async #try(call: Call, attempt: number): Promise<Reply | undefined> {
    const { pace } = this.#parts
    let reply: Reply
    try {
      reply = await this.#exchange(call)
    } catch (error) {
      if (!(error instanceof Unanswered) || error instanceof Unreadable) throw error
      this.#refuseWhenGone(error)
      if (call.intent === 'write') throw error
      if (this.#mayRepeat(attempt)) return undefined
      throw halt('UNANSWERED', `${call.method} ${call.url}: ${error.message}`)
    }
    const wait = reply.headers.get('retry-after')
    const answeredAt = reply.headers.get('date')
    if (isBusy(reply.status, wait)) {
      pace.holdBack(wait, answeredAt, attempt)
      if (this.#mayRepeat(attempt)) return undefined
      throw halt(
        'RATE_LIMITED',
        `The site keeps answering ${reply.status}; lower the rate with --rate`,
      )
    }
    if (isPassing(reply)) {
      if (wait !== null) pace.holdBack(wait, answeredAt, attempt)
      if (call.intent === 'write') {
        throw new Unanswered(
          `the site answered ${reply.status} to ${call.method} ${call.url}; try again later`,
        )
      }
      if (this.#mayRepeat(attempt)) return undefined
      if (call.intent === 'refused' && attempt > MOST_ATTEMPTS) return this.#take(reply)
      // A site that answers other calls, and this one still not, is not down: it does not refuse it.
      const isLast = call.intent === 'refused' && attempt === MOST_ATTEMPTS
      if (isLast && (await this.#parts.answersOthers?.()) === true) return undefined
      throw halt(
        'UNANSWERED',
        `${call.method} ${call.url} keeps answering ${reply.status}; try again later`,
      )
    }
    return this.#take(reply)
  }

  #take(reply: Reply): Reply {
    this.#parts.onReply(reply)
    return reply
  }

  #mayRepeat(attempt: number): boolean {
    const isOver = attempt >= MOST_ATTEMPTS || this.#paused >= PAUSES_IN_ALL
    return !isOver && this.#parts.budget.takeFurther('repeat')
  }

  async #exchange(call: Call): Promise<Reply> {
    const { pace, budget, fetch, timeout, onWrite } = this.#parts
    this.#refuseWhenStopped()
    const unreadable = this.#unreadable.get(toName(call))
    if (unreadable !== undefined) throw unreadable
    const isWrite = call.method === 'POST' && call.operation !== 'createToken'
    const settle = isWrite ? budget.takeWrite(call.isNeeded === true) : undefined
    try {
      await pace.turn()
      this.#refuseWhenStopped()
      budget.refuseWhenSpent()
      // A write that cannot be logged is not sent.
      if (isWrite) onWrite(call, 'before')
    } catch (error) {
      settle?.(false)
      throw error
    }
    const number = budget.countRequest()
    this.#parts.onSend(call)
    let reply: Reply
    try {
      reply = toReply(await send(call, number, fetch, timeout))
    } catch (error) {
      settle?.(true)
      if (isWrite) onWrite(call, undefined)
      throw this.#toUnreadable(error, call)
    }
    this.#unanswered = 0
    this.#read += reply.text.length
    // A server that is busy may have created the record; a call that must be refused creates none.
    settle?.(isSuccess(reply) || (isPassing(reply) && call.intent === 'write'))
    if (isWrite) onWrite(call, reply)
    return reply
  }

  #refuseWhenStopped(): void {
    if (this.#parts.signal?.aborted === true) throw halt('STOPPED', 'The run was stopped')
    if (this.#gone !== undefined) throw this.#gone
    if (this.#read < LARGEST_RUN) return
    throw halt('UNREADABLE', 'The answers of the site come to more than 512 MiB in all')
  }

  #toUnreadable(error: unknown, call: Call): unknown {
    const found = error instanceof TooDeep ? new Unreadable(error.message) : error
    if (!(found instanceof Unreadable)) return error
    this.#unanswered = 0
    const unreadable = new Unreadable(`${call.method} ${call.url}: ${found.message}`)
    if (call.method === 'GET') this.#unreadable.set(toName(call), unreadable)
    return unreadable
  }

  #refuseWhenGone(error: Unanswered): void {
    this.#unanswered += 1
    this.#unansweredInAll += 1
    const isFirst = this.#parts.budget.requests === this.#unanswered
    if (
      this.#unanswered < MOST_UNANSWERED &&
      this.#unansweredInAll < MOST_UNANSWERED_IN_ALL &&
      !(isFirst && /ECONNREFUSED|ENOTFOUND/.test(error.message))
    )
      return
    this.#gone = halt('UNREACHABLE', `The site cannot be reached: ${error.message}`)
    throw this.#gone
  }
}

/** A site that is called too often says 429, or another refusal that tells when to call again. */
function isBusy(status: number, retryAfter: string | null): boolean {
  return status === 429 || (status > 401 && status < 500 && retryAfter !== null)
}

function toName({ method, url, headers }: Call): string {
  return `${method} ${url} ${headers['authorization']}`
}
