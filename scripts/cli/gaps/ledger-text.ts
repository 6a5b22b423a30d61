import { hang as hangLines, wrap } from '../../../contracts/reports/layout.ts'
import { type Fact, type Gap, toSections } from '../../../openapi/ledger.ts'

/** On narrower terminals, the cells of a row are listed one below the other. */
const LEAST_WIDTH = 72

/** A column takes `width` characters, or a `share` of what the other columns leave. */
interface Column<Row> {
  heading: string
  width?: number
  share?: number
  toText: (row: Row) => string
}

const gapColumns: readonly Column<Gap>[] = [
  { heading: 'Gap', width: 4, toText: ({ id }) => id },
  { heading: 'Section', width: 7, toText: ({ section }) => section },
  { heading: 'Question', share: 0.5, toText: ({ question }) => question },
  { heading: 'Assumption', share: 0.5, toText: ({ assumption }) => assumption },
  { heading: 'Plays', width: 8, toText: countChoices },
]

const factColumns: readonly Column<Fact>[] = [
  { heading: 'Fact', width: 4, toText: ({ id }) => id },
  { heading: 'Section', width: 9, toText: ({ section }) => section },
  { heading: 'What the specification states', share: 0.65, toText: ({ fact }) => fact },
  { heading: 'Binds', share: 0.35, toText: ({ binds }) => binds.join(', ') },
]

/** Lays gaps out as a table that is at most `columns` wide. */
export function toGapTable(gaps: readonly Gap[], columns: number): string {
  return toTable(gaps, gapColumns, columns)
}

/** Lays facts out as a table that is at most `columns` wide. */
export function toFactTable(facts: readonly Fact[], columns: number): string {
  return toTable(facts, factColumns, columns)
}

/** How many choices the mock can play, of how many a gap has. */
export function countChoices({ choices, plays }: Gap): string {
  return `${plays.length} of ${Object.keys(choices).length}`
}

function toTable<Row>(
  rows: readonly Row[],
  table: readonly Column<Row>[],
  columns: number,
): string {
  if (columns < LEAST_WIDTH) {
    const stacks = rows.map((row) =>
      table.map(({ heading, toText }) =>
        hang(`${heading.split(' ')[0]?.padEnd(10)}  `, toText(row), columns),
      ),
    )
    return `${stacks.map((lines) => lines.join('\n')).join('\n\n')}\n`
  }
  const fixed = table.reduce((sum, { width = 0 }) => sum + width + 2, -2)
  const widths = table.map(({ width, share = 0 }) => width ?? Math.floor((columns - fixed) * share))
  const lines = [
    ...toLines(
      table.map(({ heading }) => heading),
      widths,
    ),
    widths.map((width) => '-'.repeat(width)).join('  '),
    ...rows.flatMap((row) =>
      toLines(
        table.map(({ toText }) => toText(row)),
        widths,
      ),
    ),
  ]
  return `${lines.join('\n')}\n`
}

function toLines(texts: readonly string[], widths: readonly number[]): string[] {
  const cells = texts.map((text, index) => wrap(text, widths[index] ?? 0))
  const height = Math.max(...cells.map((lines) => lines.length))
  return Array.from({ length: height }, (_, line) =>
    cells
      .map((lines, index) => (lines[line] ?? '').padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** Puts a heading in front of a text, and indents the text's further lines to match. */
function hang(heading: string, text: string, columns: number): string {
  return hangLines(heading, text, columns).join('\n')
}

/** Shows everything about one gap, and how to make another choice. */
export function toGapText(gap: Gap, columns: number): string {
  const parts = [
    hang('Question    ', gap.question, columns),
    hang('Assumption  ', gap.assumption, columns),
    hang('Reason      ', gap.reason, columns),
    toChoices(gap, columns),
    ...(gap.places.length === 0 ? [] : [hang('Marked at   ', gap.places.join(', '), columns)]),
    toAdvice(gap, columns),
  ]
  return `${gap.id} ${gap.slug}, ${toSections(gap.section)}\n\n${parts.join('\n\n')}\n`
}

/** Shows everything about one fact. */
export function toFactText({ id, section, fact, binds }: Fact, columns: number): string {
  const parts = [hang('Fact   ', fact, columns), hang('Binds  ', binds.join(', '), columns)]
  return `${id}, ${toSections(section)}\n\n${parts.join('\n\n')}\n`
}

function toChoices({ choices, choice, plays, open, holds }: Gap, columns: number): string {
  const width = Math.max(...Object.keys(choices).map((id) => id.length))
  const lines = Object.entries(choices).map(([id, meaning]) => {
    const notes = id === choice ? ' (assumed)' : plays.includes(id) ? '' : ' (not played)'
    return hang(`  ${id === choice ? '*' : ' '} ${id.padEnd(width)}  `, meaning + notes, columns)
  })
  if (open) lines.push('    Any other text is valid too.')
  if (holds !== undefined) lines.push(hang('    or  ', holds, columns))
  return ['Choices', ...lines].join('\n')
}

function toAdvice({ id, choice, plays, open }: Gap, columns: number): string {
  const other = plays.find((played) => played !== choice)
  if (other === undefined && !open) {
    return wrap('The mock plays the assumption only: no site profile changes it.', columns).join(
      '\n',
    )
  }
  return [
    'To change this in the mock, write a choice to a site profile and start the mock with it:',
    '',
    `  echo '${id}: ${other ?? 'your choice'}' >> profile.yaml`,
    '  sabia mock --profile profile.yaml',
  ].join('\n')
}
