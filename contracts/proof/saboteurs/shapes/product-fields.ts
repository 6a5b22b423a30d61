import type { Saboteur } from '../saboteur.ts'
import { breaks } from '../../tools/breaks.ts'
import { dropFields, inField, inRecords, inTexts, setFields } from '../../tools/records.ts'
import { inEpoch, inSeconds } from './timestamps.ts'

const single = ['readSubscription'] as const
const times = ['created_at', 'updated_at'] as const

const products: readonly Saboteur[] = [
  breaks(
    'F60',
    'product-id-as-text',
    'Answers the ids of products as text.',
    inField('product', 'id', String),
  ),
  breaks(
    'F60',
    'product-without-id',
    'Shows products without an id.',
    dropFields('product', ['id'], single),
  ),
  breaks(
    'F61',
    'product-times-in-milliseconds',
    'Counts the milliseconds since 1970.',
    inTexts('product', times, inEpoch),
  ),
  breaks(
    'F61',
    'product-times-null',
    'Answers null for the times of products.',
    setFields('product', { created_at: null, updated_at: null }, ['createSubscription']),
  ),
  breaks(
    'F62',
    'name-by-language',
    'Answers an object of names by language.',
    inField('product', 'name', (name) => ({ 'pt-BR': name })),
  ),
  breaks(
    'F62',
    'description-missing-in-list',
    'Lists products without a description.',
    dropFields('product', ['description'], ['listSubscriptions']),
  ),
  breaks(
    'F63',
    'handle-with-spaces',
    'Answers the name in place of the handle.',
    inRecords('product', (product) => ({ ...product, handle: product['name'] })),
  ),
  breaks(
    'F63',
    'handle-as-number',
    'Answers the id in place of the handle.',
    inRecords('product', (product) => ({ ...product, handle: product['id'] })),
  ),
]

const pricePoints: readonly Saboteur[] = [
  breaks(
    'F65',
    'price-point-id-as-text',
    'Answers the ids of price points as text.',
    inField('price_point', 'id', String),
  ),
  breaks(
    'F65',
    'price-point-id-from-handle',
    'Answers the handle as id.',
    inRecords('price_point', (point) => ({ ...point, id: point['handle'] }), single),
  ),
  breaks(
    'F66',
    'price-point-times-in-seconds',
    'Counts the seconds since 1970.',
    inTexts('price_point', times, inSeconds),
  ),
  breaks(
    'F66',
    'price-point-times-missing',
    'Leaves the times of price points out.',
    dropFields('price_point', times, ['addItem']),
  ),
  breaks(
    'F67',
    'price-point-name-null',
    'Answers null for the names of price points.',
    setFields('price_point', { name: null }),
  ),
  breaks(
    'F67',
    'price-point-handle-as-number',
    'Answers a number for the handle.',
    inField('price_point', 'handle', () => 1),
  ),
  breaks(
    'F68',
    'price-in-cents',
    'Spells the key as other services do.',
    inRecords('price_point', ({ price_int_cents, ...rest }) => ({
      ...rest,
      price_in_cents: price_int_cents,
    })),
  ),
  breaks(
    'F68',
    'price-as-text',
    'Answers the price as text.',
    inField('price_point', 'price_int_cents', String),
  ),
  breaks(
    'F68',
    'price-in-units',
    'Answers the price in whole units, with decimals.',
    inField('price_point', 'price_int_cents', (cents) => Number(cents) / 100),
  ),
  breaks(
    'F68',
    'price-for-people',
    'Writes the price with its currency.',
    inField('price_point', 'price_int_cents', (cents) => `R$ ${Number(cents) / 100}`, single),
  ),
]

/** Break the types and forms of products and price points. */
export const productFieldSaboteurs: readonly Saboteur[] = [...products, ...pricePoints]
