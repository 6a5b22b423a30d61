import { toCell, toRow } from '../../../contracts/reports/markdown/escape.ts'
import { toOwnText } from '../../docs/model/schema.ts'

/** Says a text of the tables in the language of a guide. */
export type Say = (english: string) => string

/** Says each text as it is. */
export const inEnglish: Say = (english) => english

/** Writes a table of Markdown. */
export function toTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => toRow(cells.map(toCell))
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(line)].join('\n')
}

/** Writes a text as code; none stays none. */
export function toCode(text: string): string {
  return text === '' ? '' : `\`${text}\``
}

/** Writes gaps or facts as links to their rows of the ledger. */
export function toLedgerLinks(ids: readonly string[]): string {
  return ids.map((id) => `[${id}](../ledger.html#${id})`).join(', ')
}

/** Writes operations as links into the reference. */
export function toOperationLinks(operationIds: readonly string[]): string {
  return operationIds.map((id) => `[${id}](../reference.html#operation/${id})`).join(', ')
}

/** Writes a fenced block, behind the directive that says how it is tried. */
export function toBlock(language: string, text: string, directive?: string): string {
  const head = directive === undefined ? '' : `<!-- ${directive} -->\n`
  return `${head}\`\`\`${language}\n${text.trim()}\n\`\`\``
}

/** A description on one line, without what the generator of the document has added about gaps. */
export function toOwnWords(description: string): string {
  return toOwnText(description).replaceAll(/\s*\n\s*/g, ' ')
}
