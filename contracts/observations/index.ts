import type { Check } from '../engine/check.ts'

/** A look at each gap that can be seen from outside. */
export const gapChecks: readonly Check[] = []
