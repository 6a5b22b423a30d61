import { cut, toLine, toVisible } from '../../../openapi/text/visible.ts'

/** Writes a text as plain words of one line: no markup, no table cell, no HTML in it. */
export function toWords(text: string): string {
  return (
    toLine(text)
      .replaceAll(/[\\`*_{}[\]<>|~#&$!@^]/g, String.raw`\$&`)
      .replace(/^(\d*)([-+=:.)])/, String.raw`$1\$2`)
      // A bare address would become a link.
      .replaceAll('://', String.raw`:\//`)
  )
}

/** Writes a text as code of one line. */
export function toCode(text: string, length = 300): string {
  const line = cut(toLine(text), length)
  if (line === '') return '(empty)'
  const fence = '`'.repeat(longestRun(line) + 1)
  const space = /^`|`$/.test(line) ? ' ' : ''
  return `${fence}${space}${line}${space}${fence}`
}

/** Writes a text as code of a table's cell, which a pipe would end even within code. */
export function toCellCode(text: string): string {
  const line = cut(toLine(text), 300)
  if (!line.includes('|')) return toCode(line)
  const safe = line.replaceAll(/[!-/:-@[-`{-~]/g, (found) => `&#${found.codePointAt(0)};`)
  return `<code>${safe}</code>`
}

/** Writes a text as a block of code. */
export function toFence(text: string, language: string): string {
  const visible = toVisible(text)
  const fence = '`'.repeat(Math.max(3, longestRun(visible) + 1))
  return `${fence}${language}\n${visible}\n${fence}`
}

/** Writes what is Markdown already as a table's cell: only what would end the cell is escaped. */
export function toCell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll(/\s+/g, ' ')
}

/** Writes rows as a table; every cell is Markdown already. */
export function toRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
}
