import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { replyOf } from '../../testing/fake-context.ts'
import { isDayOfToday } from './grant.ts'

const at = (moment: string, headers: Record<string, string> = {}) =>
  replyOf('{}', { answeredAt: Date.parse(moment), headers })
const midsummer = at('2026-06-05T12:00:00Z')

describe('the day of a token', () => {
  test.each([
    '05/06/2026',
    '5/6/2026',
    '05-06-2026',
    '05.06.2026',
    '05/06/26',
    ' 05/06/2026 10:20',
    '05/06/2026T10:20:30',
    '04/06/2026',
    '06/06/2026',
  ])('may be written %j on the fifth of June', (value) => {
    expect(isDayOfToday(value, midsummer)).toBe(true)
  })

  test.each([
    ['month first', '06/05/2026'],
    ['year first', '2026-06-05'],
    ['no date', 'today'],
    ['no such day', '31/02/2026'],
    ['no such month', '05/13/2026'],
    ['a longer number', '05/06/20261'],
    ['a number', 1_780_660_800],
    ['nothing', undefined],
    ['null', null],
    ['empty', ''],
  ])('is not: %s', (_, value) => {
    expect(isDayOfToday(value, midsummer)).toBe(false)
  })

  test('that is far off accuses nobody of another order', () => {
    expect(isDayOfToday('25/12/2020', midsummer)).toBe(true)
  })

  test('is counted by the clock of the site as well', () => {
    const reply = at('2026-09-09T00:00:00Z', { date: 'Fri, 05 Jun 2026 12:00:00 GMT' })
    expect(isDayOfToday('05/06/2026', reply)).toBe(true)
    expect(isDayOfToday('06/05/2026', reply)).toBe(false)
  })

  test('holds on every day of the year, in every time zone', () => {
    const days = { min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true }
    fc.assert(
      fc.property(fc.date(days), fc.integer({ min: -12, max: 14 }), (now, zone) => {
        const there = new Date(now.getTime() + zone * 3_600_000)
        const [year = '', month = '', day = ''] = there.toISOString().slice(0, 10).split('-')
        const reply = replyOf('{}', { answeredAt: now.getTime() })
        expect(isDayOfToday(`${day}/${month}/${year}`, reply)).toBe(true)
      }),
    )
  })
})
