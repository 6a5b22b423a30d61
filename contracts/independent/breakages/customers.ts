// Broken facts about customers: their fields, their views and the two flows that make or use them.
import { FIELDS, isObject } from '../world.ts'
import type { Customer, World } from '../world.ts'
import {
  about,
  answers,
  drops,
  keeps,
  made,
  plain,
  puts,
  shows,
  shownText,
  type Breakage,
} from './ways.ts'

const firstMade = (world: World): Customer | undefined => world.customers.find(made)
const entities = (text: string): string =>
  text.replace(/[&<>'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const twiceEncoded = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')
const longIds = ({ idStart }: { idStart: string }): boolean => idStart.length > 18

export const CUSTOMERS: Breakage[] = [
  ...about(
    '2',
    'Customer: email, first_name, last_name … document_number (the value that was sent)',
    ...FIELDS.map((field): [string, ReturnType<typeof keeps>, ...[]] => [
      `${field} of the first customer for each`,
      keeps('customer', (own, world) => {
        const first = firstMade(world)
        if (first && first !== own) own.fields[field] = first.fields[field] ?? null
      }),
    ]),
    [
      'accents lost in the customers of listed subscriptions',
      shows('customer', /^embedded list/, (view) => {
        for (const key of ['first_name', 'last_name', 'address', 'city'])
          view[key] = plain(view[key])
      }),
    ],
    [
      'letters encoded twice in the unified flow',
      keeps('customer', (own, world) => {
        if (!world.current?.unified) return
        for (const key of ['first_name', 'last_name', 'address', 'city'])
          own.fields[key] = twiceEncoded(own.fields[key] ?? '')
      }),
    ],
    [
      'signs written as HTML entities',
      keeps('customer', (own) => {
        for (const key of ['first_name', 'last_name', 'address', 'address_2', 'city'])
          if (own.fields[key]) own.fields[key] = entities(own.fields[key])
      }),
    ],
    [
      'address and its complement swapped in single reads',
      shows('customer', /^read/, (view) => {
        ;[view.address, view.address_2] = [view.address_2, view.address]
      }),
    ],
    [
      'first and last name swapped in a new subscription',
      shows('customer', /^embedded create/, (view) => {
        ;[view.first_name, view.last_name] = [view.last_name, view.first_name]
      }),
    ],
    [
      'state and country swapped in lists',
      shows('customer', /^list/, (view) => {
        ;[view.state, view.country] = [view.country, view.state]
      }),
    ],
    [
      'the complement joined to the address',
      keeps('customer', (own) => {
        if (own.fields.address_2)
          Object.assign(own.fields, {
            address: `${own.fields.address}, ${own.fields.address_2}`,
            address_2: null,
          })
      }),
    ],
    [
      'area code lost in lists',
      puts('customer', /^list/, 'phone', (view) => shownText(view.phone).slice(-9)),
    ],
    [
      'tag of an e-mail lost',
      keeps('customer', (own) => {
        if (own.fields.email) own.fields.email = own.fields.email.replace(/\+[^@]*/, '')
      }),
      ({ emailCheck }) => emailCheck !== 'no plus sign',
    ],
    [
      'lists cut a value after 20 letters',
      shows('customer', /^list/, (view) => {
        for (const key of ['address', 'address_2', 'city', 'email'])
          if (typeof view[key] === 'string') view[key] = view[key].slice(0, 20)
      }),
    ],
    [
      'spaces inside of values lost in lists',
      puts('customer', /^(list|embedded list)/, 'address', (view) =>
        shownText(view.address).replace(/ /g, ''),
      ),
    ],
    [
      'digits lost in addresses',
      keeps('customer', (own) => {
        if (own.fields.address) own.fields.address = own.fields.address.replace(/\d/g, '')
      }),
    ],
    [
      'each is listed with the e-mail of the next',
      answers(/^listCustomers/, (body) => {
        if (!Array.isArray(body.data)) return
        const emails = body.data.map((one: unknown) => (isObject(one) ? one.email : null))
        body.data.forEach((one: unknown, at) => {
          if (isObject(one)) one.email = emails[(at + 1) % emails.length]
        })
      }),
    ],
    [
      'an older customer is read with the fields of the newest',
      shows('customer', /^read/, (view, _own, world) => {
        const newest = world.customers.at(-1)!
        for (const key of ['email', 'first_name', 'document_number'])
          view[key] = newest.fields[key] ?? view[key]
      }),
    ],
  ),
  ...about(
    '2',
    'document_number | string | Personal or company tax number, digits only',
    [
      'zeros at the start of the document lost',
      keeps('customer', (own) => {
        own.fields.document_number = own.fields.document_number?.replace(/^0+/, '') ?? null
      }),
    ],
    [
      'document with dots in embedded customers',
      puts('customer', /^embedded (create|list)/, 'document_number', (view) =>
        shownText(view.document_number).replace(/^(\d{3})(\d{3})/, '$1.$2.'),
      ),
    ],
    [
      'document lost once enrolled',
      keeps('profile', (own) => {
        own.customer.fields.document_number = null
      }),
    ],
    [
      'document left out of the customers of listed subscriptions',
      drops('customer', /^embedded list/, 'document_number'),
    ],
    [
      'document lost from the fifth customer on',
      keeps('customer', (own, world) => {
        if (world.customers.filter(made).length > 4) own.fields.document_number = null
      }),
    ],
    [
      'company number cut to the length of a personal one',
      keeps('customer', (own) => {
        own.fields.document_number = own.fields.document_number?.slice(0, 11) ?? null
      }),
    ],
  ),
  ...about(
    '2',
    'zip | string | Postal code, digits only; phone | string | Digits only',
    [
      'zip with a dash in lists alone',
      puts('customer', /^list/, 'zip', (view) => shownText(view.zip).replace(/(\d{3})$/, '-$1')),
    ],
    [
      'zip a number in embedded customers',
      puts('customer', /^embedded/, 'zip', (view) => Number(view.zip)),
    ],
    [
      'zip with a dash when an item is added',
      puts('customer', /^embedded add/, 'zip', (view) =>
        shownText(view.zip).replace(/(\d{3})$/, '-$1'),
      ),
    ],
    [
      'phone with a space in lists',
      puts('customer', /^list/, 'phone', (view) => shownText(view.phone).replace(/^(\d\d)/, '$1 ')),
    ],
    ['phone a number in reads', puts('customer', /^read/, 'phone', (view) => Number(view.phone))],
    [
      'phone lost when the customer gets a second subscription',
      keeps('subscription', (own, world) => {
        if (world.subscriptions.filter(({ customer }) => customer === own.customer).length > 1)
          own.customer.fields.phone = null
      }),
    ],
  ),
  ...about(
    '2',
    'country | string | Country code, two letters',
    ['country of three letters in lists', puts('customer', /^list/, 'country', () => 'BRA')],
    [
      'country by name in embedded customers',
      puts('customer', /^embedded/, 'country', () => 'Brasil'),
    ],
  ),
  ...about(
    '2',
    'id | integer | Assigned by the service',
    [
      'id null in the customers of listed subscriptions',
      puts('customer', /^embedded list/, 'id', () => null),
    ],
    [
      'long ids rounded in lists',
      puts('customer', /^list/, 'id', (view) => BigInt(Number(view.id))),
      longIds,
    ],
    [
      'long ids rounded in embedded customers',
      puts('customer', /^embedded/, 'id', (view) => BigInt(Number(view.id))),
      longIds,
    ],
    [
      'id of an embedded customer is one too high in lists',
      puts('customer', /^embedded list/, 'id', (_view, own) => own.id + 1n),
    ],
    [
      'id missing in reads of an enrolled customer',
      drops('customer', /^read/, 'id', (own, world) =>
        world.profiles.some(({ customer }) => customer === own),
      ),
    ],
  ),
  ...about(
    '2',
    'created_at, updated_at | string, ISO 8601 UTC timestamp (Customer)',
    ['created_at missing in embedded customers', drops('customer', /^embedded/, 'created_at')],
    [
      'updated_at null when an item is added',
      puts('customer', /^embedded add/, 'updated_at', () => null),
    ],
    [
      'created_at in lists an hour after that of reads',
      puts('customer', /^list/, 'created_at', (_view, own, world) =>
        world.time(own.createdAt + 3_600_000),
      ),
    ],
    [
      'created_at in 1970 in embedded customers',
      puts('customer', /^embedded/, 'created_at', (_view, _own, world) => world.time(0)),
    ],
    [
      'a day that no month has in lists',
      puts('customer', /^list/, 'created_at', () => '2026-02-30T10:00:00Z'),
    ],
    [
      'an hour that no day has in lists',
      puts('customer', /^list/, 'updated_at', () => '2026-11-22T25:10:00Z'),
    ],
    [
      'created_at as day/month/year in embedded customers',
      puts('customer', /^embedded/, 'created_at', () => '22/11/2026 17:31:08'),
    ],
    [
      'updated_at a date alone in reads',
      puts('customer', /^read/, 'updated_at', () => '2026-11-22'),
    ],
    [
      'updated_at a text in lists',
      puts('customer', /^list/, 'updated_at', () => 'Sun, 22 Nov 2026 17:31:08 GMT'),
    ],
    ['created_at empty in lists', puts('customer', /^list/, 'created_at', () => '')],
  ),
  ...about(
    '1',
    'Unified: … The customer is created in the same call.',
    [
      'a customer of the unified flow cannot be read',
      {
        request: (exchange, world) => {
          const own = world.customers.find(({ id }) => String(id) === exchange.parameters[0])
          if (exchange.op === 'readCustomer' && own && world.notes[`unified ${own.id}`])
            exchange.parameters[0] = '999999999999999999999'
        },
        stored: (kind, own: Customer, world) => {
          if (kind === 'customer' && world.current?.unified) world.notes[`unified ${own.id}`] = 1
        },
      },
    ],
    [
      'the unified flow makes two customers',
      keeps('subscription', (own, world) => {
        if (world.current?.unified)
          world.customers.push({ ...own.customer, id: world.nextId('customer') })
      }),
    ],
    [
      'the unified flow uses the customer of the last unified call',
      keeps('subscription', (own, world) => {
        if (!world.current?.unified) return
        const before = world.subscriptions.find(
          (one) => one !== own && world.notes[`unified ${one.id}`],
        )
        world.notes[`unified ${own.id}`] = 1
        if (before) own.customer = before.customer
      }),
    ],
  ),
  ...about(
    '4',
    'customer_attributes: Customer fields `email`, `first_name`, … `document_number`; creates the customer',
    ...(
      ['email', 'address_2', 'zip', 'country', 'phone', 'document_number', 'last_name'] as const
    ).map((field): [string, ReturnType<typeof keeps>, ...[]] => [
      `${field} lost in the unified flow`,
      keeps('customer', (own, world) => {
        if (world.current?.unified) own.fields[field] = null
      }),
    ]),
  ),
  ...about(
    '4',
    'customer_id | Use an existing customer (separate flow)',
    [
      'the separate flow lists a copy of the customer',
      keeps('subscription', (own, world) => {
        if (!world.current?.unified)
          world.customers.push({ ...own.customer, id: world.nextId('customer') })
      }),
    ],
    [
      'the separate flow empties the complement',
      keeps('subscription', (own, world) => {
        if (!world.current?.unified) own.customer.fields.address_2 = null
      }),
    ],
    [
      'the second subscription of a customer goes to another',
      keeps('subscription', (own, world) => {
        const others = world.subscriptions.filter(({ customer }) => customer === own.customer)
        const other = world.customers.find((one) => one !== own.customer)
        if (others.length > 1 && other) own.customer = other
      }),
    ],
  ),
  ...about(
    '4',
    'GET /api/customers: Envelope with `data` = array of Customer. Success message: customers returned.',
    [
      'an enrolled customer leaves the list',
      answers(/^listCustomers/, (body, _answer, world) => {
        body.data = (body.data as unknown[]).filter(
          (one) => !world.profiles.some(({ customer }) => isObject(one) && customer.id === one.id),
        )
      }),
    ],
    [
      'a customer with a subscription is listed twice',
      answers(/^listCustomers/, (body, _answer, world) => {
        body.data = (body.data as unknown[]).flatMap((one) =>
          isObject(one) &&
          world.subscriptions.some(({ customer }) => customer.id === one.id && made(customer))
            ? [one, one]
            : [one],
        )
      }),
    ],
    [
      'null at the end of the list',
      answers(/^listCustomers/, (body) => {
        ;(body.data as unknown[]).push(null)
      }),
    ],
    [
      'each customer under data',
      answers(/^listCustomers/, (body) => {
        body.data = (body.data as unknown[]).map((data) => ({ data }))
      }),
    ],
  ),
]
