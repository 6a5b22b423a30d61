import { describe, expect, test } from '@jest/globals'
import { linkIds, toInline, toPlainText } from './markdown.ts'

describe('ids of the ledger become links', () => {
  test.each([
    ['Assumed, G17: null.', 'Assumed, [G17](x#G17): null.'],
    ['stated by F12', 'stated by [F12](x#F12)'],
    ['`G17` is code', '`G17` is code'],
    ['[G17](y#G17) is a link', '[G17](y#G17) is a link'],
    ['G999 is none', 'G999 is none'],
  ])('%s', (text, linked) => {
    expect(linkIds(text, (id) => `x#${id}`)).toBe(linked)
  })

  test('with a path from where they stand', () => {
    expect(toInline('see G17', 'guides/errors.html')).toBe(
      'see <a href="../ledger.html#G17">G17</a>',
    )
  })
})

test.each([
  ['matches `^[0-9]*$`, **always**', 'matches ^[0-9]*$, always'],
  ['a [link](x.md) here', 'a link here'],
  ['| a | b |\n|---|---|\n| c | `d` |', 'a b c d'],
])('the words of %j are %j', (markdown, text) => {
  expect(toPlainText(markdown)).toBe(text)
})
