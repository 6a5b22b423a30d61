import type { Task } from '../../clock/work.ts'
import type { WebhookAttempt, WebhookDelivery, WebhookEvent } from '../delivery.ts'

/** A delivery, and what is still to be done about it. */
export interface Job {
  readonly delivery: Omit<WebhookDelivery, 'next_attempt_at'>
  /** The bytes that are sent and signed. */
  readonly body: string
  /** Attempts since the first one, or since it was sent again by hand. */
  tries: number
  /** How often it is sent once more after a success. */
  repeats: number
  /** The next attempt's signature is wrong. */
  isForged: boolean
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
    isUnderWay: false,
    task: undefined,
    untold: undefined,
  }
}
