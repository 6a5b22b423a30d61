/** Control characters, line ends, and marks that change the direction of text. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/**
 * Turns untrusted text into one harmless line. Escapes control characters as in JSON, and also `##`,
 * which starts a command to a CI runner (`##[error]`, `##vso[`).
 */
export function toPrintable(text: string): string {
  return text.replaceAll(UNSEEN, toEscape).replaceAll(/#(?=#)/g, toEscape)
}

function toEscape(character: string): string {
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`
}
