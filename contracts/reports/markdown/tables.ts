import type { Report } from '../../model/report.ts'
import { LIKENESSES, toGapRows, type GapRow } from '../digest/gap-rows.ts'
import { toNotChecked } from '../digest/not-checked.ts'
import { OUTCOMES } from '../digest/outcomes.ts'
import { toCount } from '../../../openapi/text/visible.ts'
import type { Block } from './block.ts'
import { toCell, toCellCode, toCode, toRow, toWords } from './escape.ts'

/** How many checks ended in each way. */
export function toCounts({ counts }: Report): Block {
  const found = OUTCOMES.filter((outcome) => counts[outcome] > 0)
  if (found.length === 0) return { text: '\nNo check ran.' }
  const rows = [found, found.map(() => '---'), found.map((outcome) => String(counts[outcome]))]
  return { text: `\n${rows.map(toRow).join('\n')}` }
}

/** What was not checked, by reason. */
export function toReasons(report: Report): Block[] {
  const rows = toNotChecked(report).map(({ outcome, reason, checks }) => ({
    text: toRow([
      String(checks.length),
      outcome,
      toWords(reason),
      checks.map(({ id }) => toWords(id)).join(', '),
    ]),
    kind: 'reason',
  }))
  return toTable('Not checked', ['Checks', 'Outcome', 'Why', 'Which'], rows)
}

/** What the site does at gaps, beside what the mock assumes. */
export function toGaps(report: Report): Block[] {
  const rows = toGapRows(report)
  const seen = rows.filter(({ likeness }) => likeness !== 'unseen')
  const table = toTable(
    'Where the specification is silent',
    ['Gap', 'Question', "The mock's assumption", 'This site', 'Compared'],
    seen.map((row) => ({ text: toGapRow(row), kind: 'gap' })),
  )
  const left = rows.length - seen.length
  if (left === 0) return table
  return [...table, { text: `\n${toCount(left, 'gap')} of ${rows.length} not observed.` }]
}

/** Records that the run created: no known call deletes them. */
export function toRecords({ created, run }: Report): Block[] {
  const rows = created.map(({ kind, id, request }) => ({
    text: toRow([kind, id === null ? 'not shown' : toCellCode(id), toCellCode(request)]),
    kind: 'record',
  }))
  const note = `No known call deletes them. Each is marked ${toCode(run)}.`
  return toTable('Records that the run created', ['Kind', 'Id', 'Created by'], rows, note)
}

function toGapRow({ gap, question, assumption, seen, likeness }: GapRow): string {
  const observations = seen.map(({ choice, value }) =>
    choice === null ? toCellCode(value) : `${toCellCode(choice)} (${toCellCode(value)})`,
  )
  return toRow([
    toWords(gap),
    toCell(question),
    toCell(assumption),
    observations.join(', '),
    LIKENESSES[likeness],
  ])
}

function toTable(
  heading: string,
  columns: readonly string[],
  rows: readonly Block[],
  note?: string,
): Block[] {
  if (rows.length === 0) return []
  const head = [toRow(columns), toRow(columns.map(() => '---'))].join('\n')
  const before = note === undefined ? '' : `${note}\n\n`
  return [{ text: `\n## ${heading}\n\n${before}${head}` }, ...rows]
}
