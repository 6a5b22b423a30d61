import { describe, expect, test } from '@jest/globals'
import { createClient, createSubscription, UNKNOWN_ID } from './support/client.ts'

describe('an unknown path', () => {
  test.each([
    '/',
    '/api',
    '/api/',
    '/api/customer',
    '/api/Customers',
    '/API/customers',
    '/api/customers/1/2',
    '/api/customers//',
    '/api//customers',
    '/api/customers/1/payment_profiles/1',
    '/api/payment_profiles',
    '/oauth',
    '/oauth/authorize',
    '/__proto__',
    '/api/%63ustomers',
  ])('%s answers 404 in the envelope', async (path) => {
    const client = await createClient()
    const reply = await client.call('POST', path, {})
    expect(reply.status).toBe(404)
    expect(reply.body).toEqual({ data: null, errors: 'Not Found', meta: {} })
  })
})

describe('a wrong method', () => {
  test.each([
    ['DELETE', '/api/customers', 'GET, HEAD, POST'],
    ['PUT', '/api/customers/1', 'GET, HEAD'],
    ['PATCH', '/api/subscriptions/1', 'GET, HEAD'],
    ['OPTIONS', '/api/subscriptions', 'GET, HEAD, POST'],
    ['GET', '/api/customers/1/payment_profiles', 'POST'],
    ['HEAD', `/api/subscriptions/${UNKNOWN_ID}/items`, 'POST'],
    ['PROPFIND', '/oauth/token', 'POST'],
  ])('%s %s answers 405 and Allow: %s', async (method, path, allow) => {
    const client = await createClient()
    const reply = await client.call(method, path)
    expect(reply.status).toBe(405)
    expect(reply.headers.get('allow')).toBe(allow)
    expect(reply.text).toBe(
      method === 'HEAD' ? '' : '{"data":null,"errors":"Method Not Allowed","meta":{}}',
    )
  })
})

describe('HEAD', () => {
  test.each(['/api/customers', '/api/customers/1', '/api/customers/99'])(
    'of %s answers as GET, without a body',
    async (path) => {
      const client = await createClient()
      const get = await client.call('GET', path)
      const head = await client.call('HEAD', path)
      expect(head.status).toBe(get.status)
      expect([...head.headers]).toEqual([...get.headers])
      expect(head.text).toBe('')
    },
  )

  test('without a token answers 401', async () => {
    const client = await createClient()
    const headers = { authorization: undefined }
    const reply = await client.call('HEAD', '/api/customers', undefined, headers)
    expect(reply.status).toBe(401)
  })
})

test.each(['/api/customers/', '/api/customers/1/', '/api/subscriptions/'])(
  '%s answers as without its final slash',
  async (path) => {
    const client = await createClient()
    const bare = await client.call('GET', path.slice(0, -1))
    const slashed = await client.call('GET', path)
    expect(slashed.status).toBe(200)
    expect(slashed.text).toBe(bare.text)
  },
)

test('a query and a fragment are no part of the path', async () => {
  const client = await createClient()
  const reply = await client.call('GET', '/api/customers/1?expand=/x#/api/nothing')
  expect(reply.status).toBe(200)
})

describe('an id of a customer', () => {
  test.each([
    '6',
    '0',
    '-1',
    '+1',
    '01',
    '1.0',
    '1e0',
    '0x1',
    'abc',
    '%20',
    '1%20',
    '%31%30',
    '%zz',
    '%',
    '%E0%A4%A',
    '%00',
    '1%2F',
    '..%2F1',
    '１',
    '2147483648',
    '9007199254740991',
    '9007199254740993',
    '99999999999999999999999',
    '1'.repeat(2000),
    '__proto__',
    'constructor',
    UNKNOWN_ID,
  ])('%s answers 404', async (id) => {
    const client = await createClient({ customers: 5 })
    const reply = await client.call('GET', `/api/customers/${id}`)
    expect(reply.status).toBe(404)
    expect(reply.body).toEqual({ data: null, errors: 'Customer not found', meta: {} })
  })

  // RFC 3986, section 6.2.2.2: %31 is another way to write 1.
  test('%31 is 1', async () => {
    const client = await createClient()
    const reply = await client.call<{ id: number }>('GET', '/api/customers/%31')
    expect(reply.body.data.id).toBe(1)
  })
})

describe('an id of a subscription', () => {
  test.each([
    UNKNOWN_ID,
    '1',
    'abc',
    '%zz',
    '%00',
    '__proto__',
    UNKNOWN_ID.slice(1),
    `${UNKNOWN_ID}0`,
    UNKNOWN_ID.replaceAll('-', ''),
    `{${UNKNOWN_ID}}`,
    `urn:uuid:${UNKNOWN_ID}`,
  ])('%s answers 404', async (id) => {
    const client = await createClient()
    const reply = await client.call('GET', `/api/subscriptions/${id}`)
    expect(reply.status).toBe(404)
    expect(reply.body).toEqual({ data: null, errors: 'Subscription not found', meta: {} })
  })

  test('with a space behind it answers 404', async () => {
    const client = await createClient()
    const { id } = await createSubscription(client)
    const reply = await client.call('GET', `/api/subscriptions/${id}%20`)
    expect(reply.status).toBe(404)
  })
})
