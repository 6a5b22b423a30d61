import type { Choices } from '../../openapi/ledger.ts'
import type { Scheduler } from '../clock/scheduler.ts'
import type { DueItem, Task } from '../clock/tasks.ts'
import type { ChangeTracker } from '../shared/change-tracker.ts'
import type { SiteLimits } from '../shared/limits.ts'
import { toTimestamp } from '../world/clock.ts'
import { createRandom, mixSeed, type Random } from '../world/random.ts'
import type { PaymentProfileRecord } from '../world/records.ts'
import type { WebhookAttempt } from './delivery.ts'
import { DeliveryFaults, type PlannedMisbehaviour } from './delivery-faults.ts'
import { EndpointQueues } from './endpoint-queues.ts'
import { Endpoints, type EndpointsState } from './endpoints.ts'
import { findEventViolation, reformat, toEvent, toJob, type Job } from './job.ts'
import { DeliveryLog, isSuccess, type LogState } from './log.ts'
import { toRetryDelay } from './retry-schedule.ts'
import { Sender, type Targets } from './send.ts'

/** How long a delivery is held back for the next one, in milliseconds on the site's clock. */
const HOLD = 60_000

/** 410 Gone: the receiver wants no more webhooks (gap G86). */
const GONE = 410

/** Dependencies of the deliverer. */
export interface DelivererContext {
  choices: () => Choices
  isProfiled: () => boolean
  /** Seed of ids, secrets and jitter. */
  seed: () => number
  changes: ChangeTracker
  /** Resolves when all changes so far are durable; undefined when they are. */
  kept: () => Promise<void> | undefined
  clock: Pick<Scheduler, 'now' | 'schedule' | 'cancel'>
  targets: Targets
  limits?: SiteLimits | undefined
}

/** All webhooks of a site as plain data. */
export interface WebhooksState extends LogState {
  endpoints: EndpointsState
  misbehaviours: PlannedMisbehaviour[]
  /** Ids of what is being sent, in order: it is sent again after a restore. */
  under_way: string[]
  /** How many random numbers were drawn for ids. */
  drawn: number
}

/** Reports changes to all endpoints, and retries failed deliveries (gaps G83 to G88). */
export class Deliverer {
  readonly endpoints: Endpoints
  readonly log: DeliveryLog
  readonly faults: DeliveryFaults
  readonly #context: DelivererContext
  readonly #sender: Sender
  readonly #queues = new EndpointQueues<Job>((job) => this.#attempt(job))
  #ids: Random
  /** How often a delivery was queued. */
  #turns = 0
  /** Changes with each reset; an attempt that started before it has no effect. */
  #epoch = 0

  constructor(context: DelivererContext) {
    const { clock, seed, targets, changes, limits } = context
    const secrets = createRandom(mixSeed(seed(), 'secrets'))
    const endpoints = new Endpoints(secrets, targets.allow, changes, limits?.endpoints)
    const refusalOf = (url: string) => endpoints.refusalOf(url)
    this.endpoints = endpoints
    this.log = new DeliveryLog(changes, limits?.deliveries)
    this.faults = new DeliveryFaults(changes)
    this.#context = context
    this.#sender = new Sender({ clock, send: targets.send, refusalOf })
    this.#ids = createRandom(seed())
  }

  /**
   * Reports a payment profile's new status to all endpoints. Sending starts after the current
   * synchronous code. Returns the ids of the deliveries.
   */
  report(type: string, profile: PaymentProfileRecord, at: number): string[] {
    const enabled = this.endpoints.list().filter(({ endpoint }) => !endpoint.disabled)
    if (enabled.length === 0) return []
    const { choices, isProfiled } = this.#context
    const event = toEvent(type, toTimestamp(at), profile, choices())
    const violation = findEventViolation(event, isProfiled())
    const body = JSON.stringify(event)
    return enabled.flatMap(({ endpoint }) => {
      const job = toJob(`msg_${this.#ids.hex(16)}`, event, endpoint.id, body)
      if (!this.log.add(job)) return []
      if (violation === undefined) this.#begin(job, at)
      else this.log.set(job, 'failed', violation)
      return job.delivery.id
    })
  }

  /** Makes a scheduled attempt that has fallen due. */
  perform(id: string): void {
    const job = this.log.find(id)
    if (job?.delivery.state === 'pending') this.#start(job)
  }

  /** Sends at once, and starts the retry schedule again. */
  sendAgain(job: Job): void {
    if (job.turn > 0) return
    job.tries = 0
    this.log.set(job, 'pending')
    this.#start(job)
  }

  /** Drops what is pending for an endpoint. */
  dropPending(endpointId: number, reason: string): void {
    for (const job of this.log.pending()) {
      if (job.delivery.endpoint_id === endpointId) this.#drop(job, reason)
    }
  }

  /** Resolves when nothing is being sent; undefined when nothing is. */
  settled(): Promise<void> | undefined {
    return this.#queues.settled()
  }

  /** Whether anything is being sent. */
  get isBusy(): boolean {
    return this.#queues.isBusy
  }

