import type { CheckReport, Evidence, Outcome, Report } from '../model/report.ts'

/** The command of `exampleEvidence`. */
export const EXAMPLE_COMMAND =
  "curl -sS 'https://acme.example.com/api/customers/51' " +
  '-H "Authorization: Bearer $SABIA_ACCESS_TOKEN"'

/** An exchange; what is not named is that of a customer that is read. */
export function exampleEvidence(changes: Partial<Evidence> = {}): Evidence {
  return {
    exchange: 12,
    operation: 'readCustomer',
    request: 'GET /api/customers/51',
    status: 200,
    responseBody: '{"data":{"id":"51","state":"SP"},"errors":null,"meta":{}}',
    curl: EXAMPLE_COMMAND,
    ...changes,
  }
}

/** A check; what is not named is that of one that passed. */
export function exampleCheck(id: string, changes: Partial<CheckReport> = {}): CheckReport {
  return {
    id,
    level: 'MUST',
    title: 'reads a customer with an integer id',
    facts: ['F26'],
    gaps: [],
    operation: 'readCustomer',
    outcome: 'passed',
    evidence: [],
    ...changes,
  }
}

/** A check that failed on one answer. */
export function exampleViolation(
  id: string,
  fact: string,
  changes: Partial<Evidence> = {},
): CheckReport {
  const found = { pointer: '/data/id', expected: 'an integer', received: '"51"', ...changes }
  return exampleCheck(id, { facts: [fact], outcome: 'failed', evidence: [exampleEvidence(found)] })
}

/** An observation of a gap. */
export function exampleObservation(gap: string, choice: string | null, value: string): CheckReport {
  return exampleCheck(`OBS-${gap}-001`, {
    level: 'OBSERVE',
    title: `sees how the site fills ${gap}`,
    facts: [],
    gaps: [gap],
    outcome: 'observed',
    observed: [{ gap, choice, value }],
    evidence: [exampleEvidence()],
  })
}

/** A report of these checks; counts and verdict follow from them unless they are named. */
export function exampleReport(
  checks: readonly CheckReport[],
  changes: Partial<Report> = {},
): Report {
  const count = (outcome: Outcome) => checks.filter((check) => check.outcome === outcome).length
  const failed = count('failed')
  return {
    verdict: failed > 0 ? 'broken' : 'held',
    target: 'https://acme.example.com',
    suiteVersion: '0.1.0',
    run: 'k3f9a2',
    seed: 1,
    startedAt: '2026-08-01T12:00:00.000Z',
    readOnly: false,
    writes: 24,
    requests: 131,
    durationMs: 4210,
    counts: {
      passed: count('passed'),
      failed,
      warned: count('warned'),
      observed: count('observed'),
      skipped: count('skipped'),
      blocked: count('blocked'),
      errored: count('errored'),
    },
    shortfalls: [],
    checks,
    coverage: checks
      .filter(({ outcome }) => outcome === 'passed' || outcome === 'failed')
      .flatMap(({ facts, outcome, operation = 'readCustomer' }) =>
        facts.map((fact) => ({
          fact,
          operation,
          attempts: 1,
          violations: outcome === 'failed' ? 1 : 0,
        })),
      ),
    created: [],
    ...changes,
  }
}
