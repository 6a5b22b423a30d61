import { describe, expect, test } from '@jest/globals'
import { readBlocks } from './blocks.ts'

const read = (...lines: string[]) => readBlocks(lines.join('\n'), 'a.md')

describe('the blocks of a Markdown file', () => {
  test('are found with their language, line and directive', () => {
    const blocks = read('# A', '', '<!-- run -->', '```sh', 'echo a', '', 'echo b', '```', 'end')
    expect(blocks).toMatchObject([
      { language: 'sh', line: 4, text: 'echo a\n\necho b\n', directive: { verb: 'run' } },
    ])
  })

  test('keep shorter fences that stand in them', () => {
    const [block] = read('<!-- not run: it shows Markdown -->', '````md', '```sh', '```', '````')
    expect(block?.text).toBe('```sh\n```\n')
  })

  test('may be diagrams without a directive', () => {
    expect(read('```mermaid', 'graph TD', '```')).toMatchObject([{ directive: undefined }])
  })

  test('may have a comment of several lines, and remarks elsewhere', () => {
    const remark = '<!-- generated:life -->'
    const [block] = read(remark, '', '<!--', 'run', 'lines: 2', '-->', '```sh', 'ls', '```')
    expect(block?.directive?.expected).toEqual({ '': { prints: [], lines: 2 } })
  })
})

test.each([
  [['```sh', 'ls', '```'], 'Cannot try the block at a.md:1: nothing says how'],
  [
    ['<!-- run -->', '', '```sh', 'ls', '```'],
    'Cannot use "run" at a.md:1: it stands above no block',
  ],
  [['<!-- run -->'], 'Cannot use "run" at a.md:1'],
  [['<!-- remark -->', '```sh', 'ls', '```'], 'Cannot try the block at a.md:2'],
  [['<!-- run -->', '```sh', 'ls'], 'Cannot read a.md:2: what begins there has no end'],
  [['<!-- run', '```sh', 'ls', '```'], 'Cannot read a.md:1: what begins there has no end'],
  [['<!-- not run -->', '```sh', '```'], 'write a colon and a word behind it (a.md:2)'],
])('%p is refused', (lines, reason) => {
  expect(() => read(...lines)).toThrow(reason)
})
