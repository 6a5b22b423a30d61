import { messageOf } from '../../../mocks/shared/message-of.ts'
import type { Call } from './call.ts'

/** An answer as it was read. */
export interface Answer {
  status: number
  headers: readonly (readonly [name: string, value: string])[]
  text: string
  /** The body as JSON; undefined where it is none. */
  json: unknown
}

/** A call that was made, and what came of it. */
export interface Exchange {
  /** Counts up from 1. */
  number: number
  call: Call
  /** Address that was called. */
  base: string
  /** Address of the place as commands name it. */
  shownBase: string
  /** Undefined where none came whole. */
  answer: Answer | undefined
  /** Why no answer came, in words; undefined where one did. */
  failure: string | undefined
  /** From sending to the end of the answer, in milliseconds. */
  milliseconds: number
}

/** Sends a call and reads its answer whole; what goes wrong is a `failure`. */
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
    // What `Response.error()` stands for: the connection was dropped.
    if (response.type === 'error') throw new TypeError('the connection was dropped')
    const text = await Promise.race([readText(response), cancelled(signal)])
    const answer = {
      status: response.status,
      headers: [...response.headers],
      text,
      json: read(text),
    }
    return { number, call, base, shownBase, answer, failure: undefined, milliseconds: end() }
  } catch (error) {
    const reason = signal?.aborted === true ? CANCELLED : toReason(error)
    const failure = `No whole answer came: ${reason}`
    return { number, call, base, shownBase, answer: undefined, failure, milliseconds: end() }
  }
}

/** @throws Error when the body breaks off. */
async function readText(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (error) {
    throw new Error(`the answer ${response.status} broke off (${toReason(error)})`, {
      cause: error,
    })
  }
}

const CANCELLED = 'it was cancelled here, and the site may have done it all the same'

/** Fails once a call is cancelled: a site in this page does not hear of it. */
function cancelled(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted === true) reject(new Error(CANCELLED))
    signal?.addEventListener('abort', () => reject(new Error(CANCELLED)))
  })
}

/** What browsers say of a call that nobody answered differs, and says little. */
function toReason(error: unknown): string {
  const text = messageOf(error)
  const isBare = /^(failed to fetch|load failed|networkerror.*)$/i.test(text)
  return isBare ? `the connection failed or was dropped (${text})` : text
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
