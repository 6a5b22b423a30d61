import { describe, expect, test } from '@jest/globals'
import { facts } from '../../../openapi/ledger.ts'
import { createEmbedded } from '../../targets/embedded.ts'
import { saboteurs } from './index.ts'
import type { Saboteur } from './saboteur.ts'
import type { Step } from './tour/guide.ts'
import { tour } from './tour/tour.ts'
import { UNSEEN } from './unseen.ts'

const known = new Set<string>(facts.map(({ id }) => id))
const broken = new Set(saboteurs.map(({ fact }) => fact))

async function tourOf(wrap: Saboteur['wrap']): Promise<Step[]> {
  const options = { seed: 1, customers: 3, now: '2026-01-31T10:20:30.456Z' }
  const { fetch, baseUrl, credentials } = await createEmbedded(options)
  return tour(wrap(fetch), baseUrl, credentials)
}

const untouched = tourOf((site) => site)

test('no two saboteurs have one name', () => {
  const names = saboteurs.map(({ name }) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('every saboteur has a name in kebab-case, a fact of the ledger and a sentence', () => {
  const wrong = saboteurs.filter(
    ({ name, fact, does }) =>
      !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || !known.has(fact) || !/^[A-Z].*\.$/.test(does),
  )
  expect(wrong).toEqual([])
})

test('every fact is broken or cannot be seen, and never both', () => {
  const places = facts.map(({ id }) => ({
    id,
    places: [broken.has(id), id in UNSEEN].filter(Boolean).length,
  }))
  expect(places.filter((one) => one.places !== 1)).toEqual([])
  expect(Object.keys(UNSEEN).filter((id) => !known.has(id))).toEqual([])
})

describe('the tour', () => {
  test('is the same on every untouched site', async () => {
    expect(await tourOf((site) => site)).toEqual(await untouched)
  })

  // What only a decision brings to light is no part of the tour.
  const shown = saboteurs.filter(({ disturb }) => disturb === undefined)
  test.each(shown.map(({ name, wrap }) => ({ name, wrap })))(
    'differs on $name',
    async ({ wrap }) => {
      const steps = await tourOf(wrap)
      expect(steps).not.toEqual(await untouched)
      expect(steps.map(({ status }) => status)).not.toContain(500)
    },
  )
})
