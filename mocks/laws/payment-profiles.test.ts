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

describe('PPMT01', () => {
  test.each([
    ['is absent', undefined],
    ['is null', null],
    ['is empty', ''],
    ['is one space', ' '],
    ['is white space', ' \t\n\u00a0'],
  ])('is answered when payment_method_type %s', async (_, type) => {
    const client = await createClient()
    const reply = await enrol(client, { payment_method_type: type })
    expect(reply.status).toBe(422)
    expect(reply.body).toEqual({
      data: null,
      errors: 'PPMT01: Payment type must not be blank',
      meta: {},
    })
  })
})

describe('PPMT02', () => {
  test.each([
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
  ])('is answered when payment_method_type is %j', async (type) => {
    const client = await createClient()
    const reply = await enrol(client, { payment_method_type: type })
    expect(reply.status).toBe(422)
    expect(reply.body).toEqual({
      data: null,
      errors: 'PPMT02: Invalid payment type; use pix',
      meta: {},
    })
  })
})

describe('PPS01', () => {
  test.each([
    ['is absent', undefined],
    ['is null', null],
    ['is empty', ''],
  ])('is answered when subscription_id %s', async (_, id) => {
    const client = await createClient()
    const reply = await enrol(client, { subscription_id: id })
    expect(reply.status).toBe(422)
    expect(reply.body).toEqual({
      data: null,
      errors: 'PPS01: Subscription id is required',
      meta: {},
    })
  })
})

describe('SB404', () => {
  test.each([
    ['names no subscription', UNKNOWN_ID],
    ['is no UUID', 'abc'],
    ['is a space', ' '],
    ['is a number', 1],
    ['is 0', 0],
    ['is false', false],
    ['is an object', {}],
    ['is a list', [UNKNOWN_ID]],
    ['is the name of an inherited key', '__proto__'],
  ])('is answered when subscription_id %s', async (_, id) => {
    const client = await createClient()
    const reply = await enrol(client, { subscription_id: id })
    expect(reply.status).toBe(404)
    expect(reply.body).toEqual({ data: null, errors: 'SB404: Subscription not found', meta: {} })
  })

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
