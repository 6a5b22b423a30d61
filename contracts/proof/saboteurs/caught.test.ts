import { expect, test } from '@jest/globals'
import { trySaboteur } from '../prove.ts'
import { trySite } from '../try-site.ts'
import { saboteurs } from './index.ts'

// `npm run prove` tries all of them; here stands the first of each fact.
const first = new Map(saboteurs.toReversed().map((saboteur) => [saboteur.fact, saboteur]))

test('the site that they are put in front of holds every fact', async () => {
  expect(await trySite()).toMatchObject({ verdict: 'held', shortfalls: [] })
})

test.each([...first.values()])('$fact is found broken by $name: $does', async (saboteur) => {
  const { caughtBy, report } = await trySaboteur(saboteur)
  expect(report.verdict).toBe('broken')
  expect(caughtBy.length).toBeGreaterThan(0)
})
