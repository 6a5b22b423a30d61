import { ChangeTracker } from '../shared/change-tracker.ts'
import { MOST_ATTEMPTS, MOST_DELIVERIES, MOST_FINISHED } from '../shared/limits.ts'
import { Listeners } from '../shared/listeners.ts'
import { toTimestamp } from '../world/clock.ts'
import type { DeliveryState, WebhookAttempt, WebhookDelivery } from './delivery.ts'
import { fromJobState, toJobState, type Job, type JobState } from './job.ts'

/** The log as plain data. */
export interface LogState {
  /** Oldest first. */
  deliveries: JobState[]
  /** Ids of finished deliveries, first finished first. */
  finished: string[]
  /** Ids of what waits for the next delivery to the same endpoint. */
  held: string[]
}

/** A site's deliveries: all pending ones, and the last of the others. */
export class DeliveryLog {
  readonly #jobs = new Map<string, Job>()
  /** Ids of finished deliveries, first finished first. */
  readonly #finished = new Set<string>()
  /** How often a delivery has finished. */
  #endings = 0
  /** What waits for the next delivery to the same endpoint. */
  readonly #held = new Set<Job>()
  /** How many deliveries ended in each state. */
  readonly #ended = { delivered: 0, failed: 0, dropped: 0 }
  readonly #listeners = new Listeners<[WebhookDelivery, WebhookAttempt | undefined]>()
  /** How many attempts had each outcome. */
  readonly #attempts = { succeeded: 0, refused: 0, unanswered: 0 }
  readonly #changes: ChangeTracker
  readonly #most: number

  constructor(changes = new ChangeTracker(), most = MOST_DELIVERIES) {
    this.#changes = changes
    this.#most = most
  }

  /** False when too many are pending: the delivery is dropped and not stored, and listeners are called. */
  add(job: Job): boolean {
    const { delivery } = job
    if (this.#jobs.size >= this.#most) this.#removeOldest()
    const hasRoom = this.#jobs.size < this.#most
    if (hasRoom) {
      this.#jobs.set(delivery.id, job)
      this.note(job)
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

  /** How many are pending now, and how many ended in each state since the site was created. */
  counts(): { labels: { state: DeliveryState }; value: number }[] {
    const counted = { pending: this.pendingCount, ...this.#ended }
    return Object.entries(counted).map(([state, value]) => {
      return { labels: { state: state as DeliveryState }, value }
    })
  }

  /** How many attempts got a 2xx response, another status, and no response. */
  attempts(): { labels: { outcome: string }; value: number }[] {
    return Object.entries(this.#attempts).map(([outcome, value]) => {
      return { labels: { outcome }, value }
    })
  }

  /** Reports that something about a stored delivery has changed. */
  note(job: Job): void {
    this.#changes.note('deliveries', job.delivery.id, job)
  }

  hold(job: Job): void {
    this.#held.add(job)
    job.isHeld = true
    this.note(job)
  }

  release(job: Job): void {
    if (!this.#held.delete(job)) return
    job.isHeld = false
    this.note(job)
  }

  /** Releases and returns what is held for an endpoint. */
  takeHeld(endpointId: number): Job[] {
    const taken = [...this.#held].filter((job) => job.delivery.endpoint_id === endpointId)
    for (const job of taken) this.release(job)
    return taken.filter(({ delivery }) => delivery.state === 'pending')
  }

  /** Stores an attempt; listeners are called together with the delivery's new state. */
  addAttempt(job: Job, attempt: WebhookAttempt): void {
    this.note(job)
    this.#attempts[toOutcome(attempt)] += 1
    job.unreported = attempt
    job.delivery.attempts.push(attempt)
    if (job.delivery.attempts.length > MOST_ATTEMPTS) job.delivery.attempts.shift()
  }

  /** Sets a delivery's state, and removes the oldest finished delivery when there are too many. */
  set(job: Job, state: WebhookDelivery['state'], reason: string | null = null): void {
    const { id } = job.delivery
    job.delivery.state = state
    job.delivery.reason = reason
    this.#finished.delete(id)
    job.ended = 0
    if (state !== 'pending') {
      this.#finished.add(id)
      this.#endings += 1
      job.ended = this.#endings
      this.#ended[state] += 1
    }
    this.note(job)
    if (this.#finished.size > MOST_FINISHED) this.#removeOldest()
    this.#tell(job)
  }

  #removeOldest(): void {
    const [oldest] = this.#finished
    if (oldest === undefined) return
    this.#finished.delete(oldest)
    this.#jobs.delete(oldest)
    this.#changes.note('deliveries', oldest)
  }

  dump(): LogState {
    return {
      deliveries: this.list().map(toJobState),
      finished: [...this.#finished],
      held: [...this.#held].map(({ delivery }) => delivery.id),
    }
  }

  /** Replaces all deliveries; the counts continue. */
  load({ deliveries, finished, held }: LogState): void {
    this.clear()
    for (const state of deliveries) this.#jobs.set(state.id, fromJobState(state))
    this.#endings = 0
    for (const id of finished) {
      this.#finished.add(id)
      const job = this.#jobs.get(id)
      // A snapshot has the order alone.
      this.#endings = Math.max(this.#endings + 1, job?.ended ?? 0)
      if (job !== undefined) job.ended = this.#endings
    }
    for (const id of held) {
      const job = this.#jobs.get(id)
      if (job !== undefined) this.hold(job)
    }
  }

  clear(): void {
    this.#changes.touch()
    this.#jobs.clear()
    this.#finished.clear()
    this.#held.clear()
  }

  /** Tells listeners of an attempt that changed no state. */
  tellAttempt(job: Job): void {
    if (job.unreported !== undefined) this.#tell(job)
  }

  /**
   * Calls a listener with each new delivery, each attempt and each change, until the returned function
   * is called.
   *
   * @param listener also gets the attempt, if one was just made
   */
  listen(
    listener: (delivery: WebhookDelivery, attempt: WebhookAttempt | undefined) => void,
  ): () => void {
    return this.#listeners.add(listener)
  }

  #tell(job: Job): void {
    const { unreported } = job
    job.unreported = undefined
    if (this.#listeners.size > 0) this.#listeners.tell(toShown(job), unreported)
  }
}

/** A copy of a delivery for others. */
export function toShown({ delivery, task }: Job): WebhookDelivery {
  const { attempts, ...rest } = delivery
  const next = task === undefined ? null : toTimestamp(task.at)
  return { ...rest, next_attempt_at: next, attempts: [...attempts] }
}

/** Whether an attempt got a 2xx response. */
export function isSuccess({ status }: WebhookAttempt): boolean {
  return status !== null && status >= 200 && status < 300
}

function toOutcome(attempt: WebhookAttempt): 'succeeded' | 'refused' | 'unanswered' {
  if (attempt.status === null) return 'unanswered'
  return isSuccess(attempt) ? 'succeeded' : 'refused'
}
