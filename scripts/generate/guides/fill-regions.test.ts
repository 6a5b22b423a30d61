import { describe, expect, test } from '@jest/globals'
import { fillQuotes, fillRegions } from './fill-regions.ts'

const regions = { fruit: () => 'an apple\n', tree: () => '```sh\noak\n```' }
const empty = [
  'before',
  '<!-- generated:fruit -->',
  '<!-- /generated -->',
  'between',
  '<!-- generated:tree -->',
  'an old text',
  '<!-- /generated -->',
  'after',
].join('\n')

test('a region gets its text, and what stands around it stays', () => {
  expect(fillRegions(empty, regions)).toBe(
    [
      'before',
      '<!-- generated:fruit -->\n\nan apple\n\n<!-- /generated -->',
      'between',
      '<!-- generated:tree -->\n\n```sh\noak\n```\n\n<!-- /generated -->',
      'after',
    ].join('\n'),
  )
})

test('a text that is filled stays as it is', () => {
  const filled = fillRegions(empty, regions)
  expect(fillRegions(filled, regions)).toBe(filled)
})

test('a region inside a line stays there', () => {
  const line =
    'It is <!-- generated:fruit -->a pear<!-- /generated --> and <!-- generated:fruit --><!-- /generated -->.'
  expect(fillRegions(line, regions)).toBe(
    'It is <!-- generated:fruit -->an apple<!-- /generated --> and <!-- generated:fruit -->an apple<!-- /generated -->.',
  )
})

test.each([
  ['<!-- generated:stone -->\n<!-- /generated -->', 'nothing makes it; there are fruit, tree'],
  ['<!-- generated:fruit -->\n', '1 begin and 0 end; end each with <!-- /generated -->'],
  ['<!-- /generated -->', '0 begin and 1 end'],
  ['<!-- generated:fruit -->\n<!-- generated:tree -->\n<!-- /generated -->', '2 begin and 1 end'],
])('%p is refused', (text, reason) => {
  expect(() => fillRegions(text, regions)).toThrow(reason)
})

describe('a quote', () => {
  const source = [
    'import eat',
    '  // #region meal',
    '  eat(1)',
    '',
    "  if (full) { /* don't */ }",
    '    rest()',
    '  // #endregion',
    '# #region other',
    'print()',
    '# #endregion',
  ].join('\n')
  const read = (file: string) => (file === 'src/meal.js' ? source : '')
  const quote = (place: string, text: string) =>
    `before\n<!-- quote: ${place} -->\n\`\`\`js\n${text}\n\`\`\`\nafter`

  test('holds what stands between the marks, moved to the left', () => {
    expect(fillQuotes(quote('src/meal.js#meal', 'old'), read)).toBe(
      quote('src/meal.js#meal', "eat(1)\n\nif (full) { /* don't */ }\n  rest()"),
    )
    expect(fillQuotes(quote('src/meal.js#other', 'old\nolder'), read)).toBe(
      quote('src/meal.js#other', 'print()'),
    )
  })

  test('may be a whole file, without the marks, and keeps what follows in the comment', () => {
    const whole = source
      .split('\n')
      .filter((line) => !/#(end)?region/.test(line))
      .join('\n')
    expect(fillQuotes(quote('src/meal.js; prints: a', 'old'), read)).toBe(
      quote('src/meal.js; prints: a', whole),
    )
  })

  test.each([
    [quote('src/meal.js#drink', ''), 'Cannot quote src/meal.js: it has no region "drink"'],
    ['<!-- quote: src/meal.js#meal -->\n\nnothing', 'Cannot quote src/meal.js: put'],
  ])('%j is refused', (text, reason) => {
    expect(() => fillQuotes(text, read)).toThrow(reason)
  })
})
