import { quantitiesOf, type Quantities } from '../acts/items.ts'
import { type Ordered } from '../acts/subscriptions.ts'
import { type Finding } from '../engine/check.ts'
import { isObject, type JsonObject, type Reply } from '../http/exchange.ts'
import { recordOf } from '../http/read-reply.ts'
import { unlessValues } from './find.ts'

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
  return unlessValues(reply, `${pointer}/customer`, customer, expected)
}

/** Fields of the first customer as a subscription must embed them. */
export const embedded = (id: string, person: JsonObject) => ({ id: Number(id), ...person })

/** A finding unless a record has what makes it a subscription. */
export function unlessWhole(reply: Reply, pointer: string, record: JsonObject): Finding[] {
  const missing = ['id', 'customer', 'items'].filter((key) => !(key in record))
  if (missing.length === 0) return []
  return [{ reply, pointer, expected: 'a subscription', received: `no ${missing.join(', no ')}` }]
}

/** The record of an answer of success; an empty one where there is none. */
export function shown(reply: Reply): JsonObject {
  return recordOf(reply) ?? {}
}
