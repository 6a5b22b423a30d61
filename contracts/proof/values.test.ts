import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { resolveProfile, type Profile } from '../../openapi/ledger.ts'
import { toObservedProfile } from '../reports/index.ts'
import { tryVariant } from './prove.ts'
import { trySite } from './try-site.ts'
import { singleValues, VALUES } from './variants/values.ts'

const cases = VALUES.map(([id, value], index) => {
  const variant = singleValues[index]!
  return { id, value, variant, name: variant.name }
})

test.each(cases)('a run learns $name from a site, and the mock plays it', async (one) => {
  const { id, value, variant } = one
  expect((await tryVariant(variant)).problems).toEqual([])
  const profile = parse(toObservedProfile(await trySite(variant))) as Profile
  expect(profile[id]).toEqual(value)
  expect(resolveProfile(profile).notPlayed).toEqual([])
  const again = parse(toObservedProfile(await trySite({ siteProfile: profile }))) as Profile
  expect(again).toEqual(profile)
})
