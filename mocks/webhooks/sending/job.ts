import type { Task } from '../../clock/work.ts'
import type { WebhookAttempt, WebhookDelivery, WebhookEvent } from '../delivery.ts'

/** A delivery, and what is still to be done about it. */
export interface Job {
  readonly delivery: Omit<WebhookDelivery, 'next_attempt_at'>
  /** The bytes that are sent and signed. */
  body: string
  /** Attempts since the first one, or since it was sent again by hand. */
  tries: number
  /** How often it is sent once more after a success. */
  repeats: number
  /** The next attempt's signature is wrong. */
  isForged: boolean
  /** Its bytes are not those that `JSON.stringify` writes. */
  isReformatted: boolean
  /** It waits for its turn, or for an answer. */
  isUnderWay: boolean
  /** The attempt that the clock is to bring. */
  task: Task | undefined
  /** The latest attempt, until listeners are told of it. */
  untold: WebhookAttempt | undefined
}

/** Makes a delivery that is still to be sent. */
export function toJob(
  id: string,
  event: WebhookEvent,
  endpoint: number,
  body = JSON.stringify(event),
): Job {
  return {
    delivery: { id, event, endpoint_id: endpoint, state: 'pending', reason: null, attempts: [] },
    body,
    tries: 0,
    repeats: 0,
    isForged: false,
    isReformatted: false,
    isUnderWay: false,
    task: undefined,
    untold: undefined,
  }
}

/** Writes a delivery's JSON with other spacing and escapes; its value stays the same. */
export function reformat(job: Job): void {
  const spaced = JSON.stringify(job.delivery.event, null, 3)
  const toEscape = (letter: string) =>
    letter === '/' ? String.raw`\/` : `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  // Outside texts JSON has none of these; every event has an underscore.
  job.body = spaced.replaceAll(/[/_\u0080-\uffff]/g, toEscape)
  job.isReformatted = true
}
