import { coverPairs, singleChoices } from './choices.ts'
import { behaviours } from './behaviours.ts'
import type { Variant } from './variant.ts'

/** Every site that holds the facts and must never be accused. */
export const variants: readonly Variant[] = [...singleChoices, ...behaviours, ...coverPairs()]
