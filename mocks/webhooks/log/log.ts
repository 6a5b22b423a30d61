import { MOST_ATTEMPTS, MOST_DELIVERIES, MOST_FINISHED } from '../../shared/limits.ts'
import { Listeners } from '../../shared/listeners.ts'
import type { DeliveryState, WebhookAttempt, WebhookDelivery } from '../delivery.ts'
import { toTimestamp } from '../../world/clock.ts'
import type { Job } from '../sending/job.ts'
import { fromJobState, toJobState, type LogState } from './log-state.ts'

/** A site's deliveries: all that are pending, and the last ones that are not. */
export class DeliveryLog {
  readonly #jobs = new Map<string, Job>()
  /** Ids of what is finished, the longest finished one first. */
  readonly #finished = new Set<string>()
  /** What waits for the next delivery to the same endpoint. */
  readonly #held = new Set<Job>()
  /** How many deliveries have come to each end. */
  readonly #ended = { delivered: 0, failed: 0, dropped: 0 }
  readonly #listeners = new Listeners<[WebhookDelivery, WebhookAttempt | undefined]>()
  /** How many attempts have come to each end. */
  readonly #attempts = { succeeded: 0, refused: 0, unanswered: 0 }
  readonly #most: number
  #changes = 0

  constructor(most = MOST_DELIVERIES) {
    this.#most = most
  }

  /** False where too many are pending: the delivery is dropped, which is told and not kept. */
  add(job: Job): boolean {
    const { delivery } = job
    if (this.#jobs.size >= this.#most) this.#forgetOldest()
    const hasRoom = this.#jobs.size < this.#most
    if (hasRoom) {
      this.#jobs.set(delivery.id, job)
    } else {
      delivery.state = 'dropped'
      delivery.reason = `${this.#most} deliveries are pending already`
      this.#ended.dropped += 1
    }
    this.#tell(job)
    return hasRoom
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

  /** How many attempts were answered with 2xx, with another status, and not at all. */
  attempts(): { labels: { outcome: string }; value: number }[] {
    return Object.entries(this.#attempts).map(([outcome, value]) => {
      return { labels: { outcome }, value }
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

  /** Keeps an attempt; listeners are told of it with what follows from it. */
  addAttempt(job: Job, attempt: WebhookAttempt): void {
    this.#changes += 1
    this.#attempts[toOutcome(attempt)] += 1
    job.untold = attempt
    job.delivery.attempts.push(attempt)
    if (job.delivery.attempts.length > MOST_ATTEMPTS) job.delivery.attempts.shift()
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
    if (this.#finished.size > MOST_FINISHED) this.#forgetOldest()
    this.#tell(job)
  }

  /** Forgets the longest finished one. */
  #forgetOldest(): void {
    const [oldest] = this.#finished
    if (oldest === undefined) return
    this.#finished.delete(oldest)
    this.#jobs.delete(oldest)
  }

  /** How often anything has changed. */
  get changes(): number {
    return this.#changes
  }

  dump(): LogState {
    return {
      deliveries: this.list().map(toJobState),
      finished: [...this.#finished],
      held: [...this.#held].map(({ delivery }) => delivery.id),
    }
  }

  /** Takes these deliveries in place of all; the counts of ends go on. */
  load({ deliveries, finished, held }: LogState): void {
    this.clear()
    for (const state of deliveries) this.#jobs.set(state.id, fromJobState(state))
    for (const id of finished) this.#finished.add(id)
    for (const id of held) {
      const job = this.#jobs.get(id)
      if (job !== undefined) this.#held.add(job)
    }
  }

  clear(): void {
    this.#changes += 1
    this.#jobs.clear()
    this.#finished.clear()
    this.#held.clear()
  }

  /** Tells of an attempt that has changed no state. */
  tellAttempt(job: Job): void {
    if (job.untold !== undefined) this.#tell(job)
  }

  /**
   * Tells a listener of each new delivery, each attempt and each change, until the returned function
   * is called.
   *
   * @param listener given the attempt as well, where one was just made
   */
  listen(
    listener: (delivery: WebhookDelivery, attempt: WebhookAttempt | undefined) => void,
  ): () => void {
    return this.#listeners.add(listener)
  }

  #tell(job: Job): void {
    this.#changes += 1
    const { untold } = job
    job.untold = undefined
    if (this.#listeners.size > 0) this.#listeners.tell(toShown(job), untold)
  }
}

/** A delivery for the eyes of others: what is done later does not show in it. */
export function toShown({ delivery, task }: Job): WebhookDelivery {
  const { attempts, ...rest } = delivery
  const next = task === undefined ? null : toTimestamp(task.at)
  return { ...rest, next_attempt_at: next, attempts: [...attempts] }
}

/** Whether an attempt was answered with 2xx. */
export function isSuccess({ status }: WebhookAttempt): boolean {
  return status !== null && status >= 200 && status < 300
}

function toOutcome(attempt: WebhookAttempt): 'succeeded' | 'refused' | 'unanswered' {
  if (attempt.status === null) return 'unanswered'
  return isSuccess(attempt) ? 'succeeded' : 'refused'
}
