import { markedPlaces } from '../../openapi/marks.ts'
import type { Ledger } from './base.ts'

/** One change of a fact or a gap. */
export interface LedgerChange {
  /** Id of the gap or fact. */
  id: string
  /** A changed mark (`assumed`, `certain`), or a changed row of the ledger. */
  kind: 'assumed' | 'certain' | 'gap' | 'fact'
  /** Where the marks are in the document; left out for a row of the ledger. */
  places?: string[]
  what: string
}

type Node = Record<string, unknown>

/** The gaps that each place of a document depends on. */
export function marksOf(document: unknown): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { place, id } of markedPlaces(document)) {
    found.set(place, [...new Set([...(found.get(place) ?? []), id])])
  }
  return found
}

/** Lists the gaps with changed marks, with the places that both documents have. */
export function compareMarks(before: unknown, after: unknown): LedgerChange[] {
  const [old, present] = [marksOf(before), marksOf(after)]
  const rows = new Map<string, LedgerChange & { places: string[] }>()
  const add = (kind: 'assumed' | 'certain', id: string, place: string) => {
    const what = kind === 'assumed' ? 'now assumed' : 'no longer assumed'
    const row = rows.get(`${kind} ${id}`) ?? { id, kind, what, places: [] }
    rows.set(`${kind} ${id}`, { ...row, places: [...row.places, place] })
  }
  for (const place of new Set([...old.keys(), ...present.keys()])) {
    if (!hasPlace(before, place) || !hasPlace(after, place)) continue
    const [was, is] = [old.get(place) ?? [], present.get(place) ?? []]
    for (const id of is.filter((one) => !was.includes(one))) add('assumed', id, place)
    for (const id of was.filter((one) => !is.includes(one))) add('certain', id, place)
  }
  return [...rows.values()]
}

/** Whether a document has a place that `markedPlaces` may name: operation, component or field. */
function hasPlace(document: unknown, place: string): boolean {
  const { paths, webhooks, components = {} } = document as Record<string, Node | undefined>
  const [name = '', field] = place.split('.')
  if (field !== undefined) return hasField((components['schemas'] as Node)?.[name], field)
  const items = [...Object.values(paths ?? {}), ...Object.values(webhooks ?? {})] as Node[]
  const operations = items.flatMap((item) => Object.values(item)) as Node[]
  return (
    operations.some((operation) => operation?.['operationId'] === name) ||
    Object.values(components).some((group) => name in (group as Node))
  )
}

function hasField(schema: unknown, field: string): boolean {
  const { properties = {}, allOf = [] } = (schema ?? {}) as { properties?: Node; allOf?: Node[] }
  return field in properties || allOf.some((part) => hasField(part, field))
}

/** Lists the rows that differ between two ledgers. */
export function compareLedgers(before: Ledger, after: Ledger): LedgerChange[] {
  const gaps = pair(before.gaps, after.gaps).flatMap(([id, was, is]) => {
    if (was === undefined) return { id, what: `opened; the mock assumes: ${is?.assumption}` }
    if (is === undefined) return { id, what: `closed; the mock assumed: ${was.assumption}` }
    const isSame = was.assumption.trim() === is.assumption.trim()
    return [
      ...(isSame
        ? []
        : [{ id, what: `assumption changed to: ${is.assumption} It was: ${was.assumption}` }]),
      ...(was.choice === is.choice
        ? []
        : [{ id, what: `choice changed from ${was.choice} to ${is.choice}` }]),
    ]
  })
  const facts = pair(before.facts, after.facts).flatMap(([id, was, is]) => {
    if (was === undefined) return { id, what: `added: ${is?.fact}` }
    if (is === undefined) return { id, what: `removed: ${was.fact}` }
    const isSame = was.fact.trim() === is.fact.trim()
    return isSame ? [] : { id, what: `changed to: ${is.fact} It was: ${was.fact}` }
  })
  return [
    ...gaps.map((row): LedgerChange => ({ ...row, kind: 'gap' })),
    ...facts.map((row): LedgerChange => ({ ...row, kind: 'fact' })),
  ]
}

function pair<Row>(
  before: ReadonlyMap<string, Row>,
  after: ReadonlyMap<string, Row>,
): [string, Row | undefined, Row | undefined][] {
  const ids = [...new Set([...before.keys(), ...after.keys()])]
  return ids.map((id) => [id, before.get(id), after.get(id)])
}
