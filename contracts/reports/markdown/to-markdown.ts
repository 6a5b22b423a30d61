import type { Report } from '../../model/report.ts'
import { toReach, toRunLine, toVerdict } from '../digest/verdict.ts'
import { join, type Block } from './block.ts'
import { toCode, toWords } from './escape.ts'
import { toViolations, toWarnings } from './findings.ts'
import { toCounts, toGaps, toReasons, toRecords } from './tables.ts'

/** GitHub takes one mebibyte for a job summary, and drops a longer one. */
const LIMIT = 900 * 1024

/** Writes a report for a CI job summary, the most urgent first. */
export function toMarkdown(report: Report): string {
  const blocks: Block[] = [
    { text: `# ${toWords(toVerdict(report))}\n` },
    { text: `Target ${toCode(report.target)}. ${toReach(report)}\n` },
    { text: toWords(toRunLine(report)) },
    toCounts(report),
    ...toShortfalls(report),
    ...toViolations(report),
    ...toWarnings(report),
    ...toReasons(report),
    ...toGaps(report),
    ...toRecords(report),
  ]
  return join(blocks, LIMIT)
}

function toShortfalls({ shortfalls }: Report): Block[] {
  if (shortfalls.length === 0) return []
  const rows = shortfalls.map((reason) => ({ text: `- ${toWords(reason)}`, kind: 'shortfall' }))
  return [{ text: '\n## Could not check enough\n' }, ...rows]
}
