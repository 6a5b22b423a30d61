import type { CheckReport, Report } from '../../model/report.ts'
import { reasonOf } from '../digest/not-checked.ts'
import { sentenceOf } from '../digest/ledger-sentences.ts'
import { findingsOf, toBrokenFacts, type BrokenFact } from '../digest/violations.ts'
import { toReach, toVerdict } from '../digest/verdict.ts'
import { cut, toCount, toLine, toVisible } from '../../../openapi/text/visible.ts'

/** GitHub shows this many of each kind for a step and silently drops the others. */
const MOST = 10

const LONGEST_TITLE = 200
const LONGEST_MESSAGE = 2000

interface Annotation {
  title: string
  message: string
}

/** Writes what needs attention as workflow commands of GitHub Actions, one per line. */
export function toAnnotations(report: Report): string {
  const errors = [
    ...report.shortfalls.map((message) => ({ title: 'Could not check enough', message })),
    ...toBrokenFacts(report).map(toError),
  ]
  const warnings = [
    ...report.checks.filter(({ outcome }) => outcome === 'errored').map(toProblem),
    ...report.checks.filter(({ outcome }) => outcome === 'warned').map(toWarning),
  ]
  const leftOut = [
    [Math.max(0, errors.length - MOST), 'error'] as const,
    [Math.max(0, warnings.length - MOST), 'warning'] as const,
  ].filter(([count]) => count > 0)
  const counts = leftOut.map(([count, kind]) => toCount(count, kind)).join(' and ')
  const rest = counts === '' ? '' : `\nLeft out here: ${counts}; the report has them all.`
  return [
    ...errors.slice(0, MOST).map((one) => toCommand('error', one)),
    ...warnings.slice(0, MOST).map((one) => toCommand('warning', one)),
    toCommand('notice', { title: toVerdict(report), message: toReach(report) + rest }),
    '',
  ].join('\n')
}

/** One annotation for a fact, however many checks found it broken. */
function toError({ fact, violations }: BrokenFact): Annotation {
  const [first] = violations
  const checks = violations.map(({ check }) => `${check.id} ${check.title}`)
  return {
    title: fact === undefined ? 'A check failed' : `${fact}: ${sentenceOf(fact)}`,
    message: [...(first === undefined ? [] : toFinding(first.check)), ...checks].join('\n'),
  }
}

function toWarning(check: CheckReport): Annotation {
  return { title: `${check.id}: ${check.title}`, message: toFinding(check).join('\n') }
}

function toProblem(check: CheckReport): Annotation {
  const detail = check.detail === undefined ? [] : [check.detail]
  return {
    title: `${check.id}: no result`,
    message: [check.title, reasonOf(check), ...detail].join('\n'),
  }
}

function toFinding(check: CheckReport): string[] {
  const [finding] = findingsOf(check)
  if (finding === undefined) return [check.detail ?? check.title]
  const { request, status, pointer, expected, received } = finding
  return [
    `Expected: ${cut(expected ?? 'something else', 400)}`,
    `Received: ${cut(received ?? 'nothing', 400)}`,
    `Where: ${request} answered ${status}${pointer === undefined ? '' : `, at ${pointer}`}`,
  ]
}

function toCommand(name: 'error' | 'warning' | 'notice', { title, message }: Annotation): string {
  const head = escape(cut(toLine(title), LONGEST_TITLE))
    .replaceAll(':', '%3A')
    .replaceAll(',', '%2C')
  return `::${name} title=${head}::${escape(cut(toVisible(message), LONGEST_MESSAGE))}`
}

function escape(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
