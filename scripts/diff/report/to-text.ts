import { hang } from '../../../contracts/reports/text/wrap.ts'
import { toVisible } from '../../../contracts/reports/text/visible.ts'
import type { Change, Report } from '../model.ts'
import {
  HEADINGS,
  LEDGER_HEADING,
  toLedgerPlace,
  toSentence,
  toTitle,
  toUses,
  toVersionSentence,
} from './sections.ts'

/** How many operations are named where a change shows. */
const SHOWN = 3

/** Writes the report for a terminal. */
export function toText(report: Report, columns = 100): string {
  const lines = [toTitle(report)]
  for (const [verdict, heading] of HEADINGS) {
    const changes = report.changes.filter((change) => change.verdict === verdict)
    lines.push('', toHeading(heading, changes.length))
    for (const change of changes) lines.push(...toLines(change, columns))
  }
  lines.push('', toHeading(LEDGER_HEADING, report.ledger.length))
  for (const row of report.ledger) {
    lines.push(...hang(`  ${toLedgerPlace(row)}  `, row.what, columns))
  }
  lines.push('', ...hang('', toVersionSentence(report), columns))
  return toVisible(lines.join('\n'))
}

function toHeading(heading: string, count: number): string {
  return `${heading}: ${count === 0 ? 'none' : count}`
}

function toLines(change: Change, columns: number): string[] {
  const uses = toUses(change, SHOWN)
  return [
    ...hang(`  ${change.place}  `, toSentence(change), columns),
    ...(uses === '' ? [] : hang('      ', uses, columns)),
  ]
}
