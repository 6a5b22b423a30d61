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
  /** Why there is no response, in words; undefined if there is one. */
  failure: string | undefined
  /** From sending to the end of the response, in milliseconds. */
  milliseconds: number
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

/** Rejects once a call is cancelled: a site in this page doesn't notice. */
function cancelled(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted === true) reject(new Error(CANCELLED))
    signal?.addEventListener('abort', () => reject(new Error(CANCELLED)))
  })
}

/** Browsers describe a failed call in different words, none of them helpful. */
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
