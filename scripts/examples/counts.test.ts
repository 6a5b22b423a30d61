import { describe, expect, test } from '@jest/globals'
import {
  fromJestReport,
  fromNodeTest,
  fromPhpSummary,
  fromPlaywright,
  fromUnittest,
} from './counts.ts'

describe('the report of Jest and of Vitest', () => {
  const toReport = (...testResults: { status: string; assertionResults: unknown[] }[]) =>
    JSON.stringify({ numPassedTests: 5, numFailedTests: 1, testResults })

  test('gives its own counts', () => {
    const report = toReport({ status: 'failed', assertionResults: [{}] })
    expect(fromJestReport(report, '')).toEqual({ passed: 5, failed: 1 })
  })

  test('counts a file that could not be loaded as a failure', () => {
    const report = toReport({ status: 'failed', assertionResults: [] })
    expect(fromJestReport(report, '')).toEqual({ passed: 5, failed: 2 })
  })

  test('that is missing gives no counts', () => {
    expect(() => fromJestReport(undefined, '5 passed')).toThrow('the runner wrote no results')
  })
})

describe('the end of a run of unittest', () => {
  test.each([
    ['Ran 9 tests in 1.204s\n\nOK\n', 9, 0],
    ['Ran 1 test in 0.001s\n\nOK\n', 1, 0],
    ['Ran 9 tests in 1.204s\n\nOK (skipped=2)\n', 7, 0],
    ['Ran 9 tests in 1.204s\n\nFAILED (failures=1)\n', 8, 1],
    ['Ran 9 tests in 1.204s\n\nFAILED (failures=1, errors=2, skipped=3)\n', 3, 3],
    ['Ran 0 tests in 0.000s\n\nFAILED (errors=1)\n', 0, 1],
    ['Ran 2 tests in 0.100s\n\nFAILED (unexpected successes=1)\n', 1, 1],
    ['Ran 2 tests in 0.100s\n\nOK (expected failures=1)\n', 1, 0],
  ])('%j means %i passed and %i failed', (printed, passed, failed) => {
    const noise = 'test_a (tests.A) ... ok\nOK\n'
    expect(fromUnittest(undefined, `${noise}${printed}`)).toEqual({ passed, failed })
  })

  test('that never came gives no counts', () => {
    expect(() => fromUnittest(undefined, 'Traceback')).toThrow('Cannot count')
  })
})

describe.each([
  [fromPhpSummary, 'FAILED  one\nok      other\n1 passed, 1 failed', [1, 1]],
  [fromNodeTest, 'ok 4 - pass 7\n# tests 4\n# pass 3\n# fail 1\n# skipped 0', [3, 1]],
  [fromNodeTest, '✔ one (1ms)\nℹ tests 1\nℹ pass 1\nℹ fail 0', [1, 0]],
  [fromPlaywright, '  ✓  1 lists the 9 passed (2.5s)\n\n  3 passed (13.4s)', [3, 0]],
  [fromPlaywright, '  1 failed\n    [x] › a.spec.js:1:1 › 4 failed\n  2 passed (3s)', [2, 1]],
  [fromPlaywright, '  2 failed\n    one\n    other', [0, 2]],
] as const)('the summary that %p reads', (readCounts, printed, [passed, failed]) => {
  test(`in ${JSON.stringify(printed)}`, () => {
    expect(readCounts(undefined, printed)).toEqual({ passed, failed })
  })

  test('gives no counts where it never came', () => {
    expect(() => readCounts(undefined, 'Fatal error: 1 of 2')).toThrow('Cannot count')
  })
})
