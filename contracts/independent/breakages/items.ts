// Broken facts about items, products and price points, and about adding an item.
import type { Knobs } from '../knobs/index.ts'
import { isObject } from '../world.ts'
import type { Item, Subscription, View, World } from '../world.ts'
import {
  about,
  accepts,
  active,
  addCopy,
  answers,
  bare,
  bodyOf,
  type Breakage,
  enrolled,
  enrols,
  GONE,
  isExact,
  isNew,
  itemsLeftOut,
  keeps,
  leaves,
  listed,
  made,
  paired,
  separate,
  shows,
  unified,
  views,
  where,
} from './ways.ts'

const areTwo = ({ sameProductCreate }: Knobs): boolean => sameProductCreate === 'two items'
/** The subscription that an answer shows. */
const ownOf = ({ data }: View, world: World): Subscription | undefined =>
  world.subscriptions.find(({ id }) => isObject(data) && id === data.id)
const itemsIn = (view: unknown): View[] =>
  isObject(view) && Array.isArray(view.items) ? view.items.filter(isObject) : []
const added = (view: unknown, own: Subscription | undefined): View | undefined =>
  itemsIn(view).find(({ id }) => id === own?.items.at(-1)?.id)
const isEnrolled = (item: Item, world: World): boolean =>
  world.profiles.some(({ subscription }) => subscription.items.includes(item))
const isActive = (item: Item, world: World): boolean =>
  world.subscriptions.some((own) => own.items.includes(item) && active(own, world))
const sum = (_old: unknown, { product, quantity }: Item): number => product.price * quantity
const price =
  (more: number) =>
  (_old: unknown, { product }: Item): number =>
    product.price + more
const born = (_at: unknown, { product }: Item): number => product.createdAt
/** Gives each item of a view the member of the first. */
const ofFirst =
  (member: string) =>
  (view: View): void => {
    const [first, ...others] = itemsIn(view)
    for (const item of others) item[member] = first?.[member]
  }
/** Changes each item of a subscription. */
const eachItem =
  (act: (item: Item, items: Item[]) => Partial<Item>) =>
  ({ items }: Subscription): void => {
    for (const item of items) Object.assign(item, act(item, items))
  }
const single = (): Partial<Item> => ({ quantity: 1 })
/** Gives the items the values of a member in the opposite order. */
const turned =
  (member: 'quantity' | 'product') =>
  ({ items }: Subscription): void => {
    const values = items.map((item) => item[member]).toReversed()
    for (const [at, item] of items.entries()) Object.assign(item, { [member]: values[at] })
  }

