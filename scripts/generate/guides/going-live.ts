import { readFileSync } from 'node:fs'
import { UNOBSERVED } from '../../../contracts/ledger/untested.ts'
import { allGaps, facts } from '../../../openapi/ledger.ts'
import { inEnglish, toCode, toLedgerLinks, toTable, type Say } from './markdown.ts'

/** The gaps that no contract run sees, unless the reason is that a fact answers them. */
export function toUnobservedTable(say: Say = inEnglish): string {
  const rows = allGaps
    .filter(({ id }) => {
      const reason = UNOBSERVED[id]
      return reason !== undefined && !/\bfacts? F\d/i.test(reason)
    })
    .map(({ id, question }) => [toLedgerLinks([id]), say(question)])
  return toTable(['gap', 'question'].map(say), rows)
}

/** The changelog of the document, for a section of a guide: with lower headings, and with links. */
export function toChanges(say: Say = inEnglish): string {
  const rows: readonly string[] = [...facts, ...allGaps].map(({ id }) => id)
  const text = readFileSync(new URL('../../../openapi/CHANGELOG.md', import.meta.url), 'utf8')
  return text
    .replace(/^# .*\n/, '')
    .replaceAll(/^(## |- )?(.+)$/gm, (_, mark = '', line: string) => {
      return mark === '## ' ? `### ${line}` : `${mark}${say(line)}`
    })
    .replaceAll(/\b[GF]\d{2,3}\b/g, (id) => {
      // A withdrawn fact has no row.
      return rows.includes(id) ? `[\`${id}\`](../ledger.html#${id})` : toCode(id)
    })
}
