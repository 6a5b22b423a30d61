import type { Check } from '../engine/check.ts'
import { answerLooks } from './answers.ts'
import { callLooks } from './calls.ts'
import { recordLooks } from './records.ts'

/** A look at each gap that can be seen from outside, in the ledger's order. */
export const gapChecks: readonly Check[] = [...answerLooks, ...callLooks, ...recordLooks].sort(
  (one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }),
)
