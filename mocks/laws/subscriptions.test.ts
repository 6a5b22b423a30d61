import { describe, expect, test } from '@jest/globals'
import {
  counts,
  createClient,
  createSubscription,
  PERSON,
  UNKNOWN_ID,
  type Customer,
  type Subscription,
  type Summary,
} from './support/client.ts'

describe('the unified flow', () => {
  test('creates the customer in the same call and embeds it', async () => {
    const client = await createClient()
    const { customer } = await createSubscription(client, { customer_attributes: PERSON })
    const read = await client.call<Customer>('GET', `/api/customers/${customer.id}`)
    expect(customer).toMatchObject(PERSON)
    expect(read.body.data).toEqual(customer)
  })

  test('needs the scope of subscriptions alone', async () => {
    const client = await createClient({}, 'subscriptions_write')
    const reply = await client.call('POST', '/api/subscriptions', {
      subscription: { customer_attributes: PERSON },
    })
    expect(reply.status).toBe(201)
  })

  test.each([
    ['an item of an unknown product', { subscription_items: [{ product_id: 99 }] }, 404],
    [
      'a second item of an unknown product',
      { subscription_items: [{ product_id: 1 }, { product_id: 99 }] },
      404,
    ],
    ['an item without a product', { subscription_items: [{ quantity: 1 }] }, 422],
    ['a quantity of 0', { subscription_items: [{ product_id: 1, quantity: 0 }] }, 422],
    ['an attribute of a wrong form', { customer_attributes: { ...PERSON, zip: '05410-020' } }, 422],
    ['an attribute that is missing', { customer_attributes: { email: PERSON.email } }, 422],
    ['an interval of 0', { interval: 0 }, 422],
    ['a unit that does not exist', { interval_unit: 'decade' }, 422],
    ['a customer_id besides', { customer_id: 1 }, 422],
  ])('leaves nothing behind after %s', async (_, wrong, status) => {
    const client = await createClient()
    const before = await counts(client)
    const reply = await client.call('POST', '/api/subscriptions', {
      subscription: {
        customer_attributes: PERSON,
        subscription_items: [{ product_id: 1 }],
        ...wrong,
      },
    })
    expect(reply.status).toBe(status)
    expect(await counts(client)).toEqual(before)
  })

  test('gives no id away to a call that failed', async () => {
    const client = await createClient({ customers: 5 })
    await client.call('POST', '/api/subscriptions', {
      subscription: { customer_attributes: PERSON, subscription_items: [{ product_id: 99 }] },
    })
    const { customer } = await createSubscription(client, { customer_attributes: PERSON })
    expect(customer.id).toBe(6)
  })
})

describe('the separate flow', () => {
  test('embeds the customer that customer_id names', async () => {
    const client = await createClient()
    const created = await client.call<Customer>('POST', '/api/customers', PERSON)
    const { customer } = await createSubscription(client, { customer_id: created.body.data.id })
    expect(customer).toEqual(created.body.data)
  })

  test.each([
    [404, 'Customer not found', { customer_id: 6 }],
    ...[null, '1', 1.5, true, [], {}].map(
      (id) => [422, 'subscription.customer_id must be an integer', { customer_id: id }] as const,
    ),
    [422, 'customer_id or customer_attributes is required', {}],
    [
      422,
      'customer_id and customer_attributes are exclusive',
      { customer_id: 1, customer_attributes: PERSON },
    ],
  ] as const)('answers %i (%s) to %j', async (status, errors, subscription) => {
    const client = await createClient({ customers: 5 })
    const reply = await client.call('POST', '/api/subscriptions', { subscription })
    expect(reply.status).toBe(status)
    expect(reply.body).toEqual({ data: null, errors, meta: {} })
  })
})

describe('the current period', () => {
  test.each([
    ['2026-01-31T10:20:30.456Z', 1, 'month', '2026-02-28T10:20:30.456Z'],
    ['2028-01-31T00:00:00.000Z', 1, 'month', '2028-02-29T00:00:00.000Z'],
    ['2026-01-31T10:20:30.456Z', 3, 'month', '2026-04-30T10:20:30.456Z'],
    ['2026-01-31T10:20:30.456Z', 13, 'month', '2027-02-28T10:20:30.456Z'],
    ['2026-12-31T23:59:59.999Z', 2, 'month', '2027-02-28T23:59:59.999Z'],
    ['2028-02-29T12:00:00.000Z', 1, 'year', '2029-02-28T12:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', 4, 'year', '2032-02-29T12:00:00.000Z'],
    ['2026-01-31T10:20:30.456Z', 1, 'day', '2026-02-01T10:20:30.456Z'],
    ['2026-01-31T10:20:30.456Z', 2, 'week', '2026-02-14T10:20:30.456Z'],
    ['2026-01-31T10:20:30.456Z', 2_147_483_647, 'year', '9999-12-31T23:59:59.999Z'],
  ])('from %s and %i %s on ends at %s', async (now, interval, interval_unit, end) => {
    const client = await createClient({ now })
    const created = await createSubscription(client, { customer_id: 1, interval, interval_unit })
    expect(created.current_period_started_at).toBe(now)
    expect(created.current_period_ends_at).toBe(end)
  })

  test('is one month long when nothing is said', async () => {
    const client = await createClient({ now: '2026-01-31T10:20:30.456Z' })
    const { id } = await createSubscription(client)
    const { body } = await client.call<Subscription>('GET', `/api/subscriptions/${id}`)
    expect(body.data).toMatchObject({ interval: 1, interval_unit: 'month' })
    expect(body.data.current_period_ends_at).toBe('2026-02-28T10:20:30.456Z')
  })
})

