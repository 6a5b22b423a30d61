import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import type { CheckReport } from '../model/report.ts'
import { countOutcomes, findShortfalls, toVerdict } from './verdict.ts'

type Parts = Partial<CheckReport>

const check = (changes: Parts): CheckReport => ({
  id: 'A-001',
  level: 'MUST',
  title: 'a title',
  facts: ['F01'],
  gaps: [],
  outcome: 'passed',
  evidence: [],
  ...changes,
})

function verdictOf(parts: readonly Parts[], isReadOnly = false): string {
  const checks = parts.map(check)
  return toVerdict(checks, findShortfalls(checks, isReadOnly))
}

const passed: Parts = { outcome: 'passed' }
const failed: Parts = { outcome: 'failed' }
const errored = (reason: string): Parts => ({ outcome: 'errored', reason, detail: reason })
const skipped = (reason: string): Parts => ({ outcome: 'skipped', reason, detail: reason })

describe('a run is', () => {
  test.each<[string, string, Parts[]]>([
    ['held', 'every fact holds', [passed, passed]],
    ['held', 'the site does not show one', [passed, skipped('NOT_SHOWN')]],
    ['held', 'nobody named a fixture', [passed, skipped('NO_FIXTURE')]],
    ['held', 'nothing receives webhooks', [passed, skipped('NO_RECEIVER')]],
    ['held', 'good practice is not kept', [passed, { level: 'SHOULD', outcome: 'warned' }]],
    ['held', 'a gap is not shown', [passed, { level: 'OBSERVE', ...skipped('NOT_SHOWN') }]],
    ['incomplete', 'no fact was asked about', [{ level: 'OBSERVE', outcome: 'observed' }]],
    ['incomplete', 'the site cannot be reached', [passed, errored('UNREACHABLE')]],
    ['incomplete', 'a call was not answered', [passed, errored('UNANSWERED')]],
    ['incomplete', 'there is no token', [errored('NO_TOKEN')]],
    ['incomplete', 'the site is too busy', [passed, errored('RATE_LIMITED')]],
    ['incomplete', 'the run was stopped', [passed, errored('STOPPED')]],
    ['incomplete', 'the suite has a fault', [passed, errored('HARNESS')]],
    ['incomplete', 'the budget ran out', [passed, skipped('BUDGET')]],
    ['incomplete', 'no fact was looked at', [skipped('NOT_SHOWN'), { outcome: 'blocked' }]],
    ['broken', 'a fact is broken', [passed, failed]],
  ])('%s where %s', (verdict, _, parts) => {
    expect(verdictOf(parts)).toBe(verdict)
  })

  const anything = fc.array(
    fc.constantFrom<Parts>(
      passed,
      skipped('BUDGET'),
      skipped('NOT_SHOWN'),
      errored('UNREACHABLE'),
      errored('HARNESS'),
      { outcome: 'blocked', reason: 'B-001' },
      { level: 'SHOULD', outcome: 'warned' },
    ),
  )

  test('broken whatever else befell it, once a fact is', () => {
    fc.assert(
      fc.property(anything, anything, fc.boolean(), (before, after, isReadOnly) => {
        expect(verdictOf([...before, failed, ...after], isReadOnly)).toBe('broken')
      }),
    )
  })

  test('never broken where no fact is', () => {
    fc.assert(
      fc.property(anything, fc.boolean(), (parts, isReadOnly) => {
        expect(verdictOf(parts, isReadOnly)).not.toBe('broken')
      }),
    )
  })
})

describe('a run that only reads', () => {
  const proof = ['CUS-LIST-003', 'SUB-LIST-003']

  test('is held when a record of each list was looked at', () => {
    expect(verdictOf([passed, ...proof.map((id) => ({ id }))], true)).toBe('held')
  })

  test.each(proof)('is incomplete when %s found nothing to look at', (missing) => {
    const parts = proof.map((id) => ({ id, ...(id === missing ? skipped('NOT_SHOWN') : {}) }))
    expect(verdictOf([passed, ...parts], true)).toBe('incomplete')
    expect(verdictOf([passed, ...parts])).toBe('held')
  })
})

test('each reason is told once, with how often', () => {
  const checks = [errored('gone'), errored('gone'), skipped('BUDGET')].map(check)
  expect(findShortfalls(checks, false)).toEqual(['gone (2 checks)', 'BUDGET (1 check)'])
})

test('a fault of the suite is told in a line', () => {
  const fault = check({ outcome: 'errored', reason: 'HARNESS', detail: 'a fault\n  at x.ts:1' })
  expect(findShortfalls([fault], false)).toEqual(['a fault (1 check)'])
})

test('every outcome is counted, also where there is none', () => {
  const counts = countOutcomes([check(passed), check(passed), check(failed)])
  expect(counts).toEqual({
    passed: 2,
    failed: 1,
    warned: 0,
    observed: 0,
    skipped: 0,
    blocked: 0,
    errored: 0,
  })
})
