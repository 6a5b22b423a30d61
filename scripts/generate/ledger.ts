import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Fact, Gap, GapRule, WithdrawnFact } from '../../openapi/ledger.ts'
import { markedPlaces } from '../../openapi/marks.ts'

/** A gap as the files hold it; its places stand in the document alone. */
type GapRow = Omit<Gap, 'places'>

/** The schema of what a gap can hold; its description says it in words. */
type ValueSchema = { description?: string } & Record<string, unknown>

export interface LedgerFiles {
  facts: Fact[]
  withdrawnFacts: WithdrawnFact[]
  gaps: GapRow[]
  /** Schemas of the gaps that have values, by slug, and those that they refer to, by name. */
  values: Record<string, ValueSchema>
}

/** Reads the ledger's YAML files and refuses rows that lack a part or contradict themselves. */
export function readLedger(folder: string): LedgerFiles {
  const read = <Row>(file: string) => parse(readFileSync(join(folder, file), 'utf8')) as Row[]
  const factRows = read<Fact | WithdrawnFact>('facts.yaml')
  const files = readdirSync(join(folder, 'gaps')).sort()
  const rows = files.flatMap((file) =>
    read<Omit<GapRow, 'plays' | 'open' | 'removed'> & Partial<GapRow> & { value?: ValueSchema }>(
      join('gaps', file),
    ),
  )
  const gaps = rows
    .map(({ value, ...row }) => ({
      ...row,
      plays: row.plays ?? Object.keys(row.presets ?? { [row.choice]: row.choice }),
      open: row.open ?? false,
      removed: row.removed ?? {},
      ...(value === undefined ? {} : { holds: value.description ?? '' }),
    }))
    .sort((left, right) => Number(left.id.slice(1)) - Number(right.id.slice(1)))
  refuseRepeats([...factRows, ...gaps].map((row) => row.id))
  refuseRepeats(gaps.map((gap) => gap.slug))
  const withdrawnFacts = factRows.filter((row) => 'withdrawn' in row)
  const facts = factRows.filter((row) => 'fact' in row)
  for (const fact of facts) demand(fact, ['section', 'fact', 'binds'])
  for (const fact of withdrawnFacts) demand(fact, ['section', 'withdrawn'])
  for (const gap of gaps) {
    demand(gap, ['slug', 'section', 'question', 'assumption', 'reason', 'choice'])
    if (gap.holds !== undefined) demand(gap, ['holds'])
    const known = Object.keys(gap.choices)
    const presets = Object.keys(gap.presets ?? {})
    const named = [gap.choice, ...gap.plays, ...presets, ...Object.values(gap.removed)]
    const unknown = named.filter((choice) => !known.includes(choice))
    if (unknown.length > 0)
      throw new Error(`Cannot use gap ${gap.id}: no choice ${unknown.join(', ')}`)
    const back = Object.keys(gap.removed).filter((choice) => known.includes(choice))
    if (back.length > 0)
      throw new Error(`Cannot use gap ${gap.id}: ${back.join(', ')} was removed, and is a choice`)
  }
  const shared = parse(readFileSync(join(folder, 'values.yaml'), 'utf8')) as LedgerFiles['values']
  const own = rows.flatMap(({ slug, value }) => (value === undefined ? [] : [[slug, value]]))
  return { facts, withdrawnFacts, gaps, values: { ...shared, ...Object.fromEntries(own) } }
}

function demand(row: Fact | WithdrawnFact | GapRow, keys: string[]): void {
  for (const key of keys) {
    const value = (row as unknown as Record<string, unknown>)[key]
    const empty = Array.isArray(value)
      ? value.length === 0
      : typeof value !== 'string' || value.trim() === ''
    if (empty) throw new Error(`Cannot use ledger row ${row.id}: \`${key}\` is missing`)
  }
}

function refuseRepeats(ids: string[]): void {
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index)
  if (repeated.length > 0)
    throw new Error(`Cannot use the ledger: ${repeated.join(', ')} stand twice`)
}

/** A gap without the texts that only its readers need. */
export function toRule({
  id,
  slug,
  choice,
  choices,
  plays,
  open,
  removed,
  ...rest
}: GapRow): GapRule {
  const { holds, presets } = rest
  return { id, slug, choice, choices: Object.keys(choices), plays, open, removed, holds, presets }
}

/** Adds to each gap where the document marks it. */
export function locateGaps(gaps: readonly GapRow[], document: unknown): Gap[] {
  const marked = markedPlaces(document)
  const placesOf = (id: string) => marked.filter((mark) => mark.id === id).map(({ place }) => place)
  return gaps.map((gap) => ({ ...gap, places: [...new Set(placesOf(gap.id))] }))
}
