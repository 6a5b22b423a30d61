import type { Report } from '../../model/report.ts'
import { toGapRows } from '../digest/gap-rows.ts'
import { toNotChecked } from '../digest/not-checked.ts'
import { findingsOf } from '../digest/violations.ts'
import { type Paint, hang } from '../layout.ts'
import { clip, cut, toCount, toLine, toNames } from '../../../openapi/text/visible.ts'
import { toPlace } from './violation-blocks.ts'

const MOST_WARNINGS = { held: 2, broken: 10, incomplete: 10 } as const
const MOST_REASONS = { held: 2, broken: 8, incomplete: 8 } as const

/** Writes all but the violations: warnings, unchecked facts, gaps, records, and the reports' place. */
export function toRemainder(
  report: Report,
  columns: number,
  paint: Paint,
  folder: string | undefined,
): string[] {
  const parts = [
    ...toWarnings(report, columns, paint),
    ...toReasons(report, columns),
    ...toGaps(report, columns),
    ...toRecords(report, columns),
    ...(folder === undefined ? [] : hang('Reports      ', toPlace(folder, 'report.html'), columns)),
  ]
  // A summary of a run that held stays close together.
  return report.verdict === 'held' || parts.length === 0 ? parts : ['', ...parts]
}

function toWarnings({ checks, verdict }: Report, columns: number, paint: Paint): string[] {
  const warned = checks.filter(({ outcome }) => outcome === 'warned')
  const most = MOST_WARNINGS[verdict]
  const lines = warned.slice(0, most).map((check) => {
    const received = findingsOf(check)[0]?.received
    const came = received === undefined ? '' : `: received ${toLine(received)}`
    const room = Math.max(20, columns - 13)
    const text = clip(`${toLine(check.id)} ${toLine(check.title)}${came}`, room)
    return `${paint('yellow', 'Warned')}       ${text}`
  })
  const left = warned.length - lines.length
  return left > 0 ? [...lines, `             ${toCount(left, 'more warning')}`] : lines
}

function toReasons(report: Report, columns: number): string[] {
  const groups = toNotChecked(report)
  if (groups.length === 0) return []
  const most = MOST_REASONS[report.verdict]
  const total = groups.reduce((sum, { checks }) => sum + checks.length, 0)
  const reasons = groups
    .slice(0, most)
    .map(({ outcome, reason, checks }) => `${checks.length} ${outcome}: ${cut(reason, 100)}`)
  if (groups.length > most) reasons.push(toCount(groups.length - most, 'more reason'))
  return hang('Not checked  ', `${toCount(total, 'check')} (${reasons.join('; ')})`, columns)
}

function toGaps(report: Report, columns: number): string[] {
  const rows = toGapRows(report)
  const seen = rows.filter(({ likeness }) => likeness !== 'unseen')
  if (seen.length === 0) return []
  const different = seen
    .filter(({ likeness }) => likeness !== 'same')
    .map(({ gap }) => clip(toLine(gap), 40))
  const names = different.length === 0 ? '' : ` (${toNames(different, 8)})`
  const text = `${seen.length} of ${rows.length} seen, ${different.length} not as the mock assumes`
  return hang('Gaps         ', text + names, columns)
}

function toRecords({ created, run, target }: Report, columns: number) {
  // The embedded mock's records end with the process.
  if (created.length === 0 || target === 'embedded') return []
  const mark = clip(toLine(run), 40)
  const text = `${created.length} created, marked ${mark}; no call deletes them: see report.json`
  return hang('Records      ', text, columns)
}
