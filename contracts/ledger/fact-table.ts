import { facts } from '../../openapi/ledger.ts'
import { allChecks } from '../checks/all.ts'
import { UNTESTED } from './untested.ts'

/** A fact, and what checks it. */
export interface FactRow {
  fact: string
  sentence: string
  /** Ids of the MUST checks that rest on it. */
  checks: readonly string[]
  /** Why no check can test it; undefined where some do. */
  reason: string | undefined
}

/** Every fact of the ledger with its checks, or the reason why it has none. */
export function toFactTable(): FactRow[] {
  return facts.map(({ id, fact }) => ({
    fact: id,
    sentence: fact,
    checks: allChecks
      .filter((check) => check.level === 'MUST' && check.facts.includes(id))
      .map((check) => check.id),
    reason: UNTESTED[id],
  }))
}
