import type { Direction, Verdict } from '../model.ts'

/** What a change does to the values that a schema takes. */
export type Effect = 'wider' | 'narrower' | 'other' | 'none'

const TEXTS = new Set(['description', 'title', 'example', 'examples', '$comment', 'externalDocs'])

const UPPER = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'])

const LOWER = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'])

/** Tells what a changed keyword, other than `required`, does to the values that a schema takes. */
export function effectOf(keyword: string, before: unknown, after: unknown): Effect {
  if (TEXTS.has(keyword) || keyword.startsWith('x-')) return 'none'
  if (keyword === 'additionalProperties')
    return openness(after) - openness(before) > 0 ? 'wider' : 'narrower'
  if (before === undefined) return 'narrower'
  if (after === undefined) return 'wider'
  if (keyword === 'type') return compareSets(toTypes(before), toTypes(after))
  if (keyword === 'enum') return compareSets(toSet(before), toSet(after))
  if (UPPER.has(keyword)) return Number(after) > Number(before) ? 'wider' : 'narrower'
  if (LOWER.has(keyword)) return Number(after) < Number(before) ? 'wider' : 'narrower'
  return 'other'
}

/**
 * Judges a changed schema by who sends what it describes. api-smart-diff judges `type` the wrong
 * way round where null is added, and takes a closed schema for a compatible change.
 */
export function judgeEffect(
  effect: Effect,
  direction: Direction | undefined,
): { verdict: Verdict; because?: string } {
  if (effect === 'none') return { verdict: 'text' }
  if (direction === 'requests') {
    if (effect === 'wider') return { verdict: 'compatible' }
    return { verdict: 'breaking', because: 'a request that was accepted may be refused' }
  }
  if (effect === 'narrower') return { verdict: 'compatible' }
  const what = direction === 'webhooks' ? 'a webhook' : 'an answer'
  return { verdict: 'breaking', because: `${what} may hold what it did not hold before` }
}

/** The members of a list that was folded into one text. */
export function toSet(text: unknown): Set<string> {
  const members = JSON.parse(String(text)) as unknown[]
  return new Set(members.map((member) => JSON.stringify(member)))
}

/** A number may be whole. */
function toTypes(text: unknown): Set<string> {
  const types = toSet(text)
  return types.has('"number"') ? types.add('"integer"') : types
}

function compareSets(before: ReadonlySet<string>, after: ReadonlySet<string>): Effect {
  const isWithin = (inner: ReadonlySet<string>, outer: ReadonlySet<string>) =>
    [...inner].every((member) => outer.has(member))
  if (isWithin(before, after)) return isWithin(after, before) ? 'none' : 'wider'
  return isWithin(after, before) ? 'narrower' : 'other'
}

/** How much a schema takes besides its fields: anything, what a schema allows, nothing. */
function openness(value: unknown): number {
  if (value === false) return 0
  return value === true || value === undefined ? 2 : 1
}
