import type { DueItem, Task } from '../../clock/work.ts'
import { toTimestamp } from '../../world/clock.ts'
import { createRandom, mixSeed, type Random } from '../../world/random.ts'
import type { PaymentProfileRecord } from '../../world/records.ts'
import { toRetryDelay } from '../attempt/schedule.ts'
import { Sender } from '../attempt/sender.ts'
import type { DelivererDesk } from './deliverer-desk.ts'
import type { WebhookAttempt } from '../delivery.ts'
import { Endpoints } from '../endpoints/endpoints.ts'
import { findEventFault, toEvent } from '../event.ts'
import { reformat, toJob, type Job } from './job.ts'
import { Lanes } from './lanes.ts'
import type { WebhooksState } from '../log/log-state.ts'
import { DeliveryLog, isSuccess } from '../log/log.ts'
import { Misbehaviours } from '../misbehaviour.ts'

/** How long a delivery is held for the next one, in milliseconds on the site's clock. */
const HOLD = 60_000

/** 410 Gone: the receiver wants nothing any more (gap G86). */
const GONE = 410

/** Reports changes to all endpoints, and tries again what fails (gaps G83 to G88). */
export class Deliverer {
  readonly endpoints: Endpoints
  readonly log = new DeliveryLog()
  readonly misbehaviours = new Misbehaviours()
  readonly #desk: DelivererDesk
  readonly #sender: Sender
  readonly #lanes = new Lanes<Job>((job) => this.#attempt(job))
  #ids: Random
  /** Changes with each reset: what was sent before ends without a trace. */
  #epoch = 0

  constructor(desk: DelivererDesk) {
    const { clock, send, seed, timeLimit, allowTarget = () => undefined } = desk
    const endpoints = new Endpoints(createRandom(mixSeed(seed(), 'secrets')), allowTarget)
    this.endpoints = endpoints
    this.#desk = desk
    const refusalOf = (url: string) => endpoints.refusalOf(url)
    this.#sender = new Sender({ clock, send, refusalOf, timeLimit })
    this.#ids = createRandom(seed())
  }

  /**
   * Reports a payment profile's new status, after the present task of the program. Returns the ids
   * of the deliveries.
   */
  report(type: string, profile: PaymentProfileRecord, at: number): string[] {
    const known = this.endpoints.list().filter(({ endpoint }) => !endpoint.disabled)
    if (known.length === 0) return []
    const { choices, isProfiled } = this.#desk
    const event = toEvent(type, toTimestamp(at), profile, choices())
    const fault = findEventFault(event, isProfiled())
    const body = JSON.stringify(event)
    return known.flatMap(({ endpoint }) => {
      const job = toJob(`msg_${this.#ids.hex(16)}`, event, endpoint.id, body)
      if (!this.log.add(job)) return []
      if (fault === undefined) this.#begin(job, at)
      else this.log.set(job, 'failed', fault)
      return job.delivery.id
    })
  }

  /** Makes the attempt that the clock has come to. */
  perform(id: string): void {
    const job = this.log.find(id)
    if (job?.delivery.state === 'pending') this.#start(job)
  }

  /** Sends at once, and begins the schedule of retries anew. */
  sendAgain(job: Job): void {
    if (job.isUnderWay) return
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

  /** Resolves when nothing is being sent; undefined when that is so already. */
  settled(): Promise<void> | undefined {
    return this.#lanes.settled()
  }

  inFlight(): DueItem[] {
    const at = toTimestamp(this.#desk.clock.now())
    return this.#lanes.jobs().map(({ delivery: { id } }) => {
      return { at, kind: 'webhook_attempt', delivery_id: id, in_flight: true }
    })
  }

  /** Begins anew: all deliveries and misbehaviours are dropped, endpoints stay. */
  restart(): void {
    this.stop()
    this.log.clear()
    this.misbehaviours.clear()
    this.#ids = createRandom(this.#desk.seed())
  }

  dump(): WebhooksState {
    return {
      endpoints: this.endpoints.dump(),
      misbehaviours: this.misbehaviours.list(),
      ...this.log.dump(),
      under_way: this.#lanes.jobs().map(({ delivery }) => delivery.id),
      drawn: this.#ids.drawn,
    }
  }

