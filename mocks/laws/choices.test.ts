import { describe, expect, test } from '@jest/globals'
import { allGaps } from '../../openapi/ledger.ts'
import {
  counts,
  createClient,
  createSubscription,
  PERSON,
  send,
  tokenFields,
  UNKNOWN_ID,
  type Client,
  type Customer,
  type PaymentProfile,
  type Reply,
  type Subscription,
  type Summary,
} from './client.ts'

const { email, first_name, last_name } = PERSON
const NAMES = { email, first_name, last_name }
const PROFILES = '/api/customers/1/payment_profiles'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** What a client sees of a site that has made the choice, and what it is to see. */
type Row = [gap: string, choice: string, look: (client: Client) => Promise<unknown>, seen: unknown]

const status = async (reply: Promise<Reply>) => (await reply).status
const bodyOf = async (reply: Promise<Reply>) => (await reply).body
const brief = async (reply: Promise<Reply>) => {
  const { status: code, body } = await reply
  return [code, body.errors]
}

const customer = (client: Client, input: unknown = PERSON) =>
  client.call<Customer>('POST', '/api/customers', input)
const subscription = (client: Client, input: unknown) =>
  client.call<Summary>('POST', '/api/subscriptions', { subscription: input })
const noType = (client: Client) => client.call('POST', PROFILES, {})
const wrongType = (client: Client) => client.call('POST', PROFILES, { payment_method_type: 'card' })
const enrol = async (client: Client, changes: object = {}) => {
  const { id } = await createSubscription(client)
  const input = { payment_method_type: 'pix', subscription_id: id, ...changes }
  return client.call<PaymentProfile>('POST', PROFILES, input)
}
const second = async (client: Client) => {
  const { body } = await enrol(client)
  return enrol(client, { subscription_id: body.data.subscription_id })
}
const unknownSubscription = (client: Client) => enrol(client, { subscription_id: UNKNOWN_ID })
const unknown = (client: Client) => client.call('GET', '/api/customers/99')
const malformed = (client: Client) => client.call('GET', '/api/customers/abc')
const single = async (client: Client) => {
  const { id } = await createSubscription(client)
  const { body } = await client.call<Subscription>('GET', `/api/subscriptions/${id}`)
  return body.data
}
const createdAt = async (client: Client) => (await customer(client)).body.data.created_at
const addItem = async (client: Client, item: object) => {
  const { id } = await createSubscription(client)
  return client.call<Summary>('POST', `/api/subscriptions/${id}/items`, { item })
}
const withoutToken = (client: Client) =>
  client.call('GET', '/api/customers', undefined, { authorization: undefined })
const token = (client: Client, changes: Record<string, string> = {}) =>
  send(client.site, 'POST', '/oauth/token', { ...tokenFields(client.site), ...changes })
const tokenByForm = (client: Client) =>
  send(
    client.site,
    'POST',
    '/oauth/token',
    String(new URLSearchParams(tokenFields(client.site))),
    FORM,
  )
const tokenOf = async (reply: Promise<Reply>) =>
  (JSON.parse((await reply).text) as Record<string, unknown>)['access_token']
const texts = async (client: Client) => {
  const { body } = await customer(client, { ...NAMES, city: null })
  const { id: _, created_at: _c, updated_at: _u, ...shown } = body.data
  return shown
}
const EMPTY = {
  address: '',
  address_2: '',
  city: '',
  state: '',
  zip: '',
  country: '',
  phone: '',
  document_number: '',
}

