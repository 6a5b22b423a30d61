import type { Deref } from './deref.ts'
import { withoutAssumptions } from '../ledger/assumed-texts.ts'

type Schema = Record<string, unknown>

/** Keywords whose members are schemas, by name. */
export const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs'])

/** Keywords that hold one schema. */
export const SCHEMAS = new Set([
  'items',
  'additionalProperties',
  'not',
  'contains',
  'propertyNames',
])

/** Lists without an order. */
const SETS = new Set(['type', 'enum', 'required'])

/** Keywords whose members are schemas, in an order. */
const LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])

/** Beginning of the name of a keyword that stands as one text. */
export const FOLDED = 'x-'

/**
 * Copies a schema with its references put in, its `allOf` merged where nothing is said twice, and
 * every keyword that holds a list as one text.
 *
 * @throws Error when a schema refers to itself.
 */
export function toPlainSchema(given: unknown, deref: Deref, depth = 0): unknown {
  if (typeof given !== 'object' || given === null) return given
  if (depth > 40) throw new Error('Cannot compare: a schema refers to itself; leave the circle out')
  const copy = (value: unknown) => toPlainSchema(value, deref, depth + 1)
  const plain: Schema = {}
  for (const [key, value] of Object.entries(merge(deref.resolve(given) as Schema, deref))) {
    if (key === 'x-gap') continue
    if (key === 'description') plain[key] = withoutAssumptions(value as string)
    else if (MAPS.has(key)) plain[key] = mapValues(value as Schema, copy)
    else if (SCHEMAS.has(key)) plain[key] = copy(value)
    else if (SETS.has(key)) plain[FOLDED + key] = toSortedText(value)
    else if (LISTS.has(key)) plain[FOLDED + key] = JSON.stringify((value as unknown[]).map(copy))
    else plain[key] = typeof value === 'object' ? JSON.stringify(value) : value
  }
  deref.keepOrigin(given, plain)
  return plain
}

/** Writes a list without an order, so that equal lists are equal texts. */
export function toSortedText(value: unknown): string {
  const texts = [value].flat().map((member) => JSON.stringify(member))
  return `[${texts.sort().join(',')}]`
}

function mapValues(map: Schema, change: (value: unknown) => unknown): Schema {
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)]))
}

/** Puts the parts of `allOf` into the schema itself, unless two of them speak of the same. */
function merge(schema: Schema, deref: Deref): Schema {
  const { allOf, ...own } = schema
  if (!Array.isArray(allOf)) return schema
  const parts = [...allOf.map((part) => merge(deref.resolve(part) as Schema, deref)), own]
  const merged: Schema = {}
  for (const part of parts) {
    for (const [key, value] of Object.entries(part)) {
      const present = merged[key]
      if (present === undefined || TEXTS.has(key)) merged[key] = value
      else if (key === 'required') merged[key] = [present, value].flat()
      else if (key === 'properties' && !share(present as Schema, value as Schema)) {
        merged[key] = { ...(present as Schema), ...(value as Schema) }
      } else if (JSON.stringify(present) !== JSON.stringify(value)) return schema
    }
  }
  return merged
}

function share(one: Schema, other: Schema): boolean {
  return Object.keys(one).some((name) => Object.hasOwn(other, name))
}

/** What the outermost schema says of itself. */
const TEXTS = new Set(['title', 'description', 'example', 'examples', 'x-gap'])
