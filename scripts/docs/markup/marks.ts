import { escapeHtml } from '../../../mocks/pages/frame.ts'
import { gaps as ledger, type Gap, type GapId } from '../../../openapi/ledger.ts'
import { toRelative } from '../links.ts'
import type { AssumedPart } from '../model/fields.ts'

export const STATED = '<span class="stated">stated</span>'

/** Shows that something is assumed, as a link to the gap. */
export function toAssumed(gap: string, path: string, words = 'assumed'): string {
  const { question } = ledger[gap as GapId] as Gap
  const target = toRelative(path, `ledger.html#${gap}`)
  const title = escapeHtml(question.replaceAll('`', ''))
  return `<a class="assumed" href="${target}" title="${title}">${words}, ${gap}</a>`
}

/** Shows what is certain of a place and what is assumed: all of it, a part, or nothing. */
export function toMarks(assumed: readonly AssumedPart[], path: string): string {
  const isWhole = assumed.some(({ keyword }) => keyword === undefined)
  const marks = assumed.map(({ gap, keyword }) =>
    toAssumed(gap, path, keyword === undefined ? 'assumed' : `${toWords(keyword)} assumed`),
  )
  return [...(isWhole ? [] : [STATED]), ...new Set(marks)].join(' ')
}

/** What a keyword of the document says of a value, for people. */
function toWords(keyword: string): string {
  const words: Readonly<Record<string, string>> = {
    'type.null': 'null is',
    value: 'what the mock fills in is',
    required: 'its presence is',
    security: 'what it asks of the token is',
    requestBody: 'the body is',
    additionalProperties: 'what becomes of other fields is',
  }
  return words[keyword] ?? `${keyword.replace('required.', 'presence of ')} is`
}
