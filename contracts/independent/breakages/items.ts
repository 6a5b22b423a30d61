// Broken facts about items, products and price points, and about adding an item.
import { isObject } from '../world.ts'
import type { Subscription, World } from '../world.ts'
import {
  about,
  answers,
  bodyOf,
  decided,
  drops,
  enrolled,
  keeps,
  made,
  puts,
  shows,
  type Breakage,
} from './ways.ts'

const isNew = ({ sameProductAdd }: { sameProductAdd: string }): boolean =>
  sameProductAdd === 'new item'
const unmerged = ({ sameProductCreate }: { sameProductCreate: string }): boolean =>
  sameProductCreate === 'two items'
const own = (body: unknown, world: World): Subscription | undefined =>
  world.subscriptions.find(({ id }) => isObject(body) && isObject(body.data) && id === body.data.id)
const itemsIn = (view: unknown): Record<string, unknown>[] =>
  isObject(view) && Array.isArray(view.items) ? view.items.filter(isObject) : []

export const ITEMS: Breakage[] = [
  ...about(
    '2',
    'price_int_cents | integer | Price in cents (Price point)',
    [
      'price times quantity in lists',
      puts(
        'price_point',
        /^list/,
        'price_int_cents',
        (_view, item) => item.product.price * item.quantity,
        ({ quantity }) => quantity > 1,
      ),
    ],
    [
      'price times quantity in each view',
      puts(
        'price_point',
        /./,
        'price_int_cents',
        (_view, item) => item.product.price * item.quantity,
      ),
    ],
    ['price 0 in lists', puts('price_point', /^list/, 'price_int_cents', () => 0)],
    [
      'price null when an item is added',
      puts('price_point', /^add/, 'price_int_cents', () => null),
    ],
    [
      'price a string in create answers',
      puts('price_point', /^create/, 'price_int_cents', (view) => String(view.price_int_cents)),
    ],
    [
      'price with a fraction in lists',
      puts('price_point', /^list/, 'price_int_cents', (_view, item) => item.product.price + 0.5),
    ],
    ['price missing in lists', drops('price_point', /^list/, 'price_int_cents')],
    [
      'price a string once active',
      puts(
        'price_point',
        /^read/,
        'price_int_cents',
        (view) => String(view.price_int_cents),
        (item, world) =>
          world.profiles.some(
            ({ subscription, status }) =>
              status === 'accepted' && subscription.items.includes(item),
          ),
      ),
    ],
    [
      'price falls with an enrolment',
      puts(
        'price_point',
        /^(read|list)/,
        'price_int_cents',
        (_view, item) => item.product.price - 100,
        (item, world) =>
          world.profiles.some(({ subscription }) => subscription.items.includes(item)),
      ),
    ],
  ),
  ...about(
    '2',
    'id, created_at, updated_at, name, handle (Price point)',
    [
      'price point of the first item for each',
      shows('subscription', /^(read|list)/, (view) => {
        const [first, ...others] = itemsIn(view)
        for (const item of others) item.price_point = first?.price_point
      }),
    ],
    ['name of the price point null in lists', puts('price_point', /^list/, 'name', () => null)],
    ['name of the price point missing when an item is added', drops('price_point', /^add/, 'name')],
    [
      'handle of the price point null in create answers',
      puts('price_point', /^create/, 'handle', () => null),
    ],
    ['handle of the price point missing in lists', drops('price_point', /^list/, 'handle')],
    [
      'id of the price point a string when an item is added',
      puts('price_point', /^add/, 'id', (view) => String(view.id)),
    ],
    ['id of the price point missing in reads', drops('price_point', /^read/, 'id')],
    [
      'id of the price point in lists is that of the product',
      puts('price_point', /^list/, 'id', (_view, item) => item.product.id),
    ],
    [
      'created_at of the price point a number',
      puts('price_point', /^(read|list)/, 'created_at', (_view, item) => item.product.createdAt),
    ],
    [
      'updated_at of the price point missing in create answers',
      drops('price_point', /^create/, 'updated_at'),
    ],
    [
      'price point in an array in create answers',
      puts('item', /^create/, 'price_point', (view) => [view.price_point]),
    ],
    [
      'price point null in the second item of a list',
      shows('subscription', /^list/, (view) => {
        const [, second] = itemsIn(view)
        if (second) second.price_point = null
      }),
    ],
  ),
  ...about(
    '2',
    'id, created_at, updated_at, name, description, handle (Product)',
    [
      'product of the first item for each',
      shows('subscription', /^(read|list|add)/, (view) => {
        const [first, ...others] = itemsIn(view)
        for (const item of others) item.product = first?.product
      }),
    ],
    ['name of the product null in lists', puts('product', /^list/, 'name', () => null)],
    ['name of the product missing when an item is added', drops('product', /^add/, 'name')],
    ['description a number in reads', puts('product', /^read/, 'description', () => 0)],
    [
      'description by language in lists',
      puts('product', /^list/, 'description', (view) => ({ pt: view.description })),
    ],
    ['handle of the product missing when an item is added', drops('product', /^add/, 'handle')],
    [
      'handle of the product with underscores in lists',
      puts('product', /^list/, 'handle', (view) => `${String(view.handle).replace(/-/g, '_')}_v1`),
    ],
    [
      'handle of the product in great letters when added',
      puts('product', /^add/, 'handle', (view) => String(view.handle).toUpperCase()),
    ],
    [
      'id of the product is that of the item in lists',
      puts('product', /^list/, 'id', (_view, item) => item.id + 5_000_000n),
    ],
    ['id of the product missing when an item is added', drops('product', /^add/, 'id')],
    ['created_at of the product missing in lists', drops('product', /^list/, 'created_at')],
    [
      'updated_at of the product a number when an item is added',
      puts('product', /^add/, 'updated_at', (_view, item) => item.product.createdAt),
    ],
    [
      'created_at of the product in local time in reads',
      puts('product', /^read/, 'created_at', () => '2026-10-13T14:31:08-03:00'),
    ],
    ['product missing when an item is added', drops('item', /^add/, 'product')],
    ['product in an array in lists', puts('item', /^list/, 'product', (view) => [view.product])],
  ),
  ...about(
    '2',
    'id | integer; quantity | integer; created_at, updated_at | string, timestamp (Item)',
    [
      'quantity one too low in lists',
      puts('item', /^list/, 'quantity', (_view, item) => item.quantity - 1),
    ],
    [
      'quantity of the first item for each in lists',
      shows('subscription', /^list/, (view) => {
        const [first, ...others] = itemsIn(view)
        for (const item of others) item.quantity = first?.quantity
      }),
    ],
    ['quantity missing in lists', drops('item', /^list/, 'quantity')],
    [
      'quantity a string when an item is added',
      puts('item', /^add/, 'quantity', (view) => String(view.quantity)),
    ],
    [
      'quantity with a fraction in create answers',
      puts('item', /^create/, 'quantity', (_view, item) => item.quantity + 0.5),
    ],
    [
      'quantity null once enrolled',
      puts(
        'item',
        /^read/,
        'quantity',
        () => null,
        (item, world) =>
          world.profiles.some(({ subscription }) => subscription.items.includes(item)),
      ),
    ],
    ['item ids null in lists', puts('item', /^list/, 'id', () => null)],
    [
      'item ids count from 1 in lists',
      shows('subscription', /^list/, (view) =>
        itemsIn(view).forEach((item, at) => {
          item.id = at + 1
        }),
      ),
    ],
    [
      'item ids change with each view',
      puts('item', /./, 'id', (_view, _item, world) => world.nextId('view')),
    ],
    ['item ids missing in create answers', drops('item', /^create/, 'id')],
    [
      'item id of the added one changes after the answer',
      puts(
        'item',
        /^add/,
        'id',
        (_view, item) => item.id + 77n,
        (item, world) =>
          world.subscriptions.some(({ items }) => items.at(-1) === item && items.length > 1),
      ),
    ],
    ['created_at of items null in lists', puts('item', /^list/, 'created_at', () => null)],
    [
      'created_at of items a number in reads',
      puts('item', /^read/, 'created_at', (_view, item) => item.createdAt),
    ],
    [
      'created_at of items is the moment of the answer',
      puts('item', /^(read|list)/, 'created_at', (_view, _item, world) =>
        world.subscriptionTime(world.now() + 61_000),
      ),
    ],
    [
      'updated_at of items before created_at',
      puts('item', /./, 'updated_at', (_view, item, world) =>
        world.subscriptionTime(item.createdAt - 86_400_000 * 3),
      ),
    ],
    [
      'created_at of items in 1970',
      puts('item', /./, 'created_at', (_view, _item, world) => world.subscriptionTime(0)),
    ],
    ['updated_at of items missing in lists', drops('item', /^list/, 'updated_at')],
  ),
  ...about(
    '2',
    'items | array of Item | Embedded',
    ['items missing when an item is added', drops('subscription', /^add/, 'items')],
    ['items empty in lists', puts('subscription', /^list/, 'items', () => [])],
    [
      'items of the first in all of a list',
      answers(/^listSubscriptions/, (body) => {
        const [first] = body.data as unknown[]
        for (const one of body.data as unknown[])
          if (isObject(one) && isObject(first)) one.items = first.items
      }),
    ],
    [
      'items by id in lists',
      puts('subscription', /^list/, 'items', (view) =>
        Object.fromEntries(itemsIn(view).map((item) => [String(item.id), item])),
      ),
    ],
    [
      'items as ids in create answers',
      puts('subscription', /^create/, 'items', (view) => itemsIn(view).map(({ id }) => id)),
    ],
    [
      'items under item in lists',
      puts('subscription', /^list/, 'items', (view) => itemsIn(view).map((item) => ({ item }))),
    ],
    [
      'items null in lists when there are none',
      puts(
        'subscription',
        /^list/,
        'items',
        () => null,
        ({ items }) => items.length === 0,
      ),
      ({ itemsNeeded }) => !itemsNeeded,
    ],
    [
      'items missing in lists when there are none',
      drops('subscription', /^list/, 'items', ({ items }) => items.length === 0),
      ({ itemsNeeded }) => !itemsNeeded,
    ],
    [
      'items as they were at the creation in lists',
      {
        ...puts('subscription', /^list/, 'items', (view, sub, world) =>
          itemsIn(view).slice(0, world.notes[`at first ${sub.id}`] ?? 99),
        ),
        stored: (kind, sub: Subscription, world) => {
          if (kind === 'subscription') world.notes[`at first ${sub.id}`] = sub.items.length
        },
      },
      ({ itemOrder, sameProductAdd }) =>
        itemOrder === 'oldest first' && sameProductAdd === 'new item',
    ],
    [
      'only the newest item in lists',
      puts('subscription', /^list/, 'items', (view, sub) =>
        itemsIn(view).filter(({ id }) => id === sub.items.at(-1)?.id),
      ),
    ],
    [
      'an enrolment loses the last item',
      keeps('profile', ({ subscription }) => {
        subscription.items.pop()
      }),
    ],
    [
      'acceptance empties the items',
      decided('accepted', ({ subscription }) => {
        subscription.items.length = 0
      }),
    ],
    [
      'a second item of a product is lost',
      keeps('subscription', (sub) => {
        sub.items = sub.items.filter(
          (item, at) => sub.items.findIndex(({ product }) => product === item.product) === at,
        )
      }),
      unmerged,
    ],
    [
      'items are gone from the fourth subscription on',
      keeps('subscription', (sub, world) => {
        if (world.subscriptions.filter(({ customer }) => made(customer)).length > 3)
          sub.items.length = 0
      }),
    ],
  ),
  ...about(
    '4',
    'subscription_items | array of objects | Each has `product_id` (integer) and `quantity` (integer)',
    [
      'quantities turned round',
      keeps('subscription', ({ items }) => {
        const quantities = items.map(({ quantity }) => quantity).toReversed()
        items.forEach((item, at) => {
          item.quantity = quantities[at]!
        })
      }),
      unmerged,
    ],
    [
      'quantity of the first item for each',
      keeps('subscription', ({ items }) => {
        for (const item of items) item.quantity = items[0]!.quantity
      }),
      unmerged,
    ],
    [
      'quantity one too high over 2',
      keeps('subscription', ({ items }) => {
        for (const item of items) if (item.quantity > 2) item.quantity += 1
      }),
    ],
    [
      'quantity lost in the unified flow',
      keeps('subscription', ({ items }, world) => {
        if (world.current?.unified) for (const item of items) item.quantity = 1
      }),
    ],
    [
      'quantity lost in the separate flow',
      keeps('subscription', ({ items }, world) => {
        if (!world.current?.unified) for (const item of items) item.quantity = 1
      }),
    ],
    [
      'items lost in the unified flow',
      keeps('subscription', ({ items }, world) => {
        if (world.current?.unified) items.length = 0
      }),
    ],
    [
      'items lost in the separate flow',
      keeps('subscription', ({ items }, world) => {
        if (!world.current?.unified) items.length = 0
      }),
    ],
    [
      'the first product for each item',
      keeps('subscription', ({ items }, world) => {
        for (const item of items) item.product = world.products[0]!
      }),
    ],
    [
      'the product of the first item for each item',
      keeps('subscription', ({ items }) => {
        for (const item of items) item.product = items[0]!.product
      }),
    ],
    [
      'products turned round',
      keeps('subscription', ({ items }) => {
        const products = items.map(({ product }) => product).toReversed()
        items.forEach((item, at) => {
          item.product = products[at]!
        })
      }),
    ],
    [
      'quantities added up at the creation',
      keeps('subscription', ({ items }) => {
        if (items.length > 1) items[0]!.quantity += items[1]!.quantity
      }),
    ],
  ),
  ...about(
    '4',
    'POST /api/subscriptions/{subscription_id}/items: Envelope with `data` = Subscription including the new item. Success message: new item added.',
    [
      'data of an added item is the item',
      answers(/^addItem/, (body, _answer, world) => {
        const sub = own(body, world)
        body.data = itemsIn(body.data).find(({ id }) => id === sub?.items.at(-1)?.id) ?? {}
      }),
    ],
    [
      'data of an added item is an array',
      answers(/^addItem/, (body) => {
        body.data = [body.data]
      }),
    ],
    [
      'only the new item in the add answer',
      puts('subscription', /^add/, 'items', (view, sub) =>
        itemsIn(view).filter(({ id }) => id === sub.items.at(-1)?.id),
      ),
      isNew,
    ],
    [
      'data null after an added item',
      answers(/^addItem/, (body) => {
        body.data = null
      }),
    ],
    [
      'an item goes to the newest subscription after the answer',
      answers(/^addItem/, (body, _answer, world) => {
        const [sub, newest] = [own(body, world), world.subscriptions.at(-1)]
        if (sub && newest && newest !== sub) newest.items.push(sub.items.pop()!)
      }),
      isNew,
    ],
    [
      'an item goes to each subscription of the customer',
      keeps('item', (sub, world) => {
        for (const other of world.subscriptions)
          if (other !== sub && other.customer === sub.customer)
            other.items.push({ ...sub.items.at(-1)!, id: world.nextId('item') })
      }),
      isNew,
    ],
    [
      'an item is added twice',
      keeps('item', (sub, world) => {
        sub.items.push({ ...sub.items.at(-1)!, id: world.nextId('item') })
      }),
      isNew,
    ],
    [
      'a third item takes the place of the second',
      keeps('item', (sub) => {
        if (sub.items.length > 2) sub.items.splice(1, 1)
      }),
      isNew,
    ],
    [
      'an added item loses its quantity at the next one',
      keeps('item', (sub) => {
        for (const item of sub.items.slice(0, -1)) item.quantity = 1
      }),
      isNew,
    ],
    [
      'an item added to an enrolled subscription is not kept',
      answers(/^addItem/, (body, _answer, world) => {
        const sub = own(body, world)
        if (sub && enrolled(world, sub)) sub.items.pop()
      }),
      ({ itemAfterProfile, sameProductAdd }) =>
        itemAfterProfile === 'allowed' && sameProductAdd === 'new item',
    ],
    [
      'added item as item besides',
      answers(/^addItem/, (body, _answer, world) => {
        const sub = own(body, world)
        const views = itemsIn(body.data)
        const added = views.find(({ id }) => id === sub?.items.at(-1)?.id)
        if (isObject(body.data))
          Object.assign(body.data, { item: added, items: views.filter((item) => item !== added) })
      }),
    ],
    [
      'an added item doubles its quantity',
      keeps('item', (sub) => {
        sub.items.at(-1)!.quantity *= 2
      }),
      isNew,
    ],
    [
      'an added item has the product of the first',
      keeps('item', (sub) => {
        sub.items.at(-1)!.product = sub.items[0]!.product
      }),
      isNew,
    ],
    [
      'an item is lost once the next subscription comes',
      {
        stored: (kind, sub: Subscription, world) => {
          if (kind !== 'subscription') return
          for (const other of world.subscriptions)
            if (other !== sub && made(other.customer) && other.items.length > 1) other.items.pop()
        },
      },
    ],
    [
      'an item of an unknown handle is refused, and the first product added',
      {
        refusal: (refusal, exchange, world) => {
          const { item } = bodyOf(exchange)
          const sub = world.subscriptions.find(({ id }) => id === exchange.parameters[0])
          if (
            exchange.op === 'addItem' &&
            refusal.kind === 'invalid' &&
            isObject(item) &&
            sub?.items[0]
          )
            sub.items.push({ ...sub.items[0], id: world.nextId('item') })
        },
      },
    ],
  ),
]
