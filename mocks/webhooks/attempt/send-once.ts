import { startTimer } from '../../clock/timer.ts'
import type { Send } from '../delivery.ts'

/** What became of one request. */
export interface Sent {
  status: number | null
  error: string | null
  /** In milliseconds of real time. */
  duration_ms: number
  response: { headers: Record<string, string>; body: string } | null
}

/** How much of an answer is read, in bytes. */
const READ_LIMIT = 64 * 1024

/** How much of an answer is kept, in characters: a log of many attempts stays small. */
const KEPT_LIMIT = 1024

const KEPT_HEADERS = ['content-type', 'location', 'retry-after']

/** The platform's own `fetch`. */
export const sendByFetch: Send = (request, signal) => fetch(request, { signal })

/**
 * Sends a request and reads the answer, in a limited time (milliseconds). It does not throw: what
 * goes wrong is an `error`. The controller stops it before its time.
 */
export async function sendOnce(
  send: Send,
  request: Request,
  timeLimit: number,
  controller: AbortController,
): Promise<Sent> {
  const begin = performance.now()
  const { signal } = controller
  // A sender may be deaf to the signal: it is not waited for either.
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  const late = new Error(`no whole answer within ${timeLimit / 1000} seconds`)
  const stopTimer = startTimer(() => controller.abort(late), timeLimit)
  let status: number | null = null
  try {
    const exchange = async () => {
      const answer = await send(request, signal)
      status = answer.status
      return { headers: toKeptHeaders(answer.headers), body: await readStart(answer, signal) }
    }
    const response = await Promise.race([exchange(), stopped])
    return { status, error: null, duration_ms: elapsed(begin), response }
  } catch (error) {
    // An answer that did not end in time is none.
    return { status: null, error: toText(error), duration_ms: elapsed(begin), response: null }
  } finally {
    stopTimer()
    // What is left of an answer is nobody's matter: a body that fetch hides (205) would go on.
    controller.abort()
  }
}

async function readStart(answer: Response, signal: AbortSignal): Promise<string> {
  const reader = answer.body?.getReader()
  if (reader === undefined) return ''
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  while (length < READ_LIMIT && !signal.aborted) {
    const { done, value } = await reader.read()
    if (done) return text.slice(0, KEPT_LIMIT)
    length += value.byteLength
    if (text.length < KEPT_LIMIT) text += decoder.decode(value, { stream: true })
  }
  // The rest is nobody's matter; a target that cannot be told so is none either.
  void reader.cancel().catch(() => undefined)
  return text.slice(0, KEPT_LIMIT)
}

function toKeptHeaders(headers: Headers): Record<string, string> {
  const kept = KEPT_HEADERS.map(
    (name) => [name, headers.get(name)?.slice(0, KEPT_LIMIT) ?? null] as const,
  )
  return Object.fromEntries(kept.filter((entry): entry is [string, string] => entry[1] !== null))
}

function toText(error: unknown): string {
  const { message, cause } = (error ?? {}) as { message?: string; cause?: unknown }
  // Node's fetch tells the reason in the cause alone.
  const { message: reason, code } = (cause ?? {}) as { message?: string; code?: string }
  return [message ?? String(error), reason || code].filter(Boolean).join(': ')
}

function elapsed(begin: number): number {
  return Math.round((performance.now() - begin) * 10) / 10
}
