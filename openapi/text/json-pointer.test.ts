import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { toKeys, toPointer, valueAt } from './json-pointer.ts'

/** The examples of RFC 6901, section 5. */
const example = {
  foo: ['bar', 'baz'],
  '': 0,
  'a/b': 1,
  'c%d': 2,
  'e^f': 3,
  'g|h': 4,
  'i\\j': 5,
  'k"l': 6,
  ' ': 7,
  'm~n': 8,
}

test.each([
  ['', example],
  ['/foo', ['bar', 'baz']],
  ['/foo/0', 'bar'],
  ['/', 0],
  ['/a~1b', 1],
  ['/c%d', 2],
  ['/e^f', 3],
  ['/g|h', 4],
  ['/i\\j', 5],
  ['/k"l', 6],
  ['/ ', 7],
  ['/m~0n', 8],
  ['/foo/2', undefined],
  ['/foo/0/x', undefined],
  ['/toString', undefined],
])('%j leads to %j', (pointer, value) => {
  expect(valueAt(example, pointer)).toEqual(value)
})

test('keys come back from their pointer, whatever they are', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom('~', '/', '0', '1', 'a') })), (keys) => {
      expect(toKeys(toPointer(keys))).toEqual(keys)
    }),
  )
})
