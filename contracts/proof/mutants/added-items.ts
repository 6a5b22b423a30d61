import { isObject, type JsonObject } from '../../http/exchange.ts'
import { mutantsOf, type Mutant } from './mutant.ts'
import { isSuccess, readBack, onData, recordOf, refusing, withBody } from '../tools/answers.ts'
import { objectAt, onCalls } from '../tools/calls.ts'
import { adding, text } from '../tools/inputs.ts'
import { inRecords, inTexts, itemsOf, without } from '../tools/records.ts'
import {
  addingElsewhere,
  forgettingItem,
  spoilingEarlier,
  SUBSCRIPTIONS,
} from '../tools/spoiled-additions.ts'

const withoutLast = (one: JsonObject): JsonObject => ({ ...one, items: itemsOf(one).slice(0, -1) })

/** Break the addition of items. */
export const addedItemMutants: readonly Mutant[] = mutantsOf({
  F64: {
    'handle-shown-with-underscores': inTexts('product', ['handle'], (handle) =>
      handle.replaceAll('-', '_'),
    ),
    // Looks products up by name, so that a handle finds none.
    'added-product-by-name': refusing(['addItem'], 404, 'Product not found', ({ body }) =>
      /^[a-z0-9-]+$/.test(String(objectAt(body, 'item')['product_handle'])),
    ),
    'added-product-by-default': adding(
      text('product_handle', (handle) => (handle === 'basic-plan' ? 'pro-plan' : 'basic-plan')),
    ),
  },
  F93: {
    'item-added-elsewhere': addingElsewhere,
    'added-item-not-stored': forgettingItem,
    'add-item-not-found': refusing(['addItem'], 404, 'Not Found'),
  },
  F94: {
    // Expects the fields at the top level of the body.
    'item-without-root-key': refusing(
      ['addItem'],
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
      ['addItem'],
      422,
      'item.product_handle must be an integer',
      ({ body }) => typeof objectAt(body, 'item')['product_handle'] === 'string',
    ),
  },
  F96: {
    'added-quantity-refused': refusing(
      ['addItem'],
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
})
