import { describe, expect, test } from '@jest/globals'
import {
  createClient,
  createSubscription,
  type Customer,
  PERSON,
  refused,
  streamOf,
  type Summary,
  UNKNOWN_ID,
} from '../support/client.ts'

const { email, first_name, last_name } = PERSON

describe('keys that are unknown or not the client’s to set', () => {
  const FORBIDDEN = {
    id: 99,
    created_at: '1999-01-01T00:00:00.000Z',
    updated_at: 'x',
    constructor: 'x',
    toString: 'x',
    hasOwnProperty: null,
    prototype: {},
    anything: [],
  }

  test('are ignored by createCustomer', async () => {
    const client = await createClient({ customers: 5 })
    const reply = await client.call<Customer>('POST', '/api/customers', {
      ...PERSON,
      ...FORBIDDEN,
    })
    expect(reply.status).toBe(201)
    expect(reply.body.data).toEqual({
      id: 6,
      created_at: expect.stringMatching(/^2026/),
      updated_at: expect.stringMatching(/^2026/),
      ...PERSON,
    })
  })

  test('are ignored by createSubscription', async () => {
    const client = await createClient()
    const plain = await createSubscription(client)
    const created = await createSubscription(client, {
      customer_id: 1,
      ...FORBIDDEN,
      state: 'active',
      previous_state: 'active',
      activate_on_payment: true,
      activated_at: 'x',
      balance_in_cents: 5,
      prepaid: true,
      current_period_ends_at: 'x',
      items: [{}],
      customer: {},
    })
    expect({ ...created, id: '' }).toEqual({ ...plain, id: '' })
  })

  test('do not let customer_attributes name an existing customer', async () => {
    const client = await createClient({ customers: 5 })
    const { customer } = await createSubscription(client, {
      customer_attributes: { ...PERSON, id: 1, customer_id: 1 },
    })
    const list = await client.call<Customer[]>('GET', '/api/customers')
    expect(customer.id).toBe(6)
    expect(list.body.data).toHaveLength(6)
  })

  test('are ignored by addItem', async () => {
    const client = await createClient()
    const { id } = await createSubscription(client)
    const { body } = await client.call<Summary>('POST', `/api/subscriptions/${id}/items`, {
      item: { product_handle: 'add-on', product_id: 1, price_int_cents: 0, id: 7, price_point: {} },
    })
    expect(body.data.items[0]).toMatchObject({ product: { id: 3 }, price_point: { id: 3 } })
  })

  test('are ignored by createPaymentProfile', async () => {
    const client = await createClient()
    const { id: subscription_id } = await createSubscription(client)
    const { body } = await client.call('POST', '/api/customers/1/payment_profiles', {
      payment_method_type: 'pix',
      subscription_id,
      status: 'active',
      qr_code: 'x',
      customer_id: 2,
      id: 99,
    })
    expect(body.data).toMatchObject({ status: 'pending', customer_id: 1 })
    expect(body.data).not.toMatchObject({ id: 99 })
  })

  test.each([
    [
      'at the top',
      `{"__proto__":{"zip":"polluted"},"email":"a@b","first_name":"A","last_name":"B"}`,
    ],
    [
      'as the only place of required fields',
      `{"__proto__":${JSON.stringify({ email, first_name, last_name })}}`,
    ],
    ['in constructor.prototype', `{"constructor":{"prototype":{"zip":"polluted"}}}`],
  ])('do not reach any prototype: %s', async (_, body) => {
    const client = await createClient()
    await client.call('POST', '/api/customers', body)
    await client.call(
      'POST',
      '/api/subscriptions',
      `{"subscription":{"customer_attributes":${body}}}`,
    )
    const list = await client.call<Customer[]>('GET', '/api/customers')
    expect(list.text).not.toContain('polluted')
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as Record<string, unknown>)['zip']).toBeUndefined()
  })

  test('do not stand in for required fields when they are inherited', async () => {
    const body = `{"__proto__":${JSON.stringify({ email, first_name, last_name })}}`
    const reply = await refused(await createClient(), '/api/customers', body)
    expect([reply.status, reply.body.errors]).toEqual([422, 'email is required'])
  })
})