  /** Goes on with all that is known of webhooks. What was being sent is sent again. */
  load(state: WebhooksState, tasks: readonly Task[]): void {
    this.stop()
    const seed = this.#desk.seed()
    this.#ids = createRandom(seed, state.drawn)
    const { endpoints, misbehaviours } = state
    this.endpoints.load(endpoints, createRandom(mixSeed(seed, 'secrets'), endpoints.drawn))
    this.misbehaviours.load(misbehaviours)
    this.log.load(state)
    for (const task of tasks) {
      if (task.work.kind !== 'webhook_attempt') continue
      const job = this.log.find(task.work.delivery_id)
      if (job !== undefined) job.task = task
    }
    for (const id of state.under_way) this.perform(id)
  }

  /** A text that differs when anything about webhooks has changed. */
  mark(): string {
    const planned = JSON.stringify(this.misbehaviours.list())
    return `${this.endpoints.mark()} ${this.log.changes} ${planned}`
  }

  /** Stops what is being sent. */
  stop(): void {
    this.#epoch += 1
    this.#lanes.clear()
    this.#sender.stop()
  }

  #begin(job: Job, at: number): void {
    const asked = this.misbehaviours.take()
    if (asked.has('drop')) {
      this.#drop(job, 'it was asked to be dropped')
      return
    }
    if (asked.has('duplicate')) job.repeats = 1
    job.isForged = asked.has('wrong_signature')
    if (asked.has('reformat')) reformat(job)
    if (asked.has('reorder')) this.log.hold(job)
    const delay = asked.get('delay')?.delay ?? (asked.has('reorder') ? HOLD : 0)
    if (delay === 0) this.#start(job)
    else this.#plan(job, at + delay)
  }

  #start(job: Job): void {
    if (job.isUnderWay) return
    this.#unplan(job)
    this.log.release(job)
    job.isUnderWay = true
    this.#lanes.add(job.delivery.endpoint_id, job)
  }

  #plan(job: Job, at: number): void {
    const work = { kind: 'webhook_attempt', delivery_id: job.delivery.id } as const
    job.task = this.#desk.clock.plan(at, work)
  }

  #unplan(job: Job): void {
    if (job.task !== undefined) this.#desk.clock.cancel(job.task)
    job.task = undefined
  }

  #drop(job: Job, reason: string): void {
    this.#unplan(job)
    this.log.set(job, 'dropped', reason)
  }

  /** Makes one attempt, and says whether it succeeded. Does not throw. */
  async #attempt(job: Job): Promise<boolean> {
    const epoch = this.#epoch
    const known = this.endpoints.find(job.delivery.endpoint_id)
    if (job.delivery.state !== 'pending' || known === undefined) {
      job.isUnderWay = false
      return true
    }
    const attempt = await this.#sender.attempt(job, known)
    if (epoch !== this.#epoch) return true
    job.isUnderWay = false
    this.log.addAttempt(job, attempt)
    // An endpoint may have been removed while it was being sent to.
    if (job.delivery.state === 'pending') {
      if (isSuccess(attempt)) this.#succeed(job)
      else if (attempt.status === GONE) this.#disable(job)
      else this.#retry(job, attempt)
    }
    this.log.tellAttempt(job)
    for (const held of this.log.takeHeld(job.delivery.endpoint_id)) this.#start(held)
    return isSuccess(attempt)
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
    const known = this.endpoints.find(job.delivery.endpoint_id)
    if (known !== undefined) known.endpoint.disabled = true
    this.log.set(job, 'failed', 'its endpoint answered 410')
    this.dropPending(job.delivery.endpoint_id, 'its endpoint answered 410 to another delivery')
  }

  #retry(job: Job, { response }: WebhookAttempt): void {
    job.tries += 1
    const wish = response?.headers['retry-after'] ?? null
    const { seed, clock } = this.#desk
    const delay = toRetryDelay(job.tries, { seed: seed(), id: job.delivery.id }, wish)
    if (delay === undefined) this.log.set(job, 'failed', `its ${job.tries} attempts failed`)
    else this.#plan(job, clock.now() + delay)
  }
}
