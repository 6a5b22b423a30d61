// Single broken facts. Each makes an otherwise truthful site break one sentence of the specification.
import type { Knobs } from './knobs/index.ts'
import type { Break, Customer, Profile, Subscription, View } from './world.ts'
import { isObject } from './world.ts'
import { CUSTOMERS } from './breakages/customers.ts'
import { ENVELOPE } from './breakages/envelope.ts'
import { ITEMS } from './breakages/items.ts'
import { PROFILES } from './breakages/profiles.ts'
import { SUBSCRIPTIONS } from './breakages/subscriptions.ts'
import { TOKEN } from './breakages/token.ts'
import {
  answers,
  as,
  bodyOf,
  enrolled,
  lets,
  periods,
  plain,
  record,
  recoded,
  refuses,
  shownText,
  shows,
  textOf,
  unauthorized,
  type Breakage,
} from './breakages/ways.ts'

const first = (list: unknown): View | undefined =>
  Array.isArray(list) && isObject(list[0]) ? list[0] : undefined
const local = (ms: number): string =>
  new Date(Math.floor(ms) - 10_800_000).toISOString().slice(0, 19)
const unreplaced = (knobs: Knobs): boolean => !knobs.replaceRefused
/** No other webhook could be the one of the update. */
const soleWebhook = (knobs: Knobs): boolean =>
  knobs.webhookOthers === 'none' || knobs.webhookOthers === 'customer.created'
const noShuffle = (knobs: Knobs): boolean => knobs.paging === 'none'

