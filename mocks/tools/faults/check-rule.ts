import { toMilliseconds, type Duration } from '../../clock/duration.ts'
import { FieldError } from '../../shared/field-error.ts'
import { isDeeper } from '../../shared/is-deeper.ts'
import { DEEPEST_MATCH } from '../../shared/limits.ts'
import { LONGEST_DELAY } from '../../http/prefer.ts'
import { checkStatus, toOperation } from './check-names.ts'
import { refuse, refuseUnknown, toInteger, toObject } from './fields.ts'
import type { FaultAction, FaultCondition, FaultRule } from './rule.ts'

/**
 * Reads a rule.
 *
 * @throws FieldError naming the field, and the nearest name where one is mistyped.
 */
export function toRule(input: unknown): Required<FaultRule> {
  const rule = toObject('rule', input)
  refuseUnknown('', rule, ['operation', 'when', 'then'])
  const operation = toOperation(rule['operation'] ?? '*')
  const when = toCondition(rule['when'] ?? 'always')
  const action = toAction(rule['then'])
  checkStatus(operation, action)
  return { operation, when, then: action }
}

function toCondition(input: unknown): 'always' | FaultCondition {
  if (input === 'always') return input
  if (typeof input === 'string') throw refuse('when', input, 'write always, or { "next": 1 }')
  const when = toObject('when', input)
  refuseUnknown('when', when, ['next', 'every', 'random', 'matching'])
  const { next, every, random, matching } = when
  if (Object.keys(when).length === 0) throw refuse('when', input, 'name a condition, or always')
  if (next !== undefined) toInteger('when.next', next, 1, 1_000_000)
  if (every !== undefined) toInteger('when.every', every, 1, 1_000_000)
  if (every !== undefined && random !== undefined) {
    throw refuse('when.random', random, 'every and random exclude one another')
  }
  if (random !== undefined) checkRandom(random)
  if (matching !== undefined) {
    const fields = toObject('when.matching', matching)
    if (Object.keys(fields).length === 0) throw refuse('when.matching', matching, 'name a field')
    if (isDeeper(matching, DEEPEST_MATCH)) {
      const wrong = `when.matching is nested too deep; nest at most ${DEEPEST_MATCH} deep`
      throw new FieldError('when.matching', `Cannot add the fault: ${wrong}`)
    }
  }
  return structuredClone(when)
}

function checkRandom(input: unknown): void {
  const random = toObject('when.random', input)
  refuseUnknown('when.random', random, ['share', 'seed'])
  const { share, seed } = random
  if (typeof share !== 'number' || !(share >= 0 && share <= 1)) {
    throw refuse('when.random.share', share, 'give a number from 0 to 1')
  }
  const most = Number.MAX_SAFE_INTEGER
  if (seed !== undefined) toInteger('when.random.seed', seed, -most, most)
}

/** Effects of one group exclude one another: each is the answer, or its body. */
const GROUPS = [
  ['status', 'drop', 'rateLimit', 'failAfterWrite'],
  ['truncate', 'malformed', 'drop'],
] as const

function toAction(input: unknown): FaultAction {
  const action = toObject('then', input)
  const known = ['delay', 'truncate', 'malformed', 'status', 'example', 'drop', 'rateLimit']
  refuseUnknown('then', action, [...known, 'failAfterWrite'])
  if (Object.keys(action).length === 0) throw refuse('then', input, 'name what goes wrong')
  for (const group of GROUPS) {
    const [first, second] = group.filter((name) => action[name] !== undefined)
    if (second === undefined) continue
    throw refuse(`then.${second}`, action[second], `it cannot stand beside ${first}`)
  }
  for (const name of ['drop', 'malformed']) {
    const value = action[name]
    if (value !== undefined && value !== true) throw refuse(`then.${name}`, value, 'write true')
  }
  const { truncate, delay, rateLimit, failAfterWrite } = action
  if (truncate !== undefined && truncate !== true) toInteger('then.truncate', truncate, 0, 2 ** 30)
  if (delay !== undefined) checkDelay(delay)
  if (rateLimit !== undefined) {
    const limit = toObject('then.rateLimit', rateLimit)
    refuseUnknown('then.rateLimit', limit, ['retryAfter'])
    toInteger('then.rateLimit.retryAfter', limit['retryAfter'], 0, 86_400)
  }
  if (failAfterWrite !== undefined && failAfterWrite !== 'drop') {
    toInteger('then.failAfterWrite', failAfterWrite, 200, 599)
  }
  if (failAfterWrite === 'drop') {
    const body = ['truncate', 'malformed'].find((name) => action[name] !== undefined)
    if (body !== undefined) throw refuse(`then.${body}`, action[body], 'there is no answer')
  }
  return structuredClone(action)
}

function checkDelay(input: unknown): void {
  const parts: unknown[] = Array.isArray(input) ? input : [input]
  if (Array.isArray(input) && input.length !== 2) {
    throw refuse('then.delay', input, 'a range has two ends: ["1s", "3s"]')
  }
  const [from = 0, to = from] = parts.map((part) => toDelay(part))
  if (to < from) throw refuse('then.delay', input, 'the longer one comes second')
}

/** @throws FieldError when a delay is none, or too long. */
function toDelay(input: unknown): number {
  let delay: number
  try {
    delay = toMilliseconds(input as Duration)
  } catch {
    throw refuse('then.delay', input, 'write milliseconds, or a text such as 500ms or 2s')
  }
  if (delay > LONGEST_DELAY) throw refuse('then.delay', input, 'at most 60s')
  return delay
}
