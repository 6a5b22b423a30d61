import type { Evidence } from '../../model/report.ts'
import { sentenceOf } from '../digest/ledger-sentences.ts'
import type { BrokenFact, Violation } from '../digest/violations.ts'
import { type Paint, hang, wrap } from '../layout.ts'
import { clip, cut, toCount, toLine, toNames, toVisible } from '../../../openapi/text/visible.ts'

/** Most violations that are shown. */
const MOST = 10

/** How many checks of one broken fact are shown in full. */
const MOST_OF_A_FACT = 2

const LONGEST_ID = 40
const LONGEST_VALUE = 160
const LONGEST_COMMAND = 2000

/** Lays out what is broken, by fact: what was expected, what came, and how to repeat it. */
export function toViolationBlocks(
  groups: readonly BrokenFact[],
  columns: number,
  paint: Paint,
  folder: string | undefined,
): string[] {
  const lines: string[] = []
  let room = MOST
  let shown = 0
  for (const { fact, violations } of groups) {
    if (room === 0) break
    shown += 1
    const whole = violations.slice(0, Math.min(MOST_OF_A_FACT, room))
    const others = violations.slice(whole.length)
    room -= whole.length
    const heading =
      fact === undefined
        ? 'No fact is named'
        : `${clip(toLine(fact), LONGEST_ID)} ${sentenceOf(fact)}`
    lines.push('', ...wrap(heading, columns).map((line) => paint('bold', line)))
    lines.push(...whole.flatMap((violation) => toBlock(violation, columns, paint)))
    if (others.length > 0) {
      const names = toNames(
        others.map(({ check }) => clip(toLine(check.id), LONGEST_ID)),
        8,
      )
      lines.push(...hang('  also ', `${toCount(others.length, 'check')}: ${names}`, columns))
    }
  }
  const left = groups.length - shown
  if (left > 0) {
    const rest = `${toCount(left, 'more broken fact')}: see ${toPlace(folder, 'report.html')}.`
    lines.push('', ...wrap(rest, columns))
  }
  return lines
}

/** Where a reader finds what a summary leaves out. */
export function toPlace(folder: string | undefined, file: string): string {
  return folder === undefined ? `${file} (with --report DIR)` : `${toLine(folder)}/${file}`
}

function toBlock({ check, findings }: Violation, columns: number, paint: Paint): string[] {
  const [finding] = findings
  const id = clip(toLine(check.id), LONGEST_ID)
  const heading = hang(`  ${id}  `, cut(toLine(check.title), LONGEST_VALUE), columns)
  if (finding === undefined) {
    return [...heading, ...toRow('', check.detail ?? 'no answer is shown', columns)]
  }
  const more = findings.length - 1
  return [
    ...heading,
    ...toRow('expected  ', finding.expected ?? 'something else', columns),
    ...toRow('received  ', finding.received ?? 'nothing', columns, toWhere(finding, more)),
    // Not wrapped, so that it can be copied.
    ...toCommand(finding.curl).map((line) => paint('faint', `    ${line}`)),
  ]
}

function toRow(heading: string, text: string, columns: number, place = ''): string[] {
  const value = cut(toLine(text), LONGEST_VALUE)
  const where = cut(toLine(place), LONGEST_VALUE)
  return hang(`    ${heading}`, `${value} ${where}`, columns)
}

function toWhere({ request, status, pointer }: Evidence, more: number): string {
  const place = pointer === undefined ? '' : `at ${pointer} `
  const rest = more === 0 ? '' : `, and in ${toCount(more, 'more place')}`
  return `${place}in ${request} (${status})${rest}`
}

/** A truncated command would do something else, so a long one is left to the reports. */
function toCommand(curl: string): string[] {
  if (curl.length > LONGEST_COMMAND) return ['(the command is long: see report.json)']
  return toVisible(curl).split('\n')
}
