import { describe, expect, test } from '@jest/globals'
import { readBlocks } from './blocks.ts'

const read = (...lines: string[]) => readBlocks(lines.join('\n'), 'a.md')

describe('the blocks of a Markdown file', () => {
  test('are found with their language, line and comment', () => {
    const blocks = read('# A', '', '<!-- run -->', '```sh', 'echo a', '', 'echo b', '```', 'end')
    expect(blocks).toMatchObject([
      { language: 'sh', line: 4, text: 'echo a\n\necho b\n', verb: 'run', word: '' },
    ])
  })

  test('keep shorter fences inside them', () => {
    const [block] = read('<!-- not run: it shows Markdown -->', '````md', '```sh', '```', '````')
    expect(block).toMatchObject({ text: '```sh\n```\n', word: 'it shows Markdown' })
  })

  test('may be diagrams without a comment', () => {
    expect(read('```mermaid', 'graph TD', '```')).toMatchObject([
      { verb: 'check', word: 'mermaid' },
    ])
  })

  test('may stand among remarks', () => {
    const remark = '<!-- generated:life -->'
    expect(read(remark, '', 'a', '<!-- run -->', '```sh', 'ls', '```')).toHaveLength(1)
  })
})

describe('a comment', () => {
  const readComment = (comment: string) => read(`<!-- ${comment} -->`, '```sh', '```')[0]

  test('in one line is split at semicolons', () => {
    expect(readComment('start: mock; until: plays')).toMatchObject({
      verb: 'start',
      word: 'mock',
      until: 'plays',
    })
  })

  test('in several lines is split at their ends alone', () => {
    const lines = 'run\nprints: a; b\nreceiver prints: c: d\nreceiver prints: e\n'
    expect(readComment(lines)?.prints).toEqual({ '': ['a; b'], receiver: ['c: d', 'e'] })
  })

  test.each([
    ['walk', `"walk" doesn't say how`],
    ['run: fast', 'takes no word'],
    ['start', 'needs a colon and a word'],
    ['not run', 'needs a colon and a word'],
    ['run; print: a', `"print: a" isn't known; write prints or until`],
    ['run; receiver until: a', 'write prints or until'],
  ])('%p is refused', (comment, reason) => {
    expect(() => readComment(comment)).toThrow(reason)
  })
})

test.each([
  [['```sh', 'ls', '```'], 'Cannot test the block at a.md:1'],
  [['<!-- remark -->', '```sh', 'ls', '```'], 'Cannot test the block at a.md:2'],
  [['<!-- run -->', '', '```sh', 'ls', '```'], 'Cannot use "run" (a.md:2): no block follows'],
  [['<!-- run -->', ''], 'Cannot use "run"'],
  [['<!-- run -->', '```sh', 'ls'], 'Cannot read a.md:2: the block has no end'],
])('%p is refused', (lines, reason) => {
  expect(() => read(...lines)).toThrow(reason)
})
