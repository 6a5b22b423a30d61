import { expect, test } from 'vitest'
import { importCustomers } from '../src/import-customers.ts'
import { openOwnSite } from './open-own-site.ts'
import { ANA } from './rows.ts'

test('a year passes on one site, and on no other', async () => {
  const [one, other] = [await openOwnSite(), await openOwnSite()]
  await one.control.clock.advance('365d')
  const [later, now] = [await one.control.clock.state(), await other.control.clock.state()]
  expect(Date.parse(later.now) - Date.parse(now.now)).toBeGreaterThan(364 * 86_400_000)
})

test('what one site imports, another one does not have', async () => {
  const [one, other] = [await openOwnSite(), await openOwnSite()]
  await importCustomers([ANA], one.target)
  const { subscribed } = await importCustomers([ANA], other.target)
  expect([...subscribed.keys()]).toEqual([ANA.email])
})
