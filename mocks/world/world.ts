import type { Clock } from './clock.ts'
import { createRandom, type Random } from './random.ts'
import type { PaymentProfileRecord } from './records.ts'
import { createStore, type Bases, type Store } from './store.ts'
import { Tokens } from './tokens.ts'

/** The state, clock and chance behind a site: all that it remembers. */
export interface World {
  store: Store
  clock: Clock
  random: Random
  tokens: Tokens
  payer: { expect(profile: PaymentProfileRecord, requestId: number): Promise<void> }
}

/**
 * Makes a world that begins with the seed's records.
 *
 * @param drawn how many random numbers have been drawn in it already
 */
export function createWorld(
  bases: Bases,
  clock: Clock,
  seed: number,
  payer: World['payer'],
  drawn = 0,
): World {
  const store = createStore(bases)
  return { store, clock, random: createRandom(seed, drawn), tokens: new Tokens(clock), payer }
}
