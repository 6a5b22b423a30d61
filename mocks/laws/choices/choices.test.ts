import { describe, expect, test } from '@jest/globals'
import { allGaps } from '../../../openapi/ledger.ts'
import {
  createClient,
  createSubscription,
  PERSON,
  type Customer,
  type Subscription,
} from '../support/client.ts'
import { customer, subscription } from './rows.ts'
import { CALL_ROWS } from './call-rows.ts'
import { HTTP_ROWS } from './http-rows.ts'
import { RESOURCE_ROWS } from './resource-rows.ts'

const ROWS = [...RESOURCE_ROWS, ...CALL_ROWS, ...HTTP_ROWS]

test('the table has a row for every choice that the mock plays besides its assumptions', () => {
  const played = allGaps.flatMap(({ id, choice, plays }) =>
    plays.filter((one) => one !== choice).map((one) => `${id} ${one}`),
  )
  const listed = new Set(ROWS.map(([gap, choice]) => `${gap} ${choice}`))
  expect(played.filter((one) => !listed.has(one))).toEqual([])
})

describe('a site of the profile', () => {
  test.each(ROWS)('%s %s answers so', async (gap, choice, look, seen) => {
    const client = await createClient({ profile: { [gap]: choice } })
    expect(await look(client)).toStrictEqual(seen)
  })

  test.each(ROWS)('%s %s differs from a site without one', async (_gap, _choice, look, seen) => {
    const client = await createClient()
    const plain = await look(client).catch(() => 'nothing to see')
    expect(plain).not.toStrictEqual(seen)
  })
})

test('a refusal with 200 (G42) keeps the envelope, whatever other refusals have (G08)', async () => {
  const client = await createClient({ profile: { G08: 'rails', G42: '200-with-errors' } })
  const { status, body } = await client.call('GET', '/api/customers/999')
  expect([status, body]).toEqual([200, { data: null, errors: 'Customer not found', meta: {} }])
})

describe('G13 and G14 unchecked', () => {
  const profile = { G13: 'unchecked', G14: 'unchecked' }

  test.each([
    ['a name of spaces', { first_name: ' ' }, 'first_name must not be blank'],
    ['an e-mail address that is no text', { email: 7 }, 'email must be a string'],
    ['a zip with a dash', { zip: '05410-020' }, 'zip must be digits only'],
    ['a phone with letters', { phone: 'none' }, 'phone must be digits only'],
    ['a document with letters', { document_number: 'X1' }, 'document_number must be digits only'],
    ['a country of three letters', { country: 'BRA' }, 'country must be two letters'],
    ['a phone of 256 digits', { phone: '1'.repeat(256) }, 'phone must have at most 255 characters'],
    [
      'a free e-mail address and a name that is no text',
      { email: 'nobody', first_name: 7 },
      'first_name must be a string',
    ],
  ])('still refuse %s: what the spec states holds', async (_, wrong, errors) => {
    const client = await createClient({ profile })
    const alone = await customer(client, { ...PERSON, ...wrong })
    const inside = await subscription(client, { customer_attributes: { ...PERSON, ...wrong } })
    expect([alone.status, alone.body.errors]).toEqual([422, errors])
    expect([inside.status, inside.body.errors]).toEqual([
      422,
      `subscription.customer_attributes.${errors}`,
    ])
  })

  test('show the free texts in every view', async () => {
    const client = await createClient({ profile })
    const free = { ...PERSON, email: 'nobody', document_number: '1' }
    const made = await createSubscription(client, { customer_attributes: free })
    const read = await client.call<Subscription>('GET', `/api/subscriptions/${made.id}`)
    const list = await client.call<Customer[]>('GET', '/api/customers')
    expect(read.body.data.customer).toMatchObject(free)
    expect(list.body.data.at(-1)).toMatchObject(free)
  })
})

test('activated_at can be null elsewhere (G127) where the single read leaves it out (G17)', async () => {
  const client = await createClient({ profile: { G17: 'absent', G127: 'null' } })
  const { id, ...made } = await createSubscription(client)
  const read = await client.call<Subscription>('GET', `/api/subscriptions/${id}`)
  expect([made.activated_at, 'activated_at' in read.body.data]).toEqual([null, false])
})

test('a form of timestamps (G10) does not touch texts of the client', async () => {
  const client = await createClient({ profile: { G10: 'seconds' } })
  const { body } = await customer(client, { ...PERSON, city: '2026-01-15T13:45:30.123Z' })
  expect(body.data.city).toBe('2026-01-15T13:45:30.123Z')
})
