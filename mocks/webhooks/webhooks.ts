import type { Scheduler } from '../clock/scheduler.ts'
import { waitAtMost } from '../clock/timer.ts'
import type { Deliverer } from './deliverer.ts'
import type { WebhookAttempt, WebhookDelivery, WebhookEndpoint } from './delivery.ts'
import type { Misbehaviour, PlannedMisbehaviour } from './delivery-faults.ts'
import type { Endpoints } from './endpoints.ts'
import type { Job } from './job.ts'
import { toShown, type DeliveryLog } from './log.ts'
import type { Sending, Targets } from './send.ts'

/** Manages a site's webhook endpoints, its deliveries and their faults. */
export type SiteWebhooks = Pick<
  Webhooks,
  | 'addEndpoint'
  | 'endpoints'
  | 'disableEndpoint'
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

/** What `wait` waits for: until one delivery is no longer pending, or until all is quiet. */
export interface WebhookWait {
  /** In milliseconds of real time. 5,000 by default. */
  timeout_ms?: number
  /** Nothing is being sent and nothing is due now. The default when no delivery is named. */
  quiet?: true
  /** Id of a delivery. */
  delivery?: string
}

/** Endpoints, the log of deliveries, and what a developer can do with them. */
export class Webhooks {
  readonly #clock: Pick<Scheduler, 'catchUp' | 'stayFor'>
  readonly #deliverer: Deliverer
  readonly #endpoints: Endpoints
  readonly #log: DeliveryLog
  readonly #targets: Targets

  constructor(
    clock: Pick<Scheduler, 'catchUp' | 'stayFor'>,
    deliverer: Deliverer,
    targets: Targets,
  ) {
    this.#clock = clock
    this.#deliverer = deliverer
    this.#endpoints = deliverer.endpoints
    this.#log = deliverer.log
    this.#targets = targets
  }

  /**
   * Adds an address that webhooks are sent to from now on, with a secret of the site's if none is
   * given.
   *
   * @throws Error when the address or the secret is invalid.
   */
  addEndpoint({ url, secret }: { url: string; secret?: string }): WebhookEndpoint {
    return this.#endpoints.add(url, secret)
  }

  /** All endpoints, oldest first. */
  endpoints(): WebhookEndpoint[] {
    return this.#endpoints.list().map(({ endpoint }) => ({ ...endpoint }))
  }

  /**
   * Disables an endpoint and drops what is pending for it, or enables it again; undefined when it doesn't
   * exist.
   */
  disableEndpoint(id: number, isDisabled = true): WebhookEndpoint | undefined {
    const changed = this.#endpoints.disable(id, isDisabled)
    if (changed?.disabled === true) this.#deliverer.dropPending(id, 'its endpoint was disabled')
    return changed
  }

  /** Removes an endpoint and drops what is pending for it; false when it doesn't exist. */
  removeEndpoint(id: number): boolean {
    if (!this.#endpoints.remove(id)) return false
    this.#deliverer.dropPending(id, 'its endpoint was removed')
    return true
  }

  /** The log, oldest first: all pending deliveries, and the last 1,000 others. */
  deliveries(): WebhookDelivery[] {
    return this.#log.list().map(toShown)
  }

  /** One delivery of the log; undefined when it isn't there. */
  delivery(id: string): WebhookDelivery | undefined {
    const job = this.#log.find(id)
    return job && toShown(job)
  }

  /**
   * Sends a delivery again at once, with the same `webhook-id`; the retry schedule starts again.
   *
   * @throws Error when the delivery doesn't exist, or its endpoint is disabled or removed.
   */
  redeliver(id: string): WebhookDelivery {
    const job = this.#log.find(id)
    if (job === undefined) throw new Error(`Cannot send delivery ${id} again: none has this id`)
    const known = this.#endpoints.find(job.delivery.endpoint_id)
    if (known === undefined || known.endpoint.disabled) {
      throw new Error(
        `Cannot send delivery ${id} again: its endpoint is ` +
          `${known === undefined ? 'removed' : 'disabled'}; add the address again`,
      )
    }
    this.#deliverer.sendAgain(job)
    return toShown(job)
  }

  /**
   * Waits for a delivery, or until all is quiet. `reached` says whether this happened in time,
   * `pending` how many deliveries are left, including those with a later retry.
   *
   * @throws Error when the delivery doesn't exist.
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
    const stopped = new AbortController()
    const end = job === undefined ? this.#quiet(stopped.signal) : this.#end(job, stopped.signal)
    const reached = await waitAtMost(end, timeout)
    stopped.abort()
    return { reached, pending: this.#log.pendingCount }
  }

  /** Delays, duplicates, reorders, mis-signs or drops the next deliveries. */
  misbehave(misbehaviour: Misbehaviour): void {
    this.#deliverer.faults.add(misbehaviour)
  }

  /** The delivery faults that remain. */
  misbehaviours(): PlannedMisbehaviour[] {
    return this.#deliverer.faults.list()
  }

  /** Removes all delivery faults. */
  behave(): void {
    this.#deliverer.faults.clear()
  }

  /**
   * Calls a listener with each new delivery, each attempt and each change, until the returned function
   * is called.
   *
   * @param listener also gets the attempt, if one was just made
   */
  onChange(
    listener: (delivery: WebhookDelivery, attempt: WebhookAttempt | undefined) => void,
  ): () => void {
    return this.#clock.stayFor(this.#log.listen(listener))
  }

  /** How many deliveries are pending, and how many ended in each state since the site was created. */
  counts(): ReturnType<DeliveryLog['counts']> {
    return this.#log.counts()
  }

  /** How many attempts got a 2xx response, another status, and no response. */
  attempts(): ReturnType<DeliveryLog['attempts']> {
    return this.#log.attempts()
  }

  /**
   * Adds limits to what may be sent where, for a server that others can reach. The site's own sender
   * and limits stay.
   */
  restrict(limits: Sending): void {
    this.#targets.restrict(limits)
  }

  /** Waits until nothing is being sent and nothing is due now, or until the signal is aborted. */
  async #quiet(stopped: AbortSignal): Promise<void> {
    while (!stopped.aborted) {
      await this.#clock.catchUp()
      const settled = this.#deliverer.settled()
      if (settled === undefined) return
      await settled
    }
  }

  async #end({ delivery }: Job, stopped: AbortSignal): Promise<void> {
    if (delivery.state !== 'pending') return
    await new Promise<void>((resolve) => {
      const stop = this.#log.listen(({ id, state }) => {
        if (id !== delivery.id || state === 'pending') return
        stop()
        resolve()
      })
      stopped.addEventListener('abort', stop)
    })
  }
}
