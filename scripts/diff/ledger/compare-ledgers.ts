import { markedPlaces } from '../../../openapi/marks.ts'
import type { LedgerChange } from '../model.ts'
import { placesOf } from './places-of.ts'

/** What is certain and what is assumed, by id. */
export interface Ledger {
  /** What the spec states; undefined where only a document is at hand. */
  facts: ReadonlyMap<string, string> | undefined
  /** What the mock assumes: at every gap, or at those that a document's descriptions tell of. */
  assumptions: ReadonlyMap<string, string>
  /** The choice of each gap; undefined where only a document is at hand. */
  choices: ReadonlyMap<string, string> | undefined
}

/** The gaps that each place of a document rests on. */
export function marksOf(document: unknown): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { place, id } of markedPlaces(document)) {
    const ids = found.get(place) ?? []
    if (!ids.includes(id)) ids.push(id)
    found.set(place, ids)
  }
  return found
}

/** Tells what has moved between certain and assumed: marks of the document, then rows. */
export function compareMarks(before: unknown, after: unknown): LedgerChange[] {
  const [old, present] = [marksOf(before), marksOf(after)]
  const [oldPlaces, places] = [placesOf(before), placesOf(after)]
  return [...new Set([...old.keys(), ...present.keys()])].flatMap((place) => {
    // What is gone rests on nothing.
    if (!places.has(place)) return []
    const [ids, presentIds] = [old.get(place) ?? [], present.get(place) ?? []]
    const isNew = !oldPlaces.has(place)
    return [
      ...presentIds
        .filter((id) => !ids.includes(id))
        .map((id): LedgerChange => ({ id, kind: 'assumed', place, what: toAssumed(isNew, ids) })),
      ...ids
        .filter((id) => !presentIds.includes(id))
        .map((id): LedgerChange => ({ id, kind: 'certain', place, what: toCertain(presentIds) })),
    ]
  })
}

function toAssumed(isNew: boolean, ids: readonly string[]): string {
  if (isNew) return 'added, and assumed'
  return ids.length === 0
    ? 'is assumed; nothing was assumed here before'
    : `is assumed, beside ${toList(ids)}`
}

/** What is no longer marked is either certain or no longer said. */
function toCertain(ids: readonly string[]): string {
  return ids.length === 0
    ? 'is not assumed any more; nothing is here'
    : `is not assumed any more, unlike ${toList(ids)}`
}

function toList(ids: readonly string[]): string {
  return ids.length <= 3 ? ids.join(', ') : `${ids.slice(0, 3).join(', ')}, …`
}

/** Tells which rows of the ledger differ. */
export function compareRows(before: Ledger, after: Ledger): LedgerChange[] {
  return [
    ...compareTexts('gap', before.assumptions, after.assumptions, {
      added: (text) => `added; assumed: ${text}`,
      // A document that marks a gap nowhere says nothing of it, though the gap is open.
      removed: before.choices === undefined ? undefined : (text) => `closed; was assumed: ${text}`,
      changed: (old, text) => `assumed: ${text} Before: ${old}`,
    }),
    ...compareTexts('gap', before.choices, after.choices, {
      changed: (old, text) => `${text} is chosen, was ${old}`,
    }),
    ...compareTexts('fact', before.facts, after.facts, {
      added: (text) => `added: ${text}`,
      removed: (text) => `taken out: ${text}`,
      changed: (old, text) => `states: ${text} Before: ${old}`,
    }),
  ]
}

interface Words {
  added?: (text: string) => string
  removed?: ((text: string) => string) | undefined
  changed: (old: string, text: string) => string
}

function compareTexts(
  kind: 'gap' | 'fact',
  before: ReadonlyMap<string, string> | undefined,
  after: ReadonlyMap<string, string> | undefined,
  words: Words,
): LedgerChange[] {
  if (before === undefined || after === undefined) return []
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [old, text] = [before.get(id), after.get(id)]
    if (old === text) return []
    if (old === undefined) return toChange(words.added?.(text ?? ''))
    return text === undefined ? toChange(words.removed?.(old)) : toChange(words.changed(old, text))
    function toChange(what: string | undefined): LedgerChange[] {
      return what === undefined ? [] : [{ id, kind, what }]
    }
  })
}
