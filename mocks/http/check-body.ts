import type { ErrorObject, ValidateFunction } from 'ajv'
import { choiceOf, valueOf, type Choices } from '../../openapi/ledger.ts'
import type { Operation } from '../../openapi/operations.ts'
import { toKeys, valueAt } from '../../openapi/text/json-pointer.ts'
import { passOrder, tidyOrder } from '../operations/order-input.ts'
import { findCheck } from '../shared/checks.ts'
import { invalid } from '../shared/refusal.ts'
import type { Middleware, RoutedExchange } from './exchange.ts'

/**
 * Checks a body against the document's schema.
 *
 * @throws Refusal 422 with the first thing that is wrong (gap G91).
 */
export const checkBody: Middleware<RoutedExchange> = (exchange, next) => {
  const { operation, choices } = exchange
  const check = findCheck('whole', operation.operationId, 'request')
  const body = passOrder(withWaivedForms(exchange.body, choices), choices)
  exchange.body = tidyOrder(exchange.body, choices)
  if (check !== undefined && !check(body)) {
    const [error] = check.errors ?? []
    const isJoined = valueOf(choices, 'validation-error') === 'all-joined'
    const text = isJoined ? joinSentences(check, body, operation) : error && toSentence(error)
    if (error !== undefined) throw invalid(text ?? '', 'G91', error)
  }
  return next(exchange)
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

/** The longest text whose form may stay unchecked, in characters (gap G97). */
const LONGEST = 255

/**
 * Copies a body so that texts whose form the profile leaves unchecked (gaps G13 and G14) pass the
 * document's patterns. All else in it is still checked.
 */
function withWaivedForms(body: Fields, choices: Choices): Fields {
  const checked: Readonly<Record<string, string>> = valueOf(choices, 'text-checks')
  const names = ['email', 'state', 'country', 'phone'].filter(
    (field) => checked[field] === 'unchecked',
  )
  if (choiceOf(choices, 'document-number-check') === 'unchecked') names.push('document_number')
  if (names.length === 0) return body
  const { subscription } = body
  if (!isFields(subscription) || !isFields(subscription['customer_attributes'])) {
    return withPassing(body, names)
  }
  const customer_attributes = withPassing(subscription['customer_attributes'], names)
  return { ...body, subscription: { ...subscription, customer_attributes } }
}

function withPassing(fields: Fields, names: readonly string[]): Fields {
  const copy: Record<string, unknown> = { ...fields }
  for (const name of names) {
    const value = copy[name]
    if (typeof value !== 'string' || value.length > LONGEST) continue
    copy[name] = name === 'email' ? 'a@a' : ''
  }
  return copy
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What each pattern of the document requires, in words. */
const FORMS: Readonly<Record<string, string>> = {
  '^[0-9]*$': 'must be digits only',
  '^([0-9]{10,13})?$': 'must be 10 to 13 digits',
  '^([0-9]{11}|[0-9]{14})?$': 'must be 11 or 14 digits',
  '^([A-Za-z]{2})?$': 'must be two letters',
  '^([A-Z]{2})?$': 'must be two upper-case letters',
  '^[^\\s@]+@[^\\s@]+$': 'must be an e-mail address',
  '\\S': 'must not be blank',
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
      return `${field} ${FORMS[params['pattern'] as string] ?? 'has the wrong form'}`
    default:
      return `${field} ${error.message ?? 'is wrong'}`
  }
}

/** Turns a JSON pointer into the form that people write: `items[0].quantity`. */
function toField(pointer: string): string {
  const names = toKeys(pointer).map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
  return names.join('').replace(/^\./, '')
}
