import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { codePoint } from './code-point.fixture.ts'
import { clip, cut, disarm, toCount, toLine, toNames, toVisible, toVisibleJson } from './visible.ts'

describe('a text that came from a site', () => {
  test('shows what steers a terminal or turns the direction of writing', () => {
    expect(toVisible('\u001b[31m\u0007\u009b \u202e \ufeff')).toBe(
      String.raw`\u{1b}[31m\u{7}\u{9b} \u{202e} \u{feff}`,
    )
  })

  test('keeps words, accents, emoji, tabs and line feeds', () => {
    const text = 'ação 👩‍👧 你好\t<b>\n'
    expect(toVisible(text)).toBe(text)
    expect(toVisible('a\r\nb')).toBe('a\nb')
  })

  test('holds nothing hidden afterwards', () => {
    fc.assert(
      fc.property(fc.string({ unit: codePoint }), (text) => {
        expect(toVisible(text)).not.toMatch(/(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/u)
        expect(toLine(text)).not.toMatch(/[\r\n]/)
      }),
    )
  })

  test('is the same in JSON, with nothing hidden in the file', () => {
    fc.assert(
      fc.property(fc.string({ unit: codePoint }), (text) => {
        const json = toVisibleJson({ [text]: [text] }, 2)
        expect(json).not.toMatch(/(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/u)
        expect(Object.entries(JSON.parse(json) as object)).toEqual([[text, [text]]])
      }),
    )
  })

  test('is cut between characters, and the cut says how much is missing', () => {
    expect(cut('abcdef', 4)).toBe('abcd… (2 more characters)')
    expect(cut('abc👩', 4)).toBe('abc… (2 more characters)')
    expect(cut('abcd', 4)).toBe('abcd')
    expect(clip('abc👩x', 5)).toBe('abc…')
  })

  test('gives no commands to a CI that shows it', () => {
    const text = disarm('a\n  ::add-mask::x\n::error::y\nb :: c ##[error]z')
    expect(text).not.toMatch(/^\s*::/m)
    expect(text).not.toContain('##[')
    expect(text).toContain('b :: c')
  })
})

test('counts and names are words', () => {
  expect(toCount(1, 'check')).toBe('1 check')
  expect(toCount(0, 'check')).toBe('0 checks')
  expect(toCount(1_234_567, 'byte')).toBe('1,234,567 bytes')
  expect(toNames(['a', 'b', 'c'], 2)).toBe('a, b and 1 more')
  expect(toNames(['a', 'b'], 2)).toBe('a, b')
})
