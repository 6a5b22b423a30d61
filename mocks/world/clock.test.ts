import { describe, expect, test } from '@jest/globals'
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
})
