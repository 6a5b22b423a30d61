import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { assumptions } from '../../../openapi/choices.ts'
import { allGaps, gaps } from '../../../openapi/ledger.ts'
import { resolveProfile } from '../../../openapi/resolve-profile.ts'
import {
  changedOf,
  isAbout,
  notPlayedOf,
  readValue,
  toProfileFile,
  withGap,
} from './site-profile.ts'

test('a profile is saved so that it can be loaded: the changed gaps alone', () => {
  const profile = { ...assumptions, G29: 'created', G36: 203 }
  const saved = parse(toProfileFile(profile, 'Site profile')) as Record<string, unknown>
  expect(saved).toEqual({ G29: 'created', G36: 203 })
  expect(resolveProfile(saved).changed).toEqual(['G29', 'G36'])
  expect(parse(toProfileFile(assumptions, 'Site profile'))).toEqual({})
})

test('one gap is set, and the others stay', () => {
  const profile = withGap({ ...assumptions, G29: 'created' }, 'G36', 203)
  expect(changedOf(profile)).toEqual({ G29: 'created', G36: 203 })
})

test.each([
  ['{"status": 203}', { status: 203 }],
  ['203', 203],
  ['created', 'created'],
])('the typed value %s is read', (text, value) => expect(readValue(text)).toEqual(value))

test('gaps are found by id, name, words of the question, choice and what is in force', () => {
  for (const text of ['g39', 'list-order', 'CREATION', 'own-value']) {
    expect([text, isAbout(gaps.G39, text, 'own-value')]).toEqual([text, true])
  }
  expect(isAbout(gaps.G39, 'list-order nothing', 'creation')).toBe(false)
})

test('choices that the mock cannot play are named', () => {
  const found = allGaps.flatMap((gap) => {
    const [choice] = Object.keys(gap.choices).filter((one) => !gap.plays.includes(one))
    return choice === undefined || gap.open ? [] : [{ id: gap.id, choice }]
  })
  const profile = Object.fromEntries(found.map(({ id, choice }) => [id, choice]))
  expect(notPlayedOf({ ...profile, 'list-order': 'creation' })).toEqual(found.map(({ id }) => id))
})
