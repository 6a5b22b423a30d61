import type { Report } from '../../model/report.ts'
import { toCountLine } from '../digest/outcomes.ts'
import { toBrokenFacts } from '../digest/violations.ts'
import { toReach, toRunLine, toVerdict } from '../digest/verdict.ts'
import { type Paint, type Style, createPaint, hang, wrap } from '../layout.ts'
import { toRemainder } from './remainder.ts'
import { cut, disarm, toLine } from '../../../openapi/text/visible.ts'
import { toViolationBlocks } from './violation-blocks.ts'

/** Width without a terminal. */
const USUAL_WIDTH = 100

const LONGEST_SENTENCE = 400

/** How a summary is laid out. */
export interface SummaryOptions {
  /** Width of the terminal; undefined if there is none. */
  columns: number | undefined
  hasColours: boolean
  /** Folder that holds the reports; undefined if none are written. */
  folder?: string | undefined
}

const VERDICT_STYLES: Readonly<Record<Report['verdict'], Style>> = {
  held: 'green',
  broken: 'red',
  incomplete: 'yellow',
}

/** Summarises a run for a terminal: what needs attention, and where the rest is. */
export function toSummary(report: Report, options: SummaryOptions): string {
  const columns = options.columns ?? USUAL_WIDTH
  const paint = createPaint(options.hasColours)
  const lines = [
    ...toHead(report, columns, paint),
    ...report.shortfalls.flatMap((reason) =>
      hang('  - ', cut(toLine(reason), LONGEST_SENTENCE), columns),
    ),
    ...toViolationBlocks(toBrokenFacts(report), columns, paint, options.folder),
    ...toRemainder(report, columns, paint, options.folder),
  ]
  return `${disarm(lines.join('\n'))}\n`
}

function toHead(report: Report, columns: number, paint: Paint): string[] {
  const style = VERDICT_STYLES[report.verdict]
  const [first = '', ...further] = wrap(`${toVerdict(report)} ${toReach(report)}`, columns)
  const target = cut(toLine(report.target), LONGEST_SENTENCE)
  const word = first.split(':')[0] ?? ''
  return [
    paint('bold', paint(style, word)) + first.slice(word.length),
    ...further,
    ...hang('  ', `${target}: ${toCountLine(report)}`, columns),
    ...hang('  ', toRunLine(report), columns).map((line) => paint('faint', line)),
  ]
}