const ROWS: Row[] = [
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
    'G17',
    'created-at',
    async (client) => (await single(client)).activated_at,
    '2026-01-31T10:20:30.456Z',
  ],
  ['G17', 'absent', async (client) => 'activated_at' in (await single(client)), false],
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
    'G19',
    'required',
    (client) => brief(subscription(client, { customer_id: 1 })),
    [422, 'subscription.interval is required'],
  ],
  ['G28', 'null', async (client) => (await single(client)).previous_state, null],
  ['G28', 'absent', async (client) => 'previous_state' in (await single(client)), false],
  ...['waiting', 'created', 'processing', 'any other name'].map((name): Row => [
    'G29',
    name,
    async (client) => (await enrol(client)).body.data.status,
    name,
  ]),
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
    'G40',
    'always-paged',
    async (client) => {
      for (let index = 0; index < 20; index++) await customer(client, NAMES)
      const { body } = await client.call<Customer[]>('GET', '/api/customers')
      return [body.data.length, body.meta['next_page'], body.meta['total_count']]
    },
    [20, 2, 25],
  ],
  ['G42', '400', (client) => brief(unknown(client)), [400, 'Customer not found']],
  ['G42', '422', (client) => brief(unknown(client)), [422, 'Customer not found']],
  ['G42', '200-with-errors', (client) => brief(unknown(client)), [200, 'Customer not found']],
  ['G43', '400', (client) => brief(malformed(client)), [400, 'Customer not found']],
  ['G43', '422', (client) => brief(malformed(client)), [422, 'Customer not found']],
  [
    'G44',
    '422',
    (client) => brief(client.call('POST', '/api/subscriptions', {})),
    [422, 'subscription is required'],
  ],
  [
    'G45',
    'customer-id-wins',
    async (client) => {
      const both = { customer_id: 2, customer_attributes: PERSON }
      const { body } = await subscription(client, both)
      return [body.data.customer.id, (await counts(client)).customers]
    },
    [2, 5],
  ],
  [
    'G45',
    'attributes-win',
    async (client) => {
      const both = { customer_id: 2, customer_attributes: PERSON }
      const { body } = await subscription(client, both)
      return [body.data.customer.id, (await counts(client)).customers]
    },
    [6, 6],
  ],
  ['G46', '400', (client) => status(subscription(client, {})), 400],
  ['G47', '422', (client) => status(subscription(client, { customer_id: 99 })), 422],
  ['G47', '400', (client) => status(subscription(client, { customer_id: 99 })), 400],
  [
    'G49',
    'refused',
    async (client) => [
      await brief(subscription(client, { customer_id: 1 })),
      await status(subscription(client, { customer_id: 1, subscription_items: [] })),
    ],
    [[422, 'subscription.subscription_items is required'], 422],
  ],
  ['G50', '422', (client) => status(addItem(client, { product_handle: 'gold' })), 422],
  ['G50', '400', (client) => status(addItem(client, { product_handle: 'gold' })), 400],
  [
    'G51',
    'merged',
    async (client) => {
      const items = [{ product_id: 1, quantity: 2 }, { product_id: 2 }, { product_id: 1 }]
      const merged = await createSubscription(client, {
        customer_id: 1,
        subscription_items: items,
      })
      const path = `/api/subscriptions/${merged.id}/items`
      const { body } = await client.call<Summary>('POST', path, {
        item: { product_handle: 'basic-plan', quantity: 4 },
      })
      return body.data.items.map(({ product, quantity }) => [product.id, quantity])
    },
    [
      [1, 7],
      [2, 1],
    ],
  ],
  [
    'G52',
    'required',
    async (client) => [
      await brief(addItem(client, { product_handle: 'add-on' })),
      await brief(
        subscription(client, { customer_id: 1, subscription_items: [{ product_id: 1 }] }),
      ),
    ],
    [
      [422, 'item.quantity is required'],
      [422, 'subscription.subscription_items[0].quantity is required'],
    ],
  ],
  [
    'G58',
    'spaces-are-invalid',
    (client) => brief(client.call('POST', PROFILES, { payment_method_type: ' ' })),
    [422, 'PPMT02: Invalid payment type; use pix'],
  ],
  [
    'G59',
    'accepted',
    async (client) => {
      const { id } = await createSubscription(client, { customer_id: 2 })
      const { status: code, body } = await enrol(client, { subscription_id: id })
      return [code, body.data.customer_id, body.data.subscription_id === id]
    },
    [201, 1, true],
  ],
  [
    'G60',
    'sb404',
    (client) => brief(client.call('POST', '/api/customers/99/payment_profiles', {})),
    [404, 'SB404: Subscription not found'],
  ],
  [
    'G63',
    'empty-is-unknown',
    (client) => brief(enrol(client, { subscription_id: '' })),
    [404, 'SB404: Subscription not found'],
  ],
  [
    'G67',
    'form-only',
    async (client) => [await status(token(client)), await status(tokenByForm(client))],
    [415, 200],
  ],
  [
    'G67',
    'json-only',
    async (client) => [await status(token(client)), await status(tokenByForm(client))],
    [200, 415],
  ],
  [
    'G71',
    '400-invalid-scope',
    async (client) => {
      const replies = ['', 'everything', 'customers_read,customers_write'].map(async (scope) => {
        const { status: code, text } = await token(client, { scope })
        return [code, (JSON.parse(text) as { error: string }).error]
      })
      return Promise.all(replies)
    },
    [
      [400, 'invalid_scope'],
      [400, 'invalid_scope'],
      [400, 'invalid_scope'],
    ],
  ],
  [
    'G71',
    'application-scopes',
    async (client) => {
      const granted = await token(client, { scope: '' })
      const { scope } = JSON.parse(granted.text) as { scope: string }
      return [scope.split(' ').length, await status(token(client, { scope: 'everything' }))]
    },
    [8, 401],
  ],
  ...[
    ['d/m/yyyy', '31/1/2026'],
    ['dd/mm/yy', '31/01/26'],
  ].map(([choice = '', day]): Row => [
    'G73',
    choice,
    async (client) => (JSON.parse((await token(client)).text) as { created_at: string }).created_at,
    day,
  ]),
  [
    'G75',
    'empty',
    async (client) => {
      const { status: code, text, headers } = await withoutToken(client)
      return [code, text, headers.get('www-authenticate')?.slice(0, 19)]
    },
    [401, '', 'Bearer realm="demo"'],
  ],
  [
    'G75',
    'oauth',
    (client) => bodyOf(withoutToken(client)),
    { error: 'invalid_token', error_description: 'The access token is invalid' },
  ],
  ['G77', '401', (client) => lackingScope(client), 401],
  ['G77', 'not-enforced', (client) => lackingScope(client), 200],
  [
    'G82',
    'same-token',
    async (client) => {
      const [first, again] = [await tokenOf(token(client)), await tokenOf(token(client))]
      const other = await tokenOf(token(client, { scope: 'customers_read' }))
      return [first === client.token, first === again, first === other]
    },
    [true, true, false],
  ],
  ...(
    [
      ['400', [400, 400, 400]],
      ['422', [422, 422, 422]],
      ['409-for-second-profile', [422, 409, 404]],
      ['200-with-errors', [200, 200, 200]],
    ] as const
  ).map(([choice, statuses]): Row => [
    'G90',
    choice,
    async (client) => [
      await status(wrongType(client)),
      await status(second(client)),
      await status(unknownSubscription(client)),
    ],
    [...statuses],
  ]),
  ['G91', '400', (client) => brief(customer(client, {})), [400, 'email is required']],
  [
    'G92',
    '422',
    (client) => brief(client.call('POST', '/api/customers', '{')),
    [422, 'Malformed JSON'],
  ],
  ['G93', '400', (client) => status(asText(client)), 400],
  ['G93', 'parsed-anyway', (client) => status(asText(client)), 201],
  [
    'G94',
    '404',
    async (client) => {
      const { status: code, headers } = await client.call('DELETE', '/api/customers')
      return [code, headers.get('allow')]
    },
    [404, null],
  ],
  ['G101', 'id-only', async (client) => (await customer(client)).body.data, { id: 6 }],
  ['G101', 'empty', async (client) => created(await customer(client)), [201, '', null]],
  [
    'G102',
    'id-only',
    async (client) => (await enrol(client)).body.data,
    { id: expect.any(Number) },
  ],
  ['G102', 'empty', async (client) => created(await enrol(client)), [201, '', null]],
  ['G103', '200', (client) => status(addItem(client, { product_handle: 'add-on' })), 200],
]

