import { startTimer } from '../clock/timer.ts'
import { toTimestamp } from '../world/clock.ts'
import type { AllowTarget, Send, WebhookAttempt } from './delivery.ts'
import type { SigningEndpoint } from './endpoints.ts'
import type { Job } from './job.ts'

/** How long a target may take for its whole response, in milliseconds of real time (gap G86). */
export const TIME_LIMIT = 15_000

/** How much of a response is read, in bytes. */
const READ_LIMIT = 64 * 1024

/** How much of a response is stored, in characters: it keeps a log of many attempts small. */
const STORED_LIMIT = 1024

const STORED_HEADERS = ['content-type', 'location', 'retry-after']

/** How webhooks are sent, and where they may go. */
export interface Sending {
  send?: Send | undefined
  allowTarget?: AllowTarget | undefined
}

/** Combines a site's own sender and allowed targets with the limits of the server that runs it. */
export class Targets {
  readonly #own: Sending
  #limits: Sending = {}

  constructor({ send, allowTarget }: Sending) {
    this.#own = { send, allowTarget }
  }

  /** Why nothing may be sent to an address; undefined when it is allowed. */
  readonly allow: AllowTarget = (url) => {
    return this.#own.allowTarget?.(url) ?? this.#limits.allowTarget?.(url)
  }

  /** Sends by the site's sender, the server's, or the platform's `fetch`. */
  readonly send: Send = (request, signal) => {
    const send = this.#own.send ?? this.#limits.send ?? ((one) => fetch(one, { signal }))
    return send(request, signal)
  }

  /** Sets the server's limits; the site's own sender stays. */
  restrict(limits: Sending): void {
    this.#limits = limits
  }
}

/** Dependencies of the sender. */
export interface SenderContext {
  clock: { now(): number }
  send: Send
  /** Why nothing may be sent to an address; undefined when it is allowed. */
  refusalOf: (url: string) => string | undefined
}

/** Makes attempts: signs and sends the request, and reads the response. */
export class Sender {
  readonly #context: SenderContext
  readonly #running = new Set<AbortController>()

  constructor(context: SenderContext) {
    this.#context = context
  }

  /** Makes one attempt. It doesn't throw: a failure is part of the attempt. */
  async attempt(job: Job, { endpoint, sign }: SigningEndpoint): Promise<WebhookAttempt> {
    const { delivery, body } = job
    const { clock, refusalOf, send } = this.#context
    const at = toTimestamp(clock.now())
    // Real time, whatever the site's clock says: receivers refuse what is five minutes old.
    const timestamp = Math.floor(Date.now() / 1000)
    const signed = job.isForged ? `${body} ` : body
    job.isForged = false
    const headers = {
      'content-type': 'application/json',
      'webhook-id': delivery.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': await sign(delivery.id, timestamp, signed),
    }
    const made = { at, request: { headers, body } }
    const refused = job.isFailing ? 'it was asked to fail' : refusalOf(endpoint.url)
    job.isFailing = false
    if (refused !== undefined) {
      return { ...made, status: null, error: refused, duration_ms: 0, response: null }
    }
    const controller = new AbortController()
    this.#running.add(controller)
    const init = { method: 'POST', headers, body, redirect: 'manual' } as const
    const sent = await sendOnce(send, new Request(endpoint.url, init), TIME_LIMIT, controller)
    this.#running.delete(controller)
    return { ...made, ...sent }
  }

  /** Stops all attempts. */
  stop(): void {
    for (const controller of this.#running) controller.abort(new Error('stopped'))
    this.#running.clear()
  }
}

/** The outcome of one request. */
export type Sent = Pick<WebhookAttempt, 'status' | 'error' | 'duration_ms' | 'response'>

/**
 * Sends a request and reads the response within a time limit in milliseconds. It doesn't throw: a
 * failure is an `error`. The controller stops it early.
 */
export async function sendOnce(
  send: Send,
  request: Request,
  timeLimit: number,
  controller: AbortController,
): Promise<Sent> {
  const start = performance.now()
  const { signal } = controller
  // Doesn't rely on the sender to react to the signal.
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  const late = new Error(`no complete response within ${timeLimit / 1000} seconds`)
  const stopTimer = startTimer(() => controller.abort(late), timeLimit)
  let status: number | null = null
  try {
    const receive = async () => {
      const response = await send(request, signal)
      status = response.status
      return { headers: toStored(response.headers), body: await readStart(response, signal) }
    }
    const response = await Promise.race([receive(), stopped])
    return { status, error: null, duration_ms: elapsed(start), response }
  } catch (error) {
    // A response that doesn't end in time counts as none.
    return { status: null, error: toText(error), duration_ms: elapsed(start), response: null }
  } finally {
    stopTimer()
    // Drops the rest of the response: a body that fetch hides (205) would otherwise continue.
    controller.abort()
  }
}

async function readStart(response: Response, signal: AbortSignal): Promise<string> {
  const reader = response.body?.getReader()
  if (reader === undefined) return ''
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  while (length < READ_LIMIT && !signal.aborted) {
    const { done, value } = await reader.read()
    if (done) return text.slice(0, STORED_LIMIT)
    length += value.byteLength
    if (text.length < STORED_LIMIT) text += decoder.decode(value, { stream: true })
  }
  // The rest is ignored, and so is a failure to cancel it.
  void reader.cancel().catch(() => undefined)
  return text.slice(0, STORED_LIMIT)
}

function toStored(headers: Headers): Record<string, string> {
  const stored = STORED_HEADERS.map(
    (name) => [name, headers.get(name)?.slice(0, STORED_LIMIT) ?? null] as const,
  )
  return Object.fromEntries(stored.filter((entry): entry is [string, string] => entry[1] !== null))
}

function toText(error: unknown): string {
  const { message, cause } = (error ?? {}) as { message?: string; cause?: unknown }
  // Node's fetch gives the reason only in the cause.
  const { message: reason, code } = (cause ?? {}) as { message?: string; code?: string }
  return [message ?? String(error), reason || code].filter(Boolean).join(': ')
}

function elapsed(start: number): number {
  return Math.round((performance.now() - start) * 10) / 10
}
