import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { parseInteger } from '../shared/parse.ts'
import { parseParameter } from './route.ts'

const INTEGER = { name: 'id', in: 'path', schema: { type: 'integer' } } as const
const UUID = { name: 'id', in: 'path', schema: { type: 'string', format: 'uuid' } } as const
const ID = '3f0d2f8e-5f39-4c55-9d0c-6d2c1f2b7a10'

describe('an integer', () => {
  test.each([
    ['1', 1],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['9007199254740992', undefined],
    ['0', undefined],
    ['-1', undefined],
    ['+1', undefined],
    ['01', undefined],
    ['1.0', undefined],
    ['1e0', undefined],
    ['0x1', undefined],
    [' 1', undefined],
    ['1\n', undefined],
    ['١', undefined],
    ['', undefined],
  ])('%j is %p', (text, number) => {
    expect(parseInteger(text)).toBe(number)
  })

  test('is read from its only spelling', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (number) => {
        expect(parseInteger(String(number + 1))).toBe(
          number + 1 > Number.MAX_SAFE_INTEGER ? undefined : number + 1,
        )
      }),
    )
  })
})

describe('a path value', () => {
  test.each([
    [INTEGER, '7', 7],
    [INTEGER, '%37', 7],
    [INTEGER, '%zz', undefined],
    [INTEGER, '%E0%A4%A', undefined],
    [UUID, ID, ID],
    [UUID, ID.toUpperCase(), ID],
    [UUID, ID.replaceAll('-', '%2D'), ID],
    [UUID, `${ID}\n`, undefined],
    [UUID, ID.slice(1), undefined],
    [undefined, 'a%20b', 'a b'],
  ])('%j reads %j as %p', (parameter, text, value) => {
    expect(parseParameter(parameter, text)).toBe(value)
  })
})
