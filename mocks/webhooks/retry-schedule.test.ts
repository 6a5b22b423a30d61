import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { RETRY_DELAYS, toRetryDelay, toWait } from './retry-schedule.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('the retry schedule', () => {
  test('has ten attempts in 75.6 hours: gap G86', () => {
    const hours = RETRY_DELAYS.reduce((sum, delay) => sum + delay, 0) / HOUR
    expect(RETRY_DELAYS).toHaveLength(9)
    expect(hours).toBeCloseTo(75.58, 1)
  })

  test('is followed, or up to a tenth sooner, always the same for one delivery', () => {
    const chance = fc.record({ seed: fc.integer(), id: fc.string() })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), chance, (tries, given) => {
        const delay = toRetryDelay(tries, given, null) ?? NaN
        const whole = RETRY_DELAYS[tries - 1] ?? NaN
        expect(delay).toBeGreaterThanOrEqual(whole * 0.9 - 1)
        expect(delay).toBeLessThanOrEqual(whole)
        expect(toRetryDelay(tries, given, null)).toBe(delay)
      }),
    )
  })

  test('spreads the retries of many deliveries', () => {
    const delays = Array.from({ length: 50 }, (_, id) =>
      toRetryDelay(2, { seed: 1, id: `msg_${id}` }, null),
    )
    expect(new Set(delays).size).toBeGreaterThan(40)
  })

  test('ends after the tenth attempt', () => {
    expect(toRetryDelay(10, { seed: 1, id: 'msg_1' }, null)).toBeUndefined()
  })

  test.each([
    ['60', MINUTE],
    ['1', undefined],
    ['99999999999', 24 * HOUR],
    ['-5', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('waits as long as Retry-After %p asks for', (retryAfter, expected) => {
    const chance = { seed: 1, id: 'msg_1' }
    const delay = toRetryDelay(1, chance, retryAfter)
    expect(delay).toBe(expected ?? toRetryDelay(1, chance, null))
  })

  test('reads a Retry-After that is a date', () => {
    const now = Date.UTC(2026, 0, 31, 10, 0, 0)
    expect(toWait('Sat, 31 Jan 2026 10:02:00 GMT', now)).toBe(2 * MINUTE)
    expect(toWait('Sat, 31 Jan 2026 09:00:00 GMT', now)).toBe(0)
  })
})
