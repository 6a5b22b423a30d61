import { describe, expect, test } from '@jest/globals'
import { parsePix, PixElementType } from 'pix-utils'
import { optionalCustomerFields } from '../../openapi/customer-fields.ts'
import {
  createClient,
  createSubscription,
  NOW,
  PERSON,
  type Customer,
  type PaymentProfile,
  type Subscription,
  type Summary,
} from './support/client.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const ENVELOPE = ['data', 'errors', 'meta']
/** The same value for each field. */
const each = <Value>(fields: Iterable<string>, value: Value): Record<string, Value> =>
  Object.fromEntries([...fields].map((field) => [field, value]))
const REDUCED = ['interval_unit', 'state', 'previous_state']

describe('createCustomer', () => {
  test('answers 201 with the new customer, all fields as they were sent', async () => {
    const client = await createClient({ customers: 3 })
    const reply = await client.call('POST', '/api/customers', PERSON)
    expect(reply.status).toBe(201)
    expect(reply.body).toEqual({
      data: { id: 4, created_at: NOW, updated_at: NOW, ...PERSON },
      errors: null,
      meta: { message: 'Customer created' },
    })
  })

  test('shows null for each text that was not sent', async () => {
    const client = await createClient()
    const { email, first_name, last_name } = PERSON
    const reply = await client.call<Customer>('POST', '/api/customers', {
      email,
      first_name,
      last_name,
    })
    expect(reply.body.data).toEqual({
      id: 6,
      created_at: NOW,
      updated_at: NOW,
      email,
      first_name,
      last_name,
      ...each(optionalCustomerFields, null),
    })
  })

  test('takes optional texts that are empty', async () => {
    const client = await createClient()
    const empty = each(optionalCustomerFields, '')
    const reply = await client.call<Customer>('POST', '/api/customers', { ...PERSON, ...empty })
    expect(reply.status).toBe(201)
    expect(reply.body.data).toMatchObject(empty)
  })

  test('creates another customer when the same is sent again', async () => {
    const client = await createClient({ customers: 0 })
    const first = await client.call<Customer>('POST', '/api/customers', PERSON)
    const second = await client.call<Customer>('POST', '/api/customers', PERSON)
    expect([first.body.data.id, second.body.data.id]).toEqual([1, 2])
  })
})

describe('readCustomer', () => {
  test('answers 200 with the customer that was created', async () => {
    const client = await createClient()
    const created = await client.call<Customer>('POST', '/api/customers', PERSON)
    const reply = await client.call('GET', `/api/customers/${created.body.data.id}`)
    expect(reply.status).toBe(200)
    expect(reply.body).toEqual({
      data: created.body.data,
      errors: null,
      meta: { message: 'Customer listed' },
    })
  })
})

describe('listCustomers', () => {
  test('answers 200 with all customers, the oldest first', async () => {
    const client = await createClient({ customers: 50 })
    const reply = await client.call<Customer[]>('GET', '/api/customers')
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({ errors: null, meta: { message: 'Customers returned' } })
    const ids = reply.body.data.map(({ id }) => id)
    expect(ids).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
  })

  test('shows each customer as the single read does', async () => {
    const client = await createClient()
    const list = await client.call<Customer[]>('GET', '/api/customers')
    const single = await client.call<Customer>('GET', '/api/customers/3')
    expect(list.body.data[2]).toEqual(single.body.data)
  })

  test('answers an empty array when there is none', async () => {
    const client = await createClient({ customers: 0 })
    const reply = await client.call('GET', '/api/customers')
    expect(reply.status).toBe(200)
    expect(reply.body).toEqual({ data: [], errors: null, meta: { message: 'Customers returned' } })
  })
})

describe('createSubscription', () => {
  test('answers 201 with the new subscription of an existing customer', async () => {
    const client = await createClient()
    const customer = await client.call<Customer>('GET', '/api/customers/2')
    const reply = await client.call<Summary>('POST', '/api/subscriptions', {
      subscription: {
        interval: 3,
        interval_unit: 'month',
        customer_id: 2,
        subscription_items: [{ product_id: 1, quantity: 2 }],
      },
    })
    expect(reply.status).toBe(201)
    expect(Object.keys(reply.body)).toEqual(ENVELOPE)
    expect(reply.body).toMatchObject({ errors: null, meta: { message: 'Subscription created' } })
    const { id, items, ...shown } = reply.body.data
    expect(id).toMatch(UUID)
    expect(shown).toEqual({
      activate_on_payment: false,
      activated_at: null,
      balance_in_cents: 0,
      created_at: NOW,
      current_period_started_at: NOW,
      current_period_ends_at: '2026-04-30T10:20:30.456Z',
      interval: 3,
      prepaid: false,
      updated_at: NOW,
      customer: customer.body.data,
    })
    expect(items).toEqual([
      {
        id: expect.any(Number),
        quantity: 2,
        created_at: NOW,
        updated_at: NOW,
        product: expect.objectContaining({ id: 1, handle: 'basic-plan' }),
        price_point: expect.objectContaining({ id: 1, price_int_cents: 4990 }),
      },
    ])
  })
})

