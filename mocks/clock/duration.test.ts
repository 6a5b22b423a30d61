import { describe, expect, test } from '@jest/globals'
import { toMilliseconds } from './duration.ts'

describe('a duration', () => {
  test.each([
    ['500ms', 500],
    ['15s', 15_000],
    ['1.5s', 1500],
    ['10m', 600_000],
    ['20h', 72_000_000],
    ['3d', 259_200_000],
    ['2w', 1_209_600_000],
    ['0s', 0],
    [250, 250],
    [0, 0],
  ])('%p is %i milliseconds', (duration, milliseconds) => {
    expect(toMilliseconds(duration)).toBe(milliseconds)
  })

  test.each(['', '20', 'h', '20 h', '-1s', '1y', '1h30m', -1, NaN, Infinity])(
    '%p is invalid',
    (duration) => {
      expect(() => toMilliseconds(duration)).toThrow(
        `Cannot read the duration: "${duration}" isn't one; write 500ms, 15s, 10m, 20h, 3d or 2w`,
      )
    },
  )
})
