import type { Choices } from '../openapi/ledger.ts'
import { Scheduler } from './clock/scheduler.ts'
import type { Task, TaskCallbacks } from './clock/tasks.ts'
import { Payer } from './payer/payer.ts'
import type { PayerOptions, ResolvedPolicy } from './payer/policy.ts'
import { listExpiries, type SeededExpiries } from './payer/scheduled-decisions.ts'
import { Deliverer, type WebhooksState } from './webhooks/deliverer.ts'
import type { ChangeTracker } from './shared/change-tracker.ts'
import type { SiteLimits } from './shared/limits.ts'
import type { Queue } from './shared/queue.ts'
import type { PlannedMisbehaviour } from './webhooks/delivery-faults.ts'
import type { AllowTarget, Send } from './webhooks/delivery.ts'
import { Targets } from './webhooks/send.ts'
import { Webhooks } from './webhooks/webhooks.ts'
import type { Now, TimeState } from './world/clock.ts'
import { FIRST_STATE, toStatus } from './world/payment-profile-life.ts'
import type { PaymentProfileRecord } from './world/records.ts'
import type { SeededTables, Store } from './world/store.ts'

/** Dependencies of the background tasks. */
export interface BackgroundContext {
  /** The choices in force; they may change. */
  choices: () => Choices
  isProfiled: () => boolean
  /** Seed of everything random in webhooks. */
  seed: () => number
  store: () => Store
  /** Called with the ids of a request and of a delivery that it caused. */
  link: (requestId: number, deliveryId: string) => void
  changes: ChangeTracker
  /** Resolves when all changes so far are durable; undefined when they are. */
  kept: () => Promise<void> | undefined
  serialize: Queue
}

/** Options of `createSite` for the background tasks. */
export interface BackgroundOptions {
  now?: Now | undefined
  payer?: PayerOptions | undefined
  send?: Send | undefined
  allowTarget?: AllowTarget | undefined
  timers?: 'own' | 'host' | undefined
  limits?: SiteLimits | undefined
}

/** What a site does without a request: time passes, the payer decides, webhooks are sent. */
export interface Background {
  clock: Scheduler
  payer: Payer
  webhooks: Webhooks
  /** Lists the expiries of seeded QR codes; done once for all resets to the same records. */
  listExpiries(seeded: SeededTables, choices: Choices): SeededExpiries
  /** Resets everything; the function is called once the clock is reset. */
  reset(expiries: () => SeededExpiries): void
  /** What there is once, as plain data. */
  singles(): BackgroundSingles
  /** Everything else. */
  things(): Iterable<readonly [kind: string, id: string | number, thing: object]>
  /** When it has something to do, in real milliseconds since 1970; null for never. */
  wakeAt(): number | null
  /** Everything as plain data. */
  dump(): BackgroundState
  /** Replaces everything by a saved state, which stands still until `start`. */
  load(state: BackgroundState): void
  /** Goes on: tasks run when they are due, and what was being sent is sent again. */
  start(): void
  /** Stops all timers and what is being sent, until the next reset. */
  close(): void
}

/** What the background tasks have once. */
interface BackgroundSingles {
  time: TimeState
  payer: ResolvedPolicy
  misbehaviours: PlannedMisbehaviour[]
  /** How many random numbers were drawn for deliveries and for secrets. */
  deliveries: number
  secrets: number
  last_endpoint: number
}

/** The background tasks as plain data. */
export interface BackgroundState {
  time: TimeState
  /** Scheduled tasks, soonest first. */
  due: Omit<Task, 'order'>[]
  payer: ResolvedPolicy
  webhooks: WebhooksState
}

export function createBackground(
  context: BackgroundContext,
  options: BackgroundOptions,
): Background {
  const { choices, isProfiled, seed, store, serialize, link, changes, kept } = context
  const targets = new Targets(options)
  const callbacks: TaskCallbacks = {
    perform: async (work, at) => {
      if (work.kind === 'webhook_attempt') deliverer.perform(work.delivery_id)
      else await payer.perform(work, at)
    },
    settled: () => deliverer.settled(),
    inFlight: () => deliverer.inFlight(),
  }
  const clock = new Scheduler(options.now, callbacks, changes, options.timers !== 'host')
  const deliverer = new Deliverer({
    choices,
    isProfiled,
    seed,
    changes,
    kept,
    clock,
    targets,
    limits: options.limits,
  })
  const payer = new Payer(
    {
      choices,
      clock,
      store,
      changes,
      serialize,
      report: ({ event }, profile, at, requestId) => {
        for (const id of deliverer.report(event, profile, at)) {
          if (requestId !== undefined) link(requestId, id)
        }
      },
    },
    options.payer,
  )
  return {
    clock,
    payer,
    webhooks: new Webhooks(clock, deliverer, targets),
    listExpiries: ({ payment_profiles: { rows } }, of) =>
      listExpiries(rows as unknown as PaymentProfileRecord[], toStatus(FIRST_STATE, of)),
    reset: (listSeeded) => {
      clock.reset()
      deliverer.reset()
      const expiries = listSeeded()
      clock.setTasks(expiries.tasks)
      payer.reset(expiries)
    },
    singles: () => ({
      time: clock.time(),
      payer: payer.policy,
      misbehaviours: deliverer.faults.list(),
      deliveries: deliverer.drawn,
      secrets: deliverer.endpoints.drawn,
      last_endpoint: deliverer.endpoints.lastId,
    }),
    *things() {
      for (const { endpoint } of deliverer.endpoints.list()) {
        yield ['endpoints', endpoint.id, endpoint]
      }
      for (const job of deliverer.log.list()) yield ['deliveries', job.delivery.id, job]
      for (const task of clock.tasks()) yield ['due', task.order, task]
    },
    wakeAt: () => (deliverer.isBusy ? Date.now() : clock.wakeAt()),
    dump: () => ({
      ...clock.dump(),
      payer: { ...payer.policy },
      webhooks: deliverer.dump(),
    }),
    load: ({ time, due, payer: policy, webhooks }) => {
      // Those of a snapshot are numbered anew.
      const tasks = due.map((one, order): Task => ({ order, ...one }))
      clock.load(time, tasks)
      payer.load(policy, tasks)
      deliverer.load(webhooks, tasks)
    },
    start: () => {
      clock.start()
      deliverer.resume()
    },
    close: () => {
      clock.close()
      deliverer.stop()
    },
  }
}
