// Broken facts about customers: their fields, their views and the two flows that make or use them.
import { FIELDS, isObject } from '../world.ts'
import type { Customer, Subscription, World } from '../world.ts'
import {
  about,
  bodyOf,
  changes,
  each,
  GONE,
  keeps,
  listed,
  made,
  misses,
  plain,
  separate,
  shownText,
  shows,
  swaps,
  unified,
  views,
  where,
  type Breakage,
} from './ways.ts'

const TEXTS = ['first_name', 'last_name', 'address', 'city']
const entities = (text: string): string =>
  text.replace(/[&<>'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const twiceEncoded = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')
const dashed = (zip: unknown): string => shownText(zip).replace(/(\d{3})$/, '-$1')
const rounded = (id: unknown): bigint => BigInt(Number(id))
const local = (ms: number): string =>
  new Date(Math.floor(ms) - 10_800_000).toISOString().slice(0, 19)
const isEnrolled = (own: Customer, world: World): boolean =>
  world.profiles.some(({ customer }) => customer === own)
const subscriptionsOf = (own: Customer, world: World): Subscription[] =>
  world.subscriptions.filter(({ customer }) => customer === own)
/** Changes some of the fields that are kept of a customer. */
const kept =
  (fields: readonly string[], change: (text: string | null) => string | null) =>
  (own: Customer): void => {
    for (const field of fields) own.fields[field] = change(own.fields[field] ?? null)
  }

export const CUSTOMERS: Breakage[] = [
  ...about(
    '2',
    'Customer: email, first_name, last_name … document_number (the value that was sent)',
    each(FIELDS, (field) => [
      `${field} of the first customer for each`,
      keeps('customer', (own, world) => {
        const first = world.customers.find(made)
        if (first && first !== own) own.fields[field] = first.fields[field] ?? null
      }),
    ]),
    {
      'accents lost in single reads': views('customer', 'read', changes(TEXTS, plain)),
      'accents lost in the customers of listed subscriptions': views(
        'customer',
        'embedded list',
        changes(TEXTS, plain),
      ),
      'address and its complement swapped in single reads': views(
        'customer',
        'read',
        swaps('address', 'address_2'),
      ),
      'first and last name swapped in a new subscription': views(
        'customer',
        'embedded create',
        swaps('first_name', 'last_name'),
      ),
      'state and country swapped in lists': views('customer', 'list', swaps('state', 'country')),
      'lists cut a value after 20 letters': views(
        'customer',
        'list',
        changes(['address', 'address_2', 'city', 'email'], (text) =>
          typeof text === 'string' ? text.slice(0, 20) : text,
        ),
      ),
      'an older customer is read with the fields of the newest': views(
        'customer',
        'read',
        (view, _own, world) => {
          const newest = world.customers.at(-1)!
          for (const field of ['email', 'first_name', 'document_number'])
            view[field] = newest.fields[field] ?? view[field]
        },
      ),
      'letters encoded twice in the unified flow': keeps(
        'customer',
        kept(TEXTS, (text) => twiceEncoded(text ?? '')),
        unified,
      ),
      'signs written as HTML entities': keeps(
        'customer',
        kept([...TEXTS, 'address_2'], (text) => text && entities(text)),
      ),
      'the complement joined to the address': keeps('customer', ({ fields }) => {
        if (fields.address_2)
          Object.assign(fields, {
            address: `${fields.address}, ${fields.address_2}`,
            address_2: null,
          })
      }),
      'digits lost in addresses': keeps(
        'customer',
        kept(['address'], (text) => text && text.replace(/\d/g, '')),
      ),
      'last_name lost from the third customer on': keeps(
        'customer',
        kept(['last_name'], () => null),
        (_own, world) => world.customers.length > 2,
      ),
    },
    where(({ emailCheck }) => emailCheck !== 'no plus sign', {
      'tag of an e-mail lost': keeps(
        'customer',
        kept(['email'], (text) => text && text.replace(/\+[^@]*/, '')),
      ),
    }),
    shows('customer', {
      'address_2 left out of lists': ['list', 'address_2', GONE],
      'area code lost in lists': ['list', 'phone', (phone) => shownText(phone).slice(-9)],
      'spaces inside of values lost in lists': [
        'list|embedded list',
        'address',
        (address) => shownText(address).replace(/ /g, ''),
      ],
    }),
    {
      'each is listed with the e-mail of the next': listed('listCustomers', (customers) => {
        const emails = customers.map(({ email }) => email)
        return customers.map((one, at) => ({ ...one, email: emails[(at + 1) % emails.length] }))
      }),
    },
  ),
  ...about(
    '2',
    'document_number | string | Personal or company tax number, digits only',
    {
      'zeros at the start of the document lost': keeps(
        'customer',
        kept(['document_number'], (text) => text && text.replace(/^0+/, '')),
      ),
      'company number cut to the length of a personal one': keeps(
        'customer',
        kept(['document_number'], (text) => text && text.slice(0, 11)),
      ),
      'document lost once enrolled': keeps('profile', ({ customer }) => {
        customer.fields.document_number = null
      }),
    },
    shows('customer', {
      'document as a number': [
        'read|list',
        'document_number',
        (text) => BigInt(shownText(text) || '0'),
      ],
      'last digit of the document lost in lists': [
        'list',
        'document_number',
        (text) => shownText(text).slice(0, -1),
      ],
      'document with dots in embedded customers': [
        'embedded (create|list)',
        'document_number',
        (text) => shownText(text).replace(/^(\d{3})(\d{3})/, '$1.$2.'),
      ],
      'document left out of the customers of listed subscriptions': [
        'embedded list',
        'document_number',
        GONE,
      ],
    }),
  ),
  ...about(
    '2',
    'zip | string | Postal code, digits only; phone | string | Digits only',
    shows('customer', {
      'zip with a dash': ['read', 'zip', dashed],
      'zip with a dash in lists alone': ['list', 'zip', dashed],
      'zip with a dash when an item is added': ['embedded add', 'zip', dashed],
      'zip a number in embedded customers': ['embedded', 'zip', Number],
      'zero at the start of the zip lost': [
        'read|list',
        'zip',
        (zip) => shownText(zip).replace(/^0+/, ''),
      ],
      'phone with a space in lists': [
        'list',
        'phone',
        (phone) => shownText(phone).replace(/^(\d\d)/, '$1 '),
      ],
      'phone with a plus in subscriptions': [
        'embedded',
        'phone',
        (phone) => `+${shownText(phone)}`,
      ],
      'phone a number in reads': ['read', 'phone', Number],
    }),
    {
      'phone lost when the customer gets a second subscription': keeps(
        'subscription',
        ({ customer }) => {
          customer.fields.phone = null
        },
        ({ customer }, world) => subscriptionsOf(customer, world).length > 1,
      ),
    },
  ),
  ...about(
    '2',
    'country | string | Country code, two letters',
    shows('customer', {
      'country of three letters in lists': ['list', 'country', 'BRA'],
      'country by name in embedded customers': ['embedded', 'country', 'Brasil'],
    }),
  ),
  ...about(
    '2',
    'id | integer | Assigned by the service',
    shows('customer', {
      'customer id as string in lists': ['list', 'id', String],
      'customer id as string in an embedded customer': ['embedded read', 'id', String],
      'id null in the customers of listed subscriptions': ['embedded list', 'id', null],
      'id of an embedded customer is one too high in lists': [
        'embedded list',
        'id',
        (_id, own) => own.id + 1n,
      ],
      'customer ids are strings from the fourth customer on': [
        'read|list|embedded',
        'id',
        (id, own, world) => (world.customers.indexOf(own) > 2 ? String(id) : id),
      ],
      'id missing in reads of an enrolled customer': ['read', 'id', GONE, isEnrolled],
    }),
    where(
      ({ idStart }) => idStart.length > 18,
      shows('customer', {
        'long ids rounded in lists': ['list', 'id', rounded],
        'long ids rounded in embedded customers': ['embedded', 'id', rounded],
      }),
    ),
  ),
  ...about(
    '2',
    'created_at, updated_at | string, ISO 8601 UTC timestamp (Customer)',
    shows('customer', {
      'customer times with an offset': [
        'read',
        'created_at',
        (_at, own) => `${local(own.createdAt)}-03:00`,
      ],
      'local time written as UTC': [
        'read|list|create',
        'created_at',
        (_at, own) => `${local(own.createdAt)}Z`,
      ],
      'updated_at in local time, before created_at': [
        '',
        'updated_at',
        (_at, own) => `${local(own.updatedAt)}Z`,
      ],
      'updated_at as a number in lists': [
        'list',
        'updated_at',
        (_at, own) => Math.floor(own.updatedAt / 1000),
      ],
      'created_at without zone in an embedded customer': [
        'embedded',
        'created_at',
        (_at, own) => new Date(own.createdAt).toISOString().slice(0, 19).replace('T', ' '),
      ],
      'created_at missing in embedded customers': ['embedded', 'created_at', GONE],
      'updated_at null when an item is added': ['embedded add', 'updated_at', null],
      'created_at in lists an hour after that of reads': [
        'list',
        'created_at',
        (_at, own, world) => world.time(own.createdAt + 3_600_000),
      ],
      'created_at in 1970 in embedded customers': [
        'embedded',
        'created_at',
        (_at, _own, world) => world.time(0),
      ],
      'a day that no month has in lists': ['list', 'created_at', '2026-02-30T10:00:00Z'],
      'an hour that no day has in lists': ['list', 'updated_at', '2026-11-22T25:10:00Z'],
      'created_at as day/month/year in embedded customers': [
        'embedded',
        'created_at',
        '22/11/2026 17:31:08',
      ],
      'updated_at a date alone in reads': ['read', 'updated_at', '2026-11-22'],
      'updated_at a text in lists': ['list', 'updated_at', 'Sun, 22 Nov 2026 17:31:08 GMT'],
      'created_at empty in lists': ['list', 'created_at', ''],
    }),
    where(
      ({ timestamps }) => timestamps !== 'minute Z',
      shows('customer', {
        'created_at is the moment of the answer': [
          'read|list|embedded',
          'created_at',
          (_at, _own, world) => world.time(world.now()),
        ],
      }),
    ),
  ),
  ...about(
    '1',
    'Unified: … The customer is created in the same call.',
    {
      'a customer of the unified flow cannot be read': {
        ...misses('readCustomer', (id, world) => {
          const own = world.customers.find((one) => String(one.id) === id)
          return own !== undefined && Boolean(world.notes[`unified ${own.id}`])
        }),
        stored: (kind, own: Customer, world) => {
          if (kind === 'customer' && world.current?.unified) world.notes[`unified ${own.id}`] = 1
        },
      },
      'the unified flow makes two customers': keeps(
        'subscription',
        ({ customer }, world) => {
          world.customers.push({ ...customer, id: world.nextId('customer') })
        },
        unified,
      ),
      'the unified flow uses the customer of the last unified call': keeps(
        'subscription',
        (own, world) => {
          const last = world.subscriptions.find(
            (one) => one !== own && world.notes[`unified ${one.id}`],
          )
          world.notes[`unified ${own.id}`] = 1
          return last && { customer: last.customer }
        },
        unified,
      ),
      'the unified flow takes a customer that has the same document': keeps(
        'subscription',
        (_own, world) => ({ customer: world.customers[0]! }),
        unified,
      ),
    },
    where(({ emailUnique }) => emailUnique !== 'existing customer', {
      'unified customer missing in the list': {
        view: (kind, _view, own: Subscription, place, world) => {
          const { current, customers } = world
          const isNew = kind === 'subscription' && place === 'create' && current?.unified
          if (isNew && current.op === 'createSubscription')
            customers.splice(customers.indexOf(own.customer), 1)
        },
      },
    }),
  ),
  ...about(
    '4',
    'customer_attributes: Customer fields `email`, `first_name`, … `document_number`; creates the customer',
    each(
      ['email', 'address_2', 'zip', 'country', 'phone', 'document_number', 'last_name'],
      (field) => [
        `${field} lost in the unified flow`,
        keeps(
          'customer',
          kept([field], () => null),
          unified,
        ),
      ],
    ),
    {
      'address lost in the unified flow': {
        request: (exchange) => {
          const { subscription } = bodyOf(exchange)
          const sent = isObject(subscription) ? subscription.customer_attributes : undefined
          if (exchange.op === 'createSubscription' && isObject(sent))
            sent.address = shownText(sent.address).slice(0, 4)
        },
      },
      'state and city swapped in the unified flow': keeps(
        'subscription',
        ({ customer }) => swaps('city', 'state')(customer.fields),
        unified,
      ),
    },
  ),
  ...about('4', 'customer_id | Use an existing customer (separate flow)', {
    'separate flow copies the customer': keeps(
      'subscription',
      (own, world) => {
        const customer = { ...own.customer, id: world.nextId('customer') }
        world.customers.push(customer)
        return { customer }
      },
      separate,
    ),
    'the separate flow lists a copy of the customer': keeps(
      'subscription',
      (own, world) => {
        world.customers.push({ ...own.customer, id: world.nextId('customer') })
      },
      separate,
    ),
    'the separate flow empties the complement': keeps(
      'subscription',
      ({ customer }) => {
        customer.fields.address_2 = null
      },
      separate,
    ),
    'separate flow takes the newest customer': keeps('subscription', (_own, world) => ({
      customer: world.customers.at(-1)!,
    })),
    'the second subscription of a customer goes to another': keeps(
      'subscription',
      (own, world) => {
        const customer = world.customers.find((one) => one !== own.customer)
        return customer && { customer }
      },
      ({ customer }, world) => subscriptionsOf(customer, world).length > 1,
    ),
  }),
  ...about('4', 'GET /api/customers/{id}: Path parameter `id`: customer id', {
    'newest customer read as the one before': views('customer', 'read', (view, own, world) => {
      const other = world.customers.at(-2)
      if (other && world.customers.at(-1) === own)
        Object.assign(view, { id: other.id, email: other.fields.email })
    }),
  }),
  ...about(
    '4',
    'GET /api/customers: Envelope with `data` = array of Customer. Success message: customers returned.',
    {
      'customers by id in an object': listed('listCustomers', (customers) =>
        Object.fromEntries(customers.map((one) => [String(one.id), one])),
      ),
      'an enrolled customer leaves the list': listed('listCustomers', (customers, world) =>
        customers.filter(({ id }) => !world.profiles.some(({ customer }) => customer.id === id)),
      ),
      'a customer with a subscription is listed twice': listed(
        'listCustomers',
        (customers, world) =>
          customers.flatMap((one) =>
            world.subscriptions.some(({ customer }) => customer.id === one.id && made(customer))
              ? [one, one]
              : [one],
          ),
      ),
      'null at the end of the list': listed('listCustomers', (customers) => [...customers, null]),
      'each customer under data': listed('listCustomers', (customers) =>
        customers.map((data) => ({ data })),
      ),
    },
  ),
]
