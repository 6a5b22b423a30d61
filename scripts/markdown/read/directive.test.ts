import { expect, test } from '@jest/globals'
import { readDirective } from './directive.ts'

test('a directive in one line is split at semicolons', () => {
  expect(readDirective('start: mock; until: plays; needs: curl')).toMatchObject({
    verb: 'start',
    word: 'mock',
    until: 'plays',
    needs: 'curl',
    exits: 0,
  })
})

test('a directive of several lines is split at their ends alone', () => {
  const { expected, exits } = readDirective(
    'run\nprints: a; b\nlines: 2\nexits: 3\nreceiver prints: c: d\nreceiver prints: e',
  )
  expect(exits).toBe(3)
  expect(expected).toEqual({
    '': { prints: ['a; b'], lines: 2 },
    receiver: { prints: ['c: d', 'e'], lines: undefined },
  })
})

test.each([
  ['walk', 'begin with run, start, file, check, output, quote, not run'],
  ['run: fast', 'nothing follows it'],
  ['start', 'write a colon and a word behind it'],
  ['not run:', 'write a colon and a word behind it'],
  ['check: spelling', 'known are json, types, profile, sabia.config.yaml, workflow'],
  ['run; print: a', 'write prints, lines, exits, until or needs, a colon and a text'],
  ['run; receiver until: a', 'write prints, lines, exits, until or needs'],
])('%p is refused', (comment, reason) => {
  expect(() => readDirective(comment)).toThrow(reason)
})
