import { describe, expect, test } from '@jest/globals'
import {
  counts,
  createClient,
  createSubscription,
  PERSON,
  UNKNOWN_ID,
  type Client,
  type Customer,
  type HeaderValues,
  type Reply,
  type Summary,
} from './client.ts'

const MEBIBYTE = 1024 * 1024
const { email, first_name, last_name } = PERSON

/** Every call that takes a body, with a path that exists. */
const WRITES = [
  ['createCustomer', '/api/customers'],
  ['createSubscription', '/api/subscriptions'],
  ['createPaymentProfile', '/api/customers/1/payment_profiles'],
] as const

/** Sends a request that is to be refused, and sees to it that nothing was stored. */
async function refused(
  client: Client,
  path: string,
  body: unknown,
  headers?: HeaderValues,
): Promise<Reply> {
  const before = await counts(client)
  const reply = await client.call('POST', path, body, headers)
  expect(await counts(client)).toEqual(before)
  expect(reply.body).toEqual({ data: null, errors: expect.any(String), meta: {} })
  return reply
}

function streamOf(chunk: Uint8Array, count: number): ReadableStream<Uint8Array> {
  const left = { chunks: count }
  return new ReadableStream({
    pull(controller) {
      if (left.chunks === 0) return controller.close()
      left.chunks -= 1
      return controller.enqueue(chunk)
    },
  })
}

describe('400', () => {
  test.each(
    WRITES.flatMap(([operationId, path]) =>
      [
        '',
        ' ',
        '{',
        '{"email":',
        "{'email':'a'}",
        '{"a":1,}',
        '[]',
        '[{}]',
        'null',
        'true',
        '7',
        '"text"',
        'NaN',
        '\ufeff\ufeff{}',
        '{} {}',
        '\u0000',
        'a=b',
      ].map((body) => [operationId, body, path] as const),
    ),
  )('%s answers it to the body %j', async (_, body, path) => {
    const reply = await refused(await createClient(), path, body)
    expect([reply.status, reply.body.errors]).toEqual([400, 'Malformed JSON'])
  })

  test('is answered to a POST without any body', async () => {
    const client = await createClient()
    const headers = { 'content-type': 'application/json' }
    const reply = await client.call('POST', '/api/customers', undefined, headers)
    expect(reply.status).toBe(400)
  })

  test('is answered to a body that breaks off', async () => {
    const broken = new ReadableStream({
      pull(controller) {
        controller.error(new Error('gone'))
      },
    })
    const reply = await refused(await createClient(), '/api/customers', broken)
    expect([reply.status, reply.body.errors]).toEqual([400, 'The body could not be read'])
  })

  test.each([
    ['/api/subscriptions', {}, 'subscription is required'],
    ['/api/subscriptions', { subscription: null }, 'subscription is required'],
    ['/api/subscriptions', { customer_id: 1 }, 'subscription is required'],
  ])('%s answers it to %j: the root key is missing', async (path, body, errors) => {
    const reply = await refused(await createClient(), path, body)
    expect([reply.status, reply.body.errors]).toEqual([400, errors])
  })
})

describe('415', () => {
  test.each(
    WRITES.flatMap(([operationId, path]) =>
      [
        undefined,
        '',
        'text/plain',
        'text/json',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/jsonp',
        'application/json-seq',
        'json',
        '; charset=utf-8',
      ].map((type) => [operationId, type, path] as const),
    ),
  )('%s answers it to the content type %j', async (_, type, path) => {
    const reply = await refused(await createClient(), path, PERSON, { 'content-type': type })
    expect([reply.status, reply.body.errors]).toEqual([
      415,
      'Content-Type must be application/json',
    ])
  })

  test.each([
    'application/json',
    'APPLICATION/JSON',
    'application/json;charset=utf-8',
    'application/json ; charset="utf-8"',
    'application/vnd.api+json',
    'application/merge-patch+json',
  ])('is not answered to %s', async (type) => {
    const client = await createClient()
    const reply = await client.call('POST', '/api/customers', PERSON, { 'content-type': type })
    expect(reply.status).toBe(201)
  })
})

