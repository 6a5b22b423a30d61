import { describe, expect, test } from '@jest/globals'
import { allGaps, resolveProfile } from '../../openapi/ledger.ts'
import type { Report } from '../model/report.ts'
import { gapChecks } from './index.ts'
import { trySite } from '../proof/try-site.ts'
import { toObservedProfile } from '../reports/index.ts'
import { parse } from 'yaml'

/** Choices that look like another one from outside, and that one. */
const ALIKE: Readonly<Record<string, string>> = {
  // Letters in a tax number are refused by a fact in both cases.
  'G14=unchecked': 'digits',
  // A day and a month of two digits are written in the same way.
  'G73=d/m/yyyy': 'dd/mm/yyyy',
}

const rows = allGaps
  .filter(({ plays }) => plays.length > 1)
  .flatMap(({ id, plays }) => plays.map((choice) => [id, choice] as const))

const LOOKS = gapChecks.map(({ id }) => id)

function sightOf(report: Report, gap: string): string | null | undefined {
  const check = report.checks.find(({ gaps }) => gaps.includes(gap))
  return check?.observed?.[0]?.choice
}

describe('a site with a choice, its profile, and the mock with that profile', () => {
  test.each(rows)('%s=%s are observed alike', async (id, choice) => {
    const site = await trySite({ profile: { [id]: choice }, only: LOOKS })
    const seen = sightOf(site, id)
    const isSame = seen === choice || seen === ALIKE[`${id}=${choice}`]
    expect([id, choice, seen, isSame]).toEqual([id, choice, seen, true])

    const profile = (parse(toObservedProfile(site)) ?? {}) as Record<string, string>
    expect(profile[id]).toBe(seen)
    expect(resolveProfile(profile).notPlayed).toEqual([])
    const mock = await trySite({ profile, only: LOOKS })
    const sights = (report: Report) =>
      // With whole seconds it depends on the moment whether two writes can be told apart (G12).
      report.checks.flatMap(({ id: check, observed }) =>
        (id === 'G10' && check === 'OBS-G12-001' ? [] : (observed ?? [])).map(
          ({ gap, choice: one }) => `${check} ${gap} ${one}`,
        ),
      )
    expect(sights(mock)).toEqual(sights(site))
  })
})
