import { escapeHtml } from '../../../openapi/text/html.ts'
import { allGaps, gaps as gapsById, type Gap, type GapId } from '../../../openapi/ledger.ts'
import type { AssumedPart } from '../../../openapi/marks.ts'
import type { View } from '../edition.ts'
import { toRelative } from '../links.ts'
import { sayAttribute, sayInline, sayLong } from './say.ts'

/** Shows in a line of text that something is assumed, as a link to the gap. */
export function toAssumed(gap: string, view: View, words = view.words.assumed): string {
  const { question } = gapsById[gap as GapId] as Gap
  const target = toRelative(view.path, `ledger.html#${gap}`)
  const title = sayAttribute(view, question)
  return `<a class="assumed" href="${target}" title="${title}">${escapeHtml(words)}, ${gap}</a>`
}

/**
 * The one mark of a place where something is assumed: it says what, and leads to the notes of the page's
 * end. A script opens them below the mark instead. Nothing where all is certain.
 */
export function toMark(
  assumed: readonly AssumedPart[],
  view: View,
  words = toWords(assumed, view),
): string {
  if (assumed.length === 0) return ''
  const ids = [...new Set(assumed.map(({ gap }) => gap))]
  const [only = '', ...others] = ids
  const link = (id: string, text: string) => `<a href="#${id}">${escapeHtml(text)}</a>`
  const html =
    others.length === 0
      ? link(only, `${words}, ${only}`)
      : `${escapeHtml(words)} (${ids.map((id) => link(id, id)).join(', ')})`
  return `<p class="mark">${html}</p>`
}

/** The notes that the marks of a page lead to: each gap's question, assumption and choices, once. */
export function toNotes(html: string, view: View): string {
  const found = new Set([...html.matchAll(/ href="#(G\d+)"/g)].map(([, id]) => id))
  const gaps = allGaps.filter(({ id }) => found.has(id))
  if (gaps.length === 0) return ''
  return `<section class="notes uncertain" id="assumed"><h2>${view.words.marks.notes}</h2>
${gaps.map((gap) => toNote(gap, view)).join('\n')}
</section>`
}

function toNote(gap: Gap, view: View): string {
  const { id, question, assumption } = gap
  const { marks } = view.words
  const target = toRelative(view.path, `ledger.html#${id}`)
  // Browsers open what is folded around the target of a link, but not the target itself.
  return `<details class="gap-note"><summary>${id} ${sayInline(view, question)}</summary><div id="${id}">
<p>${marks.assumption}: ${sayLong(view, assumption)}</p>
${toChoices(gap, view)}
<p class="small"><a href="${target}">${marks.more(id)}</a></p></div></details>`
}

/** The choices that a site has at a gap, with the one that is assumed. */
export function toChoices({ choices, choice, plays, open }: Gap, view: View): string {
  const { ledger, assumed } = view.words
  const items = Object.entries(choices).map(([id, meaning]) => {
    const note = plays.includes(id) ? '' : ` <span class="small">${ledger.notPlayed}</span>`
    const mark = id === choice ? ` <span class="assumed">${assumed}</span>` : ''
    return `<li><code>${escapeHtml(id)}</code> ${sayLong(view, meaning)}${mark}${note}</li>`
  })
  if (open) items.push(`<li>${ledger.anyOther}</li>`)
  return `<ul class="choices">\n${items.join('\n')}\n</ul>`
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
