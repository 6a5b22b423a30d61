import { step } from '../engine/step.ts'
import type { Context } from '../engine/context.ts'
import { isObject, type JsonObject, type Reply } from '../http/exchange.ts'
import { isSuccess, recordOf } from '../http/answers/read-reply.ts'
import { blockedBy } from '../model/stop.ts'
import { createOnce, readSoon, writeSoon } from './create.ts'
import { products } from './orders.ts'
import {
  customersAfter,
  firstSubscription,
  firstSubscriptionRead,
  secondSubscription,
  secondSubscriptionRead,
  subscriptionsAfter,
} from './subscriptions.ts'

/** Quantity by product handle: what a subscription must have, whether items are merged or not. */
export type Quantities = ReadonlyMap<string, number>

/** Sums the quantities of a subscription's items by the product's handle (gap G51). */
export function quantitiesOf(subscription: JsonObject | undefined): Quantities {
  const sums = new Map<string, number>()
  const items = Array.isArray(subscription?.['items']) ? (subscription['items'] as unknown[]) : []
  for (const item of items) {
    const product = isObject(item) ? item['product'] : undefined
    if (!isObject(item) || !isObject(product)) continue
    const handle = String(product['handle'])
    sums.set(handle, (sums.get(handle) ?? 0) + Number(item['quantity']))
  }
  return sums
}

/** Checks whether two subscriptions have the same products in the same numbers. */
export function isSameQuantities(one: Quantities, other: Quantities): boolean {
  return one.size === other.size && [...one].every(([handle, sum]) => other.get(handle) === sum)
}

/** Adds to quantities. */
function plus(quantities: Quantities, handle: string, quantity: number): Quantities {
  return new Map(quantities).set(handle, (quantities.get(handle) ?? 0) + quantity)
}

/** An item that was added, the quantities before, and those expected afterwards. */
export interface AddedItem {
  handle: string
  quantity: number
  before: Quantities
  after: Quantities
  reply: Reply
}

async function add(
  context: Context,
  id: string,
  handle: string,
  quantity: number,
  before: Quantities,
): Promise<AddedItem> {
  const find = async () => {
    const read = await readSoon(context, 'readSubscription', id)
    return isSameQuantities(quantitiesOf(recordOf(read)), before) ? undefined : read
  }
  const reply = await writeSoon(context, () =>
    createOnce(context, find, () =>
      context.write('addItem', {
        path: { subscription_id: id },
        body: { item: { product_handle: handle, quantity } },
        isNeeded: true,
      }),
    ),
  )
  return { handle, quantity, before, after: plus(before, handle, quantity), reply }
}

/** The call that adds an item to the first subscription, whatever its answer. */
export const sentItem = step('item-call', {
  requires: { firstSubscription, products, firstSubscriptionRead },
  after: { secondSubscriptionRead, subscriptionsAfter, customersAfter },
  run: (context, { firstSubscription: { id }, products: all, firstSubscriptionRead: read }) =>
    add(context, id, all.at(-1)!.handle, 2, quantitiesOf(recordOf(read))),
})

/** The item that was added. */
export const addedItem = step('added-item', {
  requires: { sentItem },
  run: async (_, { sentItem: sent }) => {
    if (!isSuccess(sent.reply)) {
      throw blockedBy('ITM-ADD-001', `The item was refused with ${sent.reply.status}`)
    }
    return sent
  },
})

/** The subscription that the item was added to, read afterwards. */
export const readAfterItem = step('read-after-item', {
  requires: { addedItem, firstSubscription },
  run: (context, { addedItem: { after }, firstSubscription: { id } }) =>
    context.askUntil(
      0.5,
      () => context.read('readSubscription', { path: { id } }),
      (reply) => isSameQuantities(quantitiesOf(recordOf(reply)), after),
    ),
})

/** The same customer's other subscription, read after an item was added to the first. */
export const otherAfterItem = step('other-read-after-item', {
  requires: { addedItem, secondSubscription },
  after: { readAfterItem },
  run: (context, { secondSubscription: { id } }) =>
    context.read('readSubscription', { path: { id } }),
})

/** The same product added a second time (gap G51). */
export const repeatedItem = step('repeated-item', {
  requires: { addedItem, firstSubscription, readAfterItem },
  after: { otherAfterItem },
  run: (context, { addedItem: { handle }, firstSubscription: { id }, readAfterItem: read }) =>
    add(context, id, handle, 1, quantitiesOf(recordOf(read))),
})
