import type { Row } from './figure.ts'

const COLUMNS = ['figure', 'measured', 'bound', 'aim', 'verdict'] as const

/** Writes rows as a table, each with its note beneath it. */
export function toTable(rows: readonly Row[]): string {
  const widths = COLUMNS.map((column) =>
    Math.max(column.length, ...rows.map((row) => row[column].length)),
  )
  const toLine = (cells: readonly string[]) =>
    cells
      .map((cell, place) => cell.padEnd(widths[place] ?? 0))
      .join('  ')
      .trimEnd()
  const lines = [toLine(COLUMNS), toLine(widths.map((width) => '-'.repeat(width)))]
  for (const row of rows) {
    lines.push(toLine(COLUMNS.map((column) => row[column])))
    if (row.note !== undefined) lines.push(`    ${row.note}`)
  }
  return lines.join('\n')
}
