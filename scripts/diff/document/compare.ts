import { apiDiff, type Diff } from 'api-smart-diff'
import type { OpenAPIV3_1 } from 'openapi-types'
import type { Change, Verdict } from '../model.ts'
import { judge, type Judged } from './judge.ts'
import { locate, type Location } from './locate.ts'
import { prepare, type Prepared } from './prepare.ts'

/** Lists what differs between two documents, the gravest first; the version itself is left out. */
export function compareDocuments(
  before: OpenAPIV3_1.Document,
  after: OpenAPIV3_1.Document,
): Change[] {
  const old = prepare(before)
  // It rewrites what it is given.
  const found = apiDiff(structuredClone(old.document), prepare(after).document)
    .filter(({ path }) => path.join('.') !== 'info.version')
    .flatMap((diff) => toRows(diff, old))
  return withoutRepeats(gather(found))
}

const ORDER: readonly Verdict[] = ['breaking', 'compatible', 'text']

interface Row extends Judged {
  operation: string | undefined
}

function toRows(diff: Diff, old: Prepared): Row[] {
  // A path whose variable has another name is the same path.
  if (diff.action === 'rename') return []
  const location: Location = locate(diff.path, old)
  return judge(diff, location).map((judged) => ({ ...judged, operation: location.operation }))
}

/** Makes one change of the rows that say the same of several operations. */
function gather(rows: readonly Row[]): Change[] {
  const changes = new Map<string, Change>()
  for (const { operation, ...judged } of rows) {
    const { verdict, place, what, direction } = judged
    const key = JSON.stringify([verdict, place, what, direction])
    const change = changes.get(key) ?? { ...judged, operations: [] }
    if (operation !== undefined && !change.operations.includes(operation)) {
      change.operations.push(operation)
    }
    changes.set(key, change)
  }
  return [...changes.values()].sort(
    (one, other) => ORDER.indexOf(one.verdict) - ORDER.indexOf(other.verdict),
  )
}

/** A field that is gone need not be told to be no longer asked for, too. */
function withoutRepeats(changes: readonly Change[]): Change[] {
  const gone = new Set(changes.filter(({ what }) => what === 'removed').map(keyOf))
  const repeats = new Set(['may be missing', 'need not be sent'])
  const added = new Set(changes.filter(({ what }) => what === 'added').map(keyOf))
  return changes.filter(
    (change) =>
      !(repeats.has(change.what) && gone.has(keyOf(change))) &&
      !(change.what === 'is always there' && added.has(keyOf(change))),
  )
}

function keyOf({ place, direction }: Change): string {
  return JSON.stringify([place, direction])
}
