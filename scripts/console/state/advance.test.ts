import { expect, test } from '@jest/globals'
import { createControl } from '../../../mocks/control/client/client.ts'
import { createSite } from '../../../mocks/site.ts'
import { advanceTo, dueBy } from './advance.ts'

const DAY = 24 * 60 * 60 * 1000

async function open() {
  const site = await createSite({ customers: 5000 })
  site.clock.freeze()
  const control = createControl({ site })
  return { control, target: site.clock.now() + 400 * DAY }
}

test('a long advance performs what falls due, and tells how far it is', async () => {
  const { control, target } = await open()
  expect(dueBy(await control.clock.state(), target).length).toBeGreaterThan(200)
  const told: number[] = []
  await advanceTo(control, target, (share) => told.push(share), new AbortController().signal)
  const state = await control.clock.state()
  expect([Date.parse(state.now), dueBy(state, target)]).toEqual([target, []])
  expect(told.length).toBeGreaterThan(1)
  expect(told).toEqual([...told].sort((one, other) => one - other))
  expect(told.at(-1)).toBe(1)
})

test('an advance that is stopped stays where it is', async () => {
  const { control, target } = await open()
  const stopping = new AbortController()
  await advanceTo(control, target, () => stopping.abort(), stopping.signal)
  const state = await control.clock.state()
  expect(Date.parse(state.now)).toBeLessThan(target)
  expect(dueBy(state, target)).not.toEqual([])
})
