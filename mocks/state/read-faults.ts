import { FieldError } from '../shared/field-error.ts'
import { MOST_RULES } from '../shared/limits.ts'
import { toRule } from '../tools/faults/check-rule.ts'
import type { Fault, FaultRule } from '../tools/faults/rule.ts'
import { anyObject, integer, list, object, refuse, text, type Read } from './reader.ts'

const count = integer(0)

const rule: Read<Required<FaultRule>> = (value, place) => {
  try {
    return toRule(value)
  } catch (error) {
    if (!(error instanceof FieldError)) throw error
    throw refuse(`${place}.${error.field}`, value, error.message)
  }
}

const fault: Read<Fault> = (value, place) => {
  const { id, applied, left, seed, ...rest } = anyObject(value, place)
  const known: Fault = {
    id: text(id, `${place}.id`),
    ...rule(rest, place),
    applied: count(applied, `${place}.applied`),
  }
  if (left !== undefined) known.left = count(left, `${place}.left`)
  if (seed !== undefined) {
    known.seed = integer(-Number.MAX_SAFE_INTEGER)(seed, `${place}.seed`)
  }
  return known
}

/** Reads the rules of a site. */
export const faults = object({
  first: list(rule, MOST_RULES),
  rules: list(object({ fault, seen: count, drawn: count }), MOST_RULES),
  last_id: count,
})
