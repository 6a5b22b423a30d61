import { isObject, type JsonObject } from '../../http/exchange.ts'
import { breaks, type Mutant } from './mutant.ts'
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
export const addedItemMutants: readonly Mutant[] = [
  breaks(
    'F64',
    'handle-shown-with-underscores',
    'Shows handles that the add-item call refuses.',
    inTexts('product', ['handle'], (handle) => handle.replaceAll('-', '_')),
  ),
  breaks(
    'F64',
    'added-product-by-name',
    'Looks for the product by its name.',
    refusing(['addItem'], 404, 'Product not found', ({ body }) =>
      /^[a-z0-9-]+$/.test(String(objectAt(body, 'item')['product_handle'])),
    ),
  ),
  breaks(
    'F64',
    'added-product-by-default',
    'Adds the basic plan, whatever the handle.',
    adding(
      text('product_handle', (handle) => (handle === 'basic-plan' ? 'pro-plan' : 'basic-plan')),
    ),
  ),
  breaks('F93', 'item-added-elsewhere', 'Adds the item to another subscription.', addingElsewhere),
  breaks('F93', 'added-item-not-stored', 'Answers a new item and forgets it.', forgettingItem),
  breaks(
    'F93',
    'add-item-not-found',
    'Finds no subscription to add to.',
    refusing(['addItem'], 404, 'Not Found'),
  ),
  breaks(
    'F94',
    'item-without-root-key',
    'Wants the fields at the top level of the body.',
    refusing(['addItem'], 422, 'product_handle is required', ({ body }) => 'item' in body),
  ),
  breaks(
    'F94',
    'missing-item-accepted',
    'Adds nothing without `item`, and calls it a success.',
    onCalls(['addItem'], () => async (call, site) => {
      if ('item' in call.body) return site(call.request)
      const answer = await readBack(call, site, `${SUBSCRIPTIONS}/${call.id}`)
      const data = without(recordOf(answer), 'interval_unit', 'state', 'previous_state')
      return isSuccess(answer) ? withBody(answer, { ...answer.body, data }) : answer.response
    }),
  ),
  breaks(
    'F95',
    'handle-refused-as-text',
    'Wants the number of the product.',
    refusing(
      ['addItem'],
      422,
      'item.product_handle must be an integer',
      ({ body }) => typeof objectAt(body, 'item')['product_handle'] === 'string',
    ),
  ),
  breaks(
    'F96',
    'added-quantity-refused',
    'Wants the quantity as text.',
    refusing(
      ['addItem'],
      422,
      'item.quantity must be a string',
      ({ body }) => typeof objectAt(body, 'item')['quantity'] === 'number',
    ),
  ),
  breaks(
    'F97',
    'add-item-answers-old-items',
    'Answers the subscription as it was before.',
    inRecords('subscription', withoutLast, ['addItem']),
  ),
  breaks(
    'F97',
    'add-item-answers-item-alone',
    'Answers the new item.',
    inRecords('subscription', (one) => itemsOf(one).at(-1), ['addItem']),
  ),
  breaks(
    'F97',
    'added-quantity-always-one',
    'Adds one unit, whatever the quantity.',
    adding((item) => ({ ...item, quantity: 1 })),
  ),
  breaks(
    'F97',
    'added-quantity-wrong-in-answer',
    'Answers one unit too many.',
    onData(['addItem'], (data) => {
      const items = isObject(data) ? itemsOf(data) : []
      const last = items.at(-1)
      if (!isObject(data) || last === undefined) return data
      const item = { ...last, quantity: Number(last['quantity']) + 1 }
      return { ...data, items: [...items.slice(0, -1), item] }
    }),
  ),
  breaks(
    'F98',
    'earlier-items-dropped',
    'Replaces the items by the new one.',
    spoilingEarlier(() => undefined),
  ),
  breaks(
    'F98',
    'earlier-items-dropped-in-reads',
    'Replaces the items once it has answered.',
    spoilingEarlier(() => undefined, ['readSubscription', 'listSubscriptions']),
  ),
  breaks(
    'F98',
    'earlier-quantities-reset',
    'Sets the earlier quantities to 1.',
    spoilingEarlier((item) => ({ ...item, quantity: 1 })),
  ),
  breaks(
    'F98',
    'earlier-products-replaced',
    'Gives the earlier items the product of the new one.',
    spoilingEarlier((item, { product, price_point }) => ({ ...item, product, price_point })),
  ),
]
