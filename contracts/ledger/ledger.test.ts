import { expect, test } from '@jest/globals'
import { allGaps, facts } from '../../openapi/ledger.ts'
import { allChecks } from '../all-checks.ts'
import { toFactTable } from './fact-markdown.ts'
import { UNOBSERVED, UNTESTED } from './untested.ts'

const factIds: readonly string[] = facts.map(({ id }) => id)
const gapIds: readonly string[] = allGaps.map(({ id }) => id)

test('each fact has a MUST check or a reason, never both', () => {
  const wrong = toFactTable().filter(
    ({ checks, reason }) => checks.length > 0 === (reason !== undefined),
  )
  expect(wrong.map(({ fact }) => fact)).toEqual([])
})

test('each gap is looked at or has a reason, never both', () => {
  const seen = allChecks.flatMap(({ gaps }) => gaps)
  const wrong = gapIds.filter((id) => seen.includes(id) === Object.hasOwn(UNOBSERVED, id))
  expect(wrong).toEqual([])
})

test('each check has an id of its own, of an area and a number', () => {
  const ids = allChecks.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[A-Z]+(-[A-Z0-9]+)+-\d{3}$/)
})

test('checks and reasons name rows that the ledger has', () => {
  const named = [...allChecks.flatMap((check) => check.facts), ...Object.keys(UNTESTED)]
  expect(named.filter((id) => !factIds.includes(id))).toEqual([])
  const gaps = [...allChecks.flatMap((check) => check.gaps), ...Object.keys(UNOBSERVED)]
  expect(gaps.filter((id) => !gapIds.includes(id))).toEqual([])
})

test('a MUST check rests on a fact, an observation on a gap, and good practice on neither', () => {
  for (const { id, level, facts: on, gaps } of allChecks) {
    const rests = { MUST: on.length > 0, OBSERVE: gaps.length === 1, SHOULD: on.length === 0 }
    expect([id, rests[level]]).toEqual([id, true])
  }
})