type Row = [
  name: string,
  section: string,
  sentence: string,
  act: Break,
  needs?: (knobs: Knobs) => boolean,
]
const ROWS: Row[] = [
  // envelope
  [
    'errors missing in the list of customers',
    '7',
    'The envelope field `errors` (string or null) is present in every response.',
    answers(/^listCustomers/, (body) => {
      delete body.errors
    }),
  ],
  [
    'errors [] when a subscription is read',
    '2',
    'errors | string or null',
    answers(/^readSubscription/, (body) => {
      body.errors = []
    }),
  ],
  [
    'errors false after an added item',
    '2',
    'errors | string or null',
    answers(/^addItem/, (body) => {
      body.errors = false
    }),
  ],
  [
    'errors an object when a subscription is created',
    '2',
    'errors | string or null',
    answers(/^createSubscription/, (body) => {
      body.errors = {}
    }),
  ],
  [
    'meta [] in lists of subscriptions',
    '2',
    'meta | object',
    answers(/^listSubscriptions/, (body) => {
      body.meta = []
    }),
  ],
  [
    'meta null once a profile exists',
    '2',
    'meta | object',
    answers(/^readSubscription/, (body, _answer, world) => {
      if (world.profiles.length > 0) body.meta = null
    }),
  ],
  [
    'meta missing when a customer is read',
    '2',
    'Response envelope (all resource responses): data, errors, meta',
    answers(/^readCustomer/, (body) => {
      delete body.meta
    }),
  ],
  [
    'a single customer in an array',
    '4',
    'GET /api/customers/{id}: Envelope with `data` = Customer.',
    answers(/^readCustomer/, (body) => {
      body.data = [body.data]
    }),
  ],
  [
    'a single customer under customer',
    '4',
    'GET /api/customers/{id}: Envelope with `data` = Customer.',
    answers(/^readCustomer/, (body) => {
      body.data = { customer: body.data }
    }),
  ],
  [
    'a customer without envelope',
    '2',
    'Response envelope (all resource responses)',
    answers(/^readCustomer/, (body, answer) => {
      answer.body = body.data
    }),
  ],
  [
    'customers by id in an object',
    '4',
    'GET /api/customers: Envelope with `data` = array of Customer.',
    answers(/^listCustomers/, (body) => {
      body.data = Object.fromEntries((body.data as View[]).map((one) => [String(one.id), one]))
    }),
  ],
  [
    'subscriptions twice wrapped',
    '4',
    'GET /api/subscriptions: Envelope with `data` = array of Subscription',
    answers(/^listSubscriptions/, (body) => {
      body.data = { subscriptions: body.data }
    }),
  ],
  [
    'no JSON after an added item',
    '0',
    'Request and response bodies are JSON.',
    answers(/^addItem/, (_body, answer) => {
      answer.text = `<html>${textOf(answer.body)}</html>`
    }),
  ],
  [
    'a comma too many in lists of subscriptions',
    '0',
    'Request and response bodies are JSON.',
    answers(/^listSubscriptions/, (_body, answer, world) => {
      answer.text = `${world.write(answer.body).trimEnd().slice(0, -1)},}`
    }),
  ],
  // customers
  [
    'address_2 left out of lists',
    '2',
    'address_2 | string | Address complement',
    shows('customer', /^list/, (view) => {
      delete view.address_2
    }),
  ],
  [
    'e-mail of another customer in a subscription',
    '2',
    'customer | Customer object | Embedded',
    shows('customer', /^embedded (read|list)/, (view, own, world) => {
      const other = world.customers.find((one) => one !== own)
      if (other) view.email = other.fields.email
    }),
  ],
  [
    'accents lost in single reads',
    '2',
    'first_name | string',
    shows('customer', /^read/, (view) => {
      for (const key of ['first_name', 'last_name', 'address', 'city']) view[key] = plain(view[key])
    }),
  ],
  [
    'last digit of the document lost in lists',
    '2',
    'document_number | string | tax number, digits only',
    shows('customer', /^list/, (view) => {
      view.document_number = shownText(view.document_number).slice(0, -1)
    }),
  ],
  [
    'zip with a dash',
    '2',
    'zip | string | Postal code, digits only',
    shows('customer', /^read/, (view) => {
      view.zip = shownText(view.zip).replace(/(\d{3})$/, '-$1')
    }),
  ],
  [
    'phone with a plus in subscriptions',
    '2',
    'phone | string | Digits only',
    shows('customer', /^embedded/, (view) => {
      view.phone = `+${shownText(view.phone)}`
    }),
  ],
  [
    'customer id as string in lists',
    '2',
    'id | integer',
    shows('customer', /^list/, (view) => {
      view.id = String(view.id)
    }),
  ],
  [
    'customer id as string in an embedded customer',
    '2',
    'id | integer',
    shows('customer', /^embedded read/, (view) => {
      view.id = String(view.id)
    }),
  ],
  [
    'document as a number',
    '2',
    'document_number | string',
    shows('customer', /^(read|list)/, (view) => {
      view.document_number = BigInt(shownText(view.document_number) || '0')
    }),
  ],
  [
    'zero at the start of the zip lost',
    '2',
    'zip | string | Postal code, digits only',
    shows('customer', /^(read|list)/, (view) => {
      view.zip = shownText(view.zip).replace(/^0+/, '')
    }),
  ],
  [
    'customer times with an offset',
    '2',
    'created_at | string, ISO 8601 UTC timestamp',
    shows('customer', /^read/, (view, own) => {
      view.created_at = `${local(own.createdAt)}-03:00`
    }),
  ],
  [
    'local time written as UTC',
    '2',
    'created_at | string, ISO 8601 UTC timestamp',
    shows('customer', /^(read|list|create)/, (view, own) => {
      view.created_at = `${local(own.createdAt)}Z`
    }),
  ],
  [
    'updated_at in local time, before created_at',
    '2',
    'updated_at | string, ISO 8601 UTC timestamp',
    shows('customer', /./, (view, own) => {
      view.updated_at = `${local(own.updatedAt)}Z`
    }),
  ],
  [
    'updated_at as a number in lists',
    '2',
    'updated_at | string, ISO 8601 UTC timestamp',
    shows('customer', /^list/, (view, own) => {
      view.updated_at = Math.floor(own.updatedAt / 1000)
    }),
  ],
  [
    'created_at without zone in an embedded customer',
    '2',
    'created_at | string, ISO 8601 UTC timestamp',
    shows('customer', /^embedded/, (view, own) => {
      view.created_at = new Date(own.createdAt).toISOString().slice(0, 19).replace('T', ' ')
    }),
  ],
  [
    'last_name lost from the third customer on',
    '2',
    'last_name | string',
    {
      stored: (kind, own: Customer, world) => {
        if (kind === 'customer' && world.customers.length > 2) own.fields.last_name = null
      },
    },
  ],
  [
    'state and city swapped in the unified flow',
    '4',
    'customer_attributes … creates the customer (unified flow)',
    {
      stored: (kind, own: Subscription, world) => {
        if (kind === 'subscription' && world.current?.unified) {
          const { fields } = own.customer
          ;[fields.city, fields.state] = [fields.state ?? null, fields.city ?? null]
        }
      },
    },
  ],
  [
    'address lost in the unified flow',
    '4',
    'customer_attributes: Customer fields `email`, … `address` …; creates the customer',
    {
      request: (exchange) => {
        const inner = bodyOf(exchange).subscription
        if (
          exchange.op === 'createSubscription' &&
          isObject(inner) &&
          isObject(inner.customer_attributes)
        )
          inner.customer_attributes.address = shownText(inner.customer_attributes.address).slice(
            0,
            4,
          )
      },
    },
  ],
  [
    'newest customer read as the one before',
    '4',
    'GET /api/customers/{id}: Path parameter `id`: customer id',
    shows('customer', /^read/, (view, own, world) => {
      const other = world.customers.at(-2)
      if (other && world.customers.at(-1) === own)
        Object.assign(view, { id: other.id, email: other.fields.email })
    }),
  ],
  [
    'unified customer missing in the list',
    '1',
    'Unified: … The customer is created in the same call.',
    {
      view: (kind, _view, own: Subscription, place, world) => {
        if (
          kind === 'subscription' &&
          place === 'create' &&
          world.current?.op === 'createSubscription' &&
          world.current.unified
        )
          world.customers.splice(world.customers.indexOf(own.customer), 1)
      },
    },
    (knobs) => knobs.emailUnique !== 'existing customer',
  ],
  [
    'separate flow copies the customer',
    '4',
    'customer_id | Use an existing customer (separate flow)',
    {
      stored: (kind, own: Subscription, world) => {
        if (kind === 'subscription' && !world.current?.unified) {
          own.customer = { ...own.customer, id: world.nextId('customer') }
          world.customers.push(own.customer)
        }
      },
    },
  ],
  [
    'separate flow takes the newest customer',
    '4',
    'customer_id | Use an existing customer (separate flow)',
    {
      stored: (kind, own: Subscription, world) => {
        if (kind === 'subscription') own.customer = world.customers.at(-1)!
      },
    },
  ],
  // subscriptions
  [
    'state in lists after an enrolment',
    '2',
    'The list response … show the subscription without `interval_unit`, `state` and `previous_state`.',
    shows('subscription', /^list/, (view, own, world) => {
      if (enrolled(world, own)) view.state = own.state
    }),
  ],
  [
    'interval_unit in the create answer',
    '2',
    '… the create response … without `interval_unit`, `state` and `previous_state`.',
    shows('subscription', /^create/, (view, own) => {
      view.interval_unit = own.unit
    }),
  ],
  [
    'previous_state null in the add answer',
    '2',
    '… the add-item response show the subscription without … `previous_state`.',
    shows('subscription', /^add/, (view) => {
      view.previous_state = null
    }),
  ],
  [
    'interval_unit missing in reads',
    '4',
    'GET /api/subscriptions/{id}: including `interval_unit`, `state`, `previous_state`',
    shows('subscription', /^read/, (view) => {
      delete view.interval_unit
    }),
  ],
  [
    'previous_state missing after the decision',
    '4',
    'GET /api/subscriptions/{id}: including `interval_unit`, `state`, `previous_state`',
    shows('subscription', /^read/, (view, own, world) => {
      if (world.profiles.some((one) => one.subscription === own && one.status !== 'pending'))
        delete view.previous_state
    }),
  ],
  [
    'state missing with two items',
    '4',
    'GET /api/subscriptions/{id}: including … `state`',
    shows('subscription', /^read/, (view, own) => {
      if (own.items.length > 1) delete view.state
    }),
  ],
  [
    'state as a number',
    '2',
    'state | string',
    shows('subscription', /^read/, (view) => {
      view.state = 0
    }),
  ],
  [
    'new subscriptions have no state',
    '3',
    'The value `created` is the only value that occurs.',
    shows('subscription', /^read/, (view, own, world) => {
      if (!enrolled(world, own)) view.state = ''
    }),
  ],
  [
    'UUID without dashes in lists',
    '2',
    'id | string, UUID',
    shows('subscription', /^list/, (view) => {
      view.id = String(view.id).replace(/-/g, '')
    }),
  ],
  [
    'another id in the add answer',
    '4',
    'Envelope with `data` = Subscription including the new item',
    shows('subscription', /^add/, (view, _own, world) => {
      view.id = world.uuid()
    }),
  ],
  [
    'prepaid as 0 or 1 in lists',
    '2',
    'prepaid | boolean',
    shows('subscription', /^list/, (view) => {
      view.prepaid = view.prepaid ? 1 : 0
    }),
  ],
  [
    'activate_on_payment as string',
    '2',
    'activate_on_payment | boolean',
    shows('subscription', /^read/, (view) => {
      view.activate_on_payment = String(view.activate_on_payment)
    }),
  ],
  [
    'balance as a decimal string',
    '2',
    'balance_in_cents | integer | Amount in cents',
    shows('subscription', /^read/, (view, own) => {
      view.balance_in_cents = (own.balance / 100).toFixed(2)
    }),
  ],
  [
    'balance with a fraction when an item is added',
    '2',
    'balance_in_cents | integer | Amount in cents',
    shows('subscription', /^add/, (view, own) => {
      view.balance_in_cents = own.balance + 0.5
    }),
  ],
  [
    'enrolment charges at once',
    '1',
    'A Pix recurrence enrolment makes no immediate payment. It only authorizes future charges.',
    {
      stored: (kind, own: Profile) => {
        if (kind === 'profile')
          own.subscription.balance -=
            own.subscription.items.reduce(
              (sum, item) => sum + item.quantity * item.product.price,
              0,
            ) || 990
      },
    },
    (knobs) => knobs.balance !== 'negative total' && knobs.balanceEnrolled === 'unchanged',
  ],
  [
    'period of minutes',
    '2',
    'interval | integer | Number of interval units per period',
    {
      stored: (kind, own: Subscription) => {
        if (kind === 'subscription') own.endsAt = own.startedAt + own.interval * 60_000
      },
    },
    periods,
  ],
  [
    'period of one unit for any interval',
    '2',
    'interval | integer | Number of interval units per period',
    {
      stored: (kind, own: Subscription) => {
        if (kind === 'subscription' && own.interval > 1)
          own.endsAt = own.startedAt + 30 * 86_400_000
      },
    },
    periods,
  ],
  [
    'period ends before it starts in lists',
    '2',
    'current_period_started_at | string, timestamp',
    shows('subscription', /^list/, (view) => {
      ;[view.current_period_started_at, view.current_period_ends_at] = [
        view.current_period_ends_at,
        view.current_period_started_at,
      ]
    }),
    periods,
  ],
  [
    'interval lost',
    '4',
    'interval | integer (create body)',
    {
      stored: (kind, own: Subscription) => {
        if (kind === 'subscription') own.interval = 1
      },
    },
  ],
  [
    'interval of the first subscription for the second',
    '4',
    'interval | integer (create body)',
    {
      stored: (kind, own: Subscription, world) => {
        if (kind === 'subscription' && world.subscriptions.length > 1)
          own.interval = world.subscriptions[0]!.interval + 1
      },
    },
  ],
  [
    'interval as string in lists',
    '2',
    'interval | integer',
    shows('subscription', /^list/, (view) => {
      view.interval = String(view.interval)
    }),
  ],
  [
    'month read as months',
    '2',
    'interval_unit | string | Value `month` is used by the service',
    shows('subscription', /^read/, (view) => {
      view.interval_unit = `${String(view.interval_unit)}s`
    }),
  ],
  [
    'created_at of subscriptions as a number',
    '2',
    'created_at | string, timestamp',
    shows('subscription', /^create/, (view, own) => {
      view.created_at = own.createdAt
    }),
  ],
  [
    'customer left out of lists of subscriptions',
    '2',
    'customer | Customer object | Embedded',
    shows('subscription', /^list/, (view) => {
      delete view.customer
    }),
  ],
  [
    'only the id of the customer when an item is added',
    '2',
    'customer | Customer object | Embedded',
    shows('subscription', /^add/, (view, own) => {
      view.customer = { id: own.customer.id }
    }),
  ],
  [
    'items null when there are none',
    '2',
    'items | array of Item | Embedded',
    shows('subscription', /./, (view, own) => {
      if (own.items.length === 0) view.items = null
    }),
    (knobs) => !knobs.itemsNeeded && knobs.profileNeeds !== 'items',
  ],
  [
    'one item is no array',
    '2',
    'items | array of Item | Embedded',
    shows('subscription', /^(read|list)/, (view) => {
      if (Array.isArray(view.items) && view.items.length === 1) view.items = first(view.items)
    }),
  ],
  [
    'items left out of the create answer',
    '2',
    'items | array of Item | Embedded',
    shows('subscription', /^create/, (view) => {
      delete view.items
    }),
  ],
  [
    'enrolled subscriptions leave the list',
    '4',
    "array of Subscription (all of the caller's subscriptions)",
    answers(/^listSubscriptions/, (body, _answer, world) => {
      body.data = (body.data as View[]).filter(
        (view) => !world.profiles.some((one) => one.subscription.id === view.id),
      )
    }),
  ],
  [
    'the list holds two subscriptions at most',
    '4',
    "array of Subscription (all of the caller's subscriptions)",
    answers(/^listSubscriptions/, (body) => {
      body.data = (body.data as View[]).slice(0, 2)
    }),
    noShuffle,
  ],
  [
    'one subscription of each customer in the list',
    '4',
    "array of Subscription (all of the caller's subscriptions)",
    answers(/^listSubscriptions/, (body, _answer, world) => {
      body.data = (body.data as View[]).filter((view) => {
        const own = world.subscriptions.find((one) => one.id === view.id)
        return own && world.subscriptions.find((one) => one.customer === own.customer) === own
      })
    }),
  ],
  // items
  [
    'price of another product',
    '2',
    'price_point | Price point object',
    shows('price_point', /^read/, (view, own, world) => {
      const other = world.products.find((one) => one !== own.product)
      if (other)
        Object.assign(view, {
          id: other.priceId,
          handle: `${other.handle}-original`,
          price_int_cents: other.price,
        })
    }),
  ],
  [
    'price as string in the second item',
    '2',
    'price_int_cents | integer | Price in cents',
    shows('subscription', /./, (view) => {
      const second = Array.isArray(view.items) ? view.items[1] : undefined
      if (isObject(second) && isObject(second.price_point))
        second.price_point.price_int_cents = String(second.price_point.price_int_cents)
    }),
  ],
  [
    'price under another name when an item is added',
    '2',
    'price_int_cents | integer | Price in cents',
    shows('price_point', /^add/, (view) => {
      view.price_in_cents = view.price_int_cents
      delete view.price_int_cents
    }),
  ],
  [
    'price in whole units',
    '2',
    'price_int_cents | integer | Price in cents',
    shows('price_point', /^read/, (view, own) => {
      view.price_int_cents = own.product.price / 100
    }),
  ],
  [
    'price point missing in lists',
    '2',
    'price_point | Price point object',
    shows('item', /^list/, (view) => {
      delete view.price_point
    }),
  ],
  [
    'product as its id',
    '2',
    'product | Product object',
    shows('item', /^read/, (view, own) => {
      view.product = own.product.id
    }),
  ],
  [
    'description missing in lists',
    '2',
    'description | string (Product)',
    shows('product', /^list/, (view) => {
      delete view.description
    }),
  ],
  [
    'handle of a product not as used',
    '2',
    'handle | string (slug-like identifier, used by `product_handle`)',
    shows('product', /^(read|create)/, (view) => {
      view.handle = String(view.handle).toUpperCase().replace(/-/g, ' ')
    }),
  ],
  [
    'product id as string',
    '2',
    'id | integer (Product)',
    shows('product', /^(create|read)/, (view) => {
      view.id = String(view.id)
    }),
  ],
  [
    'quantity always 1',
    '4',
    'Each has `product_id` (integer) and `quantity` (integer)',
    {
      stored: (kind, own: Subscription) => {
        if (kind === 'subscription') for (const item of own.items) item.quantity = 1
      },
    },
  ],
  [
    'quantity of the added item is 1',
    '4',
    'Body object `item` with `product_handle` (string) and `quantity` (integer)',
    {
      stored: (kind, own: Subscription) => {
        if (kind === 'item') own.items.at(-1)!.quantity = 1
      },
    },
    (knobs) => knobs.sameProductAdd === 'new item',
  ],
  [
    'quantity as string in reads',
    '2',
    'quantity | integer',
    shows('item', /^read/, (view) => {
      view.quantity = String(view.quantity)
    }),
  ],
  [
    'item without updated_at',
    '2',
    'updated_at | string, timestamp (Item)',
    shows('item', /^(create|add)/, (view) => {
      delete view.updated_at
    }),
  ],
  [
    'only the first item is kept',
    '4',
    'subscription_items | array of objects',
    {
      stored: (kind, own: Subscription) => {
        if (kind === 'subscription') own.items.splice(1)
      },
    },
  ],
  [
    'item ids as strings when added',
    '2',
    'id | integer (Item)',
    shows('item', /^add/, (view) => {
      view.id = String(view.id)
    }),
  ],
  [
    'the new item is missing in the add answer',
    '4',
    'Envelope with `data` = Subscription including the new item.',
    shows('subscription', /^add/, (view, own) => {
      view.items = (view.items as View[]).filter((item) => item.id !== own.items.at(-1)!.id)
    }),
  ],
  [
    'the new item is shown but not kept',
    '4',
    'Success message: new item added.',
    answers(/^addItem/, (body, _answer, world) => {
      const own = world.subscriptions.find((one) => isObject(body.data) && one.id === body.data.id)
      own?.items.pop()
    }),
    (knobs) => knobs.sameProductAdd === 'new item',
  ],
  [
    'the new item takes the place of the others',
    '4',
    'Success message: new item added.',
    {
      stored: (kind, own: Subscription) => {
        if (kind === 'item') own.items.splice(0, own.items.length - 1)
      },
    },
  ],
  [
    'a handle adds another product',
    '4',
    'Body object `item` (required) with `product_handle`',
    {
      request: (exchange, world) => {
        const { item } = bodyOf(exchange)
        const other =
          isObject(item) && world.products.find((one) => one.handle !== item.product_handle)
        if (
          exchange.op === 'addItem' &&
          isObject(item) &&
          other &&
          world.products.some((one) => one.handle === item.product_handle)
        )
          item.product_handle = other.handle
      },
    },
  ],
]
const MORE: Row[] = [
  // rules of payment profiles
  [
    'unknown subscription accepted',
    '4',
    'When the body names a subscription that does not exist, then the call fails with error SB404.',
    lets('SB404'),
  ],
  [
    'customer id as subscription id accepted',
    '4',
    'When the body names a subscription that does not exist, then the call fails with error SB404.',
    lets('SB404', (exchange, world) =>
      world.customers.some((one) => String(one.id) === String(bodyOf(exchange).subscription_id)),
    ),
  ],
  [
    'SB404 told as SB344',
    '4',
    '… does not exist, then the call fails with error SB404.',
    recoded('SB404', 'SB344'),
  ],
  [
    'SB404 as a page',
    '0',
    'Request and response bodies are JSON.',
    refuses('SB404', (_body, answer) => {
      Object.assign(answer, {
        text: '<!DOCTYPE html><title>Error</title><p>SB404: Subscription not found</p>',
      })
      answer.headers.push(['Content-Type', 'text/html'])
    }),
  ],
  [
    'SB404 without a body',
    '7',
    'The envelope field `errors` (string or null) is present in every response.',
    refuses('SB404', (_body, answer) => {
      answer.body = undefined
    }),
  ],
  [
    'second profile while pending accepted',
    '4',
    'When the subscription already has a payment profile, then the call fails with error SB344.',
    lets('SB344', (exchange, world) =>
      world.profiles.some(
        (one) =>
          one.subscription.id === bodyOf(exchange).subscription_id && one.status === 'pending',
      ),
    ),
  ],
  [
    'second profile once active accepted',
    '4',
    'When the subscription already has a payment profile, then the call fails with error SB344.',
    lets('SB344', (exchange, world) =>
      world.profiles.some(
        (one) =>
          one.subscription.id === bodyOf(exchange).subscription_id && one.status === 'accepted',
      ),
    ),
  ],
  [
    'SB344 lost after a refusal by the payer',
    '4',
    'When the subscription already has a payment profile, then the call fails with error SB344.',
    recoded('SB344', 'SB404', (exchange, world) =>
      world.profiles.some(
        (one) =>
          one.subscription.id === bodyOf(exchange).subscription_id && one.status === 'refused',
      ),
    ),
    unreplaced,
  ],
  [
    'SB344 for a second subscription of a customer',
    '1',
    'A customer has one or more payment profiles.',
    {
      rule: (rule, broken, exchange, world) =>
        broken ||
        (rule === 'SB344' &&
          world.profiles.some((one) => String(one.customer.id) === exchange.parameters[0])),
    },
  ],
  [
    'SB344 answered as if created',
    '4',
    '… then the call fails with error SB344.',
    refuses('SB344', (body, answer) => {
      Object.assign(answer, {
        status: 201,
        body: { data: {}, errors: null, meta: isObject(body.meta) ? {} : {} },
      })
    }),
  ],
  [
    'SB344 with a list of errors',
    '2',
    'errors | string or null',
    refuses('SB344', (body) => {
      body.errors = ['SB344']
    }),
  ],
  [
    'SB344 as a fault of the server',
    '4',
    '… then the call fails with error SB344 (a rule of the call, not a fault of the service).',
    refuses('SB344', (_body, answer) => {
      Object.assign(answer, {
        status: 500,
        body: { data: null, errors: 'Internal Server Error', meta: {} },
      })
    }),
  ],
  [
    'missing type accepted',
    '4',
    'When `payment_method_type` is blank, then the call fails with PPMT01',
    lets('PPMT01', (exchange) => !('payment_method_type' in bodyOf(exchange))),
  ],
  [
    'null type told as PPMT02',
    '4',
    'When `payment_method_type` is blank, then the call fails with PPMT01',
    recoded('PPMT01', 'PPMT02', (exchange) => bodyOf(exchange).payment_method_type === null),
  ],
  [
    'empty type told as PPMT02',
    '4',
    'When `payment_method_type` is blank, then the call fails with PPMT01',
    recoded('PPMT01', 'PPMT02', (exchange) => bodyOf(exchange).payment_method_type === ''),
  ],
  [
    'PPMT01 without errors',
    '7',
    'The envelope field `errors` (string or null) is present in every response.',
    refuses('PPMT01', (body) => {
      if (typeof body.errors === 'string') body.code = 'PPMT01'
      delete body.errors
    }),
  ],
  [
    'credit_card accepted',
    '4',
    'when it is not `pix`, then PPMT02',
    lets('PPMT02', (exchange) => bodyOf(exchange).payment_method_type === 'credit_card'),
  ],
  [
    'any type accepted once a profile exists',
    '4',
    'when it is not `pix`, then PPMT02',
    lets('PPMT02', (_exchange, world) => world.profiles.length > 0),
  ],
  [
    'a type that begins with pix accepted',
    '4',
    'when it is not `pix`, then PPMT02',
    lets('PPMT02', (exchange) => /^pix/i.test(String(bodyOf(exchange).payment_method_type))),
  ],
  [
    'PPMT02 told as PPMT01',
    '7',
    'PPMT02 | Invalid payment type; use `pix`',
    recoded('PPMT02', 'PPMT01'),
  ],
  [
    'PPMT02 leaves a profile behind',
    '4',
    '… then PPMT02 (the call fails)',
    {
      refusal: (refusal, exchange, world) => {
        const own = world.subscriptions.find((one) => one.id === bodyOf(exchange).subscription_id)
        if (refusal.faults[0]?.code === 'PPMT02' && own && !enrolled(world, own))
          world.profiles.push({
            id: world.nextId('profile'),
            customer: own.customer,
            subscription: own,
            status: 'pending',
            createdAt: world.now(),
            updatedAt: world.now(),
            decided: false,
          })
      },
    },
  ],
  [
    'missing subscription id told as SB404',
    '4',
    'When `subscription_id` is missing, then the call fails with PPS01.',
    recoded('PPS01', 'SB404'),
  ],
  [
    'missing subscription id takes the newest',
    '4',
    'When `subscription_id` is missing, then the call fails with PPS01.',
    lets('PPS01'),
  ],
  [
    'PPS01 with an object of errors',
    '2',
    'errors | string or null',
    refuses('PPS01', (body) => {
      body.errors = { subscription_id: ['PPS01'] }
    }),
  ],
  [
    'codes in small letters',
    '7',
    'SB404, SB344, PPMT01, PPMT02, PPS01',
    {
      refusal: (refusal) => {
        for (const fault of refusal.faults) fault.code = fault.code?.toLowerCase() ?? null
      },
    },
  ],
  // profiles and decisions
  [
    'active at its creation',
    '4',
    'The profile is created in a pending state',
    {
      stored: (kind, own: Profile) => {
        if (kind === 'profile') own.status = 'accepted'
      },
    },
    record,
  ],
  [
    'profile of another subscription',
    '2',
    'Known fields: … the linked subscription (`subscription_id`)',
    shows('profile', /^create/, (view, _own, world) => {
      view.subscription_id = world.uuid()
    }),
    record,
  ],
  [
    'profile of type PIX',
    '2',
    '`payment_method_type` (string, allowed value `pix`)',
    shows('profile', /^create/, (view) => {
      view.payment_method_type = 'PIX'
    }),
    record,
  ],
  [
    'no webhook on acceptance',
    '6',
    "The service reports the update of a payment profile's status by a webhook",
    { webhook: () => [] },
    // The report's shape is open: a webhook that only names the subscription may be it.
    soleWebhook,
  ],
  [
    'no webhook from the second acceptance on',
    '6',
    "The service reports the update of a payment profile's status by a webhook",
    {
      webhook: (report, world) =>
        world.profiles.filter((one) => one.status === 'accepted').length > 1 ? [] : [report],
    },
    soleWebhook,
  ],
  [
    'webhook with the pending status',
    '1',
    'on acceptance the profile is activated',
    { webhook: (report, world) => [as(world, report.profile, 'pending')] },
  ],
  [
    'webhook tells refused on acceptance',
    '1',
    'on acceptance the profile is activated',
    {
      webhook: (report, world) => [
        report.profile.status === 'accepted' ? as(world, report.profile, 'refused') : report,
      ],
    },
  ],
  [
    'webhook tells active on refusal',
    '3',
    'payer accepts the recurrence | authorization confirmed | active',
    { webhook: (report, world) => [as(world, report.profile, 'accepted')] },
    (knobs) => knobs.webhookOnRefusal,
  ],
  [
    'webhook for the oldest profile',
    '6',
    "reports the update of a payment profile's status",
    {
      webhook: (report, world) => [
        world.profiles[0] === report.profile
          ? report
          : as(world, world.profiles[0]!, report.profile.status),
      ],
    },
    soleWebhook,
  ],
  [
    'webhook before the decision',
    '3',
    'payer accepts the recurrence | authorization confirmed | active | a webhook is sent',
    { created: (profile, world) => [as(world, profile, 'accepted')] },
  ],
  // token and authentication
  [
    'expires_in as string',
    '5',
    'expires_in | integer | A value of 72000 is returned',
    shows('token', /./, (view) => {
      view.expires_in = '72000'
    }),
  ],
  [
    'expires_in 7200',
    '5',
    'expires_in | integer | A value of 72000 is returned',
    shows('token', /./, (view) => {
      view.expires_in = 7200
    }),
    // A token that is given again may be old, and show the life that is left in a unit that is not stated.
    (knobs) => !knobs.tokenReuse,
  ],
  [
    'another expires_in at the second call',
    '5',
    'expires_in | integer | A value of 72000 is returned',
    {
      answer: (answer, exchange, world) => {
        if (
          exchange.op === 'token' &&
          isObject(answer.body) &&
          'expires_in' in answer.body &&
          (world.notes.issued = (world.notes.issued ?? 0) + 1) > 1
        )
          answer.body.expires_in = 3600
      },
    },
  ],
  [
    'token_type in small letters',
    '5',
    'token_type | string | `Bearer`',
    shows('token', /./, (view) => {
      view.token_type = 'bearer'
    }),
  ],
  [
    'created_at of the token as a number',
    '5',
    'created_at | string | Date in day/month/year form',
    shows('token', /./, (view, own) => {
      view.created_at = Math.floor(own.createdAt / 1000)
    }),
  ],
  [
    'created_at of the token as ISO 8601',
    '5',
    'created_at | string | Date in day/month/year form',
    shows('token', /./, (view, own) => {
      view.created_at = new Date(own.createdAt).toISOString()
    }),
  ],
  [
    'created_at of the token as month/day/year',
    '5',
    'created_at | string | Date in day/month/year form (shows when the day is not the month)',
    shows('token', /./, (view) => {
      view.created_at = String(view.created_at).replace(/^(\d+)\/(\d+)/, '$2/$1')
    }),
  ],
  [
    'scopes with commas',
    '5',
    'scope | string | Granted scopes, space-separated',
    shows('token', /./, (view, own) => {
      if (own.scopes.length > 1) view.scope = own.scopes.join(',')
    }),
  ],
  [
    'scopes as an array',
    '5',
    'scope | string | Granted scopes, space-separated',
    shows('token', /./, (view, own) => {
      view.scope = own.scopes
    }),
  ],
  [
    'token answered with 201',
    '5',
    'Successful token response (200)',
    {
      answer: (answer, exchange) => {
        if (exchange.op === 'token' && answer.status === 200) answer.status = 201
      },
    },
  ],
  ['wrong secret accepted', '5', 'Usual causes: wrong UID, wrong secret …', lets('client secret')],
  ['wrong UID accepted', '5', 'Usual causes: wrong UID …', lets('client id')],
  ['scopes with commas accepted', '5', 'a comma-separated list is an error', lets('scope commas')],
  [
    'failed token call with 400',
    '5',
    'Failed authentication returns 401',
    unauthorized(/^token/, (answer) => {
      answer.status = 400
    }),
  ],
  [
    'failed token call without description',
    '5',
    'with fields `error` … and `error_description`',
    unauthorized(/^token/, (_answer, body) => {
      delete body.error_description
    }),
  ],
  [
    'list without token with 403',
    '5',
    'Failed authentication returns 401',
    unauthorized(/^list/, (answer) => {
      answer.status = 403
    }),
  ],
  [
    'lists without token',
    '4',
    'All endpoints require the `Authorization` header',
    lets('token given', (exchange) => exchange.op.startsWith('list')),
  ],
  [
    'items added without token',
    '4',
    'All endpoints require the `Authorization` header',
    lets('token given', (exchange) => exchange.op === 'addItem'),
  ],
  [
    'any token reads one record',
    '5',
    'Every API call carries the header `Authorization: Bearer <ACCESS_TOKEN>`',
    lets('token known', (exchange) => exchange.op.startsWith('read')),
  ],
  [
    'any token enrols',
    '5',
    'Every API call carries the header `Authorization: Bearer <ACCESS_TOKEN>`',
    lets('token known', (exchange) => exchange.op === 'createProfile'),
  ],
  [
    'a refused call without token creates a customer',
    '4',
    'All endpoints require the `Authorization` header',
    {
      refusal: (refusal, exchange, world) => {
        if (refusal.kind !== 'unauthorized' || exchange.op !== 'createCustomer') return
        const fields = Object.fromEntries(
          Object.entries(bodyOf(exchange)).map(([key, value]) => [key, String(value)]),
        )
        world.customers.push({
          id: world.nextId('customer'),
          createdAt: world.now(),
          updatedAt: world.now(),
          fields,
          sent: fields,
          named: 9,
          reads: 9,
          lists: 9,
        })
      },
    },
  ],
  [
    'a refused call without token adds an item',
    '4',
    'All endpoints require the `Authorization` header',
    {
      refusal: (refusal, exchange, world) => {
        if (refusal.kind !== 'unauthorized' || exchange.op !== 'addItem') return
        const own = world.subscriptions.find(({ id }) => id === exchange.parameters[0])
        const kept = own?.items[0]
        if (own && kept) own.items.push({ ...kept, id: world.nextId('item') })
      },
    },
  ],
  [
    'a refused call without token creates a subscription',
    '4',
    'All endpoints require the `Authorization` header',
    {
      refusal: (refusal, exchange, world) => {
        if (refusal.kind !== 'unauthorized' || exchange.op !== 'createSubscription') return
        const asked = bodyOf(exchange).subscription
        const owner = isObject(asked) ? String(asked.customer_id) : ''
        const like = world.subscriptions.find(({ customer }) => String(customer.id) === owner)
        const [any] = world.subscriptions
        const found = like ?? any
        if (found) world.subscriptions.push({ ...found, id: world.uuid(), reads: 9, lists: 9 })
      },
    },
  ],
  [
    'a refused call without token enrols',
    '4',
    'All endpoints require the `Authorization` header',
    {
      refusal: (refusal, exchange, world) => {
        if (refusal.kind !== 'unauthorized' || exchange.op !== 'createProfile') return
        const asked = bodyOf(exchange).subscription_id
        const own = world.subscriptions.find(({ id }) => id === asked)
        if (!own || enrolled(world, own)) return
        world.profiles.push({
          id: world.nextId('profile'),
          customer: own.customer,
          subscription: own,
          status: 'pending',
          createdAt: world.now(),
          updatedAt: world.now(),
          decided: false,
        })
      },
    },
  ],
  [
    'a scope without permission is granted',
    '5',
    '… the scopes the application may use.',
    shows('token', /./, (view, own) => {
      if (own.scopes.length < 8) view.scope = 'customers_read unknown_scope'
    }),
  ],
  [
    'scopes with a comma and a space accepted',
    '5',
    'a comma-separated list is an error',
    lets('scope commas', (exchange) => textOf(exchange.body).includes(', ')),
  ],
  [
    'errors [] in the envelope of a refusal without a code',
    '7',
    'The envelope field `errors` (string or null) is present in every response.',
    {
      answer: (answer, exchange) => {
        const isRead = exchange.op === 'readCustomer' || exchange.op === 'readSubscription'
        if (isRead && answer.status >= 400 && answer.status !== 401 && isObject(answer.body)) {
          if ('data' in answer.body) answer.body.errors = ['not found']
        }
      },
    },
    (knobs) =>
      knobs.otherRefusals === 'envelope' &&
      knobs.refusalData !== 'absent' &&
      knobs.statusUnknownId !== 200,
  ],
  [
    'SB344 as plain text once active',
    '7',
    'The envelope field `errors` (string or null) is present in every response.',
    refuses('SB344', (_body, answer, world) => {
      if (!world.profiles.some(({ status }) => status === 'accepted')) return
      answer.text = 'SB344: Subscription already has a payment profile'
      answer.headers.push(['Content-Type', 'text/plain'])
    }),
  ],
  [
    'created_at is the moment of the answer',
    '2',
    'created_at | string, ISO 8601 UTC timestamp',
    shows('customer', /^(read|list|embedded)/, (view, _own, world) => {
      view.created_at = world.time(world.now())
    }),
    (knobs) => knobs.timestamps !== 'minute Z',
  ],
  [
    'updated_at of a subscription before its created_at',
    '2',
    'updated_at | string, timestamp',
    shows('subscription', /./, (view, own, world) => {
      view.updated_at = world.subscriptionTime(own.createdAt - 86_400_000 * 3)
    }),
  ],
  [
    'each subscription is listed twice',
    '4',
    "array of Subscription (all of the caller's subscriptions)",
    answers(/^listSubscriptions/, (body) => {
      body.data = (body.data as View[]).flatMap((view) => [view, view])
    }),
  ],
  [
    'an added item changes the quantity of another',
    '4',
    'Envelope with `data` = Subscription including the new item.',
    {
      stored: (kind, own: Subscription) => {
        const [other] = kind === 'item' ? own.items : []
        if (other && own.items.length > 1) other.quantity += 1
      },
    },
    (knobs) => knobs.sameProductAdd === 'new item',
  ],
  [
    'an enrolment changes the interval',
    '4',
    'interval | integer (create body)',
    {
      stored: (kind, own: Profile) => {
        if (kind === 'profile') own.subscription.interval += 1
      },
    },
  ],
  [
    'the unified flow takes a customer that has the same document',
    '1',
    'Unified: … The customer is created in the same call.',
    {
      stored: (kind, own: Subscription, world) => {
        const [known] = world.customers
        if (kind === 'subscription' && world.current?.unified && known) own.customer = known
      },
    },
  ],
  [
    'tokens end after 25 calls',
    '8',
    'Access token lifetime: `expires_in` is returned as 72000',
    {
      rule: (rule, broken, exchange, world) => {
        if (rule !== 'token alive') return broken
        const key = `used ${exchange.headers.get('authorization')}`
        world.notes[key] = (world.notes[key] ?? 0) + 1
        return broken || world.notes[key] > 25
      },
    },
  ],
]

export const BREAKAGES: Breakage[] = [...ROWS, ...MORE]
  .map(([name, section, sentence, act, needs]) => ({
    name,
    section,
    sentence,
    break: act,
    ...(needs ? { needs } : {}),
  }))
  .concat(ENVELOPE, CUSTOMERS, SUBSCRIPTIONS, ITEMS, PROFILES, TOKEN)
