import { act } from '../engine/act.ts'
import type { Desk } from '../engine/desk.ts'
import { isObject, type JsonObject, type Reply } from '../http/exchange.ts'
import { isSuccess, recordOf } from '../http/answers/read-reply.ts'
import { blockedBy } from '../model/stop.ts'
import { createOnce, readSoon } from './create.ts'
import {
  customersAfter,
  firstSubscription,
  firstSubscriptionRead,
  products,
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

/** Tells whether two subscriptions have the same products in the same numbers. */
export function isSameQuantities(one: Quantities, other: Quantities): boolean {
  return one.size === other.size && [...one].every(([handle, sum]) => other.get(handle) === sum)
}

/** Adds to quantities. */
function plus(quantities: Quantities, handle: string, quantity: number): Quantities {
  return new Map(quantities).set(handle, (quantities.get(handle) ?? 0) + quantity)
}

/** An item that was added, the quantities before, and those that must stand after. */
export interface AddedItem {
  handle: string
  quantity: number
  before: Quantities
  after: Quantities
  reply: Reply
}

async function add(
  desk: Desk,
  id: string,
  handle: string,
  quantity: number,
  before: Quantities,
): Promise<AddedItem> {
  const find = async () => {
    const read = await readSoon(desk, 'readSubscription', id)
    return isSameQuantities(quantitiesOf(recordOf(read)), before) ? undefined : read
  }
  const reply = await createOnce(desk, find, () =>
    desk.write('addItem', {
      path: { subscription_id: id },
      body: { item: { product_handle: handle, quantity } },
      creates: 'item',
    }),
  )
  return { handle, quantity, before, after: plus(before, handle, quantity), reply }
}

/** The call that adds an item to the first subscription, whatever its answer. */
export const sentItem = act('item-call', {
  needs: { firstSubscription, products, firstSubscriptionRead },
  wants: { secondSubscriptionRead, subscriptionsAfter, customersAfter },
  creates: ['item'],
  run: (desk, { firstSubscription: { id }, products: all, firstSubscriptionRead: read }) =>
    add(desk, id, all.at(-1)!.handle, 2, quantitiesOf(recordOf(read))),
})

/** The item that was added. */
export const addedItem = act('added-item', {
  needs: { sentItem },
  run: async (_, { sentItem: sent }) => {
    if (!isSuccess(sent.reply)) {
      throw blockedBy('ITM-ADD-001', `The item was refused with ${sent.reply.status}`)
    }
    return sent
  },
})

/** The subscription that the item was added to, read afterwards. */
export const readAfterItem = act('read-after-item', {
  needs: { addedItem, firstSubscription },
  run: (desk, { addedItem: { after }, firstSubscription: { id } }) =>
    desk.askUntil(
      0.5,
      () => desk.read('readSubscription', { path: { id } }),
      (reply) => isSameQuantities(quantitiesOf(recordOf(reply)), after),
    ),
})

/** The same customer's other subscription, read after an item was added to the first. */
export const otherAfterItem = act('other-read-after-item', {
  needs: { addedItem, secondSubscription },
  wants: { readAfterItem },
  run: (desk, { secondSubscription: { id } }) => desk.read('readSubscription', { path: { id } }),
})

/** The same product added a second time (gap G51). */
export const repeatedItem = act('repeated-item', {
  needs: { addedItem, firstSubscription, readAfterItem },
  wants: { otherAfterItem },
  creates: ['item'],
  run: (desk, { addedItem: { handle }, firstSubscription: { id }, readAfterItem: read }) =>
    add(desk, id, handle, 1, quantitiesOf(recordOf(read))),
})
