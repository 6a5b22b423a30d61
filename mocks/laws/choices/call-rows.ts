import { expect } from '@jest/globals'
import {
  counts,
  createSubscription,
  PERSON,
  send,
  tokenFields,
  UNKNOWN_ID,
  type Client,
  type Summary,
} from '../support/client.ts'
import {
  PROFILES,
  status,
  bodyOf,
  brief,
  customer,
  subscription,
  enrol,
  decided,
  unknown,
  malformed,
  addItem,
  withoutToken,
  token,
  tokenByForm,
  tokenOf,
  lackingScope,
  type Row,
} from './rows.ts'

const itemOfNothing = (client: Client) =>
  client.call('POST', `/api/subscriptions/${UNKNOWN_ID}/items`, {
    item: { product_handle: 'add-on', quantity: 1 },
  })

/** The statuses of orders for the first customer. */
async function orders(client: Client, ...changes: readonly object[]): Promise<number[]> {
  const statuses: number[] = []
  for (const change of changes) {
    statuses.push(await status(subscription(client, { customer_id: 1, ...change })))
  }
  return statuses
}

/** Adds a product that the subscription has. */
async function addAgain(client: Client) {
  const order = { customer_id: 1, subscription_items: [{ product_id: 1 }] }
  const { id } = await createSubscription(client, order)
  const item = { product_handle: 'basic-plan' }
  return client.call('POST', `/api/subscriptions/${id}/items`, { item })
}

const units = (client: Client) =>
  orders(
    client,
    ...['day', 'week', 'month', 'quarter', 'year'].map((interval_unit) => ({ interval_unit })),
  )

type Granted = { scope: string }

