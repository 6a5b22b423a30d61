import type { Saboteur } from '../saboteur.ts'
import { breaks } from '../../tools/breaks.ts'
import { dropFields, inField, inRecords, inTexts, setFields } from '../../tools/records.ts'
import { inSeconds } from './timestamps.ts'

const single = ['readSubscription'] as const
const times = ['created_at', 'updated_at'] as const

/** Break the types and forms of items. */
export const itemFieldSaboteurs: readonly Saboteur[] = [
  breaks(
    'F55',
    'item-id-as-text',
    'Answers the ids of items as text.',
    inField('item', 'id', String),
  ),
  breaks(
    'F55',
    'item-without-id-when-added',
    'Answers null for the ids of items.',
    setFields('item', { id: null }, ['addItem']),
  ),
  breaks(
    'F56',
    'quantity-as-text',
    'Answers quantities as text.',
    inField('item', 'quantity', String),
  ),
  breaks(
    'F56',
    'quantity-as-decimal-text',
    'Answers quantities with decimals in a read.',
    inField('item', 'quantity', (count) => Number(count).toFixed(1), single),
  ),
  breaks(
    'F57',
    'item-times-in-seconds',
    'Counts the seconds since 1970.',
    inTexts('item', times, inSeconds),
  ),
  breaks(
    'F57',
    'item-without-update',
    'Leaves `updated_at` out of items.',
    dropFields('item', ['updated_at'], ['createSubscription']),
  ),
  breaks(
    'F58',
    'product-by-id',
    'Has the number of the product under `product`.',
    inRecords('product', ({ id }) => id),
  ),
  breaks(
    'F58',
    'product-by-handle-in-list',
    'Lists items with the handle of the product alone.',
    inRecords('product', ({ handle }) => handle, ['listSubscriptions']),
  ),
  breaks(
    'F58',
    'product-spread-out',
    'Mixes the product into the item.',
    inRecords(
      'item',
      ({ product, ...rest }) => ({
        ...rest,
        product_name: (product as { name?: unknown } | null)?.name,
      }),
      ['addItem'],
    ),
  ),
  breaks(
    'F59',
    'price-point-by-id',
    'Has the number of the price point under `price_point`.',
    inRecords('price_point', ({ id }) => id),
  ),
  breaks(
    'F59',
    'price-point-missing',
    'Shows new items without their price point.',
    dropFields('item', ['price_point'], ['createSubscription', 'addItem']),
  ),
  breaks(
    'F59',
    'price-points-in-array',
    'Answers a list of price points.',
    inField('item', 'price_point', (pricePoint) => [pricePoint], single),
  ),
]