  inFlight(): DueItem[] {
    const at = toTimestamp(this.#context.clock.now())
    return this.#queues.jobs().map(({ delivery: { id } }) => {
      return { at, kind: 'webhook_attempt', delivery_id: id, in_flight: true }
    })
  }

  /** Drops all deliveries and delivery faults; endpoints stay. */
  reset(): void {
    this.stop()
    this.log.clear()
    this.faults.clear()
    this.#ids = createRandom(this.#context.seed())
  }

  /** How many random numbers were drawn for ids. */
  get drawn(): number {
    return this.#ids.drawn
  }

  dump(): WebhooksState {
    return {
      endpoints: this.endpoints.dump(),
      misbehaviours: this.faults.list(),
      ...this.log.dump(),
      under_way: this.#queues.jobs().map(({ delivery }) => delivery.id),
      drawn: this.#ids.drawn,
    }
  }

  /** Replaces all webhooks by a saved state. What was being sent waits until `resume`. */
  load(state: WebhooksState, tasks: readonly Task[]): void {
    this.stop()
    const seed = this.#context.seed()
    this.#ids = createRandom(seed, state.drawn)
    const { endpoints, misbehaviours } = state
    this.endpoints.load(endpoints, createRandom(mixSeed(seed, 'secrets'), endpoints.drawn))
    this.faults.load(misbehaviours)
    this.log.load(state)
    for (const task of tasks) {
      if (task.work.kind !== 'webhook_attempt') continue
      const job = this.log.find(task.work.delivery_id)
      if (job !== undefined) job.task = task
    }
    this.#turns = 0
    for (const id of state.under_way) {
      const job = this.log.find(id)
      // A snapshot has the order alone.
      this.#turns = Math.max(this.#turns + 1, job?.turn ?? 0)
      if (job !== undefined) job.turn = this.#turns
    }
  }

  /** Sends again what was being sent, in the same order. */
  resume(): void {
    this.stop()
    const begun = this.log.pending().filter(({ turn }) => turn > 0)
    for (const job of begun.sort((one, other) => one.turn - other.turn)) {
      this.#queues.add(job.delivery.endpoint_id, job)
    }
  }

  /** Stops what is being sent. */
  stop(): void {
    this.#epoch += 1
    this.#queues.clear()
    this.#sender.stop()
  }

  #begin(job: Job, at: number): void {
    const faults = this.faults.take()
    if (faults.has('drop')) {
      this.#drop(job, 'it was asked to be dropped')
      return
    }
    if (faults.has('duplicate')) job.repeats = 1
    job.isFailing = faults.has('fail')
    job.isForged = faults.has('wrong_signature')
    if (faults.has('reformat')) reformat(job)
    if (faults.has('reorder')) this.log.hold(job)
    const delay = faults.get('delay')?.delay ?? (faults.has('reorder') ? HOLD : 0)
    if (delay === 0) this.#start(job)
    else this.#schedule(job, at + delay)
  }

  #start(job: Job): void {
    if (job.turn > 0) return
    this.#unschedule(job)
    this.log.release(job)
    this.#turns += 1
    job.turn = this.#turns
    this.log.note(job)
    this.#queues.add(job.delivery.endpoint_id, job)
  }

  #schedule(job: Job, at: number): void {
    const work = { kind: 'webhook_attempt', delivery_id: job.delivery.id } as const
    job.task = this.#context.clock.schedule(at, work)
  }

  #unschedule(job: Job): void {
    if (job.task !== undefined) this.#context.clock.cancel(job.task)
    job.task = undefined
  }

  #drop(job: Job, reason: string): void {
    this.#unschedule(job)
    this.log.set(job, 'dropped', reason)
  }

  /** Makes one attempt; returns whether it succeeded. Doesn't throw. */
  async #attempt(job: Job): Promise<boolean> {
    const epoch = this.#epoch
    const endpoint = this.endpoints.find(job.delivery.endpoint_id)
    if (job.delivery.state !== 'pending' || endpoint === undefined) {
      this.#end(job)
      return true
    }
    // Where its change can't be kept, the delivery is undone with it.
    const kept = this.#context.kept()
    if (kept !== undefined && (!(await isKept(kept)) || epoch !== this.#epoch)) return true
    const attempt = await this.#sender.attempt(job, endpoint)
    if (epoch !== this.#epoch) return true
    this.#end(job)
    this.log.addAttempt(job, attempt)
    // The endpoint may have been removed meanwhile.
    if (job.delivery.state === 'pending') {
      if (isSuccess(attempt)) this.#succeed(job)
      else if (attempt.status === GONE) this.#disable(job)
      else this.#retry(job, attempt)
    }
    this.log.tellAttempt(job)
    for (const held of this.log.takeHeld(job.delivery.endpoint_id)) this.#start(held)
    return isSuccess(attempt)
  }

  /** It is no longer being sent. */
  #end(job: Job): void {
    job.turn = 0
    this.log.note(job)
  }

  #succeed(job: Job): void {
    if (job.repeats === 0) {
      this.log.set(job, 'delivered')
      return
    }
    job.repeats -= 1
    this.#start(job)
  }

  #disable(job: Job): void {
    this.endpoints.disable(job.delivery.endpoint_id, true)
    this.log.set(job, 'failed', 'its endpoint answered 410')
    this.dropPending(job.delivery.endpoint_id, 'its endpoint answered 410 to another delivery')
  }

  #retry(job: Job, { response }: WebhookAttempt): void {
    job.tries += 1
    const retryAfter = response?.headers['retry-after'] ?? null
    const { seed, clock } = this.#context
    const delay = toRetryDelay(job.tries, { seed: seed(), id: job.delivery.id }, retryAfter)
    if (delay === undefined) this.log.set(job, 'failed', `its ${job.tries} attempts failed`)
    else this.#schedule(job, clock.now() + delay)
  }
}

async function isKept(kept: Promise<void>): Promise<boolean> {
  try {
    await kept
    return true
  } catch {
    return false
  }
}
