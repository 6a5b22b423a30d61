import { expect, test } from '@jest/globals'
import { fillRegions } from './fill-regions.ts'

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

test.each([
  ['<!-- generated:stone -->\n<!-- /generated -->', 'nothing makes it; there are fruit, tree'],
  ['<!-- generated:fruit -->\n', '1 begin and 0 end; end each with <!-- /generated -->'],
  ['<!-- /generated -->', '0 begin and 1 end'],
  ['<!-- generated:fruit -->\n<!-- generated:tree -->\n<!-- /generated -->', '2 begin and 1 end'],
])('%p is refused', (text, reason) => {
  expect(() => fillRegions(text, regions)).toThrow(reason)
})
