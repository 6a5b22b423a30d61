import { mixSeed } from '../world/random.ts'

/** What determines the first records and the random numbers of a site. */
export interface SeedOptions {
  /** Name that is mixed into the seeds: the site's, or that of the site it was restored from. */
  seededAs: string
  seed: number
  /** How many customers the `default` scenario has. */
  customers: number
  /** Name of the scenario that a reset returns to. */
  scenario: string
}

/** The seeds of a site's random numbers. */
export interface Seeds {
  /** For records, ids and tokens. */
  own: number
  webhooks: number
  applications: number
  faults: number
}

/** The name makes sites of the same seed differ: a token of one must be invalid at another. */
export function toSeeds({ seed, seededAs: name }: SeedOptions): Seeds {
  const own = mixSeed(seed, name)
  return {
    own,
    webhooks: mixSeed(own, 'webhooks'),
    applications: mixSeed(seed, `${name} applications`),
    faults: mixSeed(seed, `${name} faults`),
  }
}
