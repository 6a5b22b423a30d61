/** The unit of a subscription's interval (gap G20). */
export type IntervalUnit = 'day' | 'week' | 'month' | 'quarter' | 'year'

/** Months in the units that have some. */
const MONTHS = { month: 1, quarter: 3, year: 12 }

const DAY = 24 * 60 * 60 * 1000
const LAST_MOMENT = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/**
 * Adds an interval to a moment in UTC: months and years keep the day, clamped to the last day of a
 * shorter month (gap G18). The result is never later than the last moment of the year 9999, because a
 * timestamp has a four-digit year.
 *
 * @example
 * addInterval('2026-01-31T10:00:00.000Z', 1, 'month') // '2026-02-28T10:00:00.000Z'
 */
export function addInterval(start: string, interval: number, unit: IntervalUnit): string {
  const asked = `${start} ${interval} ${unit}`
  if (asked !== last.asked) last = { asked, end: findEnd(start, interval, unit) }
  return last.end
}

/** Calls come in groups. */
let last = { asked: '', end: '' }

function findEnd(start: string, interval: number, unit: IntervalUnit): string {
  const begin = new Date(start)
  const moment =
    unit === 'day' || unit === 'week'
      ? begin.getTime() + interval * DAY * (unit === 'week' ? 7 : 1)
      : addMonths(begin, interval * MONTHS[unit])
  return new Date(moment > LAST_MOMENT ? LAST_MOMENT : moment).toISOString()
}

function addMonths(begin: Date, months: number): number {
  const month = begin.getUTCFullYear() * 12 + begin.getUTCMonth() + months
  const year = Math.floor(month / 12)
  if (year > 9999) return Infinity
  const lastDay = new Date(Date.UTC(year, (month % 12) + 1, 0)).getUTCDate()
  const moved = new Date(begin)
  moved.setUTCFullYear(year, month % 12, Math.min(begin.getUTCDate(), lastDay))
  return moved.getTime()
}
