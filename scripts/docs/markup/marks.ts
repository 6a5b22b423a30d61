import { escapeHtml } from '../../../openapi/text/html.ts'
import { gaps as ledger, type Gap, type GapId } from '../../../openapi/ledger.ts'
import type { AssumedPart } from '../../../openapi/marks.ts'
import type { View } from '../edition.ts'
import { toRelative } from '../links.ts'
import { sayAttribute, sayInline, sayLong } from './say.ts'

/** Shows in a line of text that something is assumed, as a link to the gap. */
export function toAssumed(gap: string, view: View, words = view.words.assumed): string {
  const { question } = ledger[gap as GapId] as Gap
  const target = toRelative(view.path, `ledger.html#${gap}`)
  const title = sayAttribute(view, question)
  return `<a class="assumed" href="${target}" title="${title}">${escapeHtml(words)}, ${gap}</a>`
}

/**
 * The one mark of a place where something is assumed: closed it says what, opened it has each gap's
 * question and assumption, and leads to its choices. Nothing where all is certain.
 */
export function toMark(
  assumed: readonly AssumedPart[],
  view: View,
  words = toWords(assumed, view),
): string {
  if (assumed.length === 0) return ''
  const ids = [...new Set(assumed.map(({ gap }) => gap))]
  const [only = '', ...others] = ids
  const name = others.length === 0 ? `${words}, ${only}` : words
  return `<details class="mark"><summary>${escapeHtml(name)}</summary>
<ul>
${ids.map((id) => `<li>${toPoint(id, view)}</li>`).join('\n')}
</ul></details>`
}

/** What of a place is assumed: all of it, or the named parts. */
function toWords(assumed: readonly AssumedPart[], { words }: View): string {
  if (isWhole(assumed)) return words.assumed
  const parts = assumed.flatMap(({ keyword }) => (keyword === undefined ? [] : [keyword]))
  const named = parts.map((keyword) => {
    const [word = '', field] = keyword.split(/\.(?!null)/, 2)
    if (word === 'required' && field !== undefined) return words.marks.presenceOf(field)
    return words.marks.keywords[keyword] ?? keyword
  })
  return words.marks.parts([...new Set(named)])
}

/** Whether nothing of a place is certain. */
export function isWhole(assumed: readonly AssumedPart[]): boolean {
  return assumed.some(({ keyword }) => keyword === undefined)
}

/** A gap's question and what is assumed; its row of the ledger has the reason and the choices. */
export function toPoint(id: string, view: View): string {
  const { question, assumption } = ledger[id as GapId] as Gap
  const { marks, ledger: words } = view.words
  const target = toRelative(view.path, `ledger.html#${id}`)
  return `<em>${sayInline(view, question)}</em> ${marks.assumption}: ${sayLong(view, assumption)} <a href="${target}">${words.choices}, ${id}</a>`
}
