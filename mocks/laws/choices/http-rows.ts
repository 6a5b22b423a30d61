import { expect } from '@jest/globals'
import { type Client, type Customer } from '../support/client.ts'
import {
  NAMES,
  PROFILES,
  status,
  bodyOf,
  brief,
  customer,
  subscription,
  wrongType,
  noType,
  enrol,
  second,
  unknownSubscription,
  unknown,
  addItem,
  created,
  asText,
  type Row,
} from './rows.ts'

const PPMT01 = 'PPMT01: Payment type must not be blank'

const read = (client: Client, tag = '') =>
  client.call('GET', '/api/customers/1', undefined, { 'if-none-match': tag })

/** Adds customers until there are 25, and reads a page of them. */
async function page(client: Client, query = '') {
  for (let index = 0; index < 20; index++) await customer(client, NAMES)
  return client.call<Customer[]>('GET', `/api/customers${query}`)
}

/** What a site that has made a choice about HTTP shows: lists, statuses, bodies and headers. */
export const HTTP_ROWS: Row[] = [
  [
    'G40',
    'always-paged',
    async (client) => {
      const { body } = await page(client)
      return [body.data.length, body.meta['next_page'], body.meta['total_count']]
    },
    [20, 2, 25],
  ],
  [
    'G40',
    'never-paged',
    async (client) => {
      const { body } = await page(client, '?page=2&per_page=1')
      return [body.data.length, Object.keys(body.meta)]
    },
    [25, ['message']],
  ],
  [
    'G40',
    'offset',
    async (client) => {
      const { body: first } = await page(client)
      const path = '/api/customers?offset=22&limit=2'
      const { body } = await client.call<Customer[]>('GET', path)
      const { message: _, ...meta } = body.meta
      return [first.data.length, body.data.map(({ id }) => id), meta]
    },
    [20, [23, 24], { offset: 22, limit: 2, total_count: 25 }],
  ],
  [
    'G40',
    'cursor',
    async (client) => {
      const { body: first } = await page(client, '?limit=23')
      const cursor = String(first.meta['next_cursor'])
      const path = `/api/customers?cursor=${cursor}`
      const { body } = await client.call<Customer[]>('GET', path)
      return [
        body.data.map(({ id }) => id),
        body.meta['next_cursor'],
        await brief(client.call('GET', '/api/customers?cursor=x')),
      ]
    },
    [[24, 25], null, [422, 'cursor is unknown']],
  ],
  [
    'G40',
    'link-header',
    async (client) => {
      const { body, headers } = await page(client, '?per_page=10')
      return [body.data.length, headers.get('link')]
    },
    [
      10,
      '<?page=1&per_page=10>; rel="first", <?page=2&per_page=10>; rel="next", ' +
        '<?page=3&per_page=10>; rel="last"',
    ],
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
    'G91',
    'all-joined',
    async (client) => [
      await brief(customer(client, { first_name: ' ', zip: 7, city: 7 })),
      await brief(
        subscription(client, { customer_id: 'x', subscription_items: [{ quantity: 0 }, {}] }),
      ),
    ],
    [
      [
        422,
        'email is required, last_name is required, first_name must not be blank, ' +
          'city must be a string, zip must be a string',
      ],
      [
        422,
        'subscription.customer_id must be an integer, ' +
          'subscription.subscription_items[0].product_id is required, ' +
          'subscription.subscription_items[0].quantity must be at least 1, ' +
          'subscription.subscription_items[1].product_id is required',
      ],
    ],
  ],
  [
    'G92',
    '422',
    (client) => brief(client.call('POST', '/api/customers', '{')),
    [422, 'Malformed JSON'],
  ],
  ['G93', '400', (client) => status(asText(client)), 400],
  ['G93', 'parsed-anyway', (client) => status(asText(client)), 201],
  [
    'G93',
    'body-ignored',
    async (client) => [
      await brief(asText(client)),
      await brief(client.call('POST', PROFILES, '{', { 'content-type': 'text/plain' })),
    ],
    [
      [422, 'email is required'],
      [422, 'PPMT01: Payment type must not be blank'],
    ],
  ],
  [
    'G94',
    '404',
    async (client) => {
      const { status: code, headers } = await client.call('DELETE', '/api/customers')
      return [code, headers.get('allow')]
    },
    [404, null],
  ],
  [
    'G100',
    'any-origin',
    async (client) => {
      const { headers } = await client.call('GET', '/api/customers')
      return headers.get('access-control-allow-origin')
    },
    '*',
  ],
  ['G101', 'id-only', async (client) => (await customer(client)).body.data, { id: 6 }],
  ['G101', 'empty', async (client) => created(await customer(client)), [201, '', null]],
  [
    'G102',
    'subscription',
    async (client) => Object.keys((await enrol(client)).body.data),
    expect.arrayContaining(['interval', 'customer', 'items']),
  ],
  [
    'G102',
    'id-only',
    async (client) => (await enrol(client)).body.data,
    { id: expect.any(Number) },
  ],
  ['G102', 'empty', async (client) => created(await enrol(client)), [201, '', null]],
  ['G103', '200', (client) => status(addItem(client, { product_handle: 'add-on' })), 200],
  [
    'G109',
    'null',
    (client) => bodyOf(unknown(client)),
    { data: null, errors: 'Customer not found', meta: null },
  ],
  ['G109', 'absent', (client) => bodyOf(noType(client)), { data: null, errors: PPMT01 }],
  [
    'G122',
    'path',
    async (client) => [
      (await customer(client)).headers.get('location'),
      (await addItem(client, { product_handle: 'add-on' })).headers.get('location'),
    ],
    ['/api/customers/6', null],
  ],
  [
    'G122',
    'address',
    async (client) => (await enrol(client)).headers.get('location'),
    expect.stringMatching(/^http:\/\/[^/]+\/api\/customers\/1\/payment_profiles\/\d+$/),
  ],
  [
    'G123',
    'problem-json',
    async (client) =>
      Promise.all(
        [
          read(client),
          unknown(client),
          client.call('DELETE', '/api/customers'),
          noType(client),
        ].map(async (reply) => (await reply).headers.get('content-type')),
      ),
    [
      'application/json; charset=utf-8',
      ...Array.from({ length: 3 }, () => 'application/problem+json'),
    ],
  ],
  [
    'G117',
    'etag',
    async (client) => {
      const { headers } = await read(client)
      const tag = headers.get('etag') ?? ''
      const other = (await client.call('GET', '/api/customers/2')).headers.get('etag')
      const again = await read(client, `W/"1", ${tag}`)
      const answers = [again.status, again.text, again.headers.get('etag') === tag]
      return [
        /^W\/"[0-9a-f]{32}"$/.test(tag),
        other === tag,
        ...answers,
        (await read(client)).status,
      ]
    },
    [true, false, 304, '', true, 200],
  ],
]
