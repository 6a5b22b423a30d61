import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { addInterval } from './periods.ts'

const LAST_MOMENT = '9999-12-31T23:59:59.999Z'
const unit = fc.constantFrom('day', 'week', 'month', 'year')
const begin = fc
  .date({
    min: new Date('2000-01-01T00:00:00.000Z'),
    max: new Date('2100-12-31T23:59:59.999Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString())

describe('an interval', () => {
  test.each([
    ['2026-01-15T13:45:30.123Z', 1, 'month', '2026-02-15T13:45:30.123Z'],
    ['2026-01-31T10:00:00.000Z', 1, 'month', '2026-02-28T10:00:00.000Z'],
    ['2028-01-31T10:00:00.000Z', 1, 'month', '2028-02-29T10:00:00.000Z'],
    ['2026-08-31T23:59:59.999Z', 1, 'month', '2026-09-30T23:59:59.999Z'],
    ['2026-10-31T00:00:00.000Z', 4, 'month', '2027-02-28T00:00:00.000Z'],
    ['2026-12-31T00:00:00.000Z', 1, 'month', '2027-01-31T00:00:00.000Z'],
    ['2026-11-30T00:00:00.000Z', 12, 'month', '2027-11-30T00:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', 1, 'year', '2029-02-28T12:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', 4, 'year', '2032-02-29T12:00:00.000Z'],
    ['2096-02-29T12:00:00.000Z', 4, 'year', '2100-02-28T12:00:00.000Z'],
    ['2026-02-28T00:00:00.000Z', 1, 'day', '2026-03-01T00:00:00.000Z'],
    ['2026-12-25T00:00:00.000Z', 1, 'week', '2027-01-01T00:00:00.000Z'],
  ] as const)('from %s of %i %s ends at %s', (start, interval, of, end) => {
    expect(addInterval(start, interval, of)).toBe(end)
  })

  test.each(['day', 'week', 'month', 'year'] as const)(
    'of the greatest number of %ss ends at the last moment of the calendar',
    (of) => {
      expect(addInterval('2026-01-31T10:00:00.000Z', 2_147_483_647, of)).toBe(LAST_MOMENT)
    },
  )

  test('that ends in the year 9999 is not shortened', () => {
    expect(addInterval('2026-06-15T10:00:00.000Z', 7973, 'year')).toBe('9999-06-15T10:00:00.000Z')
    expect(addInterval('2026-06-15T10:00:00.000Z', 7974, 'year')).toBe(LAST_MOMENT)
  })

  test('ends after it begins, at a moment in the form of the document, however long it is', () => {
    fc.assert(
      fc.property(
        begin,
        fc.integer({ min: 1, max: 2_147_483_647 }),
        unit,
        (start, interval, of) => {
          const end = addInterval(start, interval, of)
          expect(end).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
          expect(end > start).toBe(true)
        },
      ),
    )
  })

  test('of twelve months is one year, and of seven days one week', () => {
    fc.assert(
      fc.property(begin, fc.integer({ min: 1, max: 500 }), (start, count) => {
        expect(addInterval(start, 12 * count, 'month')).toBe(addInterval(start, count, 'year'))
        expect(addInterval(start, 7 * count, 'day')).toBe(addInterval(start, count, 'week'))
      }),
    )
  })

  test('of months keeps the time, and the day unless the month is shorter', () => {
    fc.assert(
      fc.property(begin, fc.integer({ min: 1, max: 500 }), (start, count) => {
        const end = new Date(addInterval(start, count, 'month'))
        const from = new Date(start)
        expect(end.toISOString().slice(10)).toBe(start.slice(10))
        const months = from.getUTCFullYear() * 12 + from.getUTCMonth() + count
        expect(end.getUTCFullYear() * 12 + end.getUTCMonth()).toBe(months)
        const isLastOfMonth = new Date(end.getTime() + 86_400_000).getUTCDate() === 1
        if (end.getUTCDate() !== from.getUTCDate()) {
          expect(isLastOfMonth).toBe(true)
          expect(end.getUTCDate()).toBeLessThan(from.getUTCDate())
        }
      }),
    )
  })
})
