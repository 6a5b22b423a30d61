import { expect, test } from '@jest/globals'
import { NoAnswer } from '../src/billing.ts'
import { enrol, subscribe } from '../src/enrol.ts'
import { openShop } from './open-shop.ts'

test('renews the token when it has expired', async () => {
  const { site, billing } = await openShop()
  await site.clock.advance('20h')
  await billing.get('/api/customers')
  expect(site.journal.list({ operation: 'createToken' })).toHaveLength(2)
})

test('waits as long as the site asks for when there were too many requests', async () => {
  const { site, billing, pauses } = await openShop()
  site.faults.add({ when: { next: 1 }, then: { rateLimit: { retryAfter: 7 } } })
  await billing.get('/api/customers')
  expect(pauses).toEqual([7000])
})

test('reads again when the site is unavailable for a moment', async () => {
  const { site, billing, customerId } = await openShop()
  site.faults.add({ operation: 'readCustomer', when: { next: 2 }, then: { status: 503 } })
  await billing.get(`/api/customers/${customerId}`)
  const statuses = site.journal.list({ operation: 'readCustomer' }).map(({ status }) => status)
  expect(statuses).toEqual([503, 503, 200])
})

test('gives up when the site stays unavailable', async () => {
  const { site, billing } = await openShop()
  site.faults.add({ operation: 'listCustomers', then: { status: 503 } })
  await expect(billing.get('/api/customers')).rejects.toThrow(NoAnswer)
})

test.each([
  ['was dropped after the write', { failAfterWrite: 'drop' }, 1],
  ['told of a failure after the write', { failAfterWrite: 500 }, 1],
  ['was dropped before anything was done', { drop: true }, 2],
  ['said 503, and nothing was done', { status: 503 }, 2],
] as const)('subscribes once when the answer %s', async (_, then, calls) => {
  const { site, billing, customerId } = await openShop()
  site.faults.add({ operation: 'createSubscription', when: { next: 1 }, then })
  await subscribe(billing, customerId, 1)
  expect(site.journal.list({ operation: 'createSubscription' })).toHaveLength(calls)
  expect(await billing.get('/api/subscriptions')).toHaveLength(1)
})

test('enrols once when the answer was dropped after the write', async () => {
  const { site, billing, customerId } = await openShop()
  const subscription = await subscribe(billing, customerId, 1)
  const then = { failAfterWrite: 'drop' } as const
  site.faults.add({ operation: 'createPaymentProfile', when: { next: 1 }, then })
  expect(await enrol(billing, subscription)).toEqual({ kind: 'already enrolled' })
  expect(await site.payer.profiles()).toHaveLength(1)
})

test('tells why a call was refused', async () => {
  const { billing } = await openShop()
  await expect(subscribe(billing, 999, 1)).rejects.toThrow('Customer not found')
})
