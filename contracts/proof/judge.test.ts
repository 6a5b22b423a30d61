import { describe, expect, test } from '@jest/globals'
import { KNOBS, NO_KNOB } from '../independent/site.ts'
import {
  breakages,
  changesOf,
  drawSites,
  isShown,
  judgeBroken,
  judgeConforming,
  knobsOf,
  withKnobs,
} from './judge.ts'

describe('an independent site', () => {
  test('says what is open, and why the rest has no knob', () => {
    const sections = Object.values(KNOBS).map(({ section }) => section)
    expect(sections.filter((section) => !/^\d$/.test(section))).toEqual([])
    expect(Object.values(NO_KNOB).filter((reason) => reason === '')).toEqual([])
  })

  test('breaks a sentence of the spec, of one section, at the defaults or where it says so', () => {
    const rows = [...breakages.values()]
    const wrong = rows.filter(
      (one) =>
        !/^\d$/.test(one.section) ||
        one.sentence === '' ||
        (!isShown(one, withKnobs({})) && one.needs === undefined),
    )
    expect(wrong).toEqual([])
  })

  test('is the same for a seed', () => {
    const sites = drawSites(20, 7)
    expect(drawSites(20, 7)).toEqual(sites)
    expect(sites.map(knobsOf)).toEqual(sites.map(knobsOf))
    expect(sites.map((site) => withKnobs(changesOf(knobsOf(site))))).toEqual(sites.map(knobsOf))
  })
})

test('the independent site with its defaults is held to keep the spec', async () => {
  const judged = await judgeConforming(1, withKnobs({}))
  expect(judged).toMatchObject({ verdict: 'held', accusedBy: [], problems: [] })
})

test('a broken fact of the independent site is found by a check of its section', async () => {
  const judged = await judgeBroken(1, 'zip with a dash', withKnobs({}))
  expect(judged).toMatchObject({ verdict: 'broken', problems: [] })
  expect(judged.bySection).toContain('CUS-VIEW-007')
})
