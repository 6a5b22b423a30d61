import type { Check } from '../engine/check.ts'
import { callLooks } from './calls.ts'
import { recordLooks } from './records.ts'
import { refusalLooks } from './refusals.ts'
import { successLooks } from './successes.ts'
import { tokenLooks } from './tokens.ts'

/** A look at each gap that can be seen from outside, in the ledger's order. */
export const gapChecks: readonly Check[] = [
  ...successLooks,
  ...refusalLooks,
  ...callLooks,
  ...tokenLooks,
  ...recordLooks,
].sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }))
