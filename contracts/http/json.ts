/** A text or a number, each as a whole. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** An integer that may be beyond 2^53. */
const LONG_INTEGER = /^-?\d{16,}$/

/** What marks such a number while it is a text; no answer has it. */
const MARK = '\u0000integer:'

/**
 * Parses JSON as JSON.parse does, but keeps every digit: an integer beyond 2^53 becomes a bigint.
 *
 * @throws SyntaxError when the text isn't JSON.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (!/\d{16}/.test(text)) return value
  const marked = text.replace(TOKEN, (found) => {
    const isLong = LONG_INTEGER.test(found) && !Number.isSafeInteger(Number(found))
    return isLong ? JSON.stringify(MARK + found) : found
  })
  return JSON.parse(marked, (_, part: unknown) =>
    typeof part === 'string' && part.startsWith(MARK) ? BigInt(part.slice(MARK.length)) : part,
  )
}

/** Writes JSON as JSON.stringify does; a bigint becomes an integer with all its digits. */
export function toJson(value: unknown): string {
  const marked = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'bigint' ? `${MARK}${part}` : part,
  )
  return marked.replaceAll(/"\\u0000integer:(-?\d+)"/g, '$1')
}

/** An id that arrived as a text, as JSON has it: a number if it is one. */
export function toIntegerId(id: string): number | bigint {
  const number = Number(id)
  return Number.isSafeInteger(number) || !/^-?\d+$/.test(id) ? number : BigInt(id)
}

/** Whether a value is an integer, however long. */
export function isInteger(value: unknown): value is number | bigint {
  return typeof value === 'bigint' || Number.isInteger(value)
}
