import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import * as forms from './forms.ts'

const { aBoolean, aMoment, anArray, anEmail, anInteger, anObject, aSlug, aText } = forms
const { aUtcMoment, aUuid, digits, isSameMoment, twoLetters } = forms
const UUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

type Row = readonly [form: forms.Form, good: readonly unknown[], bad: readonly unknown[]]

const ROWS: readonly Row[] = [
  [anInteger, [0, -1, 2 ** 40, 1.0], [1.5, '1', null, undefined, NaN, Infinity, true, [1]]],
  [aBoolean, [true, false], [0, 1, 'true', null, undefined, {}]],
  [aText, ['', 'a'], [1, null, undefined, ['a'], {}]],
  [digits, ['', '0', '00123'], ['12a', '1.5', ' 1', '1\n', 12, null, '١٢']],
  [twoLetters, ['', 'SP', 'sp'], ['S', 'SPX', 'S1', 'Sé', ' SP', 1, null]],
  [anEmail, ['', 'a@b', 'ana.b+c@example.com'], ['a', '@b', 'a@', 'a b@c', 'a@b@c', 7, null]],
  [aSlug, ['basic-plan', 'a', 'a_b.c', 'plano-básico', 'x--1'], ['', '-a', 'a-', 'a b', 'a/b', 1]],
  [aUuid, [UUID, UUID.toUpperCase()], ['', `${UUID}0`, UUID.slice(1), `{${UUID}}`, 'g', 1, null]],
  [anObject, [{}, { a: 1 }], [[], null, undefined, 'a', 1]],
  [anArray, [[], [1]], [{}, null, undefined, 'a', { length: 0 }]],
]

describe('a form', () => {
  test.each(ROWS.map((row) => [row[0].name, row] as const))('%s', (_, [form, good, bad]) => {
    expect(good.filter((value) => !form.holds(value))).toEqual([])
    expect(bad.filter((value) => form.holds(value))).toEqual([])
  })
})

describe('a moment', () => {
  test.each([
    '2026-01-02T03:04:05Z',
    '2026-01-02T03:04:05.1Z',
    '2026-01-02T03:04:05.123456Z',
    '2026-01-02T03:04:05,123Z',
    '2026-01-02T03:04:05.123456789Z',
    '2026-01-02T03:04:05+00:00',
    '2026-01-02T03:04:05+0000',
    '2026-01-02T03:04:05-00:00',
    '2024-02-29T00:00:00Z',
    '2016-12-31T23:59:60Z',
    '20260102T030405Z',
    '20260102T030405.123Z',
    '2026-01-02T03:04:05+00',
    '2026-002T03:04:05Z',
    '2026002T030405Z',
    '2024-366T03:04:05Z',
    '2026-W01-5T03:04:05Z',
    '2020-W53-7T03:04:05Z',
    '2026-01-02T03:04:05.123456789012Z',
    '2026-01-02T03:04.5Z',
    '20260102T0304,25Z',
    '2026-01-02T03.5Z',
  ])('%s is one in UTC', (value) => {
    expect([aUtcMoment.holds(value), aMoment.holds(value)]).toEqual([true, true])
  })

  test.each([
    '2026-01-02T03:04:05-03:00',
    '2026-01-02T03:04:05',
    '2026-01-02 03:04:05Z',
    '2026-01-02 03:04:05 UTC',
    '2026-01-02 03:04:05 -0300',
  ])('%s is one, but not of the form that the spec shows', (value) => {
    expect([aUtcMoment.holds(value), aMoment.holds(value)]).toEqual([false, true])
  })

  test.each([
    '',
    '2026-01-02',
    '03:04:05',
    '2026-13-02T03:04:05Z',
    '2026-00-02T03:04:05Z',
    '2026-01-00T03:04:05Z',
    '2026-02-29T03:04:05Z',
    '2026-04-31T03:04:05Z',
    '2026-01-02T24:00:01Z',
    '2026-01-02T24:00:00.5Z',
    '2026-01-02T25:00:00Z',
    '2026-01-02T03:60:05Z',
    '2026-01-02T03:04:61Z',
    '2026-1-2T03:04:05Z',
    '02/01/2026 03:04:05',
    'x2026-01-02T03:04:05Z',
    '2026-01-02T03:04:05Zx',
    '2026-01-02T03:04:05Z\n',
    1_767_322_800,
    null,
    undefined,
    ['2026-01-02T03:04:05Z'],
  ])('%j is none', (value) => {
    expect([aUtcMoment.holds(value), aMoment.holds(value)]).toEqual([false, false])
  })

  test('is whatever JavaScript writes for a date', () => {
    const years = { min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }
    fc.assert(
      fc.property(fc.date(years), (date) => {
        expect(aUtcMoment.holds(date.toISOString())).toBe(true)
      }),
    )
  })
})

test('no form throws, whatever it is asked about', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      for (const form of Object.values(forms)) {
        if (typeof form === 'function') expect(() => form(value, value)).not.toThrow()
        else expect(typeof form.holds(value)).toBe('boolean')
      }
    }),
  )
})

describe('two moments are the same', () => {
  test.each([
    ['2026-11-22T10:00:00.123Z', '2026-11-22T07:00:00.123-03:00', true],
    ['2026-11-22T10:00:00.123Z', '2026-11-22T10:00:00Z', true],
    ['2026-11-22T10:00:00Z', '2026-11-22T10:00:01Z', true],
    ['2026-11-22T10:00:00.123Z', '2026-11-22T10:00:00.130Z', false],
    ['2026-11-22T10:00:00Z', '2026-11-22T10:00:02Z', false],
    ['2026-11-22T10:00Z', '2026-11-22T10:00:59Z', true],
    ['2026-11-22T10:00.1500Z', '2026-11-22T10:00.1333Z', true],
    ['2026-11-22T10:00.1500Z', '2026-11-22T10:00.1000Z', false],
    ['yesterday', '2026-11-22T10:00:00Z', undefined],
  ])('as exactly as the less exact one: %s and %s', (one, other, isSame) => {
    expect(isSameMoment(one, other)).toBe(isSame)
    expect(isSameMoment(other, one)).toBe(isSame)
  })
})
