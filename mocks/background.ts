import type { Choices } from '../openapi/ledger.ts'
import { Timekeeper } from './clock/timekeeper.ts'
import { listExpiries, type Expiries } from './payer/expiries.ts'
import { FIRST_STATE, toStatus } from './payer/life.ts'
import { Payer } from './payer/payer.ts'
import type { PayerOptions } from './payer/policy.ts'
import type { Now } from './world/clock.ts'
import type { PaymentProfileRecord } from './world/records.ts'
import type { Bases, Store } from './world/store.ts'

/** What the part of a site that nobody asks works with. */
export interface BackgroundDesk {
  choices: Choices
  store(): Store
  serialize<Result>(write: () => Promise<Result>): Promise<Result>
}

/** What `createSite` may be told about what happens by itself. */
export interface BackgroundOptions {
  now?: Now | undefined
  payer?: PayerOptions | undefined
}

/** What a site does when nobody asks it: time passes, the payer decides. */
export interface Background {
  clock: Timekeeper
  payer: Payer
  /** What lies ahead of the given records; made once for all beginnings with them. */
  lookAhead(bases: Bases): Expiries
  /** Begins anew with what the function says at the time of the beginning. */
  restart(ahead: () => Expiries): void
  close(): void
}

export function createBackground(desk: BackgroundDesk, options: BackgroundOptions): Background {
  const { choices, store, serialize } = desk
  const clock = new Timekeeper(options.now, {
    perform: async (work, at) => {
      if (work.kind !== 'webhook_attempt') await payer.perform(work, at)
    },
    settled: () => undefined,
    inFlight: () => [],
  })
  const payer = new Payer(
    { choices, clock, store, serialize, report: () => undefined },
    options.payer,
  )
  return {
    clock,
    payer,
    lookAhead: ({ payment_profiles: { rows } }) =>
      listExpiries(rows as unknown as PaymentProfileRecord[], toStatus(FIRST_STATE, choices)),
    restart: (ahead) => {
      clock.restart()
      const expiries = ahead()
      clock.begin(expiries.tasks)
      payer.restart(expiries)
    },
    close: () => clock.close(),
  }
}
