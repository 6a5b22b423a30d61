import { expect, test } from '@jest/globals'
import {
  exampleCheck,
  exampleReport,
  exampleViolation,
} from '../../../contracts/testing/example-report.ts'
import type { CheckReport, Verdict } from '../../../contracts/index.ts'
import { toExitCode } from './exit-code.ts'

const held = exampleCheck('A')
const broken = exampleViolation('B', 'F26')
const fault = exampleCheck('C', { outcome: 'errored', reason: 'HARNESS' })
const away = exampleCheck('D', { outcome: 'errored', reason: 'UNREACHABLE' })

const codes: [number, string, Verdict, CheckReport[]][] = [
  [0, 'every fact that was checked holds', 'held', [held]],
  [1, 'a fact is broken', 'broken', [held, broken]],
  [1, 'a fact is broken and the suite has a fault', 'broken', [broken, fault, away]],
  [3, 'too little could be checked', 'incomplete', [held, away]],
  [4, 'the suite has a fault', 'incomplete', [held, away, fault]],
]

test.each(codes)('ends with %d when %s', (code, _, verdict, checks) => {
  expect(toExitCode({ ...exampleReport(checks), verdict })).toBe(code)
})
