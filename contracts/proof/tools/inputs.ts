import { isObject, type JsonObject } from '../../http/exchange.ts'
import { changed, objectAt, onRequest, type Wrap } from './calls.ts'
import { without } from './records.ts'

/** Changes the customer fields of the create-customer body before the site stores them. */
export function storing(change: (fields: JsonObject) => JsonObject): Wrap {
  return onRequest(['createCustomer'], (call) => changed(call, { body: change(call.body) }))
}

/** Changes the customer fields of the unified flow before the site stores them. */
export function storingAttributes(change: (fields: JsonObject) => JsonObject): Wrap {
  return subscribing((input) =>
    isObject(input['customer_attributes'])
      ? { ...input, customer_attributes: change(input['customer_attributes']) }
      : input,
  )
}

/** Changes what the create-subscription call asks for. */
export function subscribing(change: (input: JsonObject) => JsonObject): Wrap {
  return onRequest(['createSubscription'], (call) =>
    'subscription' in call.body
      ? changed(call, {
          body: { ...call.body, subscription: change(objectAt(call.body, 'subscription')) },
        })
      : undefined,
  )
}

/** Changes what the add-item call asks for. */
export function adding(change: (item: JsonObject) => JsonObject): Wrap {
  return onRequest(['addItem'], (call) =>
    'item' in call.body
      ? changed(call, { body: { ...call.body, item: change(objectAt(call.body, 'item')) } })
      : undefined,
  )
}

/** Changes one field where it holds a text. */
export function text(
  name: string,
  change: (value: string) => unknown,
): (fields: JsonObject) => JsonObject {
  return (fields) => {
    const value = fields[name]
    return typeof value === 'string' ? { ...fields, [name]: change(value) } : fields
  }
}

/** Exchanges the values of two fields. */
export function swapped(one: string, other: string): (fields: JsonObject) => JsonObject {
  return (fields) => ({ ...fields, [one]: fields[other], [other]: fields[one] })
}

export function withoutAccents(value: string): string {
  return value.normalize('NFD').replace(/\p{Diacritic}/gu, '')
}

/** UTF-8 bytes read as Latin 1: `São` becomes `SÃ£o`. */
export function garbled(value: string): string {
  return String.fromCharCode(...new TextEncoder().encode(value))
}

export const streets = ['address', 'address_2', 'city'] as const
const written = ['first_name', 'last_name', ...streets] as const

/** Leaves one field out. */
export const notStored =
  (name: string) =>
  (fields: JsonObject): JsonObject =>
    without(fields, name)

/** Changes names and addresses: the texts that people write. */
export const inWriting =
  (change: (value: string) => string) =>
  (fields: JsonObject): JsonObject =>
    written.reduce((all, name) => text(name, change)(all), fields)
