/** The site's time, in milliseconds since 1970 (UTC). */
export interface Clock {
  now(): number
}

/** What a site may be told about its time: a fixed moment, or a clock of one's own. */
export type Now = string | number | Date | (() => number)

/**
 * Makes the clock of a site: the machine's when nothing is said, else the fixed moment or clock.
 *
 * @throws Error when a text is not a moment in ISO 8601.
 */
export function createClock(now: Now | undefined): Clock {
  if (now === undefined) return { now: () => Date.now() }
  if (typeof now === 'function') return { now }
  const fixed = new Date(now).getTime()
  // A timestamp has four digits for the year, and the seed reaches years into the past.
  if (!(fixed >= Date.UTC(1970) && fixed < Date.UTC(9000))) {
    throw new Error(
      `Cannot set the clock: "${String(now)}" is no moment; write 2027-01-01T00:00:00Z`,
    )
  }
  return { now: () => fixed }
}

let lastMoment = NaN
let lastText = ''

/** Writes a moment in the form of the document (gap G10). Keeps the last one: calls come in groups. */
export function toTimestamp(milliseconds: number): string {
  if (milliseconds !== lastMoment) {
    lastText = new Date(milliseconds).toISOString()
    lastMoment = milliseconds
  }
  return lastText
}
