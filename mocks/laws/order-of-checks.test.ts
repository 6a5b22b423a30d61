import { describe, expect, test } from '@jest/globals'
import {
  createClient,
  createSubscription,
  UNKNOWN_ID,
  type HeaderValues,
} from './support/client.ts'

const PROFILES = '/api/customers/99/payment_profiles'
const TEXT = { 'content-type': 'text/plain' }
const NO_TOKEN = { authorization: undefined }
const WRONG_TOKEN = { authorization: 'Bearer x', ...TEXT }
const TOO_LARGE = 'x'.repeat(1_048_577)
const ITEMS = `/api/subscriptions/${UNKNOWN_ID}/items`
const WRONG_TYPE = { subscription: { customer_id: 99, interval: 'x' } }

/** Each row has the fault of its own name and all the faults of the rows below. */
const ORDER: [name: string, status: number, path: string, body: unknown, headers: HeaderValues][] =
  [
    ['an unknown route before a missing token', 404, '/api/nothing', '{', NO_TOKEN],
    ['401 before 403, 415, 400, 404 and the codes', 401, PROFILES, '{', WRONG_TOKEN],
    ['403 before 415, 400, 404 and the codes', 403, PROFILES, '{', TEXT],
    ['415 before 413', 415, PROFILES, TOO_LARGE, TEXT],
    ['415 before 400, 404 and the codes', 415, PROFILES, '{', TEXT],
    ['413 before 400, 404 and the codes', 413, PROFILES, TOO_LARGE, {}],
    ['400 before 404 and the codes', 400, PROFILES, '{', {}],
    ['404 of the path before the codes', 404, PROFILES, {}, {}],
    ['404 of the path before a missing root key', 404, ITEMS, {}, {}],
    [
      '404 of the path before a field of a wrong type',
      404,
      ITEMS,
      { item: { product_handle: 7 } },
      {},
    ],
    ['a field of a wrong type before an unknown record', 422, '/api/subscriptions', WRONG_TYPE, {}],
  ]

describe('of several faults the first in the order of checks is answered', () => {
  test.each(ORDER)('%s', async (_, status, path, body, headers) => {
    const lacksScope = status === 401 || status === 403
    const client = await createClient({}, lacksScope ? 'customers_read' : undefined)
    const reply = await client.call('POST', path, body, headers)
    expect(reply.status).toBe(status)
  })

  test('a wrong method before a missing token', async () => {
    const client = await createClient()
    const reply = await client.call('DELETE', PROFILES, '{', NO_TOKEN)
    expect(reply.status).toBe(405)
  })

  test.each([
    [PROFILES, 'Customer not found'],
    [ITEMS, 'Subscription not found'],
  ])('404 of the path %s says %s, without a code', async (path, errors) => {
    const client = await createClient()
    expect((await client.call('POST', path, {})).body.errors).toBe(errors)
  })
})

describe('of several rule codes the first in their order is answered', () => {
  test.each([
    ['PPMT01', { payment_method_type: '', subscription_id: '' }],
    ['PPMT01', { payment_method_type: null, subscription_id: UNKNOWN_ID }],
    ['PPMT02', { payment_method_type: 'card' }],
    ['PPMT02', { payment_method_type: 7, subscription_id: 7 }],
    ['PPS01', { payment_method_type: 'pix' }],
    ['SB404', { payment_method_type: 'pix', subscription_id: 7 }],
  ])('%s to %j', async (code, body) => {
    const client = await createClient()
    const reply = await client.call('POST', '/api/customers/1/payment_profiles', body)
    expect(reply.body.errors).toMatch(new RegExp(`^${code}: `))
  })

  test.each([
    ['PPMT01', ' '],
    ['PPMT02', 'card'],
  ])('%s before SB344', async (code, payment_method_type) => {
    const client = await createClient()
    const { id: subscription_id } = await createSubscription(client)
    const path = '/api/customers/1/payment_profiles'
    await client.call('POST', path, { payment_method_type: 'pix', subscription_id })
    const reply = await client.call('POST', path, { payment_method_type, subscription_id })
    expect(reply.body.errors).toMatch(new RegExp(`^${code}: `))
  })
})
