import { gaps as ledger, type Gap, type GapId } from '../../../openapi/ledger.ts'
import { labelsOf } from '../markup/marks.ts'
import type { AssumedPart } from '../../../openapi/marks.ts'

/** Redoc's Markdown keeps titles but not classes: the style sheet selects badges by these titles. */
const STATED = 'The specification states this'
const ASSUMED = 'The specification leaves this open'

/**
 * Shows what is certain and what is assumed about a place, as Markdown: a badge for each gap, and
 * folded below them the questions with their answers.
 *
 * @param stated target of the badge for what is stated; without it, that badge is left out
 */
export function toBadges(parts: readonly AssumedPart[], stated?: string): string[] {
  const isWhole = parts.some(({ keyword }) => keyword === undefined)
  const certain = stated === undefined || isWhole ? [] : [`[stated](${stated} "${STATED}")`]
  const assumed = labelsOf(parts).map(
    ({ gap, words }) => `[${words}, ${gap}](ledger.html#${gap} "${ASSUMED}")`,
  )
  const badges = [...certain, ...assumed].join(' ')
  return parts.length === 0 ? [badges] : [badges, toFold('What is assumed', toAnswers(parts))]
}

/** How to read the badges, for the page's beginning. */
export const LEGEND =
  `A mark says how certain each field is: [stated](ledger.html#facts "${STATED}"), or ` +
  `[assumed, G17](ledger.html#G17 "${ASSUMED}") with a link to the gap in the ledger. Where only ` +
  'a part is assumed, such as a pattern or whether the field is present, the mark names it.'

/** The assumptions of an operation, in a folded list that shows their number. */
export function toPoints(parts: readonly AssumedPart[]): string[] {
  const answers = toAnswers(parts)
  if (answers.length === 0) return []
  const count = answers.length === 1 ? 'One point is' : `${answers.length} points are`
  return [toFold(`${count} <strong>assumed</strong>`, answers)]
}

/** A folded list; Redoc allows these elements. */
export function toFold(summary: string, items: readonly string[]): string {
  const list = items.map((item) => `- ${item}`).join('\n')
  return `<details><summary>${summary}</summary>\n\n${list}\n\n</details>`
}

function toAnswers(parts: readonly AssumedPart[]): string[] {
  return [...new Set(parts.map(({ gap }) => gap))].map((id) => {
    const { question, assumption } = ledger[id as GapId] as Gap
    return `[${id}](ledger.html#${id}) *${question}* ${assumption}`
  })
}
