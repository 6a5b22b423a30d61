import { createSite } from 'sabia'
import { expect, test } from 'vitest'

// Several ends of one story: it is told once up to the fork, and put back for each end.

async function openAtFork() {
  const site = await createSite({ scenario: 'profile-pending', now: '2027-01-31T12:00:00Z' })
  const fork = await site.snapshot()
  const status = async () => (await site.payer.profile(1))?.status
  return { site, fork, status }
}

test('after a snapshot is restored, the payer may decide otherwise', async () => {
  const { site, fork, status } = await openAtFork()
  await site.payer.accept(1)
  await site.restore(fork)
  await site.payer.refuse(1)
  expect(await status()).toBe('refused')
})

test('the time of a snapshot is restored as well', async () => {
  const { site, fork, status } = await openAtFork()
  await site.clock.advance('2d')
  const later = await status()
  await site.restore(fork)
  expect([later, await status()]).toEqual(['expired', 'pending'])
})

test('a snapshot is one JSON document that another site takes over', async () => {
  const { site, fork } = await openAtFork()
  const other = await createSite({ site: 'acme' })
  await other.restore(JSON.parse(JSON.stringify(fork)))
  expect(await other.payer.profiles()).toEqual(await site.payer.profiles())
})