describe('413', () => {
  const padded = (length: number) => {
    const body = JSON.stringify({ ...PERSON, padding: '' })
    return body.replace('"padding":""', `"padding":"${'x'.repeat(length - body.length - 1)}"`)
  }
  const announced = (bytes: number) => ({ 'content-length': String(bytes) })

  test.each(WRITES)('%s answers it to a body past 1 MiB', async (_, path) => {
    const reply = await refused(await createClient(), path, padded(MEBIBYTE + 1))
    expect([reply.status, reply.body.errors]).toEqual([413, 'The body is larger than 1 MiB'])
  })

  test('is answered to an announced length alone', async () => {
    const headers = announced(MEBIBYTE + 1)
    const reply = await refused(await createClient(), '/api/customers', '{}', headers)
    expect(reply.status).toBe(413)
  })

  test('is answered to a body longer than it was announced', async () => {
    const headers = announced(10)
    const body = padded(MEBIBYTE + 100)
    const reply = await refused(await createClient(), '/api/customers', body, headers)
    expect(reply.status).toBe(413)
  })

  test('is answered to a stream without a length that goes on too long', async () => {
    const stream = streamOf(new Uint8Array(64 * 1024).fill(32), 17)
    const reply = await refused(await createClient(), '/api/customers', stream)
    expect(reply.status).toBe(413)
  })

  test('is answered to a stream that never ends', async () => {
    const stream = streamOf(new Uint8Array(64 * 1024).fill(32), Infinity)
    const reply = await refused(await createClient(), '/api/customers', stream)
    expect(reply.status).toBe(413)
  })

  test('counts bytes, not letters', async () => {
    const body = JSON.stringify({ ...PERSON, padding: 'ã'.repeat(MEBIBYTE / 2) })
    const reply = await refused(await createClient(), '/api/customers', body)
    expect(reply.status).toBe(413)
  })

  test.each([
    ['whose length is announced', announced(MEBIBYTE)],
    ['whose length is not', {}],
  ])('is not answered to a body of 1 MiB %s', async (_, headers) => {
    const client = await createClient()
    const reply = await client.call('POST', '/api/customers', padded(MEBIBYTE), headers)
    expect(reply.status).toBe(201)
  })
})

