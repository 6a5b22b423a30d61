import { describe, expect, test } from '@jest/globals'
import { replyOf } from '../../testing/fake-context.ts'
import * as find from './find.ts'

const { toOutcome, unlessCode, unlessEqual, unlessRefused, unlessSuccess, unlessValues } = find
const reply = replyOf('{}')

describe('two values', () => {
  test.each([
    ['a', 'a'],
    [1, 1],
    [null, null],
    ['São', 'São'.normalize('NFD')],
    ['3F2504E0-4F89-41D3-9A0C-0305E82C3301', '3f2504e0-4f89-41d3-9a0c-0305e82c3301'],
  ])('%j and %j are the same', (expected, received) => {
    expect(unlessEqual(reply, '/x', expected, received)).toEqual([])
  })

  test.each([
    ['a', 'A', '"a"', '"A"'],
    ['São', 'Sao', '"São"', '"Sao"'],
    [1, '1', '1', '"1"'],
    [null, undefined, 'null', 'nothing'],
    ['', null, '""', 'null'],
    ['a', ['a'], '"a"', 'an array of 1'],
    ['a', { b: 1 }, '"a"', 'an object with b'],
    ['a', {}, '"a"', 'an empty object'],
  ])('%j and %j are not', (...[expected, received, shown, came]) => {
    expect(unlessEqual(reply, '/x', expected, received)).toEqual([
      { reply, pointer: '/x', expected: shown, received: came },
    ])
  })
})

test('each value of a record that is another is one finding', () => {
  const found = unlessValues(reply, '/data', { a: 1, b: 2 }, { a: 1, b: 3, c: 4 })
  expect(found.map(({ pointer, expected, received }) => [pointer, expected, received])).toEqual([
    ['/data/b', '3', '2'],
    ['/data/c', '4', 'nothing'],
  ])
})

describe('a customer that is read back', () => {
  const findings = (field: string, sent: string, received: string) =>
    unlessValues(reply, '/data', { [field]: received }, { [field]: sent })

  test.each([
    ['city', 'São Paulo', 'SÃO PAULO'],
    ['city', 'São Paulo', ' são  paulo'],
    ['email', 'Ana@example.com', 'ana@example.com'],
    ['country', 'BR', 'br'],
    ['phone', '11987654321', '5511987654321'],
    ['phone', '1187654321', '551187654321'],
  ])('may have its %s tidied: %j as %j', (field, sent, received) => {
    expect(findings(field, sent, received)).toEqual([])
  })

  test.each([
    ['city', 'São Paulo', 'Sao Paulo'],
    ['city', 'São Paulo', 'SãoPaulo'],
    ['address', 'Rua A, 12', 'Rua A, 1'],
    ['phone', '11987654321', '111987654321'],
    ['phone', '11987654321', '11987654322'],
    ['zip', '01310100', '5501310100'],
  ])('may not have its %s changed: %j to %j', (field, sent, received) => {
    expect(findings(field, sent, received)).toHaveLength(1)
  })
})

describe('an outcome', () => {
  const taken = replyOf({ data: {}, errors: null }, { status: 201 })
  const refused = replyOf({ errors: 'SB404: unknown' }, { status: 404 })
  const softly = replyOf({ errors: 'PPS01' })

  test('is a success or what came instead', () => {
    expect(unlessSuccess(taken, 'it is made')).toEqual([])
    expect(unlessSuccess(refused, 'it is made')).toMatchObject([
      { expected: 'success: it is made', received: 'status 404' },
    ])
    expect(toOutcome(softly)).toBe('status 200 with `errors`')
  })

  test('is a refusal, in either way', () => {
    expect([unlessRefused(refused, 'why'), unlessRefused(softly, 'why')]).toEqual([[], []])
    expect(unlessRefused(taken, 'why')).toMatchObject([{ expected: 'a refusal: why' }])
  })

  test('is a refusal with a code, or tells which code came instead', () => {
    expect(unlessCode(refused, 'SB404', 'why')).toEqual([])
    expect(unlessCode(softly, 'SB404', 'why')).toMatchObject([
      { received: 'PPS01, status 200 with `errors`' },
    ])
    expect(unlessCode(replyOf('no', { status: 400 }), 'SB404', 'why')).toMatchObject([
      { received: 'none of the codes, status 400' },
    ])
    expect(unlessCode(taken, 'SB404', 'why')).toMatchObject([{ expected: 'a refusal: why' }])
  })
})
