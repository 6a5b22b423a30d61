/**
 * Characters that nobody sees, that steer a terminal, or that no XML may hold. Tab and line feed
 * stay, and so do the joiners of emoji and of Indic scripts.
 */
const HIDDEN = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]/gu

/**
 * Writes what a reader would not see as an escape.
 *
 * @example
 * toVisible('a\u0007b') // 'a\\u{7}b'
 */
export function toVisible(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(HIDDEN, (found) => `\\u{${found.codePointAt(0)?.toString(16)}}`)
}

/** Writes a value as JSON in which the same characters are escapes: a terminal may show the file. */
export function toVisibleJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replaceAll(HIDDEN, (found) =>
    Array.from({ length: found.length }, (_, index) => {
      return String.raw`\u${found.charCodeAt(index).toString(16).padStart(4, '0')}`
    }).join(''),
  )
}

/** Writes a text as one visible line. */
export function toLine(text: string): string {
  return toVisible(text).replaceAll(/\s+/g, ' ').trim()
}

/** Keeps the first `length` characters of a text, and says how many it leaves out. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const kept = toWholeSlice(text, length)
  return `${kept}… (${toCount(text.length - kept.length, 'more character')})`
}

/** Keeps what fits into `width` characters. */
export function clip(text: string, width: number): string {
  return text.length <= width ? text : `${toWholeSlice(text, width - 1)}…`
}

/** Half of a pair of surrogates is no character. */
function toWholeSlice(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
}

/**
 * Counts things in words.
 *
 * @example
 * toCount(2, 'check') // '2 checks'
 */
export function toCount(count: number, singular: string): string {
  const digits = String(count).replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')
  return `${digits} ${singular}${count === 1 ? '' : 's'}`
}

/** Names the first few of many, and how many more there are. */
export function toNames(names: readonly string[], limit: number): string {
  const shown = names.slice(0, limit).join(', ')
  return names.length <= limit ? shown : `${shown} and ${names.length - limit} more`
}

/** Keeps what a site sent from being read as a workflow command of the CI that shows a text. */
export function disarm(text: string): string {
  return text.replaceAll(/^(\s*):(?=:)/gm, String.raw`$1\:`).replaceAll('##[', String.raw`##\[`)
}
