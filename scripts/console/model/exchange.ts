import { messageOf } from '../../../mocks/shared/message-of.ts'
import type { Call } from './call.ts'

/** A response. */
export interface Answer {
  status: number
  headers: readonly (readonly [name: string, value: string])[]
  text: string
  /** The body as JSON; undefined if it isn't JSON. */
  json: unknown
}

/** A call and its result. */
export interface Exchange {
  /** Counts up from 1. */
  number: number
  call: Call
  /** Address that was called. */
  base: string
  /** Address of the site for commands. */
  shownBase: string
  /** Undefined if no complete response arrived. */
  answer: Answer | undefined
  /** Why there is no response; undefined if there is one. */
  failure: Failure | undefined
  /** From sending to the end of the response, in milliseconds. */
  milliseconds: number
}

/** Why no complete response arrived. */
interface Failure {
  what: 'cancelled' | 'dropped' | 'brokenOff'
  /** The browser's own words, which differ from one to the other. */
  text?: string
}

/** Sends a call and reads the whole response; an error becomes a `failure`. */
export async function exchange(
  call: Call,
  place: { base: string; shownBase: string; fetch: (request: Request) => Promise<Response> },
  number: number,
  signal?: AbortSignal,
): Promise<Exchange> {
  const begin = performance.now()
  const end = () => performance.now() - begin
  const { base, shownBase } = place
  try {
    const headers = call.headers.map(([name, value]): [string, string] => [name, value])
    const init = {
      method: call.method,
      headers,
      ...(signal === undefined ? {} : { signal }),
      ...(call.body === undefined ? {} : { body: call.body }),
    }
    const fetched = place.fetch(new Request(`${place.base}${call.path}`, init))
    const response = await Promise.race([fetched, cancelled(signal)])
    // `Response.error()` stands for a dropped connection.
    if (response.type === 'error') throw new Unanswered({ what: 'dropped' })
    const text = await Promise.race([readText(response), cancelled(signal)])
    const answer = {
      status: response.status,
      headers: [...response.headers],
      text,
      json: read(text),
    }
    return { number, call, base, shownBase, answer, failure: undefined, milliseconds: end() }
  } catch (error) {
    const failure = signal?.aborted === true ? CANCELLED : toFailure(error)
    return { number, call, base, shownBase, answer: undefined, failure, milliseconds: end() }
  }
}

/** @throws Unanswered when the body breaks off. */
async function readText(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (error) {
    throw new Unanswered({ what: 'brokenOff', text: `${response.status}, ${messageOf(error)}` })
  }
}

const CANCELLED: Failure = { what: 'cancelled' }

class Unanswered extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.what)
    this.failure = failure
  }
}

function toFailure(error: unknown): Failure {
  return error instanceof Unanswered ? error.failure : { what: 'dropped', text: messageOf(error) }
}

/** Rejects once a call is cancelled: a site in this page doesn't notice. */
function cancelled(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted === true) reject(new Unanswered(CANCELLED))
    signal?.addEventListener('abort', () => reject(new Unanswered(CANCELLED)))
  })
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
