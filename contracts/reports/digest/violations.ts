import type { CheckReport, Evidence, Report } from '../../model/report.ts'
import { allFacts } from './ledger-sentences.ts'

/** A check that failed. */
export interface Violation {
  check: CheckReport
  /** The facts that it found broken. */
  facts: readonly string[]
  /** The answers that break them. */
  findings: readonly Evidence[]
}

/** The checks that found one fact broken; a check is listed under its first fact only. */
export interface BrokenFact {
  /** Undefined if a check names no fact. */
  fact: string | undefined
  violations: readonly Violation[]
}

/** The answers in which something else came than was expected. */
export function findingsOf({ evidence }: CheckReport): Evidence[] {
  return evidence.filter(
    ({ expected, received }) => expected !== undefined || received !== undefined,
  )
}

/** Groups the checks that failed by the fact that they found broken, in the ledger's order. */
export function toBrokenFacts({ checks }: Report): BrokenFact[] {
  const groups = new Map<string | undefined, Violation[]>()
  for (const check of checks.filter(({ outcome }) => outcome === 'failed')) {
    const facts = toBroken(check)
    const [first] = facts
    const violation = { check, facts, findings: findingsOf(check) }
    groups.set(first, [...(groups.get(first) ?? []), violation])
  }
  const order = new Map(allFacts.map(({ id }, index) => [id, index]))
  const placeOf = (fact = '') => order.get(fact) ?? allFacts.length
  return [...groups]
    .map(([fact, violations]) => ({ fact, violations }))
    .sort((one, other) => placeOf(one.fact) - placeOf(other.fact))
}

/** Every fact that a check found broken, in the ledger's order. */
export function toBrokenIds(groups: readonly BrokenFact[]): string[] {
  const broken = new Set(groups.flatMap(({ violations }) => violations.flatMap((one) => one.facts)))
  const known = allFacts.map(({ id }) => id).filter((id) => broken.has(id))
  return [...new Set([...known, ...broken])]
}

/** The facts that a check found broken: it may test several, and its findings say which. */
export function toBroken(check: CheckReport): readonly string[] {
  const broken = new Set(findingsOf(check).flatMap(({ fact }) => fact ?? []))
  return broken.size > 0 ? [...broken] : check.facts
}
