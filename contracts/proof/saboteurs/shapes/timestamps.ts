/** Forms of a moment in which careless sites write it. */

const BRASILIA = 3 * 60 * 60 * 1000

export function inEpoch(text: string): number {
  return Date.parse(text)
}

export function inSeconds(text: string): number {
  return Math.floor(Date.parse(text) / 1000)
}

/** `2026-01-31 10:20:30 UTC` */
export function inSpaces(text: string): string {
  return `${text.slice(0, 10)} ${text.slice(11, 19)} UTC`
}

/** `31/01/2026 10:20` */
export function inWords(text: string): string {
  return `${text.slice(0, 10).split('-').toReversed().join('/')} ${text.slice(11, 16)}`
}

/** `2026-01-31T07:20:30.456-03:00` */
export function toLocalTime(text: string): string {
  const local = new Date(Date.parse(text) - BRASILIA)
  return local.toISOString().replace('Z', '-03:00')
}
