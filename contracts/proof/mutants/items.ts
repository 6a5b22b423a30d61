import { isObject, type JsonObject } from '../../http/exchange.ts'
import { mutantsOf, type Mutant } from './mutant.ts'
import {
  isSuccess,
  onData,
  readBack,
  recordOf,
  recordsOf,
  refusing,
  remembering,
  withBody,
} from '../tools/answers.ts'
import { objectAt, onCalls, pathWithId, sideRequest, type Wrap } from '../tools/calls.ts'
import { adding, subscribing, text } from '../tools/inputs.ts'
import { inField, inRecords, inTexts, itemsOf, without } from '../tools/records.ts'
import {
  addingElsewhere,
  addingToFirst,
  failingOnceEnrolled,
  forgettingItem,
  spoilingEarlier,
  SUBSCRIPTIONS,
} from '../tools/spoiled-additions.ts'

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

/** Shows items as created with the one that is added after them. */
const movingMoments: Wrap = remembering(['addItem', 'readSubscription'], () => {
  const grown = new Set<unknown>()
  return (answer, { operation, id }) => {
    if (operation === 'addItem') {
      grown.add(id)
      return undefined
    }
    const record = recordOf(answer)
    if (!grown.has(record['id'])) return undefined
    const created_at = '2001-01-01T00:00:00.000Z'
    return { ...record, items: itemsOf(record).map((item) => ({ ...item, created_at })) }
  }
})

/** Break the items that a subscription begins with, and the addition of items. */
export const itemMutants: readonly Mutant[] = mutantsOf({
  F103: {
    'product-id-refused': refusing(
      'createSubscription',
      422,
      'subscription_items[0].product_handle is required',
      ({ body }) => {
        const { subscription_items: items } = objectAt(body, 'subscription')
        return Array.isArray(items) && items.length > 0
      },
    ),
    'quantity-wanted-as-text': refusing(
      'createSubscription',
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
  F64: {
    'handle-shown-with-underscores': inTexts('product', ['handle'], (handle) =>
      handle.replaceAll('-', '_'),
    ),
    // Looks products up by name, so that a handle finds none.
    'added-product-by-name': refusing('addItem', 404, 'Product not found', ({ body }) =>
      /^[a-z0-9-]+$/.test(String(objectAt(body, 'item')['product_handle'])),
    ),
    'added-product-by-default': adding(
      text('product_handle', (handle) => (handle === 'basic-plan' ? 'pro-plan' : 'basic-plan')),
    ),
  },
  F93: {
    'items-added-to-the-first-subscription': addingToFirst,
    'item-of-an-enrolled-subscription-fails': { wrap: failingOnceEnrolled, isFailing: true },
    'item-added-elsewhere': addingElsewhere,
    // Adds it to the caller's latest subscription as well.
    'item-added-to-another-as-well': onCalls(['addItem'], () => async (call, site) => {
      const answer = await site(call.request.clone())
      const { id } = recordsOf(await readBack(call, site, SUBSCRIPTIONS)).at(-1) ?? {}
      if (!answer.ok || id === call.id) return answer
      await site(sideRequest(call, pathWithId(call, id), call.body))
      return answer
    }),
    'added-item-not-stored': forgettingItem,
    'add-item-not-found': refusing('addItem', 404, 'Not Found'),
  },
  F94: {
    // Expects the fields at the top level of the body.
    'item-without-root-key': refusing(
      'addItem',
      422,
      'product_handle is required',
      ({ body }) => 'item' in body,
    ),
    // Adds nothing without `item`, and answers a success.
    'missing-item-accepted': onCalls(['addItem'], () => async (call, site) => {
      if ('item' in call.body) return site(call.request)
      const answer = await readBack(call, site, `${SUBSCRIPTIONS}/${call.id}`)
      const data = without(recordOf(answer), 'interval_unit', 'state', 'previous_state')
      return isSuccess(answer) ? withBody(answer, { ...answer.body, data }) : answer.response
    }),
  },
  F95: {
    'handle-refused-as-text': refusing(
      'addItem',
      422,
      'item.product_handle must be an integer',
      ({ body }) => typeof objectAt(body, 'item')['product_handle'] === 'string',
    ),
  },
  F96: {
    'added-quantity-refused': refusing(
      'addItem',
      422,
      'item.quantity must be a string',
      ({ body }) => typeof objectAt(body, 'item')['quantity'] === 'number',
    ),
  },
  F97: {
    'add-item-answers-old-items': inRecords('subscription', withoutLast, ['addItem']),
    'add-item-answers-item-alone': inRecords('subscription', (one) => itemsOf(one).at(-1), [
      'addItem',
    ]),
    'added-quantity-always-one': adding((item) => ({ ...item, quantity: 1 })),
    'added-quantity-wrong-in-answer': onData(['addItem'], (data) => {
      const items = isObject(data) ? itemsOf(data) : []
      const last = items.at(-1)
      if (!isObject(data) || last === undefined) return data
      const item = { ...last, quantity: Number(last['quantity']) + 1 }
      return { ...data, items: [...items.slice(0, -1), item] }
    }),
  },
  F57: { 'item-created-again-with-another': movingMoments },
  F98: {
    'earlier-items-dropped': spoilingEarlier(() => undefined),
    'earlier-items-dropped-in-reads': spoilingEarlier(
      () => undefined,
      ['readSubscription', 'listSubscriptions'],
    ),
    'earlier-quantities-reset': spoilingEarlier((item) => ({ ...item, quantity: 1 })),
    'earlier-products-replaced': spoilingEarlier((item, { product, price_point }) => ({
      ...item,
      product,
      price_point,
    })),
  },
  F68: {
    // Shows what the whole item costs.
    'price-times-quantity': inRecords('item', (item) => ({
      ...item,
      price_point: {
        ...objectAt(item, 'price_point'),
        price_int_cents:
          Number(objectAt(item, 'price_point')['price_int_cents']) * Number(item['quantity']),
      },
    })),
  },
  F63: {
    'product-handle-of-the-list': inTexts('product', ['handle'], (handle) => `${handle}-v1`, [
      'listSubscriptions',
    ]),
  },
})
