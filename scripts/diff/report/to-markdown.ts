import { toRow, toWords } from '../../../contracts/reports/markdown/escape.ts'
import type { Report } from '../model.ts'
import {
  HEADINGS,
  LEDGER_HEADING,
  toLedgerPlace,
  toSentence,
  toTitle,
  toUses,
  toVersionSentence,
} from './sections.ts'

/** Writes the report for a pull request or a job summary. */
export function toMarkdown(report: Report): string {
  const sections = HEADINGS.map(([verdict, heading]) =>
    toSection(
      heading,
      ['place', 'change', 'shows in'],
      report.changes
        .filter((change) => change.verdict === verdict)
        .map((change) => [change.place, toSentence(change), toUses(change)]),
    ),
  )
  const ledger = toSection(
    LEDGER_HEADING,
    ['gap or fact', 'change'],
    report.ledger.map((row) => [toLedgerPlace(row), row.what]),
  )
  return [
    `## ${toWords(toTitle(report))}`,
    toWords(toVersionSentence(report)),
    ...sections,
    ledger,
  ].join('\n\n')
}

function toSection(heading: string, head: readonly string[], rows: readonly string[][]): string {
  if (rows.length === 0) return `### ${heading}\n\nNone.`
  const lines = [head, head.map(() => '---'), ...rows.map((row) => row.map(toWords))]
  return `### ${heading}\n\n${lines.map(toRow).join('\n')}`
}
