import type { Profile } from '../../openapi/ledger.ts'
import type { BackgroundState } from '../background.ts'
import type { FaultsState } from '../tools/faults/faults.ts'
import type { Application } from '../oauth/applications.ts'
import type { TokenState } from '../world/tokens.ts'
import type { StoreState } from '../world/store.ts'

/** Marks a document as a snapshot. */
export const FORMAT = 'sabia.snapshot' as const

/** Version of the format below. */
export const VERSION = 1 as const

/** Which records were seeded. */
export interface SeedState {
  /** Name of the scenario. */
  scenario: string
  /** When its records were created, on the site's clock. */
  seeded_at: number
}

/**
 * All of a site's state at one moment, as one JSON document: after a restore, the site behaves as it
 * did after the snapshot. Moments are milliseconds since 1970. It doesn't contain the seeded records,
 * which the seed gives again, nor the request log and the metrics, which only describe the past.
 */
export interface Snapshot {
  format: typeof FORMAT
  version: typeof VERSION
  /** Name of the site. */
  site: string
  /** Name that is mixed into the seeds. */
  seeded_as: string
  seed: number
  /** How many customers the `default` scenario has. */
  customers: number
  /** Site profile: the gaps whose choice isn't the ledger's assumption. */
  profile: Profile
  /** What a reset returns to. */
  first: SeedState
  /** What the current records started with. */
  present: SeedState
  /** What was written since, and the last ids. */
  records: StoreState
  /** How many random numbers were drawn for ids and tokens. */
  drawn: number
  tokens: TokenState[]
  applications: {
    /** Oldest first; the first one is the site's own. */
    list: Application[]
    /** How many random numbers were drawn for UIDs and secrets. */
    drawn: number
  }
  /** Time, scheduled tasks, the payer's policy, webhooks. */
  background: BackgroundState
  faults: FaultsState
}
