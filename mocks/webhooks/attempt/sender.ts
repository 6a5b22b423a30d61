import { toTimestamp } from '../../world/clock.ts'
import type { Send, WebhookAttempt } from '../delivery.ts'
import type { KnownEndpoint } from '../endpoints/endpoints.ts'
import type { Job } from '../sending/job.ts'
import { sendByFetch, sendOnce } from './send-once.ts'

/** How long a target may take for its whole answer, in milliseconds of real time (gap G86). */
export const TIME_LIMIT = 15_000

/** What sending works with. */
export interface SenderDesk {
  clock: { now(): number }
  send?: Send | undefined
  refusalOf: (url: string) => string | undefined
  /** In milliseconds of real time. */
  timeLimit?: number | undefined
}

/** Makes attempts. */
export class Sender {
  readonly #desk: SenderDesk
  readonly #running = new Set<AbortController>()

  constructor(desk: SenderDesk) {
    this.#desk = desk
  }

  /** Makes one attempt; what goes wrong stands in it. */
  async attempt(job: Job, { endpoint, sign }: KnownEndpoint): Promise<WebhookAttempt> {
    const { delivery, body } = job
    const { clock, refusalOf, send = sendByFetch, timeLimit = TIME_LIMIT } = this.#desk
    const at = toTimestamp(clock.now())
    // Receivers refuse what is five minutes old: this is real time, whatever the site's clock says.
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
    const refused = refusalOf(endpoint.url)
    if (refused !== undefined) {
      return { ...made, status: null, error: refused, duration_ms: 0, response: null }
    }
    const controller = new AbortController()
    this.#running.add(controller)
    const init = { method: 'POST', headers, body, redirect: 'manual' } as const
    const sent = await sendOnce(send, new Request(endpoint.url, init), timeLimit, controller)
    this.#running.delete(controller)
    return { ...made, ...sent }
  }

  /** Stops all attempts. */
  stop(): void {
    for (const controller of this.#running) controller.abort(new Error('stopped'))
    this.#running.clear()
  }
}
