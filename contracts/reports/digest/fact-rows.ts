import type { Coverage, Report } from '../../model/report.ts'
import { allFacts, sentenceOf } from './ledger-sentences.ts'

/** How often a fact was checked and found broken, by operation. */
export interface FactRow {
  fact: string
  sentence: string
  cells: ReadonlyMap<string, Coverage>
  attempts: number
  violations: number
}

/** The coverage as a table. */
export interface FactTable {
  operations: readonly string[]
  rows: readonly FactRow[]
  /** How many facts were checked. */
  seen: number
}

/** In the ledger's order; it names schemas too, which are never covered. */
const known = [...new Set(allFacts.flatMap(({ binds }) => binds))]

/** Lays the coverage out by fact and operation; facts that were never checked have rows too. */
export function toFactTable({ coverage }: Report): FactTable {
  const covered = new Set(coverage.map(({ operation }) => operation))
  const operations = [...new Set([...known.filter((id) => covered.has(id)), ...covered])]
  const facts = [
    ...new Set([...allFacts, ...coverage].map((one) => ('id' in one ? one.id : one.fact))),
  ]
  const rows = facts.map((fact) =>
    toRow(
      fact,
      coverage.filter((one) => one.fact === fact),
    ),
  )
  return { operations, rows, seen: rows.filter(({ attempts }) => attempts > 0).length }
}

function toRow(fact: string, coverage: readonly Coverage[]): FactRow {
  const cells = new Map<string, Coverage>()
  for (const { operation, attempts, violations } of coverage) {
    const before = cells.get(operation) ?? { attempts: 0, violations: 0 }
    cells.set(operation, {
      fact,
      operation,
      attempts: before.attempts + attempts,
      violations: before.violations + violations,
    })
  }
  const sum = (key: 'attempts' | 'violations') =>
    coverage.reduce((total, one) => total + one[key], 0)
  return {
    fact,
    sentence: sentenceOf(fact),
    cells,
    attempts: sum('attempts'),
    violations: sum('violations'),
  }
}
