import { escapeHtml } from '../../../openapi/text/html.ts'
import { gaps as ledger, type Gap, type GapId } from '../../../openapi/ledger.ts'
import { toRelative } from '../links.ts'
import type { AssumedPart } from '../../../openapi/marks.ts'

export const STATED = '<span class="stated">stated</span>'

/** Shows that something is assumed, as a link to the gap. */
export function toAssumed(gap: string, path: string, words = 'assumed'): string {
  const { question } = ledger[gap as GapId] as Gap
  const target = toRelative(path, `ledger.html#${gap}`)
  const title = escapeHtml(question.replaceAll('`', ''))
  return `<a class="assumed" href="${target}" title="${title}">${words}, ${gap}</a>`
}

/** Shows what is certain about a part of the document and what is assumed: all of it, a part, or nothing. */
export function toMarks(assumed: readonly AssumedPart[], path: string): string {
  const isWhole = assumed.some(({ keyword }) => keyword === undefined)
  const marks = labelsOf(assumed).map(({ gap, words }) => toAssumed(gap, path, words))
  return [...(isWhole ? [] : [STATED]), ...marks].join(' ')
}

/** Names, once for each gap, the assumed parts of a place: `minimum, maximum assumed`. */
export function labelsOf(assumed: readonly AssumedPart[]): { gap: string; words: string }[] {
  const gaps = [...new Set(assumed.map(({ gap }) => gap))]
  return gaps.map((gap) => {
    const keywords = assumed.filter((part) => part.gap === gap).map(({ keyword }) => keyword)
    const parts = keywords.flatMap((keyword) => (keyword === undefined ? [] : [toWord(keyword)]))
    const isWhole = keywords.includes(undefined)
    return { gap, words: isWhole ? 'assumed' : `${[...new Set(parts)].join(', ')} assumed` }
  })
}

/** A keyword of the document in plain words. */
function toWord(keyword: string): string {
  const words: Readonly<Record<string, string>> = {
    'type.null': 'null',
    value: 'details',
    required: 'presence',
    security: 'scope',
    requestBody: 'body',
    content: 'body',
    additionalProperties: 'other fields',
  }
  return words[keyword] ?? keyword.replace('required.', 'presence of ')
}
