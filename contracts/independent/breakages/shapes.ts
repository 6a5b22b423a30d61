// Broken facts about numbers, envelopes and ids in one view, one flow or one record.
import { isObject } from '../world.ts'
import type { Item, Subscription, View, World } from '../world.ts'
import {
  about,
  accepts,
  answers,
  type Breakage,
  enrolled,
  envelopes,
  GONE,
  isOldestOfCustomer,
  keeps,
  later,
  listed,
  long,
  shownText,
  shows,
  unified,
  views,
  where,
} from './ways.ts'

const secondOfCustomer = (own: Subscription, world: World): boolean =>
  !isOldestOfCustomer(own, world)

export const SHAPES: Breakage[] = [
  ...about(
    '2',
    'balance_in_cents | integer; quantity | integer; prepaid | boolean (a value that is empty is a value)',
    where(
      ({ balance }) => balance === 'zero',
      shows('subscription', {
        'a balance of 0 is left out': [
          '',
          'balance_in_cents',
          GONE,
          ({ balance }) => balance === 0,
        ],
        'a balance of 0 is false in lists': [
          'list',
          'balance_in_cents',
          false,
          ({ balance }) => balance === 0,
        ],
        'a balance of 0 is an empty text when an item is added': [
          'add',
          'balance_in_cents',
          '',
          ({ balance }) => balance === 0,
        ],
      }),
    ),
    where(
      ({ balance }) => balance !== 'zero',
      shows('subscription', {
        'the balance of lists in whole units': [
          'list',
          'balance_in_cents',
          (_old, own) => Math.trunc(own.balance / 100),
        ],
      }),
    ),
    where(
      ({ prepaid }) => !prepaid,
      shows('subscription', {
        'prepaid left out when false': ['list|create', 'prepaid', GONE],
        'prepaid an empty text when false': ['read', 'prepaid', ''],
      }),
    ),
    shows('subscription', {
      'activate_on_payment yes or no in reads': [
        'read',
        'activate_on_payment',
        (old) => (old ? 'yes' : 'no'),
      ],
      'activate_on_payment null once enrolled': ['read', 'activate_on_payment', null, enrolled],
      'prepaid turned round in the answer of an added item': ['add', 'prepaid', (old) => !old],
      'interval 0 in lists with an interval over 1': ['list', 'interval', 0, long],
    }),
    shows('item', {
      'a quantity of 1 is left out': ['', 'quantity', GONE, ({ quantity }) => quantity === 1],
      'a quantity of 1 is true in lists': [
        'list',
        'quantity',
        true,
        ({ quantity }) => quantity === 1,
      ],
      'the quantity of lists is that of the price': [
        'list',
        'quantity',
        (_old, { product }) => product.price,
      ],
    }),
    {
      'the products change with the acceptance': accepts(({ items }, { products }) => ({
        items: items.map((item) => ({
          ...item,
          product: products.find((one) => one !== item.product) ?? item.product,
        })),
      })),
      'items of a subscription share one id': views('subscription', '', (view) => {
        const [first, ...others] = view.items as View[]
        for (const item of others) item.id = first!.id
      }),
      'an interval is never over 2': keeps('subscription', (own) => ({
        interval: Math.min(own.interval, 2),
      })),
      'a quantity is never over 2': keeps('subscription', ({ items }) => {
        for (const item of items) item.quantity = Math.min(item.quantity, 2)
      }),
    },
  ),
  ...about(
    '2',
    'Price point: price_int_cents | integer; Product: name, description',
    shows('price_point', {
      'the price goes up once a profile exists': [
        '',
        'price_int_cents',
        (old) => Number(old) + 150,
        later,
      ],
      'a price with an error of rounding when an item is added': [
        'add',
        'price_int_cents',
        (_old, { product }: Item) => product.price * 1.0000001 + 0.0001,
      ],
      'a price a cent lower in lists': ['list', 'price_int_cents', (old) => Number(old) - 1],
      'a price an object in create answers': [
        'create',
        'price_int_cents',
        (cents) => ({ cents, currency: 'BRL' }),
      ],
      'the handle of the price point is that of the product in lists': [
        'list',
        'handle',
        (_old, { product }) => product.handle,
      ],
      'the name of the price point is that of the product in create answers': [
        'create',
        'name',
        (_old, { product }) => `${product.name} 1`,
      ],
    }),
    shows('product', {
      'the name of the product is that of its price point when added': [
        'add',
        'name',
        'Original 1',
      ],
      'the name of the product is its id in create answers': [
        'create',
        'name',
        (_old, { product }) => product.id,
      ],
    }),
    where(
      ({ catalogue }) => catalogue === 'usual',
      shows('product', {
        'the description is cut in lists': [
          'list',
          'description',
          (text) => shownText(text).slice(0, 3),
        ],
        'the description is empty when an item is added': ['add', 'description', ''],
      }),
    ),
  ),
  ...about(
    '2',
    'Response envelope (all resource responses): data | object, or array of objects for lists',
    envelopes({
      'a created subscription in an array': ['createSubscription', 'data', (data) => [data]],
      'data null when the second subscription of a customer is created': [
        'createSubscription',
        'data',
        null,
        ({ data }, world) => {
          const own = world.subscriptions.find(({ id }) => isObject(data) && data.id === id)
          return own !== undefined && secondOfCustomer(own, world)
        },
      ],
      'the unified flow answers with the customer': [
        'createSubscription',
        'data',
        (data) => (isObject(data) ? data.customer : data),
        unified,
      ],
      'a list in pages of an array': ['listCustomers', 'data', (data) => [data]],
      'meta a JSON text in create answers': [
        'createSubscription',
        'meta',
        (meta, _body, world) => world.write(meta).trim(),
      ],
      'meta false in lists of customers': ['listCustomers', 'meta', false],
      'errors an empty list once an item was added': [
        'readSubscription',
        'errors',
        [],
        ({ data }) => isObject(data) && Array.isArray(data.items) && data.items.length > 1,
      ],
    }),
    {
      'a list of more than three customers is an object': listed('listCustomers', (shown) =>
        shown.length > 3 ? { items: shown, count: shown.length } : shown,
      ),
    },
    {
      'the list of subscriptions without envelope': answers(
        'listSubscriptions',
        (body, _world, answer) => {
          answer.body = body.data
        },
      ),
      'the records of a list under records': answers('listCustomers', (body) => {
        body.records = body.data
        delete body.data
      }),
      'the envelope in great letters when an item is added': answers(
        'addItem',
        (body, _world, answer) => {
          const { data: Data, errors: Errors, meta: Meta } = body
          answer.body = { Data, Errors, Meta }
        },
      ),
    },
  ),
  ...about(
    '3',
    'A subscription has a `state` and a `previous_state`. The value `created` is the only value that occurs.',
    shows('subscription', {
      'state by name and code in reads': ['read', 'state', (name) => ({ code: 1, name })],
    }),
  ),
  ...about(
    '2',
    'The list response, the create response and the add-item response show the subscription without `interval_unit`, `state` and `previous_state`.',
    shows('subscription', {
      'state null in the list of the second of a customer': [
        'list',
        'state',
        null,
        secondOfCustomer,
      ],
      'interval_unit in the add answer of an interval over 1': [
        'add',
        'interval_unit',
        'month',
        long,
      ],
      'previous_state in the create answer of the unified flow': [
        'create',
        'previous_state',
        null,
        unified,
      ],
    }),
  ),
  ...about(
    '2',
    'id | string, UUID',
    shows('subscription', {
      'two dashes too few in the id of lists': [
        'list',
        'id',
        (id) => shownText(id).replace(/-/, ''),
      ],
      'a number before the id in create answers': ['create', 'id', (id) => `1:${shownText(id)}`],
      'a space after the id in reads': ['read', 'id', (id) => `${shownText(id)} `],
    }),
  ),
]