describe('unusual texts', () => {
  test.each([
    ['NUL', 'a\u0000b'],
    ['a lone high surrogate', 'a\ud800'],
    ['a lone low surrogate', '\udc00b'],
    ['an emoji', '🦜'],
    ['a right-to-left mark', '\u202eabc'],
    ['255 emoji', '🦜'.repeat(255)],
    ['markup', '<script>alert(1)</script>'],
    ['a text like a timestamp', '2026-01-15T13:45:30.123Z'],
  ])('(%s) are kept letter by letter', async (_, text) => {
    const client = await createClient()
    const created = await client.call<Customer>('POST', '/api/customers', {
      ...PERSON,
      first_name: text,
      address: text,
    })
    const read = await client.call<Customer>('GET', `/api/customers/${created.body.data.id}`)
    expect(created.status).toBe(201)
    expect(read.body.data).toMatchObject({ first_name: text, address: text })
  })

  test('invalid UTF-8 is read with replacement characters, and does no harm', async () => {
    const head = new TextEncoder().encode('{"email":"a@b","last_name":"B","first_name":"')
    const bytes = new Uint8Array([...head, 0xff, 0xc3, 0x22, 0x7d])
    const client = await createClient()
    const reply = await client.call<Customer>('POST', '/api/customers', streamOf(bytes, 1))
    expect(reply.status).toBe(201)
    expect(reply.body.data.first_name).toMatch(/^\ufffd+$/)
  })

  test('a byte order mark in front of the body is dropped', async () => {
    const client = await createClient()
    const reply = await client.call('POST', '/api/customers', `\ufeff${JSON.stringify(PERSON)}`)
    expect(reply.status).toBe(201)
  })
})

describe('nesting 100,000 deep', () => {
  const lists = '['.repeat(100_000) + ']'.repeat(100_000)
  const objects = '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)

  test.each([lists, objects].map((deep) => [deep.slice(0, 6), deep] as const))(
    'of %s… under an unknown key is ignored',
    async (_, deep) => {
      const client = await createClient()
      const body = `{"email":"a@b","first_name":"A","last_name":"B","extra":${deep}}`
      const reply = await client.call('POST', '/api/customers', body)
      expect(reply.status).toBe(201)
    },
  )

  test.each([
    ['/api/customers', `{"email":${lists}}`, 422],
    ['/api/customers', lists, 400],
    ['/api/subscriptions', `{"subscription":${objects}}`, 422],
    ['/api/subscriptions', `{"subscription":{"subscription_items":${lists}}}`, 422],
    ['/api/customers/1/payment_profiles', `{"payment_method_type":${lists}}`, 422],
    [
      '/api/customers/1/payment_profiles',
      `{"payment_method_type":"pix","subscription_id":${objects}}`,
      404,
    ],
  ])('is refused by %s where it does not belong', async (path, body, status) => {
    const reply = await refused(await createClient(), path, body)
    expect(reply.status).toBe(status)
  })

  test.each([
    [`{"grant_type":${lists}}`, 400, 'invalid_request'],
    [`{"grant_type":"client_credentials","client_id":${objects}}`, 401, 'invalid_client'],
  ])('is refused by the token call', async (body, status, error) => {
    const reply = await (await createClient()).call('POST', '/oauth/token', body)
    expect([reply.status, reply.body]).toMatchObject([status, { error }])
  })
})

describe('20,000 items', () => {
  test('are created, in order', async () => {
    const client = await createClient()
    const subscription_items = Array.from({ length: 20_000 }, (_, index) => ({
      product_id: 1,
      quantity: index + 1,
    }))
    const { items } = await createSubscription(client, { customer_id: 1, subscription_items })
    expect(items.map(({ quantity }) => quantity)).toEqual(
      subscription_items.map(({ quantity }) => quantity),
    )
  })

  test('of which the last is wrong leave nothing behind', async () => {
    const client = await createClient()
    const good = Array.from({ length: 19_999 }, () => ({ product_id: 1 }))
    const reply = await refused(client, '/api/subscriptions', {
      subscription: {
        customer_attributes: PERSON,
        subscription_items: [...good, { product_id: 99 }],
      },
    })
    expect([reply.status, reply.body.errors]).toEqual([404, 'Product not found'])
  })
})

test('an unknown subscription is no help: nothing is stored by addItem either', async () => {
  const reply = await refused(await createClient(), `/api/subscriptions/${UNKNOWN_ID}/items`, {
    item: { product_handle: 'add-on' },
  })
  expect(reply.status).toBe(404)
})
