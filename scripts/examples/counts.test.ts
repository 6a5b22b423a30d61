import { describe, expect, test } from '@jest/globals'
import { fromJestReport, fromPhpSummary, fromUnittest } from './counts.ts'

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

describe('the last line of the PHP runner', () => {
  test('gives the counts', () => {
    const printed = 'FAILED  one\nok      other\n1 passed, 1 failed'
    expect(fromPhpSummary(undefined, printed)).toEqual({ passed: 1, failed: 1 })
  })

  test('that never came gives no counts', () => {
    expect(() => fromPhpSummary(undefined, 'PHP Fatal error')).toThrow('Cannot count')
  })
})
