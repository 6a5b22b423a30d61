import { expect, test } from '@jest/globals'
import { resolveProfile } from '../../../openapi/ledger.ts'
import { accusations, tryTwin } from '../prove.ts'
import { coverPairs, singleChoices } from './choices.ts'
import { manners } from './manners.ts'

// `npm run prove` tries those that play pairs of choices as well.
test.each([...singleChoices, ...manners])('$name is not accused', async (twin) => {
  expect(accusations(await tryTwin(twin))).toEqual([])
})

test('the pairs of choices are all played, by profiles that the mock takes', () => {
  const twins = coverPairs()
  const seen = new Set(
    twins.flatMap(({ profile = {} }) => {
      expect(resolveProfile(profile).notPlayed).toEqual([])
      return pairsOf(Object.entries(profile).map(([id, choice]) => `${id}=${choice}`))
    }),
  )
  for (const { profile = {} } of singleChoices) {
    const [[id, choice] = []] = Object.entries(profile)
    expect([...seen].some((pair) => pair.split('|').includes(`${id}=${choice}`))).toBe(true)
  }
  expect(twins.length).toBeLessThan(150)
})

function pairsOf(choices: string[]): string[] {
  return choices.flatMap((one, at) => choices.slice(at + 1).map((other) => `${one}|${other}`))
}
