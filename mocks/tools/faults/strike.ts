import { toMilliseconds, type Duration } from '../../clock/duration.ts'
import { LONGEST_DELAY, type Effects } from './effects.ts'
import type { Fault, FaultAction } from './rule.ts'

/** What strikes one request. */
export interface Strike {
  /** Ids of the rules, in their order. */
  ids: string[]
  /** Given in place of the operation's answer, and the operation does nothing. */
  instead?: Pick<FaultAction, 'status' | 'example' | 'rateLimit'>
  /** The operation does its work, and this is the answer to it. */
  afterWrite?: { id: string; answer: number | 'drop' }
  effects: Effects
}

/**
 * Joins a rule to what strikes a request already.
 *
 * @returns nothing when one of its effects stands in the way of another rule's.
 */
export function toStrike(
  before: Strike | undefined,
  fault: Fault,
  chance: () => number,
): Strike | undefined {
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

  const joined: Strike = { ...before, ids: [...ids, fault.id], effects: { ...effects } }
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
