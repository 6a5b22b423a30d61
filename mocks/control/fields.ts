import { messageOf } from '../shared/message-of.ts'
import { toMilliseconds } from '../clock/duration.ts'
import { FieldError } from '../shared/field-error.ts'
import { unknownWord } from '../shared/unknown-word.ts'

/** How many things a list shows when no limit is given, and at most. */
const USUAL_LIMIT = 200
const LIMIT = 1000

export type Fields = Readonly<Record<string, unknown>>

/** @throws FieldError when a body is no object, or has a field that the call does not know. */
export function toFields(body: unknown, known: readonly string[]): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new FieldError('body', `the body is no object; give one with ${known.join(', ')}`)
  }
  const unknown = Object.keys(body).find((name) => !known.includes(name))
  if (unknown !== undefined) throw new FieldError(unknown, unknownWord('field', unknown, known))
  return body as Fields
}

/** @throws FieldError when a field is missing or no text. */
export function toText(fields: Fields, name: string): string {
  const value = fields[name]
  if (typeof value === 'string') return value
  throw refuse(name, value, 'give a text')
}

/** @throws FieldError when a field is there and no text. */
export function toOptionalText(fields: Fields, name: string): string | undefined {
  return fields[name] === undefined ? undefined : toText(fields, name)
}

/** @throws FieldError when a field is there and no integer between two others. */
export function toOptionalInteger(
  fields: Fields,
  name: string,
  least: number,
  most: number,
): number | undefined {
  const value = fields[name]
  if (value === undefined) return undefined
  if (Number.isInteger(value) && Number(value) >= least && Number(value) <= most) {
    return Number(value)
  }
  throw refuse(name, value, `give an integer from ${least} to ${most}`)
}

/** Says what is wrong with a field, and what to write. */
export function refuse(name: string, found: unknown, advice: string): FieldError {
  const shown = found === undefined ? 'missing' : JSON.stringify(found).slice(0, 200)
  return new FieldError(name, `${name} is ${shown}; ${advice}`)
}

/** Does something whose errors all speak of one field. */
export function blame<Result>(field: string, act: () => Result): Result {
  try {
    return act()
  } catch (error) {
    throw new FieldError(field, messageOf(error))
  }
}

/** The newest of a list, newest last: as many as `?limit=` asks for. */
export function newest<Thing>(things: readonly Thing[], query: URLSearchParams): Thing[] {
  return things.slice(-toLimit(query))
}

/** @throws FieldError when `?limit=` is no number of things. */
export function toLimit(query: URLSearchParams): number {
  const limit = Number(query.get('limit') ?? USUAL_LIMIT)
  if (Number.isInteger(limit) && limit >= 1 && limit <= LIMIT) return limit
  throw new FieldError('limit', `limit must be at least 1 and at most ${LIMIT}`)
}

/** @throws FieldError when a value of the query is not among those that there are. */
export function toChoice<Word extends string>(
  query: URLSearchParams,
  name: string,
  known: readonly Word[],
): Word | undefined {
  const value = query.get(name)
  if (value === null || known.includes(value as Word)) return (value as Word | null) ?? undefined
  throw new FieldError(name, unknownWord(name, value, known))
}

/** @throws FieldError when a field is neither a number of milliseconds nor a text such as `20h`. */
export function toDuration(fields: Fields, name: string): number {
  const value = fields[name]
  const isForm = typeof value === 'number' || typeof value === 'string'
  if (!isForm) throw refuse(name, value, 'write 500ms, 15s, 10m, 20h, 3d or 2w')
  return blame(name, () => toMilliseconds(value))
}
