import type { ErrorObject, ValidateFunction } from 'ajv'
import { forms } from '../../openapi/forms.ts'
import { choiceOf, valueOf } from '../../openapi/choices.ts'
import type { Operation } from '../../openapi/operations.ts'
import { toKeys, valueAt } from '../../openapi/text/json-pointer.ts'
import { passCustomer, tidyCustomer } from '../operations/customer-input.ts'
import { passOrder, tidyOrder } from '../operations/order-input.ts'
import { findCheck } from '../shared/checks.ts'
import { invalid } from '../shared/refusal.ts'
import type { RoutedExchange } from './exchange.ts'

/**
 * Checks a body against the document's schema.
 *
 * @throws Refusal 422 with the first thing that is wrong (gap G91).
 */
export function checkBody(exchange: RoutedExchange): void {
  const { operation, choices, isProfiled } = exchange
  const check = findCheck('whole', operation.operationId, 'request')
  if (check !== undefined && isProfiled) tidy(exchange, check)
  const body = isProfiled ? toChecked(exchange.body, exchange) : exchange.body
  if (check !== undefined && !check(body)) {
    const [error] = check.errors ?? []
    const isJoined = valueOf(choices, 'validation-error') === 'all-joined'
    const text = isJoined ? joinSentences(check, body, operation) : error && toSentence(error)
    if (error !== undefined) throw invalid(text ?? '', 'G91', error)
  }
}

/** Brings a body into the form in which a site of the profile reads it. */
function tidy(exchange: RoutedExchange, check: ValidateFunction): void {
  const { operation, choices } = exchange
  const { operationId } = operation
  const tidied = withCustomer(exchange.body, operationId, (one) => tidyCustomer(one, choices))
  const isCoerced = choiceOf(choices, 'wrong-json-type') === 'coerced'
  const read = isCoerced ? coerce(check, tidied, (body) => toChecked(body, exchange)) : tidied
  exchange.body = { ...tidyOrder(read, choices) }
}

/** A copy of a body in which the schema finds only what the profile has checked. */
function toChecked(body: Fields, { operation, choices }: RoutedExchange): Fields {
  const passed = passOrder(body, choices)
  return withCustomer(passed, operation.operationId, (one) => passCustomer(one, choices))
}

/** Most faults of one body to name. */
const MOST_FAULTS = 20

/**
 * Says of every fault what is wrong (gap G91, `all-joined`): each is put right with the document's
 * example, until the next one shows.
 */
function joinSentences(check: ValidateFunction, body: Fields, { requestBody }: Operation): string {
  const [example] = Object.values(requestBody?.content['application/json']?.examples ?? {})
  const good = example !== undefined && 'value' in example ? (example.value as unknown) : {}
  const rest = structuredClone(body)
  const sentences = new Set<string>()
  for (let count = 0; count < MOST_FAULTS && !check(rest); count++) {
    const [error] = check.errors ?? []
    if (error === undefined) break
    sentences.add(toSentence(error))
    const missing = error.keyword === 'required' ? [String(error.params['missingProperty'])] : []
    repair(rest, [...toKeys(error.instancePath), ...missing], good)
  }
  return [...sentences].join(', ')
}

/** Replaces a value by that of the example, or takes it out. */
function repair(body: unknown, keys: readonly string[], good: unknown): void {
  const place = valueAt(body, keys.slice(0, -1)) as Record<string, unknown>
  const [key = ''] = keys.slice(-1)
  const value = valueAt(good, keys)
  if (value === undefined) delete place[key]
  else place[key] = value
}

type Fields = Readonly<Record<string, unknown>>

/** Changes the customer's fields in the body of a call that has some. */
function withCustomer(body: Fields, operationId: string, change: (fields: Fields) => Fields) {
  if (operationId === 'createCustomer') return change(body)
  const { subscription } = body
  if (!isFields(subscription) || !isFields(subscription['customer_attributes'])) return body
  const customer_attributes = change(subscription['customer_attributes'])
  return { ...body, subscription: { ...subscription, customer_attributes } }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Turns values of a wrong type into those that the schema asks for, where they say the same (gap G54). */
function coerce(check: ValidateFunction, body: Fields, pass: (body: Fields) => Fields): Fields {
  const rest = structuredClone(body)
  for (let count = 0; count < MOST_FAULTS && !check(pass(rest)); count++) {
    const [error] = check.errors ?? []
    if (error?.keyword !== 'type') break
    const keys = toKeys(error.instancePath)
    const value = toType(valueAt(rest, keys), [error.params['type']].flat() as string[])
    if (value === undefined) break
    const place = valueAt(rest, keys.slice(0, -1)) as Record<string, unknown>
    place[keys.at(-1) ?? ''] = value
  }
  return rest
}

function toType(value: unknown, types: readonly string[]): unknown {
  if (types.includes('string') && typeof value === 'number') return String(value)
  const isDigits = typeof value === 'string' && /^-?\d{1,9}$/.test(value)
  return types.includes('integer') && isDigits ? Number(value) : undefined
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'an integer',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
}

/** Says in one sentence, with the field's name, what is wrong with a body. */
function toSentence(error: ErrorObject): string {
  const field = toField(error.instancePath)
  const { params } = error
  switch (error.keyword) {
    case 'required':
      return `${field === '' ? '' : `${field}.`}${String(params['missingProperty'])} is required`
    case 'type': {
      const wanted = [params['type']].flat().find((type) => type !== 'null') as string
      return `${field} must be ${TYPES[wanted] ?? wanted}`
    }
    case 'minimum':
      return `${field} must be at least ${String(params['limit'])}`
    case 'maximum':
      return `${field} must be at most ${String(params['limit'])}`
    case 'minLength':
      return `${field} must not be blank`
    case 'maxLength':
      return `${field} must have at most ${String(params['limit'])} characters`
    case 'enum':
      return `${field} must be one of ${(params['allowedValues'] as string[]).join(', ')}`
    case 'pattern':
      return `${field} ${toForm(params['pattern'] as string)}`
    default:
      return `${field} ${error.message ?? 'is wrong'}`
  }
}

/** What a pattern requires, in the words that stand beside it in the document. */
function toForm(pattern: string): string {
  const words = forms.get(pattern)
  if (words === undefined) return 'has the wrong form'
  return words.startsWith('not ') ? `must ${words.replace('not ', 'not be ')}` : `must be ${words}`
}

/** Turns a JSON pointer into the form that people write: `items[0].quantity`. */
function toField(pointer: string): string {
  const names = toKeys(pointer).map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
  return names.join('').replace(/^\./, '')
}
