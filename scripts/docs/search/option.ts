import type { Entry } from './entry.ts'

/** Characters of context that an option shows, at most. */
const MOST = 140

/**
 * Shows one result: its kind, its title, how certain it is, and a line of context.
 *
 * @param words of the page, for kinds and certainty
 */
export function toOption(
  entry: Entry,
  place: number,
  question: string,
  words: Readonly<Record<string, string>>,
): HTMLElement {
  const option = document.createElement('li')
  option.id = `search-result-${place}`
  option.setAttribute('role', 'option')
  option.setAttribute('aria-selected', 'false')
  const head = document.createElement('span')
  head.className = 'head'
  head.append(toSpan('title', entry.title), ' ', toSpan('kind', words[entry.kind] ?? entry.kind))
  if (entry.certainty !== undefined) {
    const isAssumed = entry.certainty === 'assumed'
    const word = words[entry.certainty] ?? entry.certainty
    head.append(' ', toSpan(isAssumed ? 'assumed' : 'stated', word))
  }
  option.append(head, toSpan('context', toContext(entry.text, question)))
  return option
}

function toSpan(name: string, text: string): HTMLElement {
  const span = document.createElement('span')
  span.className = name
  span.textContent = text
  return span
}

/** The part of a text around the first word of the query. */
export function toContext(text: string, question: string): string {
  if (text.length <= MOST) return text
  const lower = text.toLowerCase()
  const places = question
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 2)
    .map((word) => lower.indexOf(word))
    .filter((place) => place >= 0)
  const from = Math.max(0, Math.min(...places, text.length) - 40)
  const start = places.length === 0 || from < 20 ? 0 : text.indexOf(' ', from) + 1
  const end = text.lastIndexOf(' ', start + MOST)
  return `${start > 0 ? '… ' : ''}${text.slice(start, start + MOST >= text.length ? undefined : end)}${
    start + MOST < text.length ? ' …' : ''
  }`
}
