import { isObject, type JsonObject } from '../../http/exchange.ts'
import { onData } from './answers.ts'
import { apiOperations, type ApiOperation, type Operation, type Wrap } from './calls.ts'

/** A kind of record, wherever answers show it. */
export type Kind = 'customer' | 'subscription' | 'item' | 'product' | 'price_point' | 'profile'

export type ChangeRecord = (record: JsonObject) => unknown

/** Changes every record of a kind in the successful answers of some operations. */
export function inRecords(
  kind: Kind,
  change: ChangeRecord,
  operations: readonly ApiOperation[] = apiOperations,
): Wrap {
  return onData(operations, (data, { operation }) => changeRecords(operation, data, kind, change))
}

/** Changes every record of a kind in what an operation shows. */
export function changeRecords(
  operation: Operation,
  data: unknown,
  kind: Kind,
  change: ChangeRecord,
): unknown {
  return operation === 'createToken' ? data : each(data, toChange(operation, kind, change))
}

/** Changes one field of a kind wherever it has a value. */
export function inField(
  kind: Kind,
  name: string,
  change: (value: unknown) => unknown,
  operations?: readonly ApiOperation[],
): Wrap {
  const changeRecord: ChangeRecord = (record) =>
    (record[name] ?? null) === null ? record : { ...record, [name]: change(record[name]) }
  return inRecords(kind, changeRecord, operations)
}

/** Changes some text fields of a kind wherever they have a text. */
export function inTexts(
  kind: Kind,
  names: readonly string[],
  change: (text: string) => unknown,
  operations?: readonly ApiOperation[],
): Wrap {
  const changeRecord: ChangeRecord = (record) => ({
    ...record,
    ...Object.fromEntries(names.map((name) => [name, changeText(record[name], change)])),
  })
  return inRecords(kind, changeRecord, operations)
}

/** Puts values into every record of a kind. */
export function setFields(
  kind: Kind,
  values: JsonObject,
  operations?: readonly ApiOperation[],
): Wrap {
  return inRecords(kind, (record) => ({ ...record, ...values }), operations)
}

export function without(record: JsonObject, ...names: string[]): JsonObject {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))
}

/** Applies a change to one record, or to each of a list. */
export function each(data: unknown, change: ChangeRecord): unknown {
  if (Array.isArray(data)) return data.map((one: unknown) => each(one, change))
  return isObject(data) ? change(data) : data
}

export function itemsOf(subscription: JsonObject): JsonObject[] {
  const { items } = subscription
  return Array.isArray(items) ? items.filter(isObject) : []
}

function toChange(operation: ApiOperation, kind: Kind, change: ChangeRecord): ChangeRecord {
  const shown = shownBy(operation)
  if (shown === kind) return change
  if (shown !== 'subscription' || kind === 'profile') return (record) => record
  if (kind === 'customer')
    return (record) => ({ ...record, customer: each(record['customer'], change) })
  const changeItem: ChangeRecord =
    kind === 'item' ? change : (item) => ({ ...item, [kind]: each(item[kind], change) })
  return (record) => ({ ...record, items: each(record['items'], changeItem) })
}

function shownBy(operation: ApiOperation): Kind {
  if (/PaymentProfiles?$/.test(operation)) return 'profile'
  return /Customers?$/.test(operation) ? 'customer' : 'subscription'
}

function changeText(value: unknown, change: (text: string) => unknown): unknown {
  return typeof value === 'string' ? change(value) : value
}
