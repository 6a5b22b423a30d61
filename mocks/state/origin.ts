import { mixSeed } from '../world/random.ts'

/** What all that a site begins with follows from. */
export interface Origin {
  /** Name that the seeds are mixed with: the site's, or that of the site it is a copy of. */
  seededAs: string
  seed: number
  /** How many customers the scenario `default` has. */
  customers: number
  /** Name of the scenario that a reset leads back to. */
  scenario: string
}

/** The seeds of a site's chances. */
export interface Seeds {
  /** Of records, ids and tokens. */
  own: number
  webhooks: number
  applications: number
  faults: number
}

/** Sites of one seed differ all the same: the token or id of one must mean nothing to another. */
export function toSeeds({ seed, seededAs: name }: Origin): Seeds {
  const own = mixSeed(seed, name)
  return {
    own,
    webhooks: mixSeed(own, 'webhooks'),
    applications: mixSeed(seed, `${name} applications`),
    faults: mixSeed(seed, `${name} faults`),
  }
}