describe('readSubscription', () => {
  test('answers 200 with the subscription, its unit and its states', async () => {
    const client = await createClient()
    const created = await createSubscription(client, { customer_id: 1, interval_unit: 'year' })
    const reply = await client.call('GET', `/api/subscriptions/${created.id}`)
    expect(reply.status).toBe(200)
    expect(reply.body).toEqual({
      data: { ...created, interval_unit: 'year', state: 'created', previous_state: 'created' },
      errors: null,
      meta: { message: 'Subscription listed' },
    })
  })

  test('finds the id in upper-case letters too', async () => {
    const client = await createClient()
    const { id } = await createSubscription(client)
    const reply = await client.call<Subscription>('GET', `/api/subscriptions/${id.toUpperCase()}`)
    expect(reply.body.data.id).toBe(id)
  })
})

describe('listSubscriptions', () => {
  test('answers 200 with all subscriptions, the newest last', async () => {
    const client = await createClient()
    const before = await client.call<Summary[]>('GET', '/api/subscriptions')
    const created = await createSubscription(client)
    const reply = await client.call<Summary[]>('GET', '/api/subscriptions')
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({ errors: null, meta: { message: 'Subscriptions returned' } })
    expect(reply.body.data).toEqual([...before.body.data, created])
  })
})

describe('addItem', () => {
  test('answers 201 with the subscription and its new item', async () => {
    const client = await createClient()
    const created = await createSubscription(client)
    const reply = await client.call<Summary>('POST', `/api/subscriptions/${created.id}/items`, {
      item: { product_handle: 'add-on', quantity: 4 },
    })
    expect(reply.status).toBe(201)
    expect(reply.body).toMatchObject({ errors: null, meta: { message: 'New item added' } })
    const { items, ...shown } = reply.body.data
    expect({ ...shown, items: [] }).toEqual(created)
    expect(items).toEqual([
      expect.objectContaining({
        quantity: 4,
        product: expect.objectContaining({ id: 3, handle: 'add-on' }),
        price_point: expect.objectContaining({ price_int_cents: 990 }),
      }),
    ])
  })
})

describe('createPaymentProfile', () => {
  test('answers 201 with a pending profile of the customer and the subscription', async () => {
    const client = await createClient()
    const { id: subscription_id } = await createSubscription(client)
    const reply = await client.call<PaymentProfile>('POST', '/api/customers/1/payment_profiles', {
      payment_method_type: 'pix',
      subscription_id,
    })
    expect(reply.status).toBe(201)
    expect(reply.body).toEqual({
      data: {
        id: expect.any(Number),
        created_at: NOW,
        updated_at: NOW,
        payment_method_type: 'pix',
        status: 'pending',
        subscription_id,
        customer_id: 1,
        qr_code: expect.any(String),
        qr_code_expires_at: '2026-02-01T10:20:30.456Z',
      },
      errors: null,
      meta: { message: 'Payment profile created' },
    })
  })

  test('carries the text of a Pix recurrence, without an amount', async () => {
    const client = await createClient()
    const { id: subscription_id } = await createSubscription(client)
    const reply = await client.call<PaymentProfile>('POST', '/api/customers/1/payment_profiles', {
      payment_method_type: 'pix',
      subscription_id,
    })
    const parsed = parsePix(reply.body.data.qr_code)
    expect(parsed).toMatchObject({
      type: PixElementType.RECURRENCE,
      urlRec: expect.stringMatching(/^pix\.example\.com\/qr\/v2\/rec\/[0-9a-f]{32}$/),
    })
    expect(parsed).not.toHaveProperty('transactionAmount')
  })

  test('gives each profile a code of its own', async () => {
    const client = await createClient()
    const first = await createSubscription(client)
    const second = await createSubscription(client)
    const codes = await Promise.all(
      [first, second].map(async ({ id }) => {
        const input = { payment_method_type: 'pix', subscription_id: id }
        const path = '/api/customers/1/payment_profiles'
        return (await client.call<PaymentProfile>('POST', path, input)).body.data.qr_code
      }),
    )
    expect(new Set(codes).size).toBe(2)
  })
})

describe('the reduced view of a subscription', () => {
  test('lacks the three keys in the list, the create and the add-item answers', async () => {
    const client = await createClient()
    const created = await createSubscription(client)
    const list = await client.call<Summary[]>('GET', '/api/subscriptions')
    const added = await client.call<Summary>('POST', `/api/subscriptions/${created.id}/items`, {
      item: { product_handle: 'add-on' },
    })
    const shown = [created, added.body.data, ...list.body.data]
    const keys = new Set(shown.flatMap((one) => Object.keys(one)))
    expect(REDUCED.filter((key) => keys.has(key))).toEqual([])
    expect(keys.has('interval')).toBe(true)
  })

  test('is not that of the single read, which has the three keys', async () => {
    const client = await createClient()
    const { id } = await createSubscription(client)
    const single = await client.call<Subscription>('GET', `/api/subscriptions/${id}`)
    expect(Object.keys(single.body.data)).toEqual(expect.arrayContaining(REDUCED))
  })
})

test('every answer is JSON in UTF-8', async () => {
  const client = await createClient()
  const reply = await client.call('GET', '/api/customers/1', undefined, { accept: 'text/html' })
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8')
})
