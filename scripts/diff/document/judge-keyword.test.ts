import { expect, test } from '@jest/globals'
import { effectOf } from './judge-keyword.ts'

const words = '{"type":"string"}'

test.each([
  [undefined, false, 'narrower'],
  [true, words, 'narrower'],
  [words, false, 'narrower'],
  [false, words, 'wider'],
  [words, true, 'wider'],
  [words, undefined, 'wider'],
])('other fields, from %j to %j: the schema takes a %s set of values', (before, after, effect) => {
  expect(effectOf('additionalProperties', before, after)).toBe(effect)
})
