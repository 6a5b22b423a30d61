import { MOST_APPLICATIONS, MOST_TOKENS } from '../shared/limits.ts'
import { messageOf } from '../shared/message-of.ts'
import { resolveProfile, type Profile, type ResolvedProfile } from '../../openapi/ledger.ts'
import { knownScopes } from '../shared/document.ts'
import { findScenario } from '../seed/scenarios.ts'
import type { StoreState } from '../world/store.ts'
import { isPlayable } from '../world/clock.ts'
import { background } from './read-background.ts'
import { faults } from './read-faults.ts'
import {
  anyObject,
  integer,
  list,
  number,
  object,
  oneOf,
  refuse,
  text,
  type Read,
} from './reader.ts'
import { FORMAT, VERSION, type Snapshot } from './snapshot.ts'

const count = integer(0)

/** Rows are held against the document where they are put into tables. */
const row: Read<StoreState['customers']['written'][number]> = (value, place) => {
  const { id, ...rest } = anyObject(value, place)
  if (typeof id !== 'string' && typeof id !== 'number')
    throw refuse(`${place}.id`, id, 'give an id')
  return { id, ...rest }
}

const table = object({ last_id: count, written: list(row), changed: list(row) })

const scenario: Read<string> = (value, place) => {
  try {
    return findScenario(text(value, place)).name
  } catch (error) {
    throw refuse(place, value, messageOf(error))
  }
}

const moment: Read<number> = (value, place) => {
  const at = number(value, place)
  if (!isPlayable(at)) throw refuse(place, value, 'give milliseconds since 1970')
  return at
}

const beginning = object({ scenario, seeded_at: moment })

const scopes = list(oneOf([...knownScopes]))

const application = object({ name: text, redirect_uri: text, uid: text, secret: text, scopes })

const snapshotShape = object({
  format: oneOf([FORMAT]),
  version: integer(VERSION, VERSION) as Read<typeof VERSION>,
  site: text,
  seeded_as: text,
  seed: integer(-Number.MAX_SAFE_INTEGER),
  customers: integer(0, 1_000_000),
  profile: anyObject as Read<Profile>,
  first: beginning,
  present: beginning,
  records: object({
    customers: table,
    products: table,
    price_points: table,
    subscriptions: table,
    payment_profiles: table,
    last_item_id: count,
  }),
  drawn: count,
  tokens: list(object({ token: text, uid: text, scopes, expires_at: number }), MOST_TOKENS),
  applications: object({ list: list(application, MOST_APPLICATIONS), drawn: count }),
  background,
  faults,
})

/**
 * Reads a snapshot.
 *
 * @throws FieldError naming the place that is wrong.
 */
export function readSnapshot(given: unknown): { snapshot: Snapshot; gaps: ResolvedProfile } {
  refuseForeign(given)
  const snapshot: Snapshot = snapshotShape(given, '')
  if (snapshot.applications.list.length === 0) {
    throw refuse('applications.list', [], 'a site has one application at least')
  }
  return { snapshot, gaps: toGaps(snapshot.profile) }
}

/** Before all else: of another format or version, nothing else can be judged. */
function refuseForeign(given: unknown): void {
  const { format, version } = (given ?? {}) as { format?: unknown; version?: unknown }
  if (format !== FORMAT) throw refuse('format', format, `only "${FORMAT}" can be restored`)
  if (version === VERSION) return
  const isNewer = typeof version === 'number' && version > VERSION
  const advice = isNewer ? 'use the newer Sabiá that wrote it' : 'take it anew'
  throw refuse('version', version, `this Sabiá reads ${VERSION}; ${advice}`)
}

function toGaps(profile: Profile): ResolvedProfile {
  try {
    return resolveProfile(profile)
  } catch (error) {
    throw refuse('profile', profile, messageOf(error))
  }
}
