import type { Check } from '../engine/check.ts'
import { callObservations } from './calls.ts'
import { customerRuleObservations } from './customer-rules.ts'
import { decisionObservations } from './decisions.ts'
import { delayObservations } from './delays.ts'
import { extraKeyObservations } from './extra-keys.ts'
import { listObservations } from './lists.ts'
import { orderObservations } from './orders.ts'
import { headerObservations } from './headers.ts'
import { recordObservations } from './records.ts'
import { refusalObservations } from './refusals.ts'
import { spellingObservations } from './spelling.ts'
import { successObservations } from './successes.ts'
import { tokenObservations } from './tokens.ts'
import { fieldValueObservations } from './field-values.ts'

/** Observes each gap that a client can see, in the ledger's order. */
export const gapChecks: readonly Check[] = [
  ...successObservations,
  ...refusalObservations,
  ...callObservations,
  ...customerRuleObservations,
  ...spellingObservations,
  ...orderObservations,
  ...listObservations,
  ...tokenObservations,
  ...recordObservations,
  ...delayObservations,
  ...decisionObservations,
  ...fieldValueObservations,
  ...extraKeyObservations,
  ...headerObservations,
].sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }))
