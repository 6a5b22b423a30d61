import { quantitiesOf, type Quantities } from '../../steps/items.ts'
import { type Ordered } from '../../steps/orders.ts'
import { lookAt, show, type Finding } from '../../engine/check.ts'
import { isObject, type JsonObject, type Reply } from '../../http/exchange.ts'
import { isSuccess, recordOf } from '../../http/answers/read-reply.ts'
import { unlessEqual, unlessSuccess, unlessValues } from './find.ts'
import { isSameMoment } from './forms.ts'
import type { Shown } from './same-record.ts'

/** The quantities that an order asks for, by product. */
export function orderedQuantities({ items }: Ordered): Quantities {
  const sums = new Map<string, number>()
  for (const { product, quantity } of items) {
    sums.set(product.handle, (sums.get(product.handle) ?? 0) + quantity)
  }
  return sums
}

/** A finding unless a subscription has the products and quantities that it must have. */
export function unlessItems(
  reply: Reply,
  pointer: string,
  record: JsonObject,
  expected: Quantities,
): Finding[] {
  const received = quantitiesOf(record)
  const isSame =
    received.size === expected.size &&
    [...expected].every(([handle, sum]) => received.get(handle) === sum)
  if (isSame) return []
  return [
    {
      reply,
      pointer: `${pointer}/items`,
      expected: showQuantities(expected),
      received: showQuantities(received),
    },
  ]
}

/** A finding unless a later read shows the items of an earlier one; undefined if that shows none. */
export function unlessItemsAsBefore(early: Reply, late: Reply): Finding[] | undefined {
  const expected = quantitiesOf(recordOf(early))
  if (!isSuccess(early) || !isSuccess(late) || expected.size === 0) return undefined
  return unlessItems(late, '/data', recordOf(late) ?? {}, expected)
}

/** Findings for items that a later read shows as created at another moment. */
export function unlessCreatedAsBefore(early: Reply, late: Reply): Finding[] | undefined {
  if (!isSuccess(early) || !isSuccess(late)) return undefined
  const [before, after] = [early, late].map((reply) => {
    const items = recordOf(reply)?.['items']
    return Array.isArray(items) ? (items as unknown[]) : []
  })
  return lookAt([...after!.entries()], ([index, item]) => {
    const same = (one: unknown) => isObject(one) && isObject(item) && one['id'] === item['id']
    const [there, here] = [before!.find(same), item].map((one) =>
      isObject(one) ? one['created_at'] : undefined,
    )
    const isSame = isSameMoment(there, here)
    if (isSame !== false) return isSame === undefined ? undefined : []
    const pointer = `/data/items/${index}/created_at`
    return [{ reply: late, pointer, expected: show(there), received: show(here) }]
  })
}

/** Findings for items whose product has another id than the one that was ordered. */
export function unlessProducts(
  reply: Reply,
  pointer: string,
  record: JsonObject,
  { items }: Ordered,
): Finding[] {
  const ids = new Map(items.map(({ product }) => [product.handle, product.id]))
  const shownItems = Array.isArray(record['items']) ? (record['items'] as unknown[]) : []
  return shownItems.flatMap((item, index) => {
    const product = isObject(item) && isObject(item['product']) ? item['product'] : {}
    const id = ids.get(String(product['handle']))
    return id === undefined
      ? []
      : unlessEqual(reply, `${pointer}/items/${index}/product/id`, id, product['id'])
  })
}

function showQuantities(quantities: Quantities): string {
  if (quantities.size === 0) return 'no items'
  return [...quantities].map(([handle, sum]) => `${sum} of ${handle}`).join(', ')
}

/** A finding unless the embedded customer is the one of an order. */
export function unlessCustomer(
  reply: Reply,
  pointer: string,
  record: JsonObject,
  expected: JsonObject,
): Finding[] {
  const customer = isObject(record['customer']) ? record['customer'] : {}
  // The id says whose subscription it is; the other values are the ones sent.
  return unlessValues(reply, `${pointer}/customer`, customer, expected).map((finding) =>
    finding.pointer?.endsWith('/id') === true ? finding : { ...finding, fact: 'F77' },
  )
}

/** A finding unless a record has the fields of a subscription. */
export function unlessWhole(reply: Reply, pointer: string, record: JsonObject): Finding[] {
  const missing = ['id', 'customer', 'items'].filter((key) => !(key in record))
  if (missing.length === 0) return []
  return [{ reply, pointer, expected: 'a subscription', received: `no ${missing.join(', no ')}` }]
}

/** The record of an answer of success; empty if there is none. */
export function shown(reply: Reply): JsonObject {
  return recordOf(reply) ?? {}
}

/**
 * Findings for what a call has changed of a subscription besides its state; undefined where the read
 * before it shows nothing of the kind.
 */
export function unlessUntouched(before: Reply, after: Reply): Finding[] | undefined {
  if (!isSuccess(before)) return undefined
  if (!isSuccess(after)) return unlessSuccess(after, 'the subscription exists')
  const [earlier, later] = [recordOf(before) ?? {}, recordOf(after) ?? {}]
  if (!('items' in earlier || 'customer' in earlier || 'interval' in earlier)) return undefined
  const owner = isObject(earlier['customer']) ? earlier['customer'] : {}
  const { id, email, zip, document_number } = owner
  return [
    ...unlessItems(after, '/data', later, quantitiesOf(earlier)),
    ...unlessCustomer(after, '/data', later, { id, email, zip, document_number }),
    ...['interval', 'interval_unit'].flatMap((field) =>
      unlessEqual(after, `/data/${field}`, earlier[field], later[field]),
    ),
  ]
}

/** The subscription that an answer of success shows. */
export function shownBy(reply: Reply | undefined): Shown | undefined {
  const record = reply !== undefined && isSuccess(reply) ? recordOf(reply) : undefined
  return reply && record && { reply, pointer: '/data', record }
}

export function balanceIn(one: Shown | undefined): number | undefined {
  const balance = one?.record['balance_in_cents']
  return typeof balance === 'number' ? balance : undefined
}

/** What the items of a subscription cost in all; NaN where it does not show it. */
export function totalOf({ items }: JsonObject): number {
  if (!Array.isArray(items)) return NaN
  return (items as unknown[]).reduce<number>((sum, item) => {
    const { quantity, price_point: price } = isObject(item) ? item : {}
    return sum + Number(quantity) * (isObject(price) ? Number(price['price_int_cents']) : NaN)
  }, 0)
}

/**
 * What a payment does to a balance: it lowers what is owed, which a site may show below zero. Undefined
 * where the sign of a balance says nothing: it may be a debt, or a credit.
 */
function signOfPayment(balance: number, total: number): -1 | 1 | undefined {
  if (balance !== 0 && balance === -total) return 1
  return balance >= 0 || balance === total ? -1 : undefined
}

/**
 * A finding where what is owed falls between two views of a subscription. An invoice is no payment: it
 * raises what is owed, or lowers it by a negative price. A balance that also changes before them, since
 * a first view, is moved by something else.
 */
export function unlessUnpaid(
  first: Shown | undefined,
  second: Shown | undefined,
  last: Shown | undefined,
): Finding[] | undefined {
  const [early, before, after] = [first, second, last].map(balanceIn)
  if (before === undefined || after === undefined || !second || !last) return undefined
  const total = totalOf(second.record)
  const sign = signOfPayment(before, total)
  if (sign === undefined) return undefined
  const paid = sign * (after - before)
  if (paid <= 0 || paid === -total) return []
  if (early !== before) return undefined
  return unlessEqual(last.reply, `${last.pointer}/balance_in_cents`, before, after)
}
