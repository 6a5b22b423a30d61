import { expect, test } from '@jest/globals'
import { toLine, toSummary } from './report.ts'

const ran = { name: 'jest', passed: 5, failed: 0, seconds: 3 }
const broken = { ...ran, name: 'php', passed: 1, failed: 2, printed: 'one\ntwo' }
const missing = { ...ran, name: 'python', passed: 0, seconds: 0, leftOut: 'there is no python3' }

test.each([
  [ran, 'jest          5 passed, 0 failed in 3 s'],
  [broken, 'php           1 passed, 2 failed in 3 s\n  one\n  two'],
  [missing, 'python        left out: there is no python3'],
  [
    { ...missing, failed: 1 },
    'python        left out: there is no python3 (a failure under CI=true)',
  ],
])('%j is told as %j', (outcome, line) => {
  expect(toLine(outcome)).toBe(line)
})

test('sums the counts up, and leaves out what was printed', () => {
  const { printed, ...rest } = broken
  expect(printed).toBe('one\ntwo')
  expect(toSummary([ran, broken, missing])).toEqual({
    passed: 6,
    failed: 2,
    examples: [ran, rest, missing],
  })
})
