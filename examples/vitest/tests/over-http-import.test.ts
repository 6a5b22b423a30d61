import { expect, test } from 'vitest'
import { importCustomers } from '../src/import-customers.ts'
import { openOwnSite } from './open-own-site.ts'
import { ANA, RUI } from './rows.ts'

test('finds its site empty, whatever the other file does meanwhile', async () => {
  const { control, target } = await openOwnSite()
  await importCustomers([ANA, RUI], target)
  const creations = await control.requests.list({ operation: 'createSubscription' })
  expect(creations.map(({ status }) => status)).toEqual([201, 201])
})

test('tells that a limit was reached', async () => {
  const { control, target } = await openOwnSite()
  const then = { rateLimit: { retryAfter: 1 } }
  await control.faults.add({ operation: 'createSubscription', when: { next: 1 }, then })
  const { refused } = await importCustomers([ANA], target)
  expect(refused).toEqual([{ row: ANA, reason: 'Too Many Requests' }])
})
