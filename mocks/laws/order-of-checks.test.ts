import { describe, expect, test } from '@jest/globals'
import { createClient, createSubscription, UNKNOWN_ID } from './support/client.ts'

const PROFILES = '/api/customers/99/payment_profiles'
const TEXT = { 'content-type': 'text/plain' }

/** Each row has the fault of its own name and all the faults of the rows below. */
describe('of several faults the first in the order of checks is answered', () => {
  test('an unknown route before a missing token', async () => {
    const client = await createClient()
    const reply = await client.call('POST', '/api/nothing', '{', { authorization: undefined })
    expect(reply.status).toBe(404)
  })

  test('a wrong method before a missing token', async () => {
    const client = await createClient()
    const reply = await client.call('DELETE', PROFILES, '{', { authorization: undefined })
    expect(reply.status).toBe(405)
  })

  test('401 before 403, 415, 400, 404 and the codes', async () => {
    const client = await createClient({}, 'customers_read')
    const reply = await client.call('POST', PROFILES, '{', { authorization: 'Bearer x', ...TEXT })
    expect(reply.status).toBe(401)
  })

  test('403 before 415, 400, 404 and the codes', async () => {
    const client = await createClient({}, 'customers_read')
    const reply = await client.call('POST', PROFILES, '{', TEXT)
    expect(reply.status).toBe(403)
  })

  test('415 before 413', async () => {
    const client = await createClient()
    const reply = await client.call('POST', PROFILES, 'x'.repeat(1_048_577), TEXT)
    expect(reply.status).toBe(415)
  })

  test('415 before 400, 404 and the codes', async () => {
    const client = await createClient()
    const reply = await client.call('POST', PROFILES, '{', TEXT)
    expect(reply.status).toBe(415)
  })

  test('413 before 400, 404 and the codes', async () => {
    const client = await createClient()
    const reply = await client.call('POST', PROFILES, 'x'.repeat(1_048_577))
    expect(reply.status).toBe(413)
  })

  test('400 before 404 and the codes', async () => {
    const client = await createClient()
    const reply = await client.call('POST', PROFILES, '{')
    expect(reply.status).toBe(400)
  })

  test('404 of the path before the codes', async () => {
    const client = await createClient()
    const reply = await client.call('POST', PROFILES, {})
    expect([reply.status, reply.body.errors]).toEqual([404, 'Customer not found'])
  })

  test('404 of the path before a missing root key', async () => {
    const client = await createClient()
    const reply = await client.call('POST', `/api/subscriptions/${UNKNOWN_ID}/items`, {})
    expect([reply.status, reply.body.errors]).toEqual([404, 'Subscription not found'])
  })

  test('404 of the path before a field of a wrong type', async () => {
    const client = await createClient()
    const path = `/api/subscriptions/${UNKNOWN_ID}/items`
    const reply = await client.call('POST', path, { item: { product_handle: 7 } })
    expect([reply.status, reply.body.errors]).toEqual([404, 'Subscription not found'])
  })

  test('a field of a wrong type before a record of the body that does not exist', async () => {
    const client = await createClient()
    const reply = await client.call('POST', '/api/subscriptions', {
      subscription: { customer_id: 99, interval: 'x' },
    })
    expect([reply.status, reply.body.errors]).toEqual([
      422,
      'subscription.interval must be an integer',
    ])
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
