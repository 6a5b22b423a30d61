import type { OpenAPIV3_1 } from 'openapi-types'
import { document } from '../../../openapi/generated/document.ts'
import { resolve } from '../../../openapi/operations.ts'
import type { ViewKind } from '../../steps/views.ts'
import { show, type Finding } from '../../engine/check.ts'
import { isKept } from '../../engine/people.ts'
import { isObject, toKey, type JsonObject, type Reply } from '../../http/exchange.ts'
import { unlessEqual } from './find.ts'
import { isSameMoment, toMilliseconds } from './forms.ts'

/** Kinds of record of which the spec names every field. */
export type RecordKind = Exclude<ViewKind, 'profile'>

type Schema = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject

const PROPERTIES: Readonly<Record<RecordKind, readonly string[]>> = {
  customer: namesIn({ $ref: '#/components/schemas/Customer' }),
  subscription: namesIn({ $ref: '#/components/schemas/Subscription' }),
  item: namesIn({ $ref: '#/components/schemas/Item' }),
  product: namesIn({ $ref: '#/components/schemas/Product' }),
  price_point: namesIn({ $ref: '#/components/schemas/PricePoint' }),
}

/** The properties of a schema of the document and of those that it extends. */
export function namesIn(schema: Schema): string[] {
  const { properties = {}, allOf = [] } = resolve(document, schema)
  return [...Object.keys(properties), ...allOf.flatMap(namesIn)]
}

/** The fields that the spec gives to a kind of record. */
export function propertiesOf(kind: RecordKind): readonly string[] {
  return PROPERTIES[kind]
}

/** Fields that a site may change by itself, at any moment. */
export const VOLATILE: readonly string[] = [
  'updated_at',
  'activated_at',
  'balance_in_cents',
  'current_period_started_at',
  'current_period_ends_at',
]

/** Fields that are records themselves. */
const INNER: Readonly<Record<string, RecordKind>> = {
  customer: 'customer',
  product: 'product',
  price_point: 'price_point',
}

/** One record in one answer. */
export interface Shown {
  reply: Reply
  pointer: string
  record: JsonObject
}

/**
 * Findings for each value of a record that is not the one of a single read of it, among the fields
 * that both show.
 */
export function unlessAsRead(
  kind: RecordKind,
  { reply, pointer, record }: Shown,
  read: JsonObject,
  except: readonly string[] = [],
): Finding[] {
  return PROPERTIES[kind]
    .filter((field) => !except.includes(field) && field in record && field in read)
    .flatMap((field) => {
      const at = `${pointer}/${field}`
      const [value, expected] = [record[field], read[field]]
      const inner = INNER[field]
      if (inner !== undefined && isObject(value) && isObject(expected)) {
        if (inner !== 'customer' && isEdited(value, expected)) return []
        return unlessAsRead(inner, { reply, pointer: at, record: value }, expected, except)
      }
      if (Array.isArray(value) && Array.isArray(expected)) {
        return unlessSameItems(reply, at, value, expected, except)
      }
      return isAlike(field, expected, value) ? [] : unlessEqual(reply, at, expected, value)
    })
}

/** Whether somebody has changed a product or a price between two views of it. */
export function isEdited(one: JsonObject, other: JsonObject): boolean {
  const [here, there] = [one, other].map(({ updated_at: at }) => toMilliseconds(at))
  return here !== undefined && there !== undefined && Math.abs(here - there) > ROUNDED
}

/** Milliseconds by which a site may cut or round a moment in one of two views. */
const ROUNDED = 1000

/** The fields on which two single reads differ: what lies between them may hold either value. */
export function unstable(
  kind: RecordKind,
  one: Reply,
  early: JsonObject,
  late: JsonObject,
): string[] {
  return PROPERTIES[kind].filter(
    (field) =>
      field in early !== field in late ||
      unlessAsRead(
        kind,
        { reply: one, pointer: '', record: { [field]: early[field] } },
        { [field]: late[field] },
      ).length > 0,
  )
}

function unlessSameItems(
  reply: Reply,
  pointer: string,
  shown: readonly unknown[],
  read: readonly unknown[],
  except: readonly string[],
): Finding[] {
  const known = new Map(read.filter(isObject).map((item) => [toKey(item['id']), item]))
  if (shown.length !== read.length) {
    return [{ reply, pointer, expected: show(read), received: show(shown) }]
  }
  return shown.flatMap((item, index) => {
    if (!isObject(item)) return []
    const found = known.get(toKey(item['id']))
    const at = `${pointer}/${index}`
    if (found !== undefined)
      return unlessAsRead('item', { reply, pointer: at, record: item }, found, except)
    const expected = `one of the ids ${[...known.keys()].join(', ')}`
    return [{ reply, pointer: `${at}/id`, expected, received: show(item['id']) }]
  })
}

function isAlike(field: string, one: unknown, other: unknown): boolean {
  // Gap G11: a text that was never given may be shown in either way.
  if ((one ?? '') === '' && (other ?? '') === '') return true
  if (typeof one !== 'string' || typeof other !== 'string') return one === other
  // A moment that can't be read breaks another fact.
  const isSame = isSameMoment(one, other)
  if (isSame !== undefined) return isSame
  return PROPERTIES.customer.includes(field)
    ? isKept(field, one, other)
    : toKey(one) === toKey(other)
}
