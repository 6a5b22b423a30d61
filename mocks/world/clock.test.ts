import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { AdjustableClock, toTimestamp } from './clock.ts'

const MOMENT = Date.UTC(2026, 0, 31, 10, 20, 30, 456)

describe('a clock', () => {
  test.each([
    ['2026-01-31T10:20:30.456Z'],
    ['2026-01-31T07:20:30.456-03:00'],
    [MOMENT],
    [new Date(MOMENT)],
    [() => MOMENT],
  ])('created with %p is frozen at that moment', (now) => {
    expect(new AdjustableClock(now).now()).toBe(MOMENT)
  })

  test('follows the machine by default', () => {
    const before = Date.now()
    expect(new AdjustableClock(undefined).now()).toBeGreaterThanOrEqual(before)
  })

  test.each(['tomorrow', '', '2026-13-01T00:00:00Z', NaN, Infinity, new Date(NaN)])(
    'cannot be created with %p',
    (now) => {
      expect(() => new AdjustableClock(now)).toThrow(
        `Cannot set the clock: "${String(now)}" isn't a moment from 1970 to 8999; write one such as 2027-01-01T00:00:00Z`,
      )
    },
  )

  test('formats a moment with three decimals and Z', () => {
    expect(toTimestamp(MOMENT)).toBe('2026-01-31T10:20:30.456Z')
  })

  test('formats each moment as Date does', () => {
    const any = fc.integer({ min: Date.UTC(1969), max: Date.UTC(10_001) })
    const edge = fc
      .record({
        year: fc.integer({ min: 1970, max: 9999 }),
        month: fc.integer({ min: 0, max: 11 }),
        from: fc.integer({ min: -1, max: 1 }),
      })
      .map(({ year, month, from }) => Date.UTC(year, month) + from)
    const moment = fc.oneof(any, edge, fc.double({ min: 0, max: 1e13, noNaN: true }))
    fc.assert(
      fc.property(moment, (one) => {
        expect(toTimestamp(one)).toBe(new Date(one).toISOString())
      }),
      { numRuns: 2000 },
    )
    expect(() => toTimestamp(NaN)).toThrow(RangeError)
  })
})
