import { createSite, type Profile, type Site } from 'sabia'
import { expect, test } from 'vitest'
import { importCustomers } from '../src/import-customers.ts'
import { getTarget } from './get-target.ts'
import { ANA, EVA, RUI } from './rows.ts'

// The importer is given the site's own `fetch`: no port, and nothing is intercepted.

async function open(profile: Profile = {}) {
  const site = await createSite({ scenario: 'empty', now: '2027-01-31T12:00:00Z', profile })
  const target = await getTarget(
    'https://demo.example.com',
    site.name,
    site.application,
    site.fetch,
  )
  return { site, target }
}

const created = (site: Site) =>
  site.journal.list({ operation: 'createSubscription', status: '2xx' })

test('subscribes each customer of the list', async () => {
  const { site, target } = await open()
  const { subscribed } = await importCustomers([ANA, RUI], target)
  expect([...subscribed.keys()]).toEqual([ANA.email, RUI.email])
  expect(created(site)).toHaveLength(2)
})

test('tells why a row was refused, and goes on with the next', async () => {
  const { target } = await open()
  const { subscribed, refused } = await importCustomers([EVA, RUI], target)
  expect(refused).toEqual([{ row: EVA, reason: expect.stringContaining('zip') }])
  expect([...subscribed.keys()]).toEqual([RUI.email])
})

test('leaves no customer behind whose subscription was refused', async () => {
  const { site, target } = await open()
  await importCustomers([{ ...ANA, product: 999 }], target)
  expect(site.journal.list().flatMap(({ changes }) => changes)).toEqual([])
})

test('the same list a second time changes nothing', async () => {
  const { site, target } = await open()
  await importCustomers([ANA, RUI], target)
  await importCustomers([ANA, RUI], target)
  expect(created(site)).toHaveLength(2)
})

test('an import that broke off goes on where it ended', async () => {
  const { site, target } = await open()
  site.faults.add({
    operation: 'createSubscription',
    when: { every: 2, next: 1 },
    then: { drop: true },
  })
  await expect(importCustomers([ANA, RUI], target)).rejects.toThrow()
  const { subscribed } = await importCustomers([ANA, RUI], target)
  expect([...subscribed.keys()]).toEqual([RUI.email])
})

// What the specification leaves open, a live site may fill otherwise: the importer must not care.
test.each<[string, Profile]>([
  ['200 where the mock answers 201', { G37: '200' }],
  ['timestamps without milliseconds', { G10: 'seconds' }],
  ['the newest first', { G39: 'descending' }],
  ['400 where the mock answers 422', { G91: '400' }],
])('takes a site that answers %s', async (_, profile) => {
  const { target } = await open(profile)
  const { subscribed, refused } = await importCustomers([ANA, EVA, RUI], target)
  expect([...subscribed.keys()]).toEqual([ANA.email, RUI.email])
  expect(refused).toHaveLength(1)
})
