import type { Answered } from '../../../mocks/index.ts'
import { toPrintable } from '../printable.ts'

/** Longer paths and reasons are cut: one request is one short line. */
const LONGEST = 120

/** Makes the line that tells of one answered request; never with its query, headers or body. */
export type ToLogLine = (answered: Answered, at: Date) => string

export function toJsonLine(event: string, content: object): string {
  return `${toPrintable(JSON.stringify({ event, ...content }))}\n`
}

export const toJsonLogLine: ToLogLine = (answered, at) =>
  toJsonLine('request', {
    time: at.toISOString(),
    ...answered,
    milliseconds: Number(answered.milliseconds.toFixed(3)),
  })

/** Makes the text lines, coloured by status where the terminal shows colours. */
export function createTextLog(hasColours: boolean, namesSite: boolean): ToLogLine {
  const paint = createPaint(hasColours)
  return ({ method, path, site, status, milliseconds, operationId, faults = [], reason }, at) => {
    const parts = [
      paint(2, at.toTimeString().slice(0, 8)),
      ...(namesSite ? [shorten(site)] : []),
      method.padEnd(4),
      toShown(path),
      paint(colourOf(status), String(status)),
      paint(2, `${milliseconds.toFixed(1)} ms`),
      ...(operationId === undefined ? [] : [operationId]),
      ...(reason === undefined ? [] : [paint(33, `because ${reason}`)]),
      ...(faults.length === 0 ? [] : [paint(35, `fault ${faults.join(' ')}`)]),
    ]
    return `${parts.join(' ')}\n`
  }
}

/** Paints a text where the terminal shows colours. */
export function createPaint(hasColours: boolean): (code: number, text: string) => string {
  return (code, text) => (hasColours ? `\u001B[${code}m${text}\u001B[0m` : text)
}

/** The colour of a status: red, yellow or green. */
export function colourOf(status: number): number {
  if (status >= 500) return 31
  return status >= 400 ? 33 : 32
}

/** An address in a line: what is no part of one is a question mark. */
export function toShown(path: string): string {
  return shorten(path.replaceAll(/[^\u0021-\u007E]/g, '?'))
}

/** A text of others in a line. */
export function shorten(text: string): string {
  const shown = toPrintable(text)
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown
}