describe('422', () => {
  test.each([
    ['email', undefined, 'is required'],
    ['email', null, 'must be a string'],
    ['email', '', 'must be an e-mail address'],
    ['email', 'ana', 'must be an e-mail address'],
    ['email', 'a b@c', 'must be an e-mail address'],
    ['email', '@', 'must be an e-mail address'],
    ['email', 'a@b@c', 'must be an e-mail address'],
    ['email', 7, 'must be a string'],
    ['email', `${'a'.repeat(250)}@b.com`, 'must have at most 255 characters'],
    ['first_name', undefined, 'is required'],
    ['first_name', '', 'must not be blank'],
    ['first_name', ' \t', 'must not be blank'],
    ['first_name', false, 'must be a string'],
    ['first_name', 'x'.repeat(256), 'must have at most 255 characters'],
    ['last_name', undefined, 'is required'],
    ['last_name', [], 'must be a string'],
    ['address', {}, 'must be a string'],
    ['address_2', 'x'.repeat(1_000_000), 'must have at most 255 characters'],
    ['city', 1, 'must be a string'],
    ['state', 'S', 'must be two letters'],
    ['state', 'São Paulo', 'must be two letters'],
    ['zip', '05410-020', 'must be digits only'],
    ['zip', '0541002', 'must be 8 digits'],
    ['zip', '054100200', 'must be 8 digits'],
    ['zip', 5_410_020, 'must be a string'],
    ['zip', '٠١٢٣٤٥٦٧', 'must be digits only'],
    ['country', 'br', 'must be two upper-case letters'],
    ['country', 'BRA', 'must be two upper-case letters'],
    ['phone', '+5511987654321', 'must be 10 to 13 digits'],
    ['phone', '123456789', 'must be 10 to 13 digits'],
    ['phone', '12345678901234', 'must be 10 to 13 digits'],
    ['document_number', '529.982.247-25', 'must be 11 or 14 digits'],
    ['document_number', '123456789012', 'must be 11 or 14 digits'],
    ['document_number', 'AB345678000195', 'must be 11 or 14 digits'],
  ])('names %s when it is %j', async (field, value, fault) => {
    const client = await createClient()
    const fields = { ...PERSON, [field]: value }
    const alone = await refused(client, '/api/customers', fields)
    const inside = await refused(client, '/api/subscriptions', {
      subscription: { customer_attributes: fields },
    })
    expect([alone.status, alone.body.errors]).toEqual([422, `${field} ${fault}`])
    expect([inside.status, inside.body.errors]).toEqual([
      422,
      `subscription.customer_attributes.${field} ${fault}`,
    ])
  })

  test.each([
    ['subscription', [], 'subscription must be an object'],
    ['subscription', 7, 'subscription must be an object'],
    ['interval', 0, 'subscription.interval must be at least 1'],
    ['interval', -1, 'subscription.interval must be at least 1'],
    ['interval', 1.5, 'subscription.interval must be an integer'],
    ['interval', '1', 'subscription.interval must be an integer'],
    ['interval', null, 'subscription.interval must be an integer'],
    ['interval', 2_147_483_648, 'subscription.interval must be at most 2147483647'],
    ['interval_unit', 'months', 'subscription.interval_unit must be one of day, week, month, year'],
    ['interval_unit', 'MONTH', 'subscription.interval_unit must be one of day, week, month, year'],
    ['interval_unit', 1, 'subscription.interval_unit must be a string'],
    ['customer_attributes', null, 'subscription.customer_attributes must be an object'],
    ['customer_attributes', [], 'subscription.customer_attributes must be an object'],
    ['subscription_items', {}, 'subscription.subscription_items must be a list'],
    ['subscription_items', null, 'subscription.subscription_items must be a list'],
    ['subscription_items', [1], 'subscription.subscription_items[0] must be an object'],
    [
      'subscription_items',
      [{ product_id: 1 }, {}],
      'subscription.subscription_items[1].product_id is required',
    ],
    [
      'subscription_items',
      [{ product_id: '1' }],
      'subscription.subscription_items[0].product_id must be an integer',
    ],
    [
      'subscription_items',
      [{ product_id: 1, quantity: 0 }],
      'subscription.subscription_items[0].quantity must be at least 1',
    ],
    [
      'subscription_items',
      [{ product_id: 1, quantity: 2 ** 31 }],
      'subscription.subscription_items[0].quantity must be at most 2147483647',
    ],
  ])('is answered when %s is %j', async (field, value, errors) => {
    const body =
      field === 'subscription'
        ? { subscription: value }
        : { subscription: { customer_id: 1, [field]: value } }
    const reply = await refused(await createClient(), '/api/subscriptions', body)
    expect([reply.status, reply.body.errors]).toEqual([422, errors])
  })
})

describe('numbers beyond what JSON can hold', () => {
  test.each([
    ['{"subscription":{"customer_id":1,"interval":1e400}}', 422],
    ['{"subscription":{"customer_id":1e400}}', 422],
    ['{"subscription":{"customer_id":-1e400}}', 422],
    ['{"subscription":{"customer_id":9007199254740993}}', 404],
    ['{"subscription":{"customer_id":-1}}', 404],
    ['{"subscription":{"customer_id":0}}', 404],
    ['{"subscription":{"customer_id":1e-400}}', 404],
    ['{"subscription":{"customer_id":1,"interval":9007199254740993}}', 422],
    ['{"subscription":{"customer_id":1,"subscription_items":[{"product_id":1e308}]}}', 404],
  ])('%s answers %i', async (body, status) => {
    const reply = await refused(await createClient(), '/api/subscriptions', body)
    expect(reply.status).toBe(status)
  })
})

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

describe('nesting 10,000 deep', () => {
  const lists = '['.repeat(10_000) + ']'.repeat(10_000)
  const objects = '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)

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
