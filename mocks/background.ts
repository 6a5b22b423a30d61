import type { Choices } from '../openapi/ledger.ts'
import { Timekeeper } from './clock/timekeeper.ts'
import type { Task } from './clock/work.ts'
import { listExpiries, type Expiries } from './payer/expiries.ts'
import { FIRST_STATE, toStatus } from './payer/life.ts'
import { Payer } from './payer/payer.ts'
import type { PayerOptions, ResolvedPolicy } from './payer/policy.ts'
import { Targets } from './webhooks/attempt/targets.ts'
import { Deliverer } from './webhooks/sending/deliverer.ts'
import type { AllowTarget, Send } from './webhooks/delivery.ts'
import type { WebhooksState } from './webhooks/log/log-state.ts'
import { Webhooks } from './webhooks/webhooks.ts'
import type { Now, TimeState } from './world/clock.ts'
import type { PaymentProfileRecord } from './world/records.ts'
import type { Bases, Store } from './world/store.ts'

/** What the part of a site that nobody asks works with. */
export interface BackgroundDesk {
  /** The gaps in force; they may change. */
  choices: () => Choices
  isProfiled: () => boolean
  /** Seed of all chance in it. */
  seed: () => number
  store: () => Store
  /** Told which delivery a request has caused; both by their ids. */
  link: (requestId: number, deliveryId: string) => void
  serialize: <Result>(write: () => Promise<Result>) => Promise<Result>
}

/** What `createSite` may be told about what happens by itself. */
export interface BackgroundOptions {
  now?: Now | undefined
  payer?: PayerOptions | undefined
  send?: Send | undefined
  allowTarget?: AllowTarget | undefined
}

/** What a site does when nobody asks it: time passes, the payer decides, webhooks go out. */
export interface Background {
  clock: Timekeeper
  payer: Payer
  webhooks: Webhooks
  /** What lies ahead of the given records; made once for all beginnings with them. */
  lookAhead(bases: Bases, choices: Choices): Expiries
  /** Begins anew with what the function says at the time of the beginning. */
  restart(ahead: () => Expiries): void
  /** What happens by itself, as plain data. */
  dump(): BackgroundState
  /** Goes on with a state. */
  load(state: BackgroundState): void
  /** A text that differs when anything of it has changed. */
  mark(): string
  /** Stops all timers and what is being sent, until it begins anew. */
  close(): void
}

/** What happens by itself, as plain data. */
export interface BackgroundState {
  time: TimeState
  /** The work that lies ahead, soonest first. */
  due: Omit<Task, 'order'>[]
  payer: ResolvedPolicy
  webhooks: WebhooksState
}

export function createBackground(desk: BackgroundDesk, options: BackgroundOptions): Background {
  const { choices, isProfiled, seed, store, serialize } = desk
  const targets = new Targets(options)
  const clock: Timekeeper = new Timekeeper(options.now, {
    perform: async (work, at) => {
      if (work.kind === 'webhook_attempt') deliverer.perform(work.delivery_id)
      else await payer.perform(work, at)
    },
    settled: () => deliverer.settled(),
    inFlight: () => deliverer.inFlight(),
  })
  const deliverer: Deliverer = new Deliverer({
    choices,
    isProfiled,
    seed,
    clock,
    send: targets.send,
    allowTarget: targets.allow,
  })
  const payer = new Payer(
    {
      choices,
      clock,
      store,
      serialize,
      report: ({ event }, profile, at, requestId) => {
        for (const id of deliverer.report(event, profile, at)) {
          if (requestId !== undefined) desk.link(requestId, id)
        }
      },
    },
    options.payer,
  )
  return {
    clock,
    payer,
    webhooks: new Webhooks(clock, deliverer, targets),
    lookAhead: ({ payment_profiles: { rows } }, of) =>
      listExpiries(rows as unknown as PaymentProfileRecord[], toStatus(FIRST_STATE, of)),
    restart: (ahead) => {
      clock.restart()
      deliverer.restart()
      const expiries = ahead()
      clock.begin(expiries.tasks)
      payer.restart(expiries)
    },
    dump: () => ({
      ...clock.dump(),
      payer: { ...payer.policy },
      webhooks: deliverer.dump(),
    }),
    load: ({ time, due, payer: policy, webhooks }) => {
      const tasks = due.map((one, order): Task => ({ ...one, order }))
      clock.load(time, tasks)
      payer.load(policy, tasks)
      deliverer.load(webhooks, tasks)
    },
    mark: () => `${clock.mark()} ${deliverer.mark()} ${JSON.stringify(payer.policy)}`,
    close: () => {
      clock.close()
      deliverer.stop()
    },
  }
}
