import type { BackgroundState } from '../background.ts'
import type { Task } from '../clock/tasks.ts'
import type { Application } from '../oauth/applications.ts'
import type { ResolvedPolicy } from '../payer/policy.ts'
import { toFaultState, type FaultsState } from '../tools/faults/faults.ts'
import type { WebhookEndpoint } from '../webhooks/delivery.ts'
import type { PlannedMisbehaviour } from '../webhooks/delivery-faults.ts'
import { toJobRow, type Job, type JobRow } from '../webhooks/job.ts'
import type { TimeState } from '../world/clock.ts'
import type { DelayState } from '../world/delays.ts'
import { KINDS, type Kind } from '../world/records.ts'
import type { LastIds, StoreState } from '../world/store.ts'
import type { Row } from '../world/table.ts'
import type { Grant, TokenState } from '../world/tokens.ts'
import { FORMAT, VERSION, type Snapshot } from './snapshot.ts'

/** A thing of a site: its kind, its id, and itself. */
export type Thing = readonly [kind: string, id: string | number, thing: object]

/** What a site has once. Each is a row, whose key is its name; a thing's key is `kind/id`. */
export interface Singles {
  site: Pick<
    Snapshot,
    'version' | 'site' | 'seeded_as' | 'seed' | 'customers' | 'profile' | 'first' | 'present'
  > & { faults: FaultsState['first'] }
  /** Of the records: the last ids, and how many random numbers were drawn. */
  counters: LastIds & { drawn: number }
  tools: {
    /** How many random numbers were drawn for applications, for deliveries and for their secrets. */
    applications: number
    deliveries: number
    secrets: number
    last_endpoint: number
    last_fault: number
  }
  time: TimeState
  payer: ResolvedPolicy
  misbehaviours: PlannedMisbehaviour[]
}

/** How things are written that aren't plain data. */
const forms: Readonly<Record<string, (thing: never, id: string) => unknown>> = {
  tokens: ({ uid, scopes, expiresAt }: Grant, token): TokenState => {
    return { token, uid, scopes: [...scopes], expires_at: expiresAt }
  },
  deliveries: (job: Job) => toJobRow(job),
  faults: toFaultState,
}

/** The text of a thing's row. */
export function toRow(key: string, thing: object): string {
  const slash = key.indexOf('/')
  const form = forms[key.slice(0, slash)]
  return JSON.stringify(form === undefined ? thing : form(thing as never, key.slice(slash + 1)))
}

/** A site's state as its rows have it. */
export interface OpenedState {
  snapshot: Snapshot
  /** What a snapshot doesn't have. */
  delays: DelayState[]
}

/**
 * Reads the rows of a site.
 *
 * @throws Error when they aren't the rows of a site, or those of another version.
 */
export function readRows(rows: Iterable<readonly [string, string]>): OpenedState {
  const singles: Record<string, unknown> = {}
  const things: Record<string, unknown[]> = {}
  for (const [key, text] of rows) {
    const slash = key.indexOf('/')
    if (slash === -1) singles[key] = JSON.parse(text)
    else (things[key.slice(0, slash)] ??= []).push(JSON.parse(text))
  }
  const { site, counters, tools, time, payer, misbehaviours } = singles as unknown as Singles
  if ((site as Singles['site'] | undefined)?.version !== VERSION) {
    throw new Error(`they aren't the rows of a site, or those of another version than ${VERSION}`)
  }
  const listOf = <Kept>(kind: string) => (things[kind] ?? []) as Kept[]
  const { faults: first, ...about } = site
  const snapshot: Snapshot = {
    format: FORMAT,
    ...about,
    records: toRecords(counters, listOf),
    drawn: counters.drawn,
    tokens: listOf<TokenState>('tokens'),
    applications: { list: listOf<Application>('applications'), drawn: tools.applications },
    background: {
      time,
      due: listOf<Task>('due').sort((one, other) => one.at - other.at || one.order - other.order),
      payer,
      webhooks: {
        endpoints: {
          list: listOf<WebhookEndpoint>('endpoints'),
          last_id: tools.last_endpoint,
          drawn: tools.secrets,
        },
        misbehaviours,
        ...toLog(listOf<JobRow>('deliveries')),
        drawn: tools.deliveries,
      },
    },
    faults: { first, rules: listOf('faults'), last_id: tools.last_fault },
  }
  return { snapshot, delays: listOf<DelayState>('delays') }
}

/** A table knows by itself which of its rows are changed ones of the seed. */
function toRecords(lastIds: LastIds, listOf: <Kept>(kind: string) => Kept[]): Snapshot['records'] {
  const tables = KINDS.map((kind: Kind) => {
    return [kind, { last_id: lastIds[kind], written: listOf<Row>(kind), changed: [] }]
  })
  return { ...Object.fromEntries(tables), last_item_id: lastIds.items } as StoreState
}

type Log = Pick<BackgroundState['webhooks'], 'deliveries' | 'finished' | 'held' | 'under_way'>

function toLog(deliveries: JobRow[]): Log {
  const idsBy = (place: 'ended' | 'turn') =>
    deliveries
      .filter((row) => row[place] > 0)
      .sort((one, other) => one[place] - other[place])
      .map(({ id }) => id)
  const held = deliveries.filter((row) => row.is_held).map(({ id }) => id)
  return { deliveries, finished: idsBy('ended'), held, under_way: idsBy('turn') }
}
