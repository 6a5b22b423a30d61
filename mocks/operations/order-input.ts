import type { components } from '../../openapi/generated/types.ts'
import { choiceOf, valueOf } from '../../openapi/choices.ts'
import type { Choices } from '../../openapi/ledger.ts'
import { invalid } from '../shared/refusal.ts'

type Fields = Readonly<Record<string, unknown>>
type Change = (value: unknown, name: string) => unknown

/** What no record has as its id, in the place of a reference that is none. */
const NOTHING: Fields = { customer_id: 0, product_id: 0, product_handle: '' }

/**
 * A copy of an order or an item in which references of a wrong form lead nowhere (gap G124), and what
 * is null is left out (gap G126).
 */
export function tidyOrder(body: Fields, choices: Choices): Fields {
  const tidied = withFields(body, (value, name) =>
    isLeadingNowhere(value, name, choices) ? NOTHING[name] : value,
  )
  const { subscription } = tidied
  if (choiceOf(choices, 'null-in-order') === 'refused' || !isFields(subscription)) return tidied
  const kept = Object.entries(subscription).filter(([name, value]) => {
    return value !== null || !NULLABLE.has(name)
  })
  return { ...tidied, subscription: Object.fromEntries(kept) }
}

/** The fields of an order that can be null where the profile says so. */
const NULLABLE = new Set(['customer_id', 'customer_attributes', 'subscription_items'])

/** A copy of an order or an item that passes the document's schema where the profile takes more. */
export function passOrder(body: Fields, choices: Choices): Fields {
  return withFields(body, (value, name) => {
    if (isLeadingNowhere(value, name, choices)) return name === 'product_handle' ? 'x' : 1
    if (name === 'quantity') return value === 0 && leastOf(choices) === 0 ? 1 : value
    const isUnit = name === 'interval_unit' && unitsOf(choices).some((unit) => unit === value)
    return isUnit ? 'month' : value
  })
}

/** Changes fields of `subscription` and of its items, or of `item`, also those left out. */
function withFields(body: Fields, change: Change): Fields {
  const { subscription, item } = body
  if (isFields(item))
    return { ...body, item: changed(item, ['product_handle', 'quantity'], change) }
  if (!isFields(subscription)) return body
  const order = changed(subscription, ['customer_id', 'interval_unit'], change)
  const items: unknown = order['subscription_items']
  if (!Array.isArray(items)) return { ...body, subscription: order }
  const subscription_items = items.map((one: unknown) =>
    isFields(one) ? changed(one, ['product_id', 'quantity'], change) : one,
  )
  return { ...body, subscription: { ...order, subscription_items } }
}

function changed(fields: Fields, names: readonly string[], change: Change): Fields {
  const copy: Record<string, unknown> = { ...fields }
  for (const name of names) {
    const value = change(fields[name], name)
    if (value !== undefined) copy[name] = value
  }
  return copy
}

function isLeadingNowhere(value: unknown, name: string, choices: Choices): boolean {
  const rules: Readonly<Record<string, string>> = valueOf(choices, 'reference-form')
  if (rules[name] !== 'unknown') return false
  if (name === 'product_handle') return typeof value !== 'string' || value === ''
  // Left out, or null, it is another gap: G46.
  if (name === 'customer_id' && value == null) return false
  const isDigits = typeof value === 'string' && /^\d+$/.test(value)
  return !Number.isInteger(value) && !(isDigits && isCoerced(choices))
}

function isCoerced(choices: Choices): boolean {
  return choiceOf(choices, 'wrong-json-type') === 'coerced'
}

type Order = components['schemas']['SubscriptionInput']

/**
 * Checks what the document's schema cannot say about a subscription's periods.
 *
 * @throws Refusal 422 with the field's name (gaps G19 and G20).
 */
export function checkPeriods(input: Order, choices: Choices): void {
  const { interval, interval_unit: unit } = input
  const { required, most = Infinity } = valueOf(choices, 'interval')
  if (required === true && interval === undefined) {
    throw invalid('subscription.interval is required')
  }
  if ((interval ?? 1) > most) throw invalid(`subscription.interval must be at most ${most}`)
  const { required: isUnitRequired } = valueOf(choices, 'interval-units')
  if (isUnitRequired === true && unit === undefined) {
    throw invalid('subscription.interval_unit is required')
  }
  const units = unitsOf(choices)
  if (unit !== undefined && !units.some((one) => one === unit)) {
    throw invalid(`subscription.interval_unit must be one of ${units.join(', ')}`)
  }
}

/**
 * Checks what the document's schema cannot say about a subscription's items.
 *
 * @throws Refusal 422 with the field's name (gaps G49, G51 and G52).
 */
export function checkItems({ subscription_items: items = [] }: Order, choices: Choices): void {
  if (choiceOf(choices, 'no-items') === 'refused' && items.length === 0) {
    throw invalid('subscription.subscription_items is required')
  }
  for (const [index, { quantity }] of items.entries()) {
    checkQuantity(quantity, `subscription.subscription_items[${index}].quantity`, choices)
  }
  const products = items.map((item) => item.product_id)
  const isTwice = new Set(products).size < products.length
  if (isTwice && valueOf(choices, 'repeated-product').create === 'refused') {
    throw invalid('subscription.subscription_items has a product twice')
  }
}

/**
 * Checks a quantity (gap G52).
 *
 * @throws Refusal 422 with the field's name.
 */
export function checkQuantity(quantity: number | undefined, name: string, choices: Choices): void {
  const { required, most = Infinity } = valueOf(choices, 'quantity')
  if (required === true && quantity === undefined) throw invalid(`${name} is required`)
  if ((quantity ?? 1) > most) throw invalid(`${name} must be at most ${most}`)
}

function leastOf(choices: Choices): number {
  return valueOf(choices, 'quantity').least ?? 1
}

function unitsOf(choices: Choices): readonly string[] {
  return valueOf(choices, 'interval-units').units
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
