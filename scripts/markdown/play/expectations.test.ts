import { describe, expect, test } from '@jest/globals'
import { findSurprise } from './expectations.ts'

const find = (printed: string, prints: string[] = [], lines?: number) =>
  findSurprise(printed, { prints, lines })

describe('what is printed', () => {
  test.each([
    ['nothing expected', 'anything', []],
    ['a text with signs of patterns', 'a (b) [c]? 1.5', ['(b) [c]?', '1.5']],
    ['a pattern of a line', 'one\ntwo', ['/^two$/']],
    ['texts in their order', '{"a":1}\n{"b":2}', ['"a":1', '"b":2']],
    ['a success', '{"data":null,"errors":null,"meta":{}}', []],
    ['an error that is expected', '{"errors":"SB344: no"}', ['SB344']],
  ])('is as expected: %s', (_, printed, prints) => {
    expect(find(printed, prints)).toBeUndefined()
  })

  test.each([
    ['a text that does not come', 'a', ['b'], 'it does not print b'],
    ['a point where any sign stands', '1x5', ['1.5'], 'it does not print 1.5'],
    ['another order', 'b\na', ['a', 'b'], 'it does not print b after the rest'],
    ['a text once instead of twice', 'a', ['a', 'a'], 'it does not print a after the rest'],
    ['an error in the envelope', '{"errors":"no"}', [], 'an error that nothing expects'],
    ['an error of OAuth', '{"error":"invalid_client"}', [], 'an error that nothing expects'],
    ['an error of a control call', '{"error":{"code":"x"}}', [], 'an error that nothing expects'],
    ['an error beside an expected one', '{"errors":"A1"}\n{"errors":"B2"}', ['A1'], 'B2'],
  ])('is a surprise: %s', (_, printed, prints, reason) => {
    expect(find(printed, prints)).toContain(reason)
  })

  test('has as many lines as expected, without empty ones', () => {
    expect(find('a\n\nb\n', [], 2)).toBeUndefined()
    expect(find('a\nb\nc', [], 2)).toBe('it prints 3 lines instead of 2')
  })
})
