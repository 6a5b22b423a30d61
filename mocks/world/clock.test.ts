import { describe, expect, test } from '@jest/globals'
import { Timepiece, toTimestamp } from './clock.ts'

const MOMENT = Date.UTC(2026, 0, 31, 10, 20, 30, 456)

describe('a clock', () => {
  test.each([
    ['2026-01-31T10:20:30.456Z'],
    ['2026-01-31T07:20:30.456-03:00'],
    [MOMENT],
    [new Date(MOMENT)],
    [() => MOMENT],
  ])('made of %p stands at that moment', (now) => {
    expect(new Timepiece(now).now()).toBe(MOMENT)
  })

  test('is that of the machine when nothing is said', () => {
    const before = Date.now()
    expect(new Timepiece(undefined).now()).toBeGreaterThanOrEqual(before)
  })

  test.each(['tomorrow', '', '2026-13-01T00:00:00Z', NaN, Infinity, new Date(NaN)])(
    'cannot be made of %p',
    (now) => {
      expect(() => new Timepiece(now)).toThrow(
        `Cannot set the clock: "${String(now)}" is no moment; write 2027-01-01T00:00:00Z`,
      )
    },
  )

  test('writes a moment with three decimals and Z', () => {
    expect(toTimestamp(MOMENT)).toBe('2026-01-31T10:20:30.456Z')
  })
})
