import { examplesOf, type Operation } from '../../../openapi/operations.ts'
import { toMilliseconds, type Duration } from '../../clock/duration.ts'
import { adviseNames, checkInput, wrongValue } from '../../shared/control-input.ts'
import { FieldError } from '../../shared/field-error.ts'
import { isDeeper } from '../../shared/is-deeper.ts'
import { DEEPEST_MATCH } from '../../shared/limits.ts'
import { operations } from '../../shared/document.ts'
import { LONGEST_DELAY } from '../../http/prefer.ts'
import type { FaultAction, FaultCondition, FaultRule } from './rule.ts'

const prefix = 'Cannot add the fault: '

/**
 * Checks a rule against the control API's document, and rules that a document can't express.
 *
 * @throws FieldError naming the field, and the nearest name if one is mistyped.
 */
export function toRule(input: unknown): Required<FaultRule> {
  const rule = withoutUndefined(input) as FaultRule
  checkInput('addFault body', rule, { prefix, whole: 'rule' })
  const { operation = '*', when = 'always', then } = rule
  checkOperation(operation)
  if (when !== 'always') checkCondition(when)
  checkAction(then)
  checkForOperation(operation, then)
  return { operation, when: structuredClone(when), then: structuredClone(then) }
}

/** Removes undefined fields: to a program, they mean the same as no field. */
function withoutUndefined(input: unknown, levels = 2): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  if (levels === 1) return Object.fromEntries(given)
  return Object.fromEntries(given.map(([name, value]) => [name, withoutUndefined(value, 1)]))
}

function checkOperation(name: string): void {
  const known = operations.map(({ operationId }) => operationId)
  if (name === '*' || known.includes(name)) return
  const advice = adviseNames(name, known)
  throw new FieldError('operation', `${prefix}there is no operation "${name}"; ${advice}`)
}

function checkCondition({ every, random, matching }: FaultCondition): void {
  if (every !== undefined && random !== undefined) {
    throw wrong('when.random', random, 'leave it out beside every')
  }
  if (matching === undefined || !isDeeper(matching, DEEPEST_MATCH)) return
  const found = `when.matching is nested too deep; nest at most ${DEEPEST_MATCH} deep`
  throw new FieldError('when.matching', prefix + found)
}

/** Effects of one group exclude each other: each determines the response, or its body. */
const GROUPS = [
  ['status', 'drop', 'rateLimit', 'failAfterWrite'],
  ['truncate', 'malformed', 'drop'],
] as const

function checkAction(action: FaultAction): void {
  for (const group of GROUPS) {
    const [first, second] = group.filter((name) => action[name] !== undefined)
    if (second === undefined) continue
    throw wrong(`then.${second}`, action[second], `leave it out beside ${first}`)
  }
  if (action.delay !== undefined) checkDelay(action.delay)
  if (action.failAfterWrite !== 'drop') return
  const body = (['truncate', 'malformed'] as const).find((name) => action[name] !== undefined)
  if (body === undefined) return
  throw wrong(`then.${body}`, action[body], 'leave it out: a dropped connection has no body')
}

function checkDelay(delay: NonNullable<FaultAction['delay']>): void {
  const ends = Array.isArray(delay) ? (delay as readonly Duration[]) : [delay as Duration]
  const [from = 0, to = from] = ends.map((end) => toMilliseconds(end))
  if (Math.max(from, to) > LONGEST_DELAY) throw wrong('then.delay', delay, 'wait at most 60s')
  if (to < from) throw wrong('then.delay', delay, 'put the longer delay second')
}

/** @throws FieldError when an operation has no such example, or stores nothing. */
function checkForOperation(operation: string, action: FaultAction): void {
  const { status, example, failAfterWrite } = action
  const meant = operations.filter(
    ({ operationId }) => operation === '*' || operationId === operation,
  )
  if (failAfterWrite !== undefined && !meant.some(isWriting)) {
    throw wrong('then.failAfterWrite', failAfterWrite, `${operation} stores nothing`)
  }
  if (example === undefined) return
  if (status === undefined) throw wrong('then.example', example, 'give its status as well')
  const shown = meant.flatMap(examplesOf).filter((one) => one.status === status)
  const known = shown.map(({ name }) => name)
  if (known.includes(example)) return
  throw new FieldError(
    'then.example',
    `${prefix}${operation} has no example "${example}" for ${status}; ` +
      adviseNames(example, [...new Set(known)]),
  )
}

/** Whether an operation stores anything. */
export function isWriting({ method }: Operation): boolean {
  return method !== 'GET'
}

function wrong(field: string, found: unknown, advice: string): FieldError {
  return wrongValue(field, found, advice, { prefix })
}
