import { isObject, type JsonObject } from '../../http/exchange.ts'
import { mutantsOf, type Mutant } from './mutant.ts'
import { objectAt, type Wrap } from '../tools/calls.ts'
import { subscribing } from '../tools/inputs.ts'
import { inField, inRecords, itemsOf } from '../tools/records.ts'
import { refusing } from '../tools/answers.ts'

type ChangeItems = (items: JsonObject[]) => JsonObject[]

/** Changes `subscription_items` before the site stores them. */
function wanting(change: ChangeItems): Wrap {
  return subscribing((input) => {
    const { subscription_items: items } = input
    return Array.isArray(items)
      ? { ...input, subscription_items: change(items.filter(isObject)) }
      : input
  })
}

const withoutLast = (one: JsonObject): JsonObject => ({ ...one, items: itemsOf(one).slice(0, -1) })

/** Break the items that a subscription begins with. */
export const firstItemMutants: readonly Mutant[] = mutantsOf({
  F103: {
    'product-id-refused': refusing(
      ['createSubscription'],
      422,
      'subscription_items[0].product_handle is required',
      ({ body }) => {
        const { subscription_items: items } = objectAt(body, 'subscription')
        return Array.isArray(items) && items.length > 0
      },
    ),
    'quantity-wanted-as-text': refusing(
      ['createSubscription'],
      422,
      'subscription_items[0].quantity must be a string',
      ({ body }) => {
        const { subscription_items: items } = objectAt(body, 'subscription')
        return Array.isArray(items) && items.some((item) => isObject(item) && 'quantity' in item)
      },
    ),
  },
  F105: {
    'only-first-item-kept': wanting((items) => items.slice(0, 1)),
    'only-last-item-kept': wanting((items) => items.slice(-1)),
    'first-item-twice': wanting((items) => [...items.slice(0, 1), ...items]),
    'quantities-all-one': wanting((items) => items.map((item) => ({ ...item, quantity: 1 }))),
    'quantities-swapped': wanting((items) =>
      items.map((item, at) => ({ ...item, quantity: items.at(at - 1)?.['quantity'] })),
    ),
    'quantity-of-first-for-all': wanting((items) =>
      items.map((item) => ({ ...item, quantity: items[0]?.['quantity'] })),
    ),
    'second-product-as-first': wanting((items) =>
      items.map((item) => ({ ...item, product_id: items[0]?.['product_id'] })),
    ),
    'products-by-default': wanting((items) => items.map((item) => ({ ...item, product_id: 1 }))),
    'last-item-missing-in-read': inRecords(
      'subscription',
      (one) => (itemsOf(one).length > 1 ? withoutLast(one) : one),
      ['readSubscription'],
    ),
    'quantities-one-in-list': inField('item', 'quantity', () => 1, ['listSubscriptions']),
  },
})
