import type { CheckReport, Evidence, Report } from '../../model/report.ts'
import { sentenceOf } from '../digest/ledger-sentences.ts'
import { findingsOf, toBrokenFacts, type Violation } from '../digest/violations.ts'
import { toCount } from '../../../openapi/text/visible.ts'
import type { Block } from './block.ts'
import { toCode, toFence, toWords } from './escape.ts'

/** Most answers that are shown for one check. */
const MOST = 3

const LONGEST_VALUE = 1000
const LONGEST_COMMAND = 8000

/** What is broken, by fact. */
export function toViolations(report: Report): Block[] {
  const groups = toBrokenFacts(report)
  if (groups.length === 0) return []
  return [
    { text: '\n## Violations' },
    ...groups.flatMap(({ fact, violations }) => [
      { text: `\n### ${toHeading(fact)}`, kind: 'broken fact' },
      ...violations.map((violation) => toViolation(violation)),
    ]),
  ]
}

/** Good practice that the site does not keep to. */
export function toWarnings({ checks }: Report): Block[] {
  const warned = checks.filter(({ outcome }) => outcome === 'warned')
  if (warned.length === 0) return []
  return [
    { text: '\n## Warnings\n' },
    ...warned.map((check) => ({ text: toWarning(check), kind: 'warning' })),
  ]
}

function toHeading(fact: string | undefined): string {
  return fact === undefined ? 'No fact is named' : `${toWords(fact)}: ${sentenceOf(fact)}`
}

function toViolation({ check, findings }: Violation): Block {
  const shown = findings.slice(0, MOST).flatMap(toFinding)
  const left = findings.length - MOST
  const rest = left > 0 ? [`\n${toCount(left, 'more answer')} of this check in report.html.`] : []
  const lines = [`\n**${toWords(check.id)}** ${toWords(check.title)}`]
  if (check.detail !== undefined) lines.push(`\n${toWords(check.detail)}`)
  return { text: [...lines, ...shown, ...rest].join('\n'), kind: 'violation' }
}

function toFinding({ expected, received, request, status, pointer, curl }: Evidence): string[] {
  const place = pointer === undefined ? '' : ` at ${toCode(pointer)}`
  const command =
    curl.length > LONGEST_COMMAND
      ? ['The command to repeat it is long: see report.json.']
      : [toFence(curl, 'sh')]
  return [
    '',
    `- Expected: ${toCode(expected ?? 'something else', LONGEST_VALUE)}`,
    `- Received: ${toCode(received ?? 'nothing', LONGEST_VALUE)}`,
    `- In: ${toCode(request)}, answered ${status}${place}`,
    '',
    ...command,
  ]
}

function toWarning(check: CheckReport): string {
  const [finding] = findingsOf(check)
  const heading = `- **${toWords(check.id)}** ${toWords(check.title)}`
  if (finding === undefined) return heading
  const { expected = 'something else', received = 'nothing', request } = finding
  const came = `received ${toCode(received)} in ${toCode(request)}`
  return `${heading}: expected ${toCode(expected)}, ${came}`
}
