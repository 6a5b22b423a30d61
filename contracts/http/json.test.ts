import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { parseJson, toIntegerId, toJson } from './json.ts'

describe('JSON with long integers', () => {
  test('keeps every digit of them', () => {
    const text = '{"id":9007199254740993,"list":[-123456789012345678901,12]}'
    expect(parseJson(text)).toEqual({
      id: 9007199254740993n,
      list: [-123456789012345678901n, 12],
    })
    expect(toJson(parseJson(text))).toBe(text)
  })

  test.each([
    ['in a text', '{"id":"9007199254740993","a":"\\"9007199254740993"}'],
    ['with a fraction', '{"id":9007199254740993.5}'],
    ['with an exponent', '[9007199254740993e2,1e21,12345678901234567890E-3]'],
    ['up to 2^53', '[9007199254740991,1000000000000000]'],
    ['as a key', '{"9007199254740993":1}'],
  ])('leaves digits alone: %s', (_, text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text))
  })

  test('is JSON.parse for all other JSON', () => {
    const isLong = (_: string, value: unknown) => {
      const isRounded = typeof value === 'number' && !Number.isSafeInteger(value)
      return isRounded && Number.isInteger(value) ? 'long' : value
    }
    fc.assert(
      fc.property(fc.json(), (text) => {
        if (JSON.stringify(JSON.parse(text, isLong)).includes('"long"')) return
        expect(parseJson(text)).toEqual(JSON.parse(text))
      }),
    )
    expect(() => parseJson('{"id":9007199254740993')).toThrow(SyntaxError)
  })

  test('writes any integer that it reads', () => {
    fc.assert(
      fc.property(fc.bigInt(), (id) => {
        expect(toJson(parseJson(`{"id":${id}}`))).toBe(`{"id":${id}}`)
        expect(toJson(toIntegerId(String(id)))).toBe(String(id))
      }),
    )
  })
})
