import { createSite } from 'sabia'
import { expect, test as base } from 'vitest'
import { enrol } from './enrol.ts'

// Copy this into a project that tests with Vitest. Here Jest runs it, with `vitest` replaced by
// what the two have in common: Vitest is no dependency of this repository.

const test = (name: string, act: (site: Awaited<ReturnType<typeof createSite>>) => Promise<void>) =>
  base(name, async () => act(await createSite({ customers: 1, payer: { policy: 'refuse' } })))

test('the payer refuses a second after the enrolment', async (site) => {
  site.clock.freeze()
  const id = await enrol(site)
  expect(await site.payer.profile(id)).toMatchObject({ status: 'pending' })
  await site.clock.advance('1s')
  expect(await site.payer.profile(id)).toMatchObject({ status: 'refused' })
})

test('a second decision is refused, and changes nothing', async (site) => {
  const id = await enrol(site)
  await site.payer.accept(id)
  await expect(site.payer.refuse(id)).rejects.toThrow('it is active')
  expect(await site.payer.profile(id)).toMatchObject({ status: 'active' })
})
