import { isObject, type JsonObject } from '../../http/exchange.ts'
import { breaks, type Mutant } from './mutant.ts'
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
export const firstItemMutants: readonly Mutant[] = [
  breaks(
    'F103',
    'product-id-refused',
    'Wants handles in place of product ids.',
    refusing(
      ['createSubscription'],
      422,
      'subscription_items[0].product_handle is required',
      ({ body }) => {
        const { subscription_items: items } = objectAt(body, 'subscription')
        return Array.isArray(items) && items.length > 0
      },
    ),
  ),
  breaks(
    'F103',
    'quantity-wanted-as-text',
    'Refuses quantities that are numbers.',
    refusing(
      ['createSubscription'],
      422,
      'subscription_items[0].quantity must be a string',
      ({ body }) => {
        const { subscription_items: items } = objectAt(body, 'subscription')
        return Array.isArray(items) && items.some((item) => isObject(item) && 'quantity' in item)
      },
    ),
  ),
  breaks(
    'F105',
    'only-first-item-kept',
    'Keeps the first of the items.',
    wanting((items) => items.slice(0, 1)),
  ),
  breaks(
    'F105',
    'only-last-item-kept',
    'Keeps the last of the items.',
    wanting((items) => items.slice(-1)),
  ),
  breaks(
    'F105',
    'first-item-twice',
    'Makes the first item once more.',
    wanting((items) => [...items.slice(0, 1), ...items]),
  ),
  breaks(
    'F105',
    'quantities-all-one',
    'Stores a quantity of 1, whatever is sent.',
    wanting((items) => items.map((item) => ({ ...item, quantity: 1 }))),
  ),
  breaks(
    'F105',
    'quantities-swapped',
    'Gives each item the quantity of another.',
    wanting((items) =>
      items.map((item, at) => ({ ...item, quantity: items.at(at - 1)?.['quantity'] })),
    ),
  ),
  breaks(
    'F105',
    'quantity-of-first-for-all',
    'Gives all items the first quantity.',
    wanting((items) => items.map((item) => ({ ...item, quantity: items[0]?.['quantity'] }))),
  ),
  breaks(
    'F105',
    'second-product-as-first',
    'Gives all items the first product.',
    wanting((items) => items.map((item) => ({ ...item, product_id: items[0]?.['product_id'] }))),
  ),
  breaks(
    'F105',
    'products-by-default',
    'Gives every item the product 1.',
    wanting((items) => items.map((item) => ({ ...item, product_id: 1 }))),
  ),
  breaks(
    'F105',
    'last-item-missing-in-read',
    'Reads all items but the last.',
    inRecords('subscription', (one) => (itemsOf(one).length > 1 ? withoutLast(one) : one), [
      'readSubscription',
    ]),
  ),
  breaks(
    'F105',
    'quantities-one-in-list',
    'Lists every item with a quantity of 1.',
    inField('item', 'quantity', () => 1, ['listSubscriptions']),
  ),
]
