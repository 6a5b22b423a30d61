import type { Task } from '../clock/work.ts'
import type { DeliveryState, WebhookAttempt, WebhookDelivery, WebhookEvent } from './delivery.ts'

/** A delivery, and what is still to be done about it. */
export interface Job {
  readonly delivery: WebhookDelivery
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
}

/** How many finished deliveries are kept. */
const LIMIT = 1000

/** How many attempts of a delivery are kept: the schedule has ten. */
const ATTEMPT_LIMIT = 50

export function toJob(id: string, event: WebhookEvent, endpoint: number, body: string): Job {
  return {
    delivery: { id, event, endpoint_id: endpoint, state: 'pending', reason: null, attempts: [] },
    body,
    tries: 0,
    repeats: 0,
    isForged: false,
    isUnderWay: false,
    task: undefined,
  }
}

/** A site's deliveries: all that are pending, and the last ones that are not. */
export class DeliveryLog {
  readonly #jobs = new Map<string, Job>()
  /** Ids of what is finished, the longest finished one first. */
  readonly #finished = new Set<string>()
  /** What waits for the next delivery to the same endpoint. */
  readonly #held = new Set<Job>()
  /** How many deliveries have come to each end. */
  readonly #ended = { delivered: 0, failed: 0, dropped: 0 }
  readonly #listeners = new Set<(delivery: WebhookDelivery) => void>()

  add(job: Job): void {
    this.#jobs.set(job.delivery.id, job)
    this.#tell(job)
  }

  find(id: string): Job | undefined {
    return this.#jobs.get(id)
  }

  /** Oldest first. */
  list(): Job[] {
    return [...this.#jobs.values()]
  }

  /** Oldest first. */
  pending(): Job[] {
    return this.list().filter(({ delivery }) => delivery.state === 'pending')
  }

  get pendingCount(): number {
    return this.#jobs.size - this.#finished.size
  }

  /** How many are pending, and how many have come to each end since the site was made. */
  counts(): { labels: { state: DeliveryState }; value: number }[] {
    const counted = { pending: this.pendingCount, ...this.#ended }
    return Object.entries(counted).map(([state, value]) => {
      return { labels: { state: state as DeliveryState }, value }
    })
  }

  hold(job: Job): void {
    this.#held.add(job)
  }

  release(job: Job): void {
    this.#held.delete(job)
  }

  /** Takes what is held for an endpoint. */
  takeHeld(endpointId: number): Job[] {
    const taken = [...this.#held].filter((job) => job.delivery.endpoint_id === endpointId)
    for (const job of taken) this.#held.delete(job)
    return taken.filter(({ delivery }) => delivery.state === 'pending')
  }

  addAttempt(job: Job, attempt: WebhookAttempt): void {
    job.delivery.attempts.push(attempt)
    if (job.delivery.attempts.length > ATTEMPT_LIMIT) job.delivery.attempts.shift()
  }

  /** Sets a delivery's state, and forgets the longest finished one when there are too many. */
  set(job: Job, state: WebhookDelivery['state'], reason: string | null = null): void {
    const { id } = job.delivery
    job.delivery.state = state
    job.delivery.reason = reason
    this.#finished.delete(id)
    if (state !== 'pending') {
      this.#finished.add(id)
      this.#ended[state] += 1
    }
    if (this.#finished.size > LIMIT) {
      const [oldest = ''] = this.#finished
      this.#finished.delete(oldest)
      this.#jobs.delete(oldest)
    }
    this.#tell(job)
  }

  clear(): void {
    this.#jobs.clear()
    this.#finished.clear()
    this.#held.clear()
  }

  /** Tells a listener of each new delivery and each change, until the returned function is called. */
  listen(listener: (delivery: WebhookDelivery) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #tell({ delivery }: Job): void {
    if (this.#listeners.size === 0) return
    for (const listener of this.#listeners) listener(toShown(delivery))
  }
}

/** A delivery for the eyes of others: what is done later does not show in it. */
export function toShown(delivery: WebhookDelivery): WebhookDelivery {
  return { ...delivery, attempts: [...delivery.attempts] }
}
