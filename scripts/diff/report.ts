import { toRow, toWords } from '../../contracts/reports/markdown/escape.ts'
import { toNames, toVisible } from '../../openapi/text/visible.ts'
import { hang, wrap } from '../../contracts/reports/layout.ts'
import type { State } from './base.ts'
import { compareDocuments, type Change, type Verdict } from './compare.ts'
import { compareLedgers, compareMarks, marksOf, type LedgerChange } from './ledger.ts'

/** What changed between two versions of the document. */
export interface Report {
  base: { name: string; version: string }
  version: string
  changes: Change[]
  ledger: LedgerChange[]
  /** The most severe kind of change; undefined if nothing changed. */
  verdict: Verdict | undefined
  /** The lowest version that these changes allow. */
  needs: string
  /** Whether the version is at least that. */
  hasRisen: boolean
}

/** Compares a base with the work tree. */
export function toReport(base: State, present: State): Report {
  const [old, marks] = [marksOf(base.document), marksOf(present.document)]
  const changes = compareDocuments(base.document, present.document).map((change) => {
    const gaps = old.get(change.place) ?? marks.get(change.place)
    return change.verdict === 'text' || gaps === undefined ? change : { ...change, gaps }
  })
  const rows = base.ledger && present.ledger && compareLedgers(base.ledger, present.ledger)
  const isSame = withoutVersion(base.document) === withoutVersion(present.document)
  // Marks and assumptions are in the document too, but don't affect clients.
  const verdict = changes[0]?.verdict ?? (isSame ? undefined : 'text')
  const [from, version] = [base.document.info.version, present.document.info.version]
  const needs = leastVersion(from, verdict)
  return {
    base: { name: base.name, version: from },
    version,
    changes,
    ledger: [...compareMarks(base.document, present.document), ...(rows ?? [])],
    verdict,
    needs,
    hasRisen: !isBelow(version, needs),
  }
}

function withoutVersion(document: State['document']): string {
  return JSON.stringify({ ...document, info: { ...document.info, version: undefined } })
}

/** The lowest version after `base` that changes of this kind allow. */
function leastVersion(base: string, verdict: Verdict | undefined): string {
  const [major, minor, patch] = parse(base)
  if (verdict === 'breaking') return `${major + 1}.0.0`
  if (verdict === 'compatible') return `${major}.${minor + 1}.0`
  return verdict === 'text' ? `${major}.${minor}.${patch + 1}` : base
}

/** Whether a version is lower than another one. */
export function isBelow(version: string, other: string): boolean {
  const [one, two] = [parse(version), parse(other)]
  return (one[0] - two[0] || one[1] - two[1] || one[2] - two[2]) < 0
}

function parse(text: string): readonly [number, number, number] {
  const [, ...numbers] = /^(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? []
  if (numbers.length === 3) return numbers.map(Number) as unknown as [number, number, number]
  throw new Error(`Cannot compare versions: "${text}" is not three numbers; write it as 1.2.3`)
}

const HEADINGS: readonly (readonly [Verdict, string])[] = [
  ['breaking', 'Breaking for clients'],
  ['compatible', 'Compatible'],
  ['text', 'Text only'],
]

const LEDGER_HEADING = 'Facts and gaps'

/** How many operations the report for a terminal names per change. */
const SHOWN = 3

/** Formats the report for a terminal. */
export function toText(report: Report, columns: number): string {
  const lines = [toTitle(report)]
  const toHeading = (heading: string, count: number) => `${heading}: ${count || 'none'}`
  for (const [verdict, heading] of HEADINGS) {
    const changes = report.changes.filter((change) => change.verdict === verdict)
    lines.push('', toHeading(heading, changes.length))
    for (const change of changes) {
      lines.push(...toItem(`${change.place}: ${toSentence(change)}`, columns))
      const uses = toUses(change, SHOWN)
      if (uses !== '') lines.push(...hang('      ', uses, columns))
    }
  }
  lines.push('', toHeading(LEDGER_HEADING, report.ledger.length))
  for (const row of report.ledger) {
    lines.push(...toItem(`${row.id}: ${toLedgerSentence(row)}`, columns))
  }
  lines.push('', ...hang('', toVersionSentence(report), columns))
  return toVisible(lines.join('\n'))
}

function toItem(text: string, columns: number): string[] {
  const lines = wrap(text, Math.max(20, columns - 6))
  return lines.map((line, index) => `${index === 0 ? '  ' : '      '}${line}`)
}

/** Formats the report for a pull request or a job summary. */
export function toMarkdown(report: Report): string {
  const sections = HEADINGS.map(([verdict, heading]) => {
    const changes = report.changes.filter((change) => change.verdict === verdict)
    const rows = changes.map((change) => [change.place, toSentence(change), toUses(change)])
    return toSection(heading, ['place', 'change', 'shows in'], rows)
  })
  const rows = report.ledger.map((row) => [row.id, toLedgerSentence(row)])
  return [
    `## ${toWords(toTitle(report))}`,
    toWords(toVersionSentence(report)),
    ...sections,
    toSection(LEDGER_HEADING, ['fact or gap', 'change'], rows),
  ].join('\n\n')
}

function toSection(heading: string, head: readonly string[], rows: readonly string[][]): string {
  if (rows.length === 0) return `### ${heading}\n\nNone.`
  const lines = [head, head.map(() => '---'), ...rows.map((row) => row.map(toWords))]
  return `### ${heading}\n\n${lines.map(toRow).join('\n')}`
}

function toTitle({ base, version }: Report): string {
  return `Changes of the document from ${base.name} (${base.version}) to the work tree (${version})`
}

function toVersionSentence(report: Report): string {
  const { base, version, changes, ledger, verdict, needs, hasRisen } = report
  if (verdict === undefined) {
    return hasRisen
      ? `The document is the same: info.version may stay ${base.version}.`
      : `info.version is ${version}, below the ${base.version} of ${base.name}; raise it.`
  }
  const kind = { breaking: 'Breaking', compatible: 'Compatible', text: 'Text' }[verdict]
  const lead = changes.length + ledger.length === 0 ? 'Only generated text differs. ' : ''
  const asks = `${lead}${kind} changes need info.version ${needs} or higher; it is ${version}`
  return hasRisen
    ? `${asks}.`
    : `${asks}: raise it in openapi/openapi.yaml, and add a heading to openapi/CHANGELOG.md.`
}

function toSentence({ what, because, gaps = [] }: Change): string {
  const reason = because === undefined ? '' : ` (${because})`
  return `${what}${reason}${gaps.length === 0 ? '' : `; assumed: ${gaps.join(', ')}`}`
}

/** Where a change shows; empty if its place already says it. */
function toUses({ direction, operations, place }: Change, length = Infinity): string {
  const others = operations.filter((id) => !new RegExp(`\\b${id}\\b`).test(place))
  if (others.length === 0) return ''
  const what = { requests: 'requests of ', responses: 'responses of ', webhooks: 'the webhook ' }
  return `in ${direction === undefined ? '' : what[direction]}${toNames(others, length)}`
}

function toLedgerSentence({ what, places }: LedgerChange): string {
  return places === undefined ? what : `${what} at ${places.join(', ')}`
}