function created({ status: code, text, headers }: Reply): unknown[] {
  return [code, text, headers.get('content-type')]
}

function asText(client: Client): Promise<Reply> {
  return client.call('POST', '/api/customers', PERSON, { 'content-type': 'text/plain' })
}

async function lackingScope(client: Client): Promise<number> {
  const granted = await tokenOf(token(client, { scope: 'customers_write' }))
  const headers = { authorization: `Bearer ${String(granted)}` }
  return (await client.call('GET', '/api/customers', undefined, headers)).status
}

test('the table has a row for every choice that the mock plays besides its assumptions', () => {
  const played = allGaps.flatMap(({ id, choice, plays }) =>
    plays.filter((one) => one !== choice).map((one) => `${id} ${one}`),
  )
  const listed = new Set(ROWS.map(([gap, choice]) => `${gap} ${choice}`))
  expect(played.filter((one) => !listed.has(one))).toEqual([])
})

describe('a site of the profile', () => {
  test.each(ROWS)('%s %s answers so', async (gap, choice, look, seen) => {
    const client = await createClient({ profile: { [gap]: choice } })
    expect(await look(client)).toStrictEqual(seen)
  })

  test.each(ROWS)('%s %s differs from a site without one', async (_gap, _choice, look, seen) => {
    const client = await createClient()
    const plain = await look(client).catch(() => 'nothing to see')
    expect(plain).not.toStrictEqual(seen)
  })
})

