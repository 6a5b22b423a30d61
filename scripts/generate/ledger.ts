import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Fact, Gap } from '../../openapi/ledger.ts'
import { markedPlaces } from '../../openapi/marks.ts'

/** A gap as the files hold it; its places stand in the document alone. */
type GapRow = Omit<Gap, 'places'>

/** The schema of what a gap can hold; its description says it in words. */
type ValueSchema = { description?: string } & Record<string, unknown>

export interface LedgerFiles {
  facts: Fact[]
  gaps: GapRow[]
  /** Schemas of the gaps that have values, by slug, and those that they refer to, by name. */
  values: Record<string, ValueSchema>
}

/** Reads the ledger's YAML files and refuses rows that lack a part or contradict themselves. */
export function readLedger(folder: string): LedgerFiles {
  const read = <Row>(file: string) => parse(readFileSync(join(folder, file), 'utf8')) as Row[]
  const facts = read<Fact>('facts.yaml')
  const files = readdirSync(join(folder, 'gaps')).sort()
  const rows = files.flatMap((file) =>
    read<Omit<GapRow, 'plays' | 'open'> & Partial<GapRow> & { value?: ValueSchema }>(
      join('gaps', file),
    ),
  )
  const gaps = rows
    .map(({ value, ...row }) => ({
      ...row,
      plays: row.plays ?? Object.keys(row.presets ?? { [row.choice]: row.choice }),
      open: row.open ?? false,
      ...(value === undefined ? {} : { holds: value.description ?? '' }),
    }))
    .sort((left, right) => Number(left.id.slice(1)) - Number(right.id.slice(1)))
  refuseRepeats([...facts, ...gaps].map((row) => row.id))
  refuseRepeats(gaps.map((gap) => gap.slug))
  for (const fact of facts) demand(fact, ['section', 'fact', 'binds'])
  for (const gap of gaps) {
    demand(gap, ['slug', 'section', 'question', 'assumption', 'reason', 'choice'])
    if (gap.holds !== undefined) demand(gap, ['holds'])
    const known = Object.keys(gap.choices)
    const unknown = [gap.choice, ...gap.plays, ...Object.keys(gap.presets ?? {})].filter(
      (choice) => !known.includes(choice),
    )
    if (unknown.length > 0)
      throw new Error(`Cannot use gap ${gap.id}: no choice ${unknown.join(', ')}`)
  }
  const shared = parse(readFileSync(join(folder, 'values.yaml'), 'utf8')) as LedgerFiles['values']
  const own = rows.flatMap(({ slug, value }) => (value === undefined ? [] : [[slug, value]]))
  return { facts, gaps, values: { ...shared, ...Object.fromEntries(own) } }
}

function demand(row: Fact | GapRow, keys: string[]): void {
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

/** Adds to each gap where the document marks it. */
export function locateGaps(gaps: readonly GapRow[], document: unknown): Gap[] {
  const marked = markedPlaces(document)
  const placesOf = (id: string) => marked.filter((mark) => mark.id === id).map(({ place }) => place)
  return gaps.map((gap) => ({ ...gap, places: [...new Set(placesOf(gap.id))] }))
}
