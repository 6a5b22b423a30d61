import { expect, test } from '@jest/globals'
import { createChance, createRandom } from './random.ts'

test.each([0, 1, 1000, 2 ** 20 - 2, 2 ** 20, 2 ** 20 + 3, 2 ** 21])(
  'a sequence continues after %i numbers as if it had drawn them',
  (drawn) => {
    const drawing = createChance(7)
    for (let count = 0; count < drawn; count++) drawing.next()
    const later = createChance(7, drawn)
    const draw = () => [later.next(), later.next(), later.next()]
    expect(draw()).toEqual([drawing.next(), drawing.next(), drawing.next()])
    expect(later.drawn).toBe(drawn + 3)
  },
)

test('continuing after any number of draws takes a bounded time', () => {
  const most = Number.MAX_SAFE_INTEGER - 1000
  const [one, two] = [createRandom(7, most).uuid(), createRandom(7, most - 2 ** 30).uuid()]
  expect(one).not.toBe(two)
})