export const ITEMS: Breakage[] = [
  ...about(
    '2',
    'price_int_cents | integer | Price in cents (Price point)',
    shows('price_point', {
      'price times quantity in lists': ['list', 'price_int_cents', sum],
      'price times quantity in each view': ['', 'price_int_cents', sum],
      'price 0 in lists': ['list', 'price_int_cents', 0],
      'price null when an item is added': ['add', 'price_int_cents', null],
      'price a string in create answers': ['create', 'price_int_cents', String],
      'price with a fraction in lists': ['list', 'price_int_cents', price(0.5)],
      'price in whole units': ['read', 'price_int_cents', (_old, item) => item.product.price / 100],
      'price missing in lists': ['list', 'price_int_cents', GONE],
      'price a string once active': ['read', 'price_int_cents', String, isActive],
      'price falls with an enrolment': ['read|list', 'price_int_cents', price(-100), isEnrolled],
    }),
    {
      'price as string in the second item': views('subscription', '', (view) => {
        const second = itemsIn(view)[1]?.price_point
        if (isObject(second)) second.price_int_cents = String(second.price_int_cents)
      }),
      'price under another name when an item is added': views('price_point', 'add', (view) => {
        view.price_in_cents = view.price_int_cents
        delete view.price_int_cents
      }),
    },
  ),
  ...about(
    '2',
    'price_point | Price point object: id, created_at, updated_at, name, handle',
    shows('price_point', {
      'name of the price point null in lists': ['list', 'name', null],
      'name of the price point missing when an item is added': ['add', 'name', GONE],
      'handle of the price point null in create answers': ['create', 'handle', null],
      'handle of the price point missing in lists': ['list', 'handle', GONE],
      'id of the price point a string when an item is added': ['add', 'id', String],
      'id of the price point missing in reads': ['read', 'id', GONE],
      'id of the price point in lists is that of the product': [
        'list',
        'id',
        (_id, item) => item.product.id,
      ],
      'created_at of the price point a number': ['read|list', 'created_at', born],
      'updated_at of the price point missing in create answers': ['create', 'updated_at', GONE],
    }),
    shows('item', {
      'price point missing in lists': ['list', 'price_point', GONE],
      'price point in an array in create answers': ['create', 'price_point', (old) => [old]],
    }),
    {
      'price point of the first item for each': views(
        'subscription',
        'read|list',
        ofFirst('price_point'),
      ),
      'price point null in the second item of a list': views('subscription', 'list', (view) => {
        const [, second] = itemsIn(view)
        if (second) second.price_point = null
      }),
      'price of another product': views('price_point', 'read', (view, item, world) => {
        const other = world.products.find((one) => one !== item.product)
        if (other)
          Object.assign(view, {
            id: other.priceId,
            handle: `${other.handle}-original`,
            price_int_cents: other.price,
          })
      }),
    },
  ),
  ...about(
    '2',
    'product | Product object: id, created_at, updated_at, name, description, handle',
    shows('product', {
      'name of the product null in lists': ['list', 'name', null],
      'name of the product missing when an item is added': ['add', 'name', GONE],
      'description a number in reads': ['read', 'description', 0],
      'description by language in lists': ['list', 'description', (pt) => ({ pt })],
      'description missing in lists': ['list', 'description', GONE],
      'handle of the product missing when an item is added': ['add', 'handle', GONE],
      'handle of the product with underscores in lists': [
        'list',
        'handle',
        (handle) => `${String(handle).replace(/-/g, '_')}_v1`,
      ],
      'handle of the product in great letters when added': [
        'add',
        'handle',
        (handle) => String(handle).toUpperCase(),
      ],
      'handle of a product not as used': [
        'read|create',
        'handle',
        (handle) => String(handle).toUpperCase().replace(/-/g, ' '),
      ],
      'product id as string': ['create|read', 'id', String],
      'id of the product is that of the item in lists': [
        'list',
        'id',
        (_id, item) => item.id + 5_000_000n,
      ],
      'id of the product missing when an item is added': ['add', 'id', GONE],
      'created_at of the product missing in lists': ['list', 'created_at', GONE],
      'created_at of the product in local time in reads': [
        'read',
        'created_at',
        '2026-10-13T14:31:08-03:00',
      ],
      'updated_at of the product a number when an item is added': ['add', 'updated_at', born],
    }),
    shows('item', {
      'product as its id': ['read', 'product', (_old, item) => item.product.id],
      'product missing when an item is added': ['add', 'product', GONE],
      'product in an array in lists': ['list', 'product', (old) => [old]],
    }),
    {
      'product of the first item for each': views(
        'subscription',
        'read|list|add',
        ofFirst('product'),
      ),
    },
  ),
  ...about(
    '2',
    'id | integer; quantity | integer; created_at, updated_at | string, timestamp (Item)',
    shows('item', {
      'quantity one too low in lists': ['list', 'quantity', (_old, item) => item.quantity - 1],
      'quantity missing in lists': ['list', 'quantity', GONE],
      'quantity as string in reads': ['read', 'quantity', String],
      'quantity a string when an item is added': ['add', 'quantity', String],
      'quantity with a fraction in create answers': [
        'create',
        'quantity',
        (_old, item) => item.quantity + 0.5,
      ],
      'quantity null once enrolled': ['read', 'quantity', null, isEnrolled],
      'item ids null in lists': ['list', 'id', null],
      'item ids as strings when added': ['add', 'id', String],
      'item ids change with each view': ['', 'id', (_id, _item, world) => world.nextId('view')],
      'item ids missing in create answers': ['create', 'id', GONE],
      'item id of the added one changes after the answer': [
        'add',
        'id',
        (_id, item) => item.id + 77n,
        (item, world) =>
          world.subscriptions.some((own) => paired(own) && own.items.at(-1) === item),
      ],
      'created_at of items null in lists': ['list', 'created_at', null],
      'created_at of items a number in reads': [
        'read',
        'created_at',
        (_at, item) => item.createdAt,
      ],
      'created_at of items in 1970': [
        '',
        'created_at',
        (_at, _item, world) => world.subscriptionTime(0),
      ],
      'updated_at of items before created_at': [
        '',
        'updated_at',
        (_at, item, world) => world.subscriptionTime(item.createdAt - 86_400_000 * 3),
      ],
      'updated_at of items missing in lists': ['list', 'updated_at', GONE],
      'item without updated_at': ['create|add', 'updated_at', GONE],
    }),
    where(
      isExact,
      shows('item', {
        'created_at of items is the moment of the answer': [
          'read|list',
          'created_at',
          (_at, _item, world) => world.subscriptionTime(world.now() + 61_000),
        ],
      }),
    ),
    {
      'quantity of the first item for each in lists': views(
        'subscription',
        'list',
        ofFirst('quantity'),
      ),
      'item ids count from 1 in lists': views('subscription', 'list', (view) => {
        for (const [at, item] of itemsIn(view).entries()) item.id = at + 1
      }),
    },
  ),
  ...about(
    '2',
    'items | array of Item | Embedded',
    shows('subscription', {
      'items missing when an item is added': ['add', 'items', GONE],
      'items left out of the create answer': ['create', 'items', GONE],
      'items empty in lists': ['list', 'items', []],
      'one item is no array': [
        'read|list',
        'items',
        (items) => (items as View[])[0],
        ({ items }) => items.length === 1,
      ],
      'items by id in lists': [
        'list',
        'items',
        (items) => Object.fromEntries((items as View[]).map((item) => [String(item.id), item])),
      ],
      'items as ids in create answers': [
        'create',
        'items',
        (items) => (items as View[]).map(({ id }) => id),
      ],
      'items under item in lists': [
        'list',
        'items',
        (items) => (items as View[]).map((item) => ({ item })),
      ],
      'only the newest item in lists': [
        'list',
        'items',
        (items, own) => (items as View[]).filter(({ id }) => id === own.items.at(-1)?.id),
      ],
    }),
    where(
      itemsLeftOut,
      shows('subscription', {
        'items null in lists when there are none': ['list', 'items', null, bare],
        'items missing in lists when there are none': ['list', 'items', GONE, bare],
      }),
    ),
    where(
      (knobs) => itemsLeftOut(knobs) && knobs.profileNeeds !== 'items',
      shows('subscription', { 'items null when there are none': ['', 'items', null, bare] }),
    ),
    where((knobs) => knobs.itemOrder === 'oldest first' && isNew(knobs), {
      'items as they were at the creation in lists': {
        ...views('subscription', 'list', (view, own, world) => {
          view.items = itemsIn(view).slice(0, world.notes[`at first ${own.id}`] ?? 99)
        }),
        stored: (kind, own: Subscription, world) => {
          if (kind === 'subscription') world.notes[`at first ${own.id}`] = own.items.length
        },
      },
    }),
    {
      'items of the first in all of a list': listed('listSubscriptions', (shown) => {
        for (const view of shown) view.items = shown[0]!.items
        return shown
      }),
      'an enrolment loses the last item': enrols(({ items }) => ({ items: items.slice(0, -1) })),
      'acceptance empties the items': accepts(() => ({ items: [] })),
      'items are gone from the fourth subscription on': keeps(
        'subscription',
        () => ({ items: [] }),
        (_own, world) => world.subscriptions.filter(({ customer }) => made(customer)).length > 3,
      ),
    },
    where(areTwo, {
      'a second item of a product is lost': keeps('subscription', ({ items }) => ({
        items: items.filter(
          (item, at) => items.findIndex(({ product }) => product === item.product) === at,
        ),
      })),
    }),
  ),
  ...about(
    '4',
    'subscription_items | array of objects | Each has `product_id` (integer) and `quantity` (integer)',
    where(areTwo, {
      'quantities turned round': keeps('subscription', turned('quantity')),
      'quantity of the first item for each': keeps(
        'subscription',
        eachItem((_item, items) => ({ quantity: items[0]!.quantity })),
      ),
    }),
    {
      'quantity always 1': keeps('subscription', eachItem(single)),
      'quantity lost in the unified flow': keeps('subscription', eachItem(single), unified),
      'quantity lost in the separate flow': keeps('subscription', eachItem(single), separate),
      'quantity one too high over 2': keeps(
        'subscription',
        eachItem(({ quantity }) => ({ quantity: quantity > 2 ? quantity + 1 : quantity })),
      ),
      'quantities added up at the creation': keeps(
        'subscription',
        ({ items }) => {
          items[0]!.quantity += items[1]!.quantity
        },
        paired,
      ),
      'items lost in the unified flow': keeps('subscription', () => ({ items: [] }), unified),
      'items lost in the separate flow': keeps('subscription', () => ({ items: [] }), separate),
      'only the first item is kept': keeps('subscription', ({ items }) => ({
        items: items.slice(0, 1),
      })),
      'the first product for each item': keeps('subscription', (own, world) =>
        eachItem(() => ({ product: world.products[0]! }))(own),
      ),
      'the product of the first item for each item': keeps(
        'subscription',
        eachItem((_item, items) => ({ product: items[0]!.product })),
      ),
      'products turned round': keeps('subscription', turned('product')),
    },
  ),
  ...about(
    '4',
    'POST /api/subscriptions/{subscription_id}/items: Body object `item` (required) with `product_handle` (string) and `quantity` (integer)',
    where(isNew, {
      'quantity of the added item is 1': keeps('item', ({ items }) => {
        items.at(-1)!.quantity = 1
      }),
      'an added item doubles its quantity': keeps('item', ({ items }) => {
        items.at(-1)!.quantity *= 2
      }),
      'an added item has the product of the first': keeps('item', ({ items }) => {
        items.at(-1)!.product = items[0]!.product
      }),
    }),
    {
      'a handle adds another product': {
        request: (exchange, world) => {
          const { item } = bodyOf(exchange)
          if (exchange.op !== 'addItem' || !isObject(item)) return
          const isAsked = ({ handle }: { handle: string }): boolean =>
            handle === item.product_handle
          const other = world.products.find((one) => !isAsked(one))
          if (other && world.products.some(isAsked)) item.product_handle = other.handle
        },
      },
    },
    leaves(({ kind }, { op }) => op === 'addItem' && kind === 'invalid', {
      'an item of an unknown handle is refused, and the first product added': (world, exchange) => {
        if (isObject(bodyOf(exchange).item))
          addCopy(
            world,
            world.subscriptions.find(({ id }) => id === exchange.parameters[0]),
          )
      },
    }),
  ),
  ...about(
    '4',
    'POST /api/subscriptions/{subscription_id}/items: Envelope with `data` = Subscription including the new item. Success message: new item added.',
    {
      'data of an added item is the item': answers('addItem', (body, world) => {
        body.data = added(body.data, ownOf(body, world)) ?? {}
      }),
      'data of an added item is an array': answers('addItem', (body) => {
        body.data = [body.data]
      }),
      'data null after an added item': answers('addItem', (body) => {
        body.data = null
      }),
      'added item as item besides': answers('addItem', (body, world) => {
        const item = added(body.data, ownOf(body, world))
        const items = itemsIn(body.data).filter((other) => other !== item)
        if (isObject(body.data)) Object.assign(body.data, { item, items })
      }),
      'the new item takes the place of the others': keeps('item', ({ items }) => ({
        items: items.slice(-1),
      })),
      'an item is lost once the next subscription comes': keeps('subscription', (own, world) => {
        for (const other of world.subscriptions)
          if (other !== own && made(other.customer) && paired(other)) other.items.pop()
      }),
    },
    shows('subscription', {
      'another id in the add answer': ['add', 'id', (_id, _own, world) => world.uuid()],
      'the new item is missing in the add answer': [
        'add',
        'items',
        (items, own) => (items as View[]).filter(({ id }) => id !== own.items.at(-1)!.id),
      ],
    }),
    where(
      isNew,
      shows('subscription', {
        'only the new item in the add answer': [
          'add',
          'items',
          (items, own) => (items as View[]).filter(({ id }) => id === own.items.at(-1)?.id),
        ],
      }),
    ),
    where(isNew, {
      'the new item is shown but not kept': answers('addItem', (body, world) => {
        ownOf(body, world)?.items.pop()
      }),
      'an item goes to the newest subscription after the answer': answers(
        'addItem',
        (body, world) => {
          const [own, newest] = [ownOf(body, world), world.subscriptions.at(-1)]
          if (own && newest && newest !== own) newest.items.push(own.items.pop()!)
        },
      ),
      'an item goes to each subscription of the customer': keeps('item', (own, world) => {
        for (const other of world.subscriptions)
          if (other !== own && other.customer === own.customer)
            other.items.push({ ...own.items.at(-1)!, id: world.nextId('item') })
      }),
      'an item is added twice': keeps('item', ({ items }, world) => {
        items.push({ ...items.at(-1)!, id: world.nextId('item') })
      }),
      'a third item takes the place of the second': keeps('item', ({ items }) => {
        if (items.length > 2) items.splice(1, 1)
      }),
      'an added item loses its quantity at the next one': keeps('item', ({ items }) => {
        for (const item of items.slice(0, -1)) item.quantity = 1
      }),
      'an added item changes the quantity of another': keeps(
        'item',
        ({ items }) => {
          items[0]!.quantity += 1
        },
        paired,
      ),
    }),
    where((knobs) => knobs.itemAfterProfile === 'allowed' && isNew(knobs), {
      'an item added to an enrolled subscription is not kept': answers('addItem', (body, world) => {
        const own = ownOf(body, world)
        if (own && enrolled(own, world)) own.items.pop()
      }),
    }),
  ),
]
