import type { Profile } from '../../openapi/ledger.ts'
import type { BackgroundState } from '../background.ts'
import type { FaultsState } from '../tools/faults/faults.ts'
import type { Application } from '../oauth/applications.ts'
import type { TokenState } from '../world/tokens.ts'
import type { StoreState } from '../world/store.ts'

/** What tells a snapshot from other documents. */
export const FORMAT = 'sabia.snapshot' as const

/** Version of the form below; another form has another one. */
export const VERSION = 1 as const

/** Records of the seed. */
export interface BeginningState {
  /** Name of the scenario. */
  scenario: string
  /** Moment that its records are dated by. */
  seeded_at: number
}

/**
 * All of a site's state at one moment, as one JSON document: what follows a restore is the same as
 * without it. Moments are milliseconds since 1970. The records that the site began with are not in
 * it: the seed makes them again. Neither are the journal and the metrics, which tell the past.
 */
export interface Snapshot {
  format: typeof FORMAT
  version: typeof VERSION
  /** Name of the site that it was taken of. */
  site: string
  /** Name that the seeds are mixed with. */
  seeded_as: string
  seed: number
  /** How many customers the scenario `default` has. */
  customers: number
  /** Gaps that are filled otherwise than the ledger assumes. */
  profile: Profile
  /** What a reset leads back to. */
  first: BeginningState
  /** What the records began with. */
  present: BeginningState
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
  /** Time, the work that lies ahead, the payer's policy, webhooks. */
  background: BackgroundState
  faults: FaultsState
}
