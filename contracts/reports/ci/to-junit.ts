import { escapeHtml } from '../../../openapi/text/html.ts'
import type { CheckReport, Evidence, Report } from '../../model/report.ts'
import { groupByArea } from '../digest/outcomes.ts'
import { reasonOf } from '../digest/not-checked.ts'
import { findingsOf, toBroken } from '../digest/violations.ts'
import { sentenceOf } from '../digest/ledger-sentences.ts'
import { toVisible } from '../../../openapi/text/visible.ts'

/** A test case and how it counts. */
interface Case {
  kind: 'passed' | 'failure' | 'error' | 'skipped'
  milliseconds: number
  xml: string
}

/**
 * Writes a report as JUnit's XML, as the schema of Jenkins' xUnit plugin wants it (junit-10.xsd): a
 * suite for each area, a case for each check.
 */
export function toJunit(report: Report): string {
  const suites = [...groupByArea(report.checks)].map(([area, checks]) => ({
    name: area,
    cases: checks.map((check) => toCase(area, withBroken(check))),
  }))
  const shortfalls = toShortfalls(report)
  if (shortfalls.length > 0) suites.push({ name: 'RUN', cases: shortfalls })
  const all = suites.flatMap(({ cases }) => cases)
  const timestamp = attribute('timestamp', report.startedAt)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="sabia contract"${toTotals(all)}${toTime(report.durationMs)}>`,
    ...suites.map(({ name, cases }) =>
      [
        `  <testsuite${attribute('name', name)}${toTotals(cases)}${toSkipped(cases)}` +
          `${toTime(toSum(cases))}${timestamp}>`,
        toProperties(report),
        ...cases.map(({ xml }) => xml),
        '  </testsuite>',
      ].join('\n'),
    ),
    '</testsuites>\n',
  ].join('\n')
}

function toTotals(cases: readonly Case[]): string {
  const totals = { failures: count(cases, 'failure'), errors: count(cases, 'error') }
  const numbers = Object.entries({ tests: cases.length, ...totals })
  return numbers.map(([name, number]) => attribute(name, String(number))).join('')
}

/** The schema has it on suites alone. */
function toSkipped(cases: readonly Case[]): string {
  return attribute('skipped', String(count(cases, 'skipped')))
}

function count(cases: readonly Case[], kind: Case['kind']): number {
  return cases.filter((one) => one.kind === kind).length
}

function toSum(cases: readonly Case[]): number {
  return cases.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
}

/** In seconds. */
function toTime(milliseconds: number): string {
  return attribute('time', (milliseconds / 1000).toFixed(3))
}

function toProperties({ verdict, target, run, seed, suiteVersion }: Report): string {
  const values = { verdict, target, run, seed: String(seed), suiteVersion }
  const properties = Object.entries(values).map(
    ([name, value]) => `      <property${attribute('name', name)}${attribute('value', value)}/>`,
  )
  return ['    <properties>', ...properties, '    </properties>'].join('\n')
}

/** A failed check names the facts that it found broken, any other one all that it looks at. */
function withBroken(check: CheckReport): CheckReport {
  return check.outcome === 'failed' ? { ...check, facts: toBroken(check) } : check
}

function toCase(area: string, check: CheckReport): Case {
  const { kind, content } = toContent(check)
  const names = attribute('classname', area) + attribute('name', `${check.id} ${check.title}`)
  const { durationMs: milliseconds = 0 } = check
  const open = `    <testcase${names}${toTime(milliseconds)}`
  return {
    kind,
    milliseconds,
    xml: content === '' ? `${open}/>` : `${open}>\n      ${content}\n    </testcase>`,
  }
}

function toContent(check: CheckReport): { kind: Case['kind']; content: string } {
  if (check.outcome === 'failed') {
    const content = element(
      'failure',
      { message: toMessage(check), type: check.level },
      toText(check),
    )
    return { kind: 'failure', content }
  }
  if (check.outcome === 'errored') {
    const type = check.reason ?? 'ERROR'
    return {
      kind: 'error',
      content: element('error', { message: reasonOf(check), type }, check.detail),
    }
  }
  if (check.outcome === 'skipped' || check.outcome === 'blocked') {
    const message = `${check.outcome}: ${reasonOf(check)}`
    return { kind: 'skipped', content: element('skipped', { message }, check.detail) }
  }
  const text = check.outcome === 'passed' ? '' : `${check.outcome}\n${toText(check)}`.trim()
  return { kind: 'passed', content: text === '' ? '' : element('system-out', {}, text) }
}

function toMessage(check: CheckReport): string {
  const [finding] = findingsOf(check)
  const { expected, received } = finding ?? {}
  if (expected === undefined && received === undefined) return check.detail ?? check.title
  return `expected ${expected ?? 'something else'}, received ${received ?? 'nothing'}`
}

/** What a check examined and found, as plain text. */
function toText(check: CheckReport): string {
  const blocks = [
    check.facts.map((fact) => `${fact} ${sentenceOf(fact)}`),
    check.detail === undefined ? [] : [check.detail],
    (check.observed ?? []).map(({ gap, choice, value }) => `${gap} ${choice ?? 'other'}: ${value}`),
    ...findingsOf(check).map(toFinding),
  ]
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

function toFinding({ request, status, pointer, expected, received, curl }: Evidence): string[] {
  return [
    `Where: ${request} answered ${status}${pointer === undefined ? '' : `, at ${pointer}`}`,
    `Expected: ${expected ?? 'something else'}`,
    `Received: ${received ?? 'nothing'}`,
    `Repeat: ${curl}`,
  ]
}

/** Without these, a run that checked nothing would look like one that found nothing. */
function toShortfalls({ verdict, shortfalls, checks }: Report): Case[] {
  const reasons = [...shortfalls]
  if (reasons.length === 0 && checks.length === 0) reasons.push('No check ran.')
  if (reasons.length === 0 && verdict === 'incomplete') reasons.push('The run is incomplete.')
  return reasons.map((message, index) => ({
    kind: 'error',
    milliseconds: 0,
    xml: [
      `    <testcase classname="RUN" name="The run checks enough (${index + 1})" time="0">`,
      `      ${element('error', { message, type: 'INCOMPLETE' }, undefined)}`,
      '    </testcase>',
    ].join('\n'),
  }))
}

function element(name: string, attributes: Record<string, string>, text: string | undefined) {
  const list = Object.entries(attributes).map(([key, value]) => attribute(key, value))
  const open = `<${name}${list.join('')}`
  return text === undefined || text === ''
    ? `${open}/>`
    : `${open}>${escapeHtml(toVisible(text))}</${name}>`
}

function attribute(name: string, value: string): string {
  // A parser would turn a bare line break in an attribute into a space.
  return ` ${name}="${escapeHtml(toVisible(value)).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')}"`
}
