import { describe, expect, test } from '@jest/globals'
import { allGaps } from '../../../openapi/ledger.ts'
import { allFacts } from '../digest/ledger-sentences.ts'
import {
  EXAMPLE_COMMAND,
  exampleCheck,
  exampleReport,
  exampleViolation,
} from '../../testing/example-report.ts'
import { brokenRun, heldRun, hostileRun, incompleteRun } from '../../testing/example-runs.ts'
import { toSummary } from './to-summary.ts'

const plain = { columns: 80, hasColours: false, folder: 'reports' }
const linesOf = (text: string) => text.trimEnd().split('\n')

describe('the summary of a run', () => {
  test('is short where every fact holds', () => {
    const warned = Array.from({ length: 9 }, (_, index) =>
      exampleCheck(`SEC-${index}`, { outcome: 'warned', facts: [] }),
    )
    const report = exampleReport([...heldRun.checks, ...warned], { created: heldRun.created })
    for (const columns of [80, 100, undefined]) {
      const lines = linesOf(toSummary(report, { ...plain, columns }))
      expect(lines.length).toBeLessThanOrEqual(12)
    }
  })

  test('never says that a run held without saying how much was checked', () => {
    expect(toSummary(exampleReport([]), plain)).toContain('0 of 0 checks came to a result')
    expect(toSummary(heldRun, plain)).toMatch(/^Held: no fact is broken\. 8 of 10 checks/)
  })

  test('gives of each violation what a person needs to act', () => {
    const text = toSummary(brokenRun, plain)
    expect(text).toMatch(/^Broken: 2 facts are broken \(F26, F53\), found by 3 checks\./)
    expect(text).toContain(
      [
        "F26 A customer's `id` is an integer.",
        '  CUS-READ-001  reads a customer with an integer id',
        '    expected  an integer',
        '    received  "51" at /data/id in GET /api/customers/51 (200)',
        `    ${EXAMPLE_COMMAND}`,
      ].join('\n'),
    )
  })

  test('says what was not checked and why, which gaps differ, where the records are', () => {
    const text = toSummary(brokenRun, { ...plain, columns: 400 })
    expect(text).toContain('Not checked  4 checks (1 errored: the site did not answer (UNANSWERED)')
    expect(text).toContain(
      `Gaps         3 of ${allGaps.length} seen, 2 not as the mock assumes (G25, G42)`,
    )
    expect(text).toContain('Records      2 created, marked k3f9a2')
    expect(text).toContain('Reports      reports/report.html')
  })

  test('tells why a run is incomplete', () => {
    expect(toSummary(incompleteRun, plain)).toContain(
      '  - No token: POST /oauth/token answered 401.',
    )
  })

  test('groups the checks that found one fact broken', () => {
    const checks = Array.from({ length: 40 }, (_, index) => exampleViolation(`CUS-${index}`, 'F26'))
    const lines = linesOf(toSummary(exampleReport(checks), plain))
    expect(lines.filter((line) => line.startsWith('F26'))).toHaveLength(1)
    expect(lines.join(' ')).toContain('also 38 checks: CUS-2, CUS-3')
    expect(lines.length).toBeLessThan(25)
  })

  test('shows ten violations and says where the others are', () => {
    const checks = allFacts.map(({ id }) => exampleViolation(`CUS-${id}`, id))
    const text = toSummary(exampleReport(checks), plain)
    expect(text.match(/expected {2}/g)).toHaveLength(10)
    expect(text).toContain(`${checks.length - 10} more broken facts: see reports/report.html.`)
    expect(linesOf(text).length).toBeLessThan(75)
  })

  test('says where the reports would be when none were written', () => {
    const checks = allFacts.map(({ id }) => exampleViolation(`CUS-${id}`, id))
    const text = toSummary(exampleReport(checks), { columns: undefined, hasColours: false })
    expect(text).toContain('report.html (with --report DIR)')
  })

  test('has colours only where they are wanted', () => {
    const escape = String.fromCodePoint(27)
    expect(toSummary(brokenRun, plain)).not.toContain(escape)
    expect(toSummary(brokenRun, { ...plain, hasColours: true })).toContain(
      `${escape}[1m${escape}[31mBroken${escape}[0m`,
    )
  })

  test('gives a site no way to steer the terminal or the CI', () => {
    const text = toSummary(hostileRun, plain)
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cs}\u202e]/u)
    expect(text).not.toMatch(/^\s*::/m)
    expect(text.length).toBeLessThan(30_000)
  })

  test('keeps within the width, commands apart', () => {
    for (const line of linesOf(toSummary(brokenRun, { ...plain, columns: 60 }))) {
      if (!line.includes('curl')) expect(line.length).toBeLessThanOrEqual(60)
    }
  })
})
