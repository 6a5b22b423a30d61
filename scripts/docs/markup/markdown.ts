import { Marked } from 'marked'
import { allGaps, facts } from '../../../openapi/ledger.ts'
import { toRelative } from '../links.ts'

const KNOWN = new Set([...allGaps, ...facts].map(({ id }) => id))

const plain = new Marked({ gfm: true })

/** Converts a paragraph of Markdown to HTML without the `p` element; ids become links. */
export function toInline(markdown: string, path: string): string {
  return plain.parseInline(linkToLedger(markdown, path), { async: false })
}

/** Converts Markdown to HTML; ids of gaps and facts become links to the ledger. */
export function toBlocks(markdown: string, path: string): string {
  return plain.parse(linkToLedger(markdown, path), { async: false })
}

function linkToLedger(markdown: string, path: string): string {
  return linkIds(markdown, (id) => toRelative(path, `ledger.html#${id}`))
}

/** Links the ids of gaps and facts in Markdown, except in code and links. */
export function linkIds(markdown: string, toTarget: (id: string) => string): string {
  return markdown.replaceAll(/```[^]*?```|`[^`]*`|\[[^\]]*\]\([^)]*\)|\b[GF]\d{2,3}\b/g, (found) =>
    KNOWN.has(found) ? `[${found}](${toTarget(found)})` : found,
  )
}

/** The plain text of Markdown; code stays unchanged. */
export function toPlainText(markdown: string): string {
  const parts = markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').split(/`([^`]*)`/)
  return parts
    .map((part, place) => (place % 2 === 1 ? part : withoutMarks(part)))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function withoutMarks(text: string): string {
  return text
    .replaceAll(/^\s*\|?[ :|-]+\|\s*$/gm, '')
    .replaceAll(/\*+|^[#>-]+ /gm, '')
    .replaceAll(/\s*\|\s*/g, ' ')
}
