import {
  createSubscription,
  NOW,
  PERSON,
  type Client,
  type Customer,
  type Subscription,
  type Summary,
} from '../support/client.ts'
import {
  NAMES,
  status,
  bodyOf,
  brief,
  customer,
  subscription,
  noType,
  enrol,
  decided,
  unknown,
  single,
  createdAt,
  texts,
  EMPTY,
  type Row,
} from './rows.ts'

const SPELLED = {
  email: 'Ana@Example.com',
  first_name: '  Ana  Lúcia ',
  last_name: 'Souza',
  phone: '11987654321',
}

/** What a site that has made a choice about its resources and creations shows. */
export const RESOURCE_ROWS: Row[] = [
  ['G04', 'code-only', (client) => brief(noType(client)), [422, 'PPMT01']],
  [
    'G04',
    'code-last',
    (client) => brief(noType(client)),
    [422, 'Payment type must not be blank (PPMT01)'],
  ],
  [
    'G04',
    'code-in-meta',
    (client) => bodyOf(noType(client)),
    { data: null, errors: 'Payment type must not be blank', meta: { code: 'PPMT01' } },
  ],
  [
    'G05',
    'empty-object',
    (client) => bodyOf(unknown(client)),
    { data: {}, errors: 'Customer not found', meta: {} },
  ],
  [
    'G05',
    'empty-array',
    (client) => bodyOf(unknown(client)),
    { data: [], errors: 'Customer not found', meta: {} },
  ],
  [
    'G05',
    'request',
    async (client) => {
      const { body } = await client.call('POST', '/api/subscriptions', { notes: 'hello' })
      return (body as { data: unknown }).data
    },
    { notes: 'hello' },
  ],
  [
    'G05',
    'absent',
    (client) => bodyOf(unknown(client)),
    { errors: 'Customer not found', meta: {} },
  ],
  [
    'G06',
    'top-level',
    async (client) => ({ ...(await bodyOf(customer(client))), data: null }),
    { data: null, errors: null, message: 'Customer created', meta: {} },
  ],
  [
    'G06',
    'none',
    async (client) => ({ ...(await bodyOf(customer(client))), data: null }),
    { data: null, errors: null, meta: {} },
  ],
  ['G08', 'rails', (client) => bodyOf(unknown(client)), { status: 404, error: 'Not Found' }],
  [
    'G08',
    'empty',
    async (client) => {
      const { status: code, text, headers } = await unknown(client)
      return [code, text, headers.get('content-type')]
    },
    [404, '', null],
  ],
  [
    'G08',
    'html',
    async (client) => {
      const { status: code, text, headers } = await unknown(client)
      return [code, text, headers.get('content-type')]
    },
    [404, '<!DOCTYPE html><title>Not Found</title><h1>Not Found</h1>', 'text/html; charset=utf-8'],
  ],
  ['G10', 'seconds', createdAt, '2026-01-31T10:20:30Z'],
  ['G10', 'microseconds', createdAt, '2026-01-31T10:20:30.456000Z'],
  ['G10', 'offset', createdAt, '2026-01-31T10:20:30.456+00:00'],
  ['G11', 'empty-string', texts, { ...NAMES, ...EMPTY }],
  ['G11', 'absent', texts, NAMES],
  [
    'G13',
    'unchecked',
    async (client) => {
      const free = { email: 'nobody', state: 'São Paulo', country: 'br', phone: '12', zip: '9' }
      const { body } = await customer(client, { ...NAMES, ...free })
      const { email: address, state, country, phone, zip } = body.data
      return { email: address, state, country, phone, zip }
    },
    { email: 'nobody', state: 'São Paulo', country: 'br', phone: '12', zip: '9' },
  ],
  [
    'G13',
    'stripped',
    async (client) => {
      const { body } = await customer(client, {
        ...PERSON,
        zip: '05410-020',
        phone: '(11) 987654321',
      })
      return [body.data.zip, body.data.phone]
    },
    ['05410020', '11987654321'],
  ],
  [
    'G14',
    'stripped',
    async (client) => {
      const { body } = await customer(client, { ...PERSON, document_number: '529.982.247-25' })
      return body.data.document_number
    },
    '52998224725',
  ],
  [
    'G14',
    'check-digits',
    (client) => brief(customer(client, { ...PERSON, document_number: '52998224726' })),
    [422, 'document_number has wrong check digits'],
  ],
  [
    'G14',
    'unchecked',
    async (client) =>
      (await customer(client, { ...PERSON, document_number: '123' })).body.data.document_number,
    '123',
  ],
  [
    'G15',
    'refused',
    async (client) => {
      await customer(client)
      const inside = subscription(client, { customer_attributes: PERSON })
      return [await brief(customer(client)), await brief(inside)]
    },
    [
      [422, 'email has already been taken'],
      [422, 'subscription.customer_attributes.email has already been taken'],
    ],
  ],
  [
    'G15',
    'reused',
    async (client) => {
      const { body: first } = await customer(client)
      const { body: again } = await customer(client, {
        ...PERSON,
        email: PERSON.email.toUpperCase(),
      })
      const { body: inside } = await subscription(client, { customer_attributes: PERSON })
      return [again.data.id === first.data.id, inside.data.customer.id === first.data.id]
    },
    [true, true],
  ],
  [
    'G17',
    'created-at',
    async (client) => (await single(client)).activated_at,
    '2026-01-31T10:20:30.456Z',
  ],
  ['G17', 'absent', async (client) => 'activated_at' in (await single(client)), false],
  ['G127', 'absent', async (client) => 'activated_at' in (await createSubscription(client)), false],
  [
    'G129',
    'as-sent',
    async (client) => {
      await client.site.setProfile({ ...client.site.profile, G110: 'lower-case-email' })
      const sent = { ...PERSON, email: 'Ana@Example.com' }
      const { body: made } = await customer(client, sent)
      const { body: inside } = await subscription(client, { customer_attributes: sent })
      const { body: read } = await client.call<Customer>('GET', `/api/customers/${made.data.id}`)
      return [made.data.email, inside.data.customer.email, read.data.email]
    },
    ['Ana@Example.com', 'Ana@Example.com', 'ana@example.com'],
  ],
  [
    'G18',
    'on-activation',
    async (client) => {
      const { current_period_started_at: start, current_period_ends_at: end } = await single(client)
      return [start, end]
    },
    [null, null],
  ],
  [
    'G18',
    'absent',
    async (client) => Object.keys(await single(client)).filter((key) => key.startsWith('current_')),
    [],
  ],
  [
    'G18',
    'sao-paulo',
    async (client) => {
      const { current_period_started_at: start, current_period_ends_at: end } = await single(client)
      return [start, end]
    },
    ['2026-01-31T07:20:30.456-03:00', '2026-02-28T07:20:30.456-03:00'],
  ],
  [
    'G19',
    'required',
    (client) => brief(subscription(client, { customer_id: 1 })),
    [422, 'subscription.interval is required'],
  ],
  [
    'G27',
    'active-at-once',
    async (client) => {
      const { subscription_id: id } = await decided(client, 'accept')
      const { body } = await client.call<Subscription>('GET', `/api/subscriptions/${id}`)
      const { state, previous_state, activated_at } = body.data
      return { state, previous_state, activated_at }
    },
    { state: 'active', previous_state: 'created', activated_at: NOW },
  ],
  ['G28', 'null', async (client) => (await single(client)).previous_state, null],
  ...['waiting', 'created', 'processing', 'any other name'].map((name): Row => [
    'G29',
    name,
    async (client) => (await enrol(client)).body.data.status,
    name,
  ]),
  [
    'G30',
    'refused-in-silence',
    async (client) => {
      const { site } = client
      site.webhooks.addEndpoint({ url: 'http://shop.example.com' })
      site.webhooks.misbehave({ how: 'drop' })
      await decided(client, 'refuse')
      return site.webhooks.deliveries()
    },
    [],
  ],
  [
    'G33',
    'ignored',
    async (client) => {
      const { id } = await decided(client, 'refuse', 'accept')
      return (await client.site.payer.profile(id))?.status
    },
    'refused',
  ],
  [
    'G35',
    'all',
    (client) => brief(customer(client, { ...PERSON, city: undefined })),
    [422, 'city is required'],
  ],
  [
    'G35',
    'plus-document-number',
    (client) => brief(customer(client, NAMES)),
    [422, 'document_number is required'],
  ],
  ['G36', '200', (client) => status(customer(client)), 200],
  ['G36', '202', (client) => status(customer(client)), 202],
  ['G37', '200', (client) => status(subscription(client, { customer_id: 1 })), 200],
  ['G38', '200', (client) => status(enrol(client)), 200],
  ['G38', '202', (client) => status(enrol(client)), 202],
  [
    'G39',
    'descending',
    async (client) => {
      await customer(client)
      const whole = await client.call<Customer[]>('GET', '/api/customers')
      const page = await client.call<Customer[]>('GET', '/api/customers?page=2&per_page=4')
      return [whole, page].map(({ body }) => body.data.map(({ id }) => id))
    },
    [
      [6, 5, 4, 3, 2, 1],
      [2, 1],
    ],
  ],
  [
    'G54',
    'coerced',
    async (client) => {
      const { body } = await customer(client, { ...PERSON, city: 5 })
      const { body: ordered } = await subscription(client, { customer_id: '1', interval: '2' })
      return [body.data.city, ordered.data.interval]
    },
    ['5', 2],
  ],
  [
    'G97',
    'any-length',
    (client) => status(customer(client, { ...PERSON, address: 'a'.repeat(300) })),
    201,
  ],
  ...(
    [
      ['trimmed', { first_name: 'Ana Lúcia' }],
      ['lower-case-email', { email: 'ana@example.com' }],
      ['upper-case', { first_name: '  ANA  LÚCIA ', last_name: 'SOUZA' }],
      ['phone-prefix', { phone: '5511987654321' }],
    ] as const
  ).map(([choice, changed]): Row => [
    'G110',
    choice,
    async (client) => {
      const { body } = await customer(client, SPELLED)
      return Object.fromEntries(
        Object.entries(SPELLED).map(([key]) => [key, body.data[key as 'email']]),
      )
    },
    { ...SPELLED, ...changed },
  ]),
  [
    'G115',
    'refused',
    (client) => brief(customer(client, { ...NAMES, city: null })),
    [422, 'city must not be null'],
  ],
  ['G09', 'profile-uuid', profileId, '00000000-0000-4000-8000-000000000006'],
  ['G09', 'profile-string', profileId, 'pp_00000000-0000-4000-8000-000000000006'],
  ['G24', 'newest-first', itemOrder, [1, 3, 2]],
  ['G24', 'by-product', itemOrder, [1, 2, 3]],
  ['G125', 'null', async (client) => (await firstProduct(client)).description, null],
  ['G112', 'later-in-lists', shownSoon, [200, true, false, true]],
  ['G112', 'later', shownSoon, [404, true, false, true]],
]

/** The status of the first read of a new customer, whether the second shows it, and two lists. */
async function shownSoon(client: Client): Promise<unknown[]> {
  const { id } = (await customer(client)).body.data
  const first = await status(client.call('GET', `/api/customers/${id}`))
  const second = await status(client.call('GET', `/api/customers/${id}`))
  const isListed = async () => {
    const { body } = await client.call<Customer[]>('GET', '/api/customers')
    return body.data.some((one) => one.id === id)
  }
  return [first, second === 200, await isListed(), await isListed()]
}

async function profileId(client: Client): Promise<unknown> {
  return (await enrol(client)).body.data.id
}

async function firstProduct(client: Client) {
  const { id } = await createSubscription(client)
  const item = { product_handle: 'basic-plan', quantity: 1 }
  const { body } = await client.call<Summary>('POST', `/api/subscriptions/${id}/items`, { item })
  return body.data.items[0]!.product
}

/** The products of a subscription's items, which were ordered as 2, 3 and 1. */
async function itemOrder(client: Client): Promise<number[]> {
  const subscription_items = [2, 3, 1].map((product_id) => ({ product_id }))
  const { items } = await createSubscription(client, { customer_id: 1, subscription_items })
  return items.map(({ product }) => product.id)
}
