import { describe, expect, test } from '@jest/globals'
import {
  createClient,
  createSubscription,
  UNKNOWN_ID,
  type Client,
  type PaymentProfile,
} from './support/client.ts'

const PATH = '/api/customers/1/payment_profiles'

/** Sends a body that is right but for what is given; `subscription_id` names a new subscription. */
async function enrol(client: Client, changes: Record<string, unknown> = {}) {
  const { id } = await createSubscription(client)
  const input = { payment_method_type: 'pix', subscription_id: id, ...changes }
  return client.call<PaymentProfile>('POST', PATH, input)
}

/** An error, its status, and the fields that bring it about. */
const REFUSED = [
  ...[undefined, null, '', ' ', ' \t\n\u00a0'].map(
    (type) =>
      ['PPMT01: Payment type must not be blank', 422, { payment_method_type: type }] as const,
  ),
  ...[
    'PIX',
    'Pix',
    ' pix',
    'pix ',
    'card',
    'boleto',
    'píx',
    7,
    0,
    true,
    false,
    {},
    [],
    ['pix'],
  ].map(
    (type) =>
      ['PPMT02: Invalid payment type; use pix', 422, { payment_method_type: type }] as const,
  ),
  ...[undefined, null, ''].map(
    (id) => ['PPS01: Subscription id is required', 422, { subscription_id: id }] as const,
  ),
  ...[UNKNOWN_ID, 'abc', ' ', 1, 0, false, {}, [UNKNOWN_ID], '__proto__'].map(
    (id) => ['SB404: Subscription not found', 404, { subscription_id: id }] as const,
  ),
]

test.each(REFUSED)('%s: %i to %p', async (errors, status, changes) => {
  const reply = await enrol(await createClient(), changes)
  expect(reply.status).toBe(status)
  expect(reply.body).toEqual({ data: null, errors, meta: {} })
})

describe('SB404', () => {
  test("is answered to another customer's subscription", async () => {
    const client = await createClient()
    const { id } = await createSubscription(client, { customer_id: 2 })
    const reply = await enrol(client, { subscription_id: id })
    expect(reply.status).toBe(404)
    expect(reply.body.errors).toBe('SB404: Subscription not found')
  })

  test("is answered to another customer's subscription that has a profile", async () => {
    const client = await createClient()
    const { id } = await createSubscription(client, { customer_id: 2 })
    await client.call('POST', '/api/customers/2/payment_profiles', {
      payment_method_type: 'pix',
      subscription_id: id,
    })
    const reply = await enrol(client, { subscription_id: id })
    expect(reply.body.errors).toBe('SB404: Subscription not found')
  })
})

describe('SB344', () => {
  test('is answered when the subscription already has a payment profile', async () => {
    const client = await createClient()
    const first = await enrol(client)
    const { subscription_id } = first.body.data
    const second = await enrol(client, { subscription_id })
    expect(second.status).toBe(422)
    expect(second.body).toEqual({
      data: null,
      errors: 'SB344: Subscription already has a payment profile',
      meta: {},
    })
  })

  test('is answered to the same id in upper-case letters', async () => {
    const client = await createClient()
    const first = await enrol(client)
    const upper = first.body.data.subscription_id.toUpperCase()
    const second = await enrol(client, { subscription_id: upper })
    expect(second.body.errors).toMatch(/^SB344: /)
  })

  test('is answered to all but one of twenty calls at the same moment', async () => {
    const client = await createClient()
    const { id } = await createSubscription(client)
    const calls = Array.from({ length: 20 }, () => enrol(client, { subscription_id: id }))
    const replies = await Promise.all(calls)
    const outcomes = replies.map(({ status, body }) => `${status} ${body.errors?.slice(0, 5)}`)
    expect(outcomes.filter((outcome) => outcome === '201 undefined')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === '422 SB344')).toHaveLength(19)
  })

  test('is not answered to another subscription of the same customer', async () => {
    const client = await createClient()
    const first = await enrol(client)
    const second = await enrol(client)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body.data.id).toBe(first.body.data.id + 1)
  })
})

describe('a refused payment profile', () => {
  test.each([
    ['PPMT01', { payment_method_type: '' }],
    ['PPMT02', { payment_method_type: 'card' }],
    ['PPS01', { subscription_id: null }],
  ])('(%s) does not occupy the subscription', async (code, wrong) => {
    const client = await createClient()
    const { id } = await createSubscription(client)
    const refused = await enrol(client, { subscription_id: id, ...wrong })
    const accepted = await enrol(client, { subscription_id: id })
    expect(refused.body.errors).toContain(code)
    expect(accepted.status).toBe(201)
  })

  test('leaves no gap in the ids', async () => {
    const client = await createClient()
    const first = await enrol(client)
    await enrol(client, { subscription_id: first.body.data.subscription_id })
    const third = await enrol(client)
    expect(third.body.data.id).toBe(first.body.data.id + 1)
  })
})

test('the id of the subscription may be sent in upper-case letters', async () => {
  const client = await createClient()
  const { id } = await createSubscription(client)
  const reply = await enrol(client, { subscription_id: id.toUpperCase() })
  expect(reply.status).toBe(201)
  expect(reply.body.data.subscription_id).toBe(id)
})

test.each(['99', 'abc', '0', UNKNOWN_ID])(
  'an unknown customer %s of the path answers 404 without a code, before the body is judged',
  async (customer) => {
    const client = await createClient()
    const reply = await client.call('POST', `/api/customers/${customer}/payment_profiles`, {})
    expect(reply.status).toBe(404)
    expect(reply.body.errors).toBe('Customer not found')
  },
)
