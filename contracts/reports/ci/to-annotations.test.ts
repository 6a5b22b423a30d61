import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { facts as ledger } from '../../../openapi/ledger.ts'
import { exampleCheck, exampleReport, exampleViolation } from '../../testing/example-report.ts'
import { brokenRun, heldRun, hostileRun, incompleteRun } from '../../testing/example-runs.ts'
import { toAnnotations } from './to-annotations.ts'

const linesOf = (text: string) => text.trimEnd().split('\n')

describe('the annotations of GitHub', () => {
  test('name each broken fact once, with what was expected and what came', () => {
    const errors = linesOf(toAnnotations(brokenRun)).filter((line) => line.startsWith('::error'))
    expect(errors).toHaveLength(2)
    expect(errors[0]).toBe(
      "::error title=F26%3A A customer's `id` is an integer.::Expected: an integer%0A" +
        'Received: "51"%0AWhere: GET /api/customers/51 answered 200, at /data/id%0A' +
        'CUS-READ-001 reads a customer with an integer id%0A' +
        'CUS-LIST-002 reads a customer with an integer id',
    )
  })

  test('warn of good practice and of checks without a result', () => {
    const warnings = linesOf(toAnnotations(brokenRun)).filter((one) => one.startsWith('::warning'))
    expect(warnings).toHaveLength(2)
    expect(warnings[0]).toContain('CUS-MAKE-009%3A no result')
  })

  test('close with the verdict and how much was checked', () => {
    expect(linesOf(toAnnotations(heldRun)).at(-1)).toBe(
      '::notice title=Held%3A no fact is broken.::' +
        `8 of 10 checks came to a result; 4 of ${ledger.length} facts were checked.`,
    )
  })

  test('are errors where the run could not check enough', () => {
    expect(linesOf(toAnnotations(incompleteRun))[0]).toBe(
      '::error title=Could not check enough::No token: POST /oauth/token answered 401.',
    )
  })

  test('stop at ten of a kind and say how many are left out', () => {
    const facts = Array.from({ length: 13 }, (_, index) => `F${index + 26}`)
    const failed = facts.map((fact) => exampleViolation(`CUS-${fact}`, fact))
    const warned = facts.map((fact) => exampleCheck(`SEC-${fact}`, { outcome: 'warned' }))
    const lines = linesOf(toAnnotations(exampleReport([...failed, ...warned])))
    expect(lines.filter((line) => line.startsWith('::error '))).toHaveLength(10)
    expect(lines.filter((line) => line.startsWith('::warning '))).toHaveLength(10)
    expect(lines.at(-1)).toContain('Left out here: 3 errors and 3 warnings')
  })

  test('are one command a line, whatever a site sent', () => {
    for (const line of linesOf(toAnnotations(hostileRun))) {
      expect(line).toMatch(/^::(error|warning|notice) title=[^:,\r\n]*::[^\r\n]*$/)
      expect(line.length).toBeLessThan(8000)
    }
  })

  test('can be read back as they were meant', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('%', ':', ',', '\n', 'A', '0', '2', '5') }),
        (text) => {
          const report = { ...incompleteRun, shortfalls: [text] }
          const [, message = ''] =
            /^::error title=[^:]*::(.*)$/.exec(linesOf(toAnnotations(report))[0] ?? '') ?? []
          const read = message
            .replaceAll('%0D', '\r')
            .replaceAll('%0A', '\n')
            .replaceAll('%25', '%')
          expect(read).toBe(text)
        },
      ),
    )
  })
})
