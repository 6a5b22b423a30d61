import type { Clock } from './clock.ts'
import { createRandom, type Random } from './random.ts'
import { createStore, type Bases, type Store } from './store.ts'
import { Tokens } from '../oauth/tokens.ts'

/** The state, clock and chance behind a site: all that it remembers. */
export interface World {
  store: Store
  clock: Clock
  random: Random
  tokens: Tokens
}

/** Makes a world that begins with the seed's records. */
export function createWorld(bases: Bases, clock: Clock, seed: number): World {
  return { store: createStore(bases), clock, random: createRandom(seed), tokens: new Tokens(clock) }
}
