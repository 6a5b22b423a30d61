import { valueAt } from '../../../openapi/text/json-pointer.ts'
import { toMilliseconds, type Duration } from '../../clock/duration.ts'
import type { Effects } from '../../http/exchange.ts'
import { LONGEST_DELAY } from '../../http/prefer.ts'
import type { Fault, FaultAction } from './rule.ts'

/** The combined effects of the rules that match a request. */
export interface MatchedFault {
  /** Ids of the rules, in order. */
  ids: string[]
  /** An answer in place of the operation, which doesn't run. */
  instead?: Pick<FaultAction, 'status' | 'example' | 'rateLimit'>
  /** An answer after the operation has run. */
  afterWrite?: { id: string; answer: number | 'drop' }
  effects: Effects
}

/**
 * Adds a rule to those that match a request already.
 *
 * @returns undefined when one of its effects conflicts with theirs.
 */
export function joinFault(
  before: MatchedFault | undefined,
  fault: Fault,
  chance: () => number,
): MatchedFault | undefined {
  const { status, example, rateLimit, failAfterWrite, drop, truncate, malformed } = fault.then
  const { ids = [], instead, afterWrite, effects = {} } = before ?? {}
  const isAnswer = status !== undefined || rateLimit !== undefined || drop === true
  const hasAnswer = instead !== undefined || afterWrite !== undefined || effects.drop === true
  if ((isAnswer || failAfterWrite !== undefined) && hasAnswer) return undefined
  const isBody = truncate !== undefined || malformed === true || drop === true
  const hasBody = effects.truncate !== undefined || effects.malformed === true
  if (isBody && (hasBody || effects.drop === true || afterWrite?.answer === 'drop')) {
    return undefined
  }
  const { delay } = fault.then
  if (delay !== undefined && effects.delay !== undefined) return undefined

  const joined: MatchedFault = { ...before, ids: [...ids, fault.id], effects: { ...effects } }
  if (status !== undefined) {
    joined.instead = example === undefined ? { status } : { status, example }
  }
  if (rateLimit !== undefined) joined.instead = { rateLimit }
  if (failAfterWrite !== undefined) joined.afterWrite = { id: fault.id, answer: failAfterWrite }
  if (drop === true) joined.effects.drop = true
  if (truncate !== undefined) joined.effects.truncate = truncate
  if (malformed === true) joined.effects.malformed = true
  if (delay !== undefined) joined.effects.delay = toDelay(delay, chance)
  return joined
}

function toDelay(delay: NonNullable<FaultAction['delay']>, chance: () => number): number {
  if (!Array.isArray(delay)) return Math.min(toMilliseconds(delay as Duration), LONGEST_DELAY)
  const [from = 0, to = 0] = (delay as readonly Duration[]).map((end) => toMilliseconds(end))
  return Math.round(from + chance() * (to - from))
}

/** What a rule is matched against: the operation, and the fields of body, path and query. */
export type Fields = Readonly<Record<string, unknown>>

/** Whether each named field has its value. */
export function isMatching(matching: Fields, fields: Fields): boolean {
  return Object.entries(matching).every(([name, value]) => isSame(find(fields, name), value))
}

function find(fields: Fields, name: string): unknown {
  const keys = name.replaceAll(/\[(\d+)\]/g, '.$1').split('.')
  return valueAt(fields, name.startsWith('/') ? name : keys)
}

/** A text of a query or a form matches the number; an object matches if its fields do. */
function isSame(found: unknown, wanted: unknown): boolean {
  if (found === wanted) return true
  if (typeof wanted === 'number' || typeof wanted === 'boolean') return found === String(wanted)
  if (wanted === null || typeof wanted !== 'object') return false
  if (found === null || typeof found !== 'object') return false
  if (Array.isArray(wanted) !== Array.isArray(found)) return false
  return Object.entries(wanted).every(
    ([name, value]) => Object.hasOwn(found, name) && isSame((found as Fields)[name], value),
  )
}
