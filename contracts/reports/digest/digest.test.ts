import { describe, expect, test } from '@jest/globals'
import { facts } from '../../../openapi/ledger.ts'
import {
  exampleCheck,
  exampleObservation,
  exampleReport,
  exampleViolation,
} from '../../testing/example-report.ts'
import { brokenRun } from '../../testing/example-runs.ts'
import { toFactTable } from './fact-rows.ts'
import { toGapRows } from './gap-rows.ts'
import { toNotChecked } from './not-checked.ts'
import { toBrokenFacts } from './violations.ts'

describe('what is broken', () => {
  test('stands under its fact, in the order of the ledger', () => {
    const checks = ['F53', 'F26', 'F53', 'F999'].map((fact, index) =>
      exampleViolation(`CUS-${index}`, fact),
    )
    const found = toBrokenFacts(exampleReport(checks)).map(({ fact, violations }) => [
      fact,
      violations.map(({ check }) => check.id),
    ])
    expect(found).toEqual([
      ['F26', ['CUS-1']],
      ['F53', ['CUS-0', 'CUS-2']],
      ['F999', ['CUS-3']],
    ])
  })

  test('is, of several facts, the one that the finding names', () => {
    const last = toBrokenFacts(brokenRun).at(-1)
    expect(last?.fact).toBe('F53')
    expect(last?.violations).toMatchObject([{ facts: ['F53'], findings: [{ exchange: 40 }] }])
  })

  test('is every fact of the check where no finding names one', () => {
    const checks = brokenRun.checks.map((check) => ({
      ...check,
      evidence: check.evidence.map((evidence) => {
        const unnamed = { ...evidence }
        delete unnamed.fact
        return unnamed
      }),
    }))
    const [group] = toBrokenFacts({ ...brokenRun, checks }).slice(-1)
    expect(group?.violations[0]?.facts).toEqual(['F52', 'F53'])
  })
})

describe('a gap beside the assumption', () => {
  const likenessOf = (...choices: (string | null)[]) => {
    const observations = choices.map((choice, index) =>
      exampleObservation('G36', choice, `seen ${index}`),
    )
    return toGapRows(exampleReport(observations)).find(({ gap }) => gap === 'G36')?.likeness
  }

  test('is the same, different, both, or was not observed', () => {
    expect(likenessOf()).toBe('unseen')
    expect(likenessOf('201')).toBe('same')
    expect(likenessOf('200')).toBe('different')
    expect(likenessOf(null)).toBe('different')
    expect(likenessOf('201', '200')).toBe('both')
  })

  test('comes first where it differs', () => {
    const rows = toGapRows(brokenRun).slice(0, 4)
    expect(rows.map(({ gap }) => gap)).toEqual(['G25', 'G42', 'G36', 'G01'])
  })
})

test('what was not checked is grouped by reason, the largest group first', () => {
  const skip = (id: string, reason: string) => exampleCheck(id, { outcome: 'skipped', reason })
  const report = exampleReport([
    skip('A', 'NOT_SHOWN'),
    skip('B', 'READ_ONLY'),
    skip('C', 'READ_ONLY'),
    skip('D', 'constructor'),
    exampleCheck('E', { outcome: 'errored', detail: 'It fell over.' }),
  ])
  const found = toNotChecked(report).map(({ outcome, reason, checks }) => [
    outcome,
    reason,
    checks.length,
  ])
  expect(found).toEqual([
    ['errored', 'It fell over.', 1],
    ['skipped', 'only reads are allowed (READ_ONLY)', 2],
    ['skipped', 'the site shows nothing to check (NOT_SHOWN)', 1],
    ['skipped', 'constructor', 1],
  ])
})

test('the table of facts has every fact, those never looked at too', () => {
  const { operations, rows, seen } = toFactTable(brokenRun)
  expect(operations).toEqual([
    'readCustomer',
    'listCustomers',
    'readSubscription',
    'listSubscriptions',
  ])
  expect(rows).toHaveLength(facts.length)
  expect(seen).toBe(5)
  const customerId = rows.find(({ fact }) => fact === 'F26')
  expect(customerId).toMatchObject({ attempts: 53, violations: 51 })
})
