/** A length of time: milliseconds, or a text such as `500ms`, `15s`, `10m`, `20h`, `3d`, `2w`. */
export type Duration = number | string

const UNITS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60 * 1000,
  h: 60 * 60 * 1000,
  d: 24 * 60 * 60 * 1000,
  w: 7 * 24 * 60 * 60 * 1000,
}

/** A longer duration is a mistake, and leads to moments that a date cannot show. */
const LONGEST = 1000 * 366 * 24 * 60 * 60 * 1000

/**
 * Reads a length of time as milliseconds.
 *
 * @throws Error when it is negative, longer than a thousand years, or not in this form.
 *
 * @example
 * toMilliseconds('20h') // 72000000
 */
export function toMilliseconds(duration: Duration): number {
  const [, count, unit = ''] = /^(\d+(?:\.\d+)?)(ms|[smhdw])$/.exec(String(duration)) ?? []
  const length = typeof duration === 'number' ? duration : Number(count) * (UNITS[unit] ?? NaN)
  if (length >= 0 && length <= LONGEST) return Math.round(length)
  throw new Error(
    `Cannot read the duration: "${duration}" isn't one; write 500ms, 15s, 10m, 20h, 3d or 2w, up to a thousand years`,
  )
}
