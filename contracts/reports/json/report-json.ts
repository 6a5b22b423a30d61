import type { Report } from '../../model/report.ts'
import { toVisibleJson } from '../../../openapi/text/visible.ts'

const text = { type: 'string' } as const
const count = { type: 'integer', minimum: 0 } as const
const texts = { type: 'array', items: text } as const

const evidence = {
  type: 'object',
  description: 'An exchange that a check examined. Secrets and people’s data are masked.',
  additionalProperties: false,
  required: ['exchange', 'operation', 'request', 'status', 'curl'],
  properties: {
    exchange: { type: 'integer', description: 'Number of the exchange within the run, from 1.' },
    operation: { type: 'string', description: 'Operation id of the OpenAPI document.' },
    request: { type: 'string', description: 'Method and path.' },
    requestBody: text,
    status: { type: 'integer', description: 'HTTP status of the answer.' },
    responseBody: text,
    curl: { type: 'string', description: 'Repeats the request; secrets are variables.' },
    fact: { type: 'string', description: 'The fact that is broken there; only on a violation.' },
    pointer: { type: 'string', description: 'Where in the answer, as a JSON pointer.' },
    expected: { type: 'string', description: 'What is demanded there.' },
    received: { type: 'string', description: 'What came instead.' },
  },
} as const

const observed = {
  type: 'object',
  description: 'What the site does at a gap of the specification.',
  additionalProperties: false,
  required: ['gap', 'choice', 'value'],
  properties: {
    gap: { type: 'string', description: 'Id of the gap in the ledger.' },
    choice: {
      type: ['string', 'null'],
      description: 'The choice of the ledger that matches; null if none does.',
    },
    learned: {
      type: 'string',
      description: 'The value for a site profile, as JSON, if no choice stands for it.',
    },
    value: { type: 'string', description: 'What was seen, in words.' },
  },
} as const

const check = {
  type: 'object',
  description: 'What became of one check.',
  additionalProperties: false,
  required: ['id', 'level', 'title', 'facts', 'gaps', 'outcome', 'evidence'],
  properties: {
    id: { type: 'string', description: 'Stable: never given to another check.' },
    level: {
      enum: ['MUST', 'SHOULD', 'OBSERVE'],
      description: 'Only a MUST can fail. A SHOULD warns; an OBSERVE notes what a site does.',
    },
    title: text,
    facts: { ...texts, description: 'Ids of the facts that the check looks at.' },
    gaps: { ...texts, description: 'Ids of the gaps that the check looks at.' },
    operation: { type: 'string', description: 'Operation ids that the check is about.' },
    outcome: {
      enum: ['passed', 'failed', 'warned', 'observed', 'skipped', 'blocked', 'errored'],
    },
    reason: {
      type: 'string',
      description: 'Of a check without a result: a word in capitals, or the id of another check.',
      examples: ['READ_ONLY', 'NOT_SHOWN', 'UNREACHABLE', 'HARNESS'],
    },
    detail: { type: 'string', description: 'The reason in a sentence.' },
    durationMs: {
      type: 'number',
      minimum: 0,
      description: 'What it took, with the requests that it was the first to need.',
    },
    observed: { type: 'array', items: observed },
    evidence: { type: 'array', items: evidence },
  },
} as const

const created = {
  type: 'object',
  description: 'A record that the run made, or may have made.',
  additionalProperties: false,
  required: ['kind', 'id', 'request'],
  properties: {
    kind: { enum: ['customer', 'subscription', 'item', 'payment_profile'] },
    id: { type: ['string', 'null'], description: 'Null if no answer showed one.' },
    request: { type: 'string', description: 'Method and path of the call.' },
  },
} as const

const coverage = {
  type: 'object',
  description: 'How often a fact was checked in the answers of one operation.',
  additionalProperties: false,
  required: ['fact', 'operation', 'attempts', 'violations'],
  properties: { fact: text, operation: text, attempts: count, violations: count },
} as const

/** The JSON Schema (2020-12) of `report.json`. */
export const reportSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'urn:sabia:contract-report',
  title: 'Report of sabia contract',
  description: 'What a contract run found on one site.',
  type: 'object',
  additionalProperties: false,
  required: [
    'verdict',
    'target',
    'suiteVersion',
    'run',
    'seed',
    'startedAt',
    'readOnly',
    'writes',
    'requests',
    'durationMs',
    'counts',
    'shortfalls',
    'checks',
    'coverage',
    'created',
  ],
  properties: {
    verdict: {
      enum: ['held', 'broken', 'incomplete'],
      description: 'Broken as soon as one MUST fails; incomplete where too little was checked.',
    },
    target: { type: 'string', description: 'Base address of the site, or `embedded`.' },
    suiteVersion: text,
    run: { type: 'string', description: 'The run’s own mark: part of every record it made.' },
    seed: { type: 'number' },
    startedAt: { type: 'string', description: 'ISO 8601 timestamp in UTC.' },
    readOnly: { type: 'boolean' },
    writes: { ...count, description: 'API POSTs that succeeded or were not answered.' },
    requests: { ...count, description: 'Every request, repeated ones included.' },
    durationMs: { type: 'number', minimum: 0 },
    counts: {
      type: 'object',
      description: 'How many checks ended in each way.',
      additionalProperties: false,
      required: ['passed', 'failed', 'warned', 'observed', 'skipped', 'blocked', 'errored'],
      properties: {
        passed: count,
        failed: count,
        warned: count,
        observed: count,
        skipped: count,
        blocked: count,
        errored: count,
      },
    },
    shortfalls: {
      ...texts,
      description: 'Why the run could not check enough, one sentence each.',
    },
    checks: { type: 'array', items: check },
    coverage: { type: 'array', items: coverage },
    created: { type: 'array', items: created },
  },
} as const

/** Writes a report as `report.json`: the very object of the run, and nothing else. */
export function toJson(report: Report): string {
  return `${toVisibleJson(report, 2)}\n`
}
