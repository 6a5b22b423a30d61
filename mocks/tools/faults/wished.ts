import { toMilliseconds } from '../../clock/duration.ts'
import { LONGEST_DELAY, type Effects, type Wished } from './effects.ts'

const PREFERENCE = /^\s*(delay|drop|truncate|malformed)\s*(?:=\s*"?([^"]*?)"?\s*)?$/i

/**
 * Finds the faults that a `Prefer` header asks for (RFC 7240, section 2): `delay=500` (milliseconds)
 * or `delay=2s`, `drop`, `truncate` or `truncate=10` (bytes), `malformed`. Others are ignored.
 */
export function findWished(header: string): Wished | undefined {
  const effects: Effects = {}
  const applied: string[] = []
  for (const part of header.split(/[,;]/)) {
    const [, name, value] = PREFERENCE.exec(part) ?? []
    if (name === undefined || !wish(effects, name.toLowerCase(), value)) continue
    applied.push(value === undefined ? name.toLowerCase() : `${name.toLowerCase()}=${value}`)
  }
  return applied.length === 0 ? undefined : { effects, applied: applied.join(', ') }
}

function wish(effects: Effects, name: string, value: string | undefined): boolean {
  if (name === 'delay') {
    const delay = value === undefined ? undefined : toDelay(value)
    if (delay !== undefined) effects.delay = delay
    return delay !== undefined
  }
  if (name === 'truncate' && value !== undefined) {
    if (/^\d{1,9}$/.test(value)) effects.truncate = Number(value)
    return effects.truncate !== undefined
  }
  if (value !== undefined) return false
  if (name === 'truncate') effects.truncate = true
  if (name === 'drop') effects.drop = true
  if (name === 'malformed') effects.malformed = true
  return true
}

function toDelay(text: string): number | undefined {
  try {
    const delay = toMilliseconds(/^\d+$/.test(text) ? Number(text) : text)
    return delay <= LONGEST_DELAY ? delay : undefined
  } catch {
    return undefined
  }
}