describe('G13 and G14 unchecked', () => {
  const profile = { G13: 'unchecked', G14: 'unchecked' }

  test.each([
    ['a name of spaces', { first_name: ' ' }, 'first_name must not be blank'],
    ['an e-mail address that is no text', { email: 7 }, 'email must be a string'],
    ['a zip with a dash', { zip: '05410-020' }, 'zip must be digits only'],
    ['a phone with letters', { phone: 'none' }, 'phone must be digits only'],
    ['a document with letters', { document_number: 'X1' }, 'document_number must be digits only'],
    ['a country of three letters', { country: 'BRA' }, 'country must be two letters'],
    ['a phone of 256 digits', { phone: '1'.repeat(256) }, 'phone must have at most 255 characters'],
    [
      'a free e-mail address and a name that is no text',
      { email: 'nobody', first_name: 7 },
      'first_name must be a string',
    ],
  ])('still refuse %s: what the spec states holds', async (_, wrong, errors) => {
    const client = await createClient({ profile })
    const alone = await customer(client, { ...PERSON, ...wrong })
    const inside = await subscription(client, { customer_attributes: { ...PERSON, ...wrong } })
    expect([alone.status, alone.body.errors]).toEqual([422, errors])
    expect([inside.status, inside.body.errors]).toEqual([
      422,
      `subscription.customer_attributes.${errors}`,
    ])
  })

  test('show the free texts in every view', async () => {
    const client = await createClient({ profile })
    const free = { ...PERSON, email: 'nobody', document_number: '1' }
    const made = await createSubscription(client, { customer_attributes: free })
    const read = await client.call<Subscription>('GET', `/api/subscriptions/${made.id}`)
    const list = await client.call<Customer[]>('GET', '/api/customers')
    expect(read.body.data.customer).toMatchObject(free)
    expect(list.body.data.at(-1)).toMatchObject(free)
  })
})

test('a form of timestamps (G10) does not touch texts of the client', async () => {
  const client = await createClient({ profile: { G10: 'seconds' } })
  const { body } = await customer(client, { ...PERSON, city: '2026-01-15T13:45:30.123Z' })
  expect(body.data.city).toBe('2026-01-15T13:45:30.123Z')
})
