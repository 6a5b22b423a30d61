import type { Answered } from '../../../mocks/index.ts'
import { toPrintable } from '../printable.ts'

/** Longer paths and reasons are cut, so that a request takes one short line. */
const LONGEST = 120

/** Formats an answered request as one line, without its query, headers and body. */
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

/** Formats requests as text, coloured by status if the terminal has colours. */
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

/** Colours a text if the terminal has colours. */
export function createPaint(hasColours: boolean): (code: number, text: string) => string {
  return (code, text) => (hasColours ? `\u001B[${code}m${text}\u001B[0m` : text)
}

/** The colour of a status: red, yellow or green. */
export function colourOf(status: number): number {
  if (status >= 500) return 31
  return status >= 400 ? 33 : 32
}

/** An address in a log line: characters that no address has become question marks. */
export function toShown(path: string): string {
  return shorten(path.replaceAll(/[^\u0021-\u007E]/g, '?'))
}

/** An untrusted text in a log line. */
export function shorten(text: string): string {
  const shown = toPrintable(text)
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown
}
