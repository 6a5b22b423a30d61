import { expect } from '@jest/globals'
import {
  counts,
  createSubscription,
  PERSON,
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
  wrongType,
  enrol,
  decided,
  second,
  unknownSubscription,
  unknown,
  malformed,
  addItem,
  withoutToken,
  token,
  tokenByForm,
  tokenOf,
  created,
  asText,
  lackingScope,
  type Row,
} from './rows.ts'

const itemOfNothing = (client: Client) =>
  client.call('POST', `/api/subscriptions/${UNKNOWN_ID}/items`, {
    item: { product_handle: 'add-on', quantity: 1 },
  })

/** What a site that has made a choice about look-ups, rules, tokens and HTTP shows (gaps from G42). */
export const CALL_ROWS: Row[] = [
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
    'id-only',
    async (client) => (await enrol(client)).body.data,
    { id: expect.any(Number) },
  ],
  ['G102', 'empty', async (client) => created(await enrol(client)), [201, '', null]],
  ['G103', '200', (client) => status(addItem(client, { product_handle: 'add-on' })), 200],
]