describe('items', () => {
  test('are kept in the order in which they were added', async () => {
    const client = await createClient()
    const { id } = await createSubscription(client, {
      customer_id: 1,
      subscription_items: [{ product_id: 2, quantity: 5 }, { product_id: 1 }],
    })
    await client.call('POST', `/api/subscriptions/${id}/items`, {
      item: { product_handle: 'add-on', quantity: 7 },
    })
    const { body } = await client.call<Subscription>('GET', `/api/subscriptions/${id}`)
    const shown = body.data.items.map(({ product, quantity }) => [product.handle, quantity])
    expect(shown).toEqual([
      ['pro-plan', 5],
      ['basic-plan', 1],
      ['add-on', 7],
    ])
  })

  test('of one product are separate ones', async () => {
    const client = await createClient()
    const { items } = await createSubscription(client, {
      customer_id: 1,
      subscription_items: [{ product_id: 1 }, { product_id: 1 }],
    })
    expect(items).toHaveLength(2)
    expect(items[0]?.id).not.toBe(items[1]?.id)
  })

  test('may be left out', async () => {
    const client = await createClient()
    const { items } = await createSubscription(client, { customer_id: 1, subscription_items: [] })
    expect(items).toEqual([])
  })

  test('move the time of change of their subscription', async () => {
    const clock = { now: Date.parse('2026-01-31T00:00:00.000Z') }
    const client = await createClient({ now: () => clock.now })
    const { id, created_at } = await createSubscription(client)
    clock.now += 1000
    const { body } = await client.call<Summary>('POST', `/api/subscriptions/${id}/items`, {
      item: { product_handle: 'add-on' },
    })
    expect(body.data.created_at).toBe(created_at)
    expect(body.data.updated_at).toBe('2026-01-31T00:00:01.000Z')
    expect(body.data.items[0]?.created_at).toBe('2026-01-31T00:00:01.000Z')
  })

  test('can be added to a subscription that the site began with', async () => {
    const client = await createClient({ customers: 20 })
    const list = await client.call<Summary[]>('GET', '/api/subscriptions')
    const [seeded] = list.body.data
    const reply = await client.call<Summary>('POST', `/api/subscriptions/${seeded?.id}/items`, {
      item: { product_handle: 'add-on' },
    })
    const again = await client.call<Subscription>('GET', `/api/subscriptions/${seeded?.id}`)
    expect(reply.body.data.items).toHaveLength((seeded?.items.length ?? 0) + 1)
    expect(again.body.data.items).toEqual(reply.body.data.items)
  })

  test('can be added once there is a payment profile', async () => {
    const client = await createClient()
    const { id } = await createSubscription(client)
    await client.call('POST', '/api/customers/1/payment_profiles', {
      payment_method_type: 'pix',
      subscription_id: id,
    })
    const reply = await client.call('POST', `/api/subscriptions/${id}/items`, {
      item: { product_handle: 'add-on' },
    })
    expect(reply.status).toBe(201)
  })

  test('answer 404 when the subscription does not exist', async () => {
    const client = await createClient()
    const reply = await client.call('POST', `/api/subscriptions/${UNKNOWN_ID}/items`, {
      item: { product_handle: 'add-on' },
    })
    expect(reply.status).toBe(404)
    expect(reply.body.errors).toBe('Subscription not found')
  })

  test.each([
    ['no root key', {}, 400, 'item is required'],
    ['a root key of null', { item: null }, 400, 'item is required'],
    ['a root key that is a list', { item: [] }, 422, 'item must be an object'],
    ['no handle', { item: { quantity: 1 } }, 422, 'item.product_handle is required'],
    [
      'a product_id in its place',
      { item: { product_id: 1 } },
      422,
      'item.product_handle is required',
    ],
    [
      'an empty handle',
      { item: { product_handle: '' } },
      422,
      'item.product_handle must not be blank',
    ],
    ['an unknown handle', { item: { product_handle: 'gold' } }, 404, 'Product not found'],
    ['a handle in capitals', { item: { product_handle: 'ADD-ON' } }, 404, 'Product not found'],
    [
      'a quantity of 0',
      { item: { product_handle: 'add-on', quantity: 0 } },
      422,
      'item.quantity must be at least 1',
    ],
    [
      'a quantity past 32 bits',
      { item: { product_handle: 'add-on', quantity: 2_147_483_648 } },
      422,
      'item.quantity must be at most 2147483647',
    ],
    [
      'a quantity that is a text',
      { item: { product_handle: 'add-on', quantity: '2' } },
      422,
      'item.quantity must be an integer',
    ],
  ])('answer to %s what is wrong', async (_, body, status, errors) => {
    const client = await createClient()
    const { id } = await createSubscription(client)
    const reply = await client.call('POST', `/api/subscriptions/${id}/items`, body)
    const after = await client.call<Subscription>('GET', `/api/subscriptions/${id}`)
    expect([reply.status, reply.body.errors]).toEqual([status, errors])
    expect(after.body.data.items).toEqual([])
  })
})
