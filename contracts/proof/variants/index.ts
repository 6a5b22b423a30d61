import { coverPairs, singleChoices } from './choices.ts'
import { manners } from './manners.ts'
import type { Twin } from './twin.ts'

/** Every site that holds the facts and must never be accused. */
export const twins: readonly Twin[] = [...singleChoices, ...manners, ...coverPairs()]
