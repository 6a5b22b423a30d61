import type { Reply } from '../../http/exchange.ts'

const DAY = 24 * 60 * 60 * 1000

// Two numbers and a year, in gap G73's forms; an hour may follow.
const DATE = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:$|[\sT,])/

/**
 * Checks whether a value is a date in the order day, month, year. Where it could also be read as
 * month, day, year, the moment of the answer decides: a token is of today, give or take a day.
 */
export function isDayOfToday(value: unknown, reply: Reply): boolean {
  if (typeof value !== 'string') return false
  const [, first = '', second = '', year = ''] = DATE.exec(value) ?? []
  const full = Number(year) + (year.length === 2 ? 2000 : 0)
  const straight = toDay(full, Number(second), Number(first))
  if (straight === undefined) return false
  const swapped = toDay(full, Number(first), Number(second))
  const { exchange, headers } = reply
  const site = Date.parse(headers.get('date') ?? '')
  const today = [exchange.answeredAt, ...(Number.isNaN(site) ? [] : [site])]
  const isNear = (day: number | undefined) =>
    day !== undefined && today.some((now) => now > day - DAY && now < day + 2 * DAY)
  return isNear(straight) || !isNear(swapped)
}

/** Start of a day in UTC, in milliseconds; undefined if there is no such day. */
function toDay(year: number, month: number, day: number): number | undefined {
  const at = new Date(Date.UTC(year, month - 1, day))
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.getTime() : undefined
}
