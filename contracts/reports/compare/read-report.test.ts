import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { codePoint } from '../../../openapi/text/code-point.fixture.ts'
import { brokenRun, heldRun, hostileRun, incompleteRun } from '../../testing/example-runs.ts'
import { toJson } from '../json/report-json.ts'
import { readReport } from './read-report.ts'

describe('an earlier report', () => {
  test.each(Object.entries({ heldRun, brokenRun, incompleteRun, hostileRun }))(
    'is read as it was written: %s',
    (_, report) => {
      expect(readReport(toJson(report))).toEqual(report)
    },
  )

  test('may have keys that a later version added', () => {
    const later = { ...heldRun, mood: 'good' }
    expect(readReport(JSON.stringify(later))).toEqual(later)
  })

  test.each([
    ['', 'Cannot compare: the file is empty; give the report.json of an earlier run'],
    ['<html>', "Cannot compare: the file isn't JSON; give the report.json of an earlier run"],
    ['null', 'Cannot compare: the file is JSON, but not the report of a contract run; give the'],
    ['[]', 'Cannot compare: the file is JSON, but not the report of a contract run; give the'],
    ['{"name":"sabia"}', 'Cannot compare: the file is JSON, but not the report of a contract run;'],
  ])('cannot be %j', (text, message) => {
    expect(() => readReport(text)).toThrow(message)
  })

  const [check] = brokenRun.checks
  test.each([
    [{ ...brokenRun, verdict: 'green' }, '/verdict is not one of held, broken, incomplete'],
    [{ ...brokenRun, checks: {} }, '/checks is not of type array'],
    [{ ...brokenRun, counts: undefined }, '/counts is missing'],
    [{ ...brokenRun, writes: -1 }, '/writes is below 0'],
    [{ ...brokenRun, writes: 1.5 }, '/writes is not of type integer'],
    [
      { ...brokenRun, checks: [check, { ...check, outcome: 'ok' }] },
      '/checks/1/outcome is not one',
    ],
    [
      { ...brokenRun, created: [{ kind: 'item', id: 4, request: '' }] },
      '/created/0/id is not of type string or null',
    ],
  ])('of an unknown form is refused with the place', (report, message) => {
    expect(() => readReport(JSON.stringify(report))).toThrow(
      `Cannot compare: the report has another format (${message}`,
    )
  })

  test('is read or refused in words, whatever stands in the file', () => {
    const changed = fc.record({ verdict: fc.jsonValue(), checks: fc.jsonValue() })
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json({ stringUnit: codePoint }),
          fc.string(),
          changed.map((one) => JSON.stringify({ ...heldRun, ...one })),
        ),
        (text) => {
          let message = 'Cannot compare: '
          try {
            readReport(text)
          } catch (error) {
            message = (error as Error).message
          }
          expect(message).toMatch(/^Cannot compare: /)
        },
      ),
    )
  })
})
