import { describe, expect, test } from '@jest/globals'
import type { CheckReport } from '../../model/report.ts'
import { exampleCheck, exampleObservation, exampleReport } from '../../testing/example-report.ts'
import { brokenRun, heldRun, hostileRun } from '../../testing/example-runs.ts'
import { compareReports } from './compare.ts'
import { toComparison } from './to-comparison.ts'

const report = (outcomes: Record<string, CheckReport['outcome']>) =>
  exampleReport(Object.entries(outcomes).map(([id, outcome]) => exampleCheck(id, { outcome })))

describe('a comparison of two runs', () => {
  test('tells what broke, was mended, and is not checked any more', () => {
    const old = report({ A: 'passed', B: 'failed', C: 'passed', D: 'skipped', E: 'failed' })
    const now = report({ A: 'failed', B: 'passed', C: 'blocked', D: 'failed', E: 'failed' })
    const title = exampleCheck('A').title
    expect(compareReports(old, now)).toMatchObject({
      broken: [
        { id: 'A', title, from: 'passed', to: 'failed' },
        { id: 'D', title, from: 'skipped', to: 'failed' },
      ],
      mended: [{ id: 'B', title, from: 'failed', to: 'passed' }],
      stillBroken: [{ id: 'E' }],
      newlySkipped: [{ id: 'C', title, from: 'passed', to: 'blocked' }],
      others: [],
    })
  })

  test('does not call a failed check mended that is only skipped now', () => {
    const found = compareReports(report({ A: 'failed' }), report({ A: 'skipped' }))
    expect(found.mended).toEqual([])
    expect(found.newlySkipped).toMatchObject([{ id: 'A' }])
  })

  test('tells which checks are new and which are gone', () => {
    const found = compareReports(report({ A: 'passed' }), report({ B: 'failed' }))
    expect(found.newChecks).toMatchObject([{ id: 'B', outcome: 'failed' }])
    expect(found.gone).toMatchObject([{ id: 'A', outcome: 'passed' }])
  })

  test('loses no change of outcome', () => {
    const found = compareReports(
      report({ A: 'passed', B: 'skipped', C: 'errored' }),
      report({ A: 'warned', B: 'passed', C: 'skipped' }),
    )
    expect(found.others.map(({ id }) => id)).toEqual(['A', 'B', 'C'])
  })

  test('tells what a site does otherwise at gaps', () => {
    const old = exampleReport([
      exampleObservation('G36', '200', 'status 200'),
      exampleObservation('G37', '201', 'status 201, at ten'),
      exampleObservation('G25', null, 'fields a'),
      exampleObservation('G42', '404', 'status 404'),
    ])
    const now = exampleReport([
      exampleObservation('G36', '201', 'status 201'),
      exampleObservation('G37', '201', 'status 201, at eleven'),
      exampleObservation('G25', null, 'fields b'),
      exampleObservation('G43', '404', 'status 404'),
    ])
    expect(compareReports(old, now).observations).toEqual([
      { gap: 'G25', from: 'fields a', to: 'fields b' },
      { gap: 'G36', from: '200', to: '201' },
      { gap: 'G42', from: '404', to: null },
      { gap: 'G43', from: null, to: '404' },
    ])
  })

  test('finds nothing between a report and itself', () => {
    const text = toComparison(compareReports(heldRun, heldRun))
    expect(text).toBe(
      'Compared with the run of 2026-08-01T12:00:00.000Z: still held.\nNothing changed.\n',
    )
  })

  test('says in words what changed', () => {
    const old = { ...heldRun, target: 'https://old.example.com' }
    expect(toComparison(compareReports(old, brokenRun))).toBe(
      [
        'Compared with the run of 2026-08-01T12:00:00.000Z: held then, broken now.',
        'Another site: https://old.example.com then, https://acme.example.com now.',
        'New checks (5):',
        '  CUS-READ-001  failed  reads a customer with an integer id',
        '  CUS-LIST-002  failed  reads a customer with an integer id',
        '  SUB-LIST-005  failed  leaves the state of the subscription out of lists',
        '  PAY-MAKE-002  blocked  reads a customer with an integer id',
        '  CUS-MAKE-009  errored  reads a customer with an integer id',
        '',
      ].join('\n'),
    )
  })

  test('keeps long lists short, and hostile texts harmless', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`C-${index}`, index]))
    const outcomes = (outcome: CheckReport['outcome']) =>
      report(Object.fromEntries(Object.keys(many).map((id) => [id, outcome])))
    const text = toComparison(compareReports(outcomes('passed'), outcomes('failed')))
    expect(text).toContain('Broken since then (50):')
    expect(text).toContain('and 30 more rows, in the two reports')
    const hostile = toComparison(compareReports(hostileRun, heldRun))
    expect(hostile).not.toMatch(/(?!\n)[\p{Cc}\p{Cs}\u202e]/u)
    expect(hostile).not.toMatch(/^\s*::/m)
  })
})
