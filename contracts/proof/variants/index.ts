import { behaviours } from './behaviours.ts'
import { coverPairs, singleChoices } from './choices.ts'
import { singleValues } from './values.ts'
import { unplayedChoices } from './unplayed.ts'
import type { Variant } from './variant.ts'

/** Sites that keep every fact; no check may fail on them. */
export const variants: readonly Variant[] = [
  ...singleChoices,
  ...singleValues,
  ...unplayedChoices,
  ...behaviours,
  ...coverPairs(),
]
