import type { Timekeeper } from '../clock/timekeeper.ts'
import { waitAtMost } from '../clock/timer.ts'
import type { Sending, Targets } from './attempt/targets.ts'
import type { Deliverer } from './sending/deliverer.ts'
import type { WebhookAttempt, WebhookDelivery, WebhookEndpoint } from './delivery.ts'
import type { Endpoints } from './endpoints/endpoints.ts'
import type { Job } from './sending/job.ts'
import { toShown, type DeliveryLog } from './log/log.ts'
import type { Misbehaviour, Misbehaviours, PlannedMisbehaviour } from './misbehaviour.ts'

/** The webhooks of a site in the developer's hands. */
export type SiteWebhooks = Pick<
  Webhooks,
  | 'addEndpoint'
  | 'endpoints'
  | 'removeEndpoint'
  | 'deliveries'
  | 'delivery'
  | 'redeliver'
  | 'wait'
  | 'misbehave'
  | 'misbehaviours'
  | 'behave'
  | 'onChange'
  | 'counts'
  | 'attempts'
  | 'restrict'
>

/** What `wait` waits for: one delivery that is no longer pending, or quiet. */
export interface WebhookWait {
  /** In milliseconds of real time. 5,000 when left out. */
  timeout_ms?: number
  /** Nothing is being sent and nothing is due at present. This when no delivery is named. */
  quiet?: true
  /** Id of a delivery. */
  delivery?: string
}

/** Endpoints, the log of deliveries, and what a developer may ask of them. */
export class Webhooks {
  readonly #clock: Pick<Timekeeper, 'catchUp' | 'wake'>
  readonly #deliverer: Deliverer
  readonly #endpoints: Endpoints
  readonly #log: DeliveryLog
  readonly #misbehaviours: Misbehaviours
  readonly #targets: Targets

  constructor(clock: Pick<Timekeeper, 'catchUp' | 'wake'>, deliverer: Deliverer, targets: Targets) {
    this.#clock = clock
    this.#deliverer = deliverer
    this.#endpoints = deliverer.endpoints
    this.#log = deliverer.log
    this.#misbehaviours = deliverer.misbehaviours
    this.#targets = targets
  }

  /**
   * Adds an address that webhooks are sent to from here on; the site makes a secret when none is
   * given.
   *
   * @throws Error when the address or the secret cannot be used.
   */
  addEndpoint({ url, secret }: { url: string; secret?: string }): WebhookEndpoint {
    return this.#endpoints.add(url, secret)
  }

  /** All endpoints, oldest first. */
  endpoints(): WebhookEndpoint[] {
    return this.#endpoints.list().map(({ endpoint }) => ({ ...endpoint }))
  }

  /** Removes an endpoint and drops what is pending for it; false when there is none. */
  removeEndpoint(id: number): boolean {
    if (!this.#endpoints.remove(id)) return false
    this.#deliverer.dropPending(id, 'its endpoint was removed')
    return true
  }

  /** The log, oldest first: all pending deliveries, and the last 1,000 others. */
  deliveries(): WebhookDelivery[] {
    return this.#log.list().map(toShown)
  }

  /** One delivery of the log; undefined where there is none. */
  delivery(id: string): WebhookDelivery | undefined {
    const job = this.#log.find(id)
    return job && toShown(job)
  }

  /**
   * Sends a delivery again at once, with the same `webhook-id`; the schedule of retries begins anew.
   *
   * @throws Error when there is no such delivery, or its endpoint takes nothing any more.
   */
  redeliver(id: string): WebhookDelivery {
    const job = this.#log.find(id)
    if (job === undefined) throw new Error(`Cannot send delivery ${id} again: none has this id`)
    const known = this.#endpoints.find(job.delivery.endpoint_id)
    if (known === undefined || known.endpoint.disabled) {
      throw new Error(
        `Cannot send delivery ${id} again: its endpoint is ` +
          `${known === undefined ? 'removed' : 'disabled'}; add the address anew`,
      )
    }
    this.#deliverer.sendAgain(job)
    return toShown(job)
  }

  /**
   * Waits for a delivery or for quiet. `reached` tells whether it came in time, `pending` how many
   * deliveries are left, retries of the future among them.
   *
   * @throws Error when there is no such delivery.
   *
   * @example
   * await site.webhooks.wait({ timeout_ms: 1000 })
   */
  async wait(options: WebhookWait = {}): Promise<{ reached: boolean; pending: number }> {
    const { timeout_ms: timeout = 5000, delivery: id } = options
    const job = id === undefined ? undefined : this.#log.find(id)
    if (id !== undefined && job === undefined) {
      throw new Error(`Cannot wait for delivery ${id}: none has this id`)
    }
    await this.#clock.catchUp()
    const patience = new AbortController()
    const end = job === undefined ? this.#quiet(patience.signal) : this.#end(job, patience.signal)
    const reached = await waitAtMost(end, timeout)
    patience.abort()
    return { reached, pending: this.#log.pendingCount }
  }

  /** Has the next deliveries come late, twice, out of order, wrongly signed, or not at all. */
  misbehave(misbehaviour: Misbehaviour): void {
    this.#misbehaviours.add(misbehaviour)
  }

  /** What is left of the misbehaviours. */
  misbehaviours(): PlannedMisbehaviour[] {
    return this.#misbehaviours.list()
  }

  /** Takes all misbehaviours back. */
  behave(): void {
    this.#misbehaviours.clear()
  }

  /**
   * Tells a listener of each new delivery, each attempt and each change, until the returned function
   * is called.
   *
   * @param listener given the attempt as well, where one was just made
   */
  onChange(
    listener: (delivery: WebhookDelivery, attempt: WebhookAttempt | undefined) => void,
  ): () => void {
    this.#clock.wake()
    return this.#log.listen(listener)
  }

  /** How many deliveries are pending, and how many came to each end since the site was made. */
  counts(): ReturnType<DeliveryLog['counts']> {
    return this.#log.counts()
  }

  /** How many attempts were answered with 2xx, with another status, and not at all. */
  attempts(): ReturnType<DeliveryLog['attempts']> {
    return this.#log.attempts()
  }

  /**
   * Limits what may be sent to, besides what the site was told: for a server that others reach. A
   * sender that the site was given stays.
   */
  restrict(limits: Sending): void {
    this.#targets.restrict(limits)
  }

  /** Waits until nothing is being sent and nothing is due at present, or nobody waits any more. */
  async #quiet(patience: AbortSignal): Promise<void> {
    while (!patience.aborted) {
      await this.#clock.catchUp()
      const settled = this.#deliverer.settled()
      if (settled === undefined) return
      await settled
    }
  }

  async #end({ delivery }: Job, patience: AbortSignal): Promise<void> {
    if (delivery.state !== 'pending') return
    await new Promise<void>((resolve) => {
      const stop = this.#log.listen(({ id, state }) => {
        if (id !== delivery.id || state === 'pending') return
        stop()
        resolve()
      })
      patience.addEventListener('abort', stop)
    })
  }
}
