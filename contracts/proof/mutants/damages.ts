import type { JsonObject } from '../../http/exchange.ts'

/** What the fact view says of a value. */
export interface Schema {
  type?: string | readonly string[]
  format?: string
  pattern?: string
  const?: unknown
  example?: unknown
  items?: Record<string, unknown>
}

/** One way to spoil a field. */
export interface Damage {
  /** `as-number`, the end of a mutant's name. */
  name: string
  /** What stands in the field's place; a value that is undefined was not there. */
  spoil: (key: string, value: unknown) => JsonObject
}

/** A value of another type, as a careless site would write it. */
const WRONG: Readonly<Record<string, (value: unknown) => unknown>> = {
  string: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
  number: (value) => (value === null ? 0 : Number(value) || 1),
  array: (value) => (value === null ? [] : [value]),
  object: (value) =>
    value === null ? {} : Array.isArray(value) ? Object.fromEntries(value.entries()) : { value },
  boolean: () => false,
}

const FORMS: Readonly<Record<string, RegExp>> = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/,
}

interface Stated {
  schema: Schema
  isRequired: boolean
  path: readonly string[]
}

/**
 * The damages that a place's schema forbids. The wrong types take turns: in the answers that show a
 * field, it meets each of them once.
 *
 * @param turn the place's number among those that show the same field
 * @param all how many show it
 */
export function damagesOf({ schema, isRequired, path }: Stated, turn: number, all: number) {
  const isElement = path.at(-1) === '*'
  const types = [schema.type ?? []].flat()
  const wrong = Object.entries(WRONG).filter(([type]) => !isAllowed(type, types))
  const share = Math.ceil(wrong.length / all)
  const damages = wrong
    .filter((_, at) => Math.floor(at / share) === turn % Math.ceil(wrong.length / share))
    .map(([type, write]): Damage => put(`as-${type}`, write))
  if (!types.includes('null')) damages.push(put('null', () => null))
  if (types.includes('integer')) {
    damages.push(put('with-a-fraction', (value) => Number(value) + 0.5))
  }
  if (isRequired && !isElement) {
    damages.push({ name: 'missing', spoil: () => ({}) })
    damages.push({
      name: 'renamed',
      spoil: (key, value) => ({ [respell(key)]: value }),
    })
  }
  if (schema.pattern ?? schema.format ?? schema.const) {
    damages.push(put('misformed', (value) => misform(value, schema)))
  }
  return damages
}

/** Shows a field where it has no place. */
export function leak({ example }: Schema): Damage {
  return { name: 'shown', spoil: (key) => ({ [key]: example }) }
}

function put(name: string, write: (value: unknown) => unknown): Damage {
  // What is not there stays away: to be there is another matter than to be right.
  return { name, spoil: (key, value) => (value === undefined ? {} : { [key]: write(value) }) }
}

function isAllowed(type: string, types: readonly string[]): boolean {
  return types.includes(type) || (type === 'number' && types.includes('integer'))
}

function misform(value: unknown, schema: Schema): unknown {
  if (typeof value === 'number') return value + 1
  const text = typeof value === 'string' ? value : ''
  const wrong = [text.toLowerCase(), `${text.slice(0, 4)}-${text.slice(4)}`, `${text}x`, 'never']
  return wrong.find((one) => !conforms(one, schema))
}

function conforms(text: string, { pattern, format, const: fixed }: Schema): boolean {
  if (fixed !== undefined) return text === fixed
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return false
  return format === undefined || (FORMS[format]?.test(text) ?? true)
}

/** `created_at` as `createdAt`, `data` as `Data`. */
function respell(key: string): string {
  const camel = key.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return camel === key ? `${key.slice(0, 1).toUpperCase()}${key.slice(1)}` : camel
}