/** What a site that has made a choice about look-ups, rules and tokens shows (gaps G42 to G82). */
export const CALL_ROWS: Row[] = [
  ['G42', '400', (client) => brief(unknown(client)), [400, 'Customer not found']],
  ['G42', '422', (client) => brief(unknown(client)), [422, 'Customer not found']],
  ['G42', '200-with-errors', (client) => brief(unknown(client)), [200, 'Customer not found']],
  [
    'G57',
    'rule-order',
    async (client) => [
      await brief(client.call('POST', PROFILES, {})),
      await brief(
        client.call('POST', PROFILES, { payment_method_type: 'card', subscription_id: UNKNOWN_ID }),
      ),
    ],
    [
      [422, 'PPMT01: Payment type must not be blank'],
      [404, 'SB404: Subscription not found'],
    ],
  ],
  [
    'G57',
    'all-joined',
    (client) => brief(client.call('POST', PROFILES, {})),
    [422, 'PPMT01: Payment type must not be blank, PPS01: Subscription id is required'],
  ],
  [
    'G80',
    'token-first',
    async (client) => [
      await status(client.call('GET', '/api/plans', undefined, { authorization: undefined })),
      await status(client.call('PUT', '/api/customers', undefined, { authorization: 'Bearer x' })),
      await status(client.call('GET', '/api/plans')),
    ],
    [401, 401, 404],
  ],
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
    'G48',
    'customer-stays',
    async (client) => {
      const order = { customer_attributes: PERSON, subscription_items: [{ product_id: 99 }] }
      return [await status(subscription(client, order)), (await counts(client)).customers]
    },
    [404, 6],
  ],
  [
    'G49',
    'refused',
    async (client) => [
      await brief(subscription(client, { customer_id: 1 })),
      await status(subscription(client, { customer_id: 1, subscription_items: [] })),
    ],
    [[422, 'subscription.subscription_items is required'], 422],
  ],
  [
    'G50',
    'left-out',
    async (client) => [
      (
        await createSubscription(client, {
          customer_id: 1,
          subscription_items: [{ product_id: 99 }],
        })
      ).items,
      await status(addItem(client, { product_handle: 'gold' })),
    ],
    [[], 404],
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
  ['G19', 'bounded', (client) => orders(client, { interval: 12 }, { interval: 13 }), [201, 422]],
  ['G20', 'day-month', (client) => units(client), [201, 422, 201, 422, 422]],
  ['G20', 'month-only', (client) => units(client), [422, 422, 201, 422, 422]],
  [
    'G51',
    'refused',
    async (client) => [
      await orders(client, { subscription_items: [{ product_id: 1 }, { product_id: 1 }] }),
      await brief(addAgain(client)),
    ],
    [[422], [422, 'item.product_handle is there already']],
  ],
  [
    'G56',
    'refused',
    async (client) => {
      const { body } = await enrol(client)
      const path = `/api/subscriptions/${body.data.subscription_id}/items`
      const item = { product_handle: 'add-on', quantity: 1 }
      return [await brief(client.call('POST', path, { item })), await status(addItem(client, item))]
    },
    [[422, 'the subscription has a payment profile'], 201],
  ],
  [
    'G52',
    'zero-allowed',
    async (client) => [
      await orders(client, { subscription_items: [{ product_id: 1, quantity: 0 }] }),
      await status(addItem(client, { product_handle: 'add-on', quantity: 0 })),
    ],
    [[201], 201],
  ],
  [
    'G126',
    'as-left-out',
    async (client) => [
      await status(subscription(client, { customer_id: 1, subscription_items: null })),
      await status(subscription(client, { customer_id: null, customer_attributes: PERSON })),
      await brief(subscription(client, { customer_id: null })),
    ],
    [201, 201, [422, expect.any(String)]],
  ],
  [
    'G124',
    'unknown',
    async (client) => [
      await orders(client, { customer_id: '' }, { subscription_items: [{ quantity: 1 }] }),
      await brief(addItem(client, { quantity: 1 })),
    ],
    [
      [404, 404],
      [404, 'Product not found'],
    ],
  ],
  [
    'G53',
    'refused',
    async (client) => [
      await brief(customer(client, { ...PERSON, nickname: 'Aninha' })),
      await brief(enrol(client, { notes: 'hello', payment_method_type: 'card' })),
      await brief(addItem(client, { product_handle: 'add-on', notes: 'hello' })),
      await brief(
        subscription(client, {
          customer_id: 1,
          subscription_items: [{ product_id: 1, handle: 'x' }],
        }),
      ),
    ],
    [
      [422, 'nickname is not allowed'],
      [422, 'notes is not allowed'],
      [422, 'item.notes is not allowed'],
      [422, 'subscription.subscription_items.handle is not allowed'],
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
  ...(['403', '422'] as const).map((choice): Row => [
    'G59',
    choice,
    async (client) => {
      const { id } = await createSubscription(client, { customer_id: 2 })
      return brief(enrol(client, { subscription_id: id }))
    },
    [Number(choice), 'Subscription not found'],
  ]),
  ['G107', '400', (client) => brief(itemOfNothing(client)), [400, 'Subscription not found']],
  ['G107', '422', (client) => brief(itemOfNothing(client)), [422, 'Subscription not found']],
  [
    'G107',
    'sb404',
    (client) => brief(itemOfNothing(client)),
    [404, 'SB404: Subscription not found'],
  ],
  [
    'G60',
    'sb404',
    (client) => brief(client.call('POST', '/api/customers/99/payment_profiles', {})),
    [404, 'SB404: Subscription not found'],
  ],
  [
    'G60',
    '422',
    (client) => brief(client.call('POST', '/api/customers/99/payment_profiles', {})),
    [422, 'Customer not found'],
  ],
  [
    'G61',
    'live-profile',
    async (client) => {
      const statuses: number[] = []
      for (const taken of [[], ['accept'], ['refuse'], ['expire'], ['accept', 'cancel']] as const) {
        const { subscription_id } = await decided(client, ...taken)
        statuses.push(await status(enrol(client, { subscription_id })))
      }
      return statuses
    },
    [422, 422, 201, 201, 201],
  ],
  [
    'G128',
    'invalid',
    (client) => brief(enrol(client, { subscription_id: 5 })),
    [422, 'subscription_id must be a string'],
  ],
  [
    'G63',
    'empty-is-unknown',
    (client) => brief(enrol(client, { subscription_id: '' })),
    [404, 'SB404: Subscription not found'],
  ],
  [
    'G63',
    'null-is-unknown',
    async (client) => [
      await status(enrol(client, { subscription_id: '' })),
      await brief(enrol(client, { subscription_id: null })),
      await brief(client.call('POST', PROFILES, { payment_method_type: 'pix' })),
    ],
    [404, [404, 'SB404: Subscription not found'], [422, 'PPS01: Subscription id is required']],
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
  ...(['/api/oauth/token', '/api/token'] as const).map((path): Row => [
    'G66',
    path.slice(1).replaceAll('/', '-'),
    async ({ site }) => {
      const [here, there] = [path, '/oauth/token'].map((one) =>
        send(site, 'POST', one, tokenFields(site)),
      )
      return [await status(here!), await status(there!)]
    },
    [200, 404],
  ]),
  ...(
    [
      ['body-only', [401, 200]],
      ['basic-only', [200, 401]],
    ] as const
  ).map(([choice, seen]): Row => [
    'G70',
    choice,
    async (client) => {
      const { client_id: id, client_secret: secret, ...others } = tokenFields(client.site)
      const headers = { authorization: `Basic ${btoa(`${id}:${secret}`)}` }
      const byBasic = send(client.site, 'POST', '/oauth/token', others, headers)
      return [await status(byBasic), await status(token(client))]
    },
    [...seen],
  ]),
  [
    'G82',
    'ends-same-scopes',
    async (client) => {
      const first = client.token
      const read = (held: string) =>
        status(
          send(client.site, 'GET', '/api/customers', undefined, {
            authorization: `Bearer ${held}`,
          }),
        )
      await token(client, { scope: 'customers_read' })
      const before = await read(first)
      await token(client)
      return [before, await read(first)]
    },
    [200, 401],
  ],
  [
    'G68',
    '401',
    async (client) => {
      const { status: code, text } = await token(client, { grant_type: 'password' })
      return [code, (JSON.parse(text) as { error: string }).error]
    },
    [401, 'invalid_client'],
  ],
  [
    'G69',
    'from-address',
    async (client) => [
      await status(token(client, { site: 'other' })),
      await status(token(client, { site: '' })),
      await status(token(client, { site: 'other', client_secret: 'wrong' })),
    ],
    [200, 200, 401],
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
  [
    'G71',
    'excess-dropped',
    async (client) => {
      const scopes = ['customers_read everything', 'everything', 'customers_read, customers_write']
      const replies = await Promise.all(scopes.map((scope) => token(client, { scope })))
      const { scope } = JSON.parse(replies[0]?.text ?? '') as Granted
      return [scope, ...replies.map((one) => one.status)]
    },
    ['customers_read', 200, 401, 401],
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
  [
    'G75',
    'invalid_client',
    (client) => bodyOf(withoutToken(client)),
    { error: 'invalid_client', error_description: expect.stringContaining('unknown') },
  ],
  ['G77', '401', (client) => lackingScope(client), 401],
  ['G77', '404', (client) => lackingScope(client), 404],
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
  [
    'G82',
    'ends-older',
    async (client) => {
      const headers = { authorization: `Bearer ${String(await tokenOf(token(client)))}` }
      const calls = [{}, headers].map((one) =>
        status(client.call('GET', '/api/customers', undefined, one)),
      )
      return Promise.all(calls)
    },
    [401, 200],
  ],
]
