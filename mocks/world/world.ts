import type { ChangeTracker } from '../shared/change-tracker.ts'
import type { Clock } from './clock.ts'
import { Delays } from './delays.ts'
import { createRandom, type Random } from './random.ts'
import type { PaymentProfileRecord } from './records.ts'
import { createStore, type SeededTables, type Store } from './store.ts'
import { Tokens } from './tokens.ts'

/** The records, tokens, clock and random numbers of a site: all that a reset replaces. */
export interface World {
  store: Store
  clock: Clock
  random: Random
  tokens: Tokens
  delays: Delays
  payer: { expect(profile: PaymentProfileRecord, requestId: number): void }
}

/**
 * Creates a world that starts with the seeded records.
 *
 * @param drawn how many random numbers have already been drawn in it
 */
export function createWorld(
  seeded: SeededTables,
  clock: Clock,
  seed: number,
  payer: World['payer'],
  changes: ChangeTracker,
  drawn = 0,
): World {
  const store = createStore(seeded, changes)
  return {
    store,
    clock,
    random: createRandom(seed, drawn),
    tokens: new Tokens(clock, changes),
    delays: new Delays(changes),
    payer,
  }
}
