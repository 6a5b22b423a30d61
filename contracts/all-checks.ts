import type { Check } from './engine/check.ts'
import { gapChecks } from './observations/index.ts'
import { factChecks } from './checks/index.ts'

/** Every check of the suite, in the order in which a run carries them out. */
export const allChecks: readonly Check[] = [...factChecks, ...gapChecks]
