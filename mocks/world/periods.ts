import { toTimestamp } from './clock.ts'

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
  if (start !== last.start || interval !== last.interval || unit !== last.unit) {
    last = { start, interval, unit, end: findEnd(start, interval, unit) }
  }
  return last.end
}

/** Calls come in groups. */
let last = { start: '', interval: 0, unit: 'day', end: '' }

function findEnd(start: string, interval: number, unit: IntervalUnit): string {
  const begin = Date.parse(start)
  const moment =
    unit === 'day' || unit === 'week'
      ? begin + interval * DAY * (unit === 'week' ? 7 : 1)
      : addMonths(begin, interval * MONTHS[unit])
  return toTimestamp(Math.min(moment, LAST_MOMENT))
}

/** Adds months to a moment in milliseconds since 1970, as `addInterval` does. */
export function addMonths(moment: number, months: number): number {
  const begin = new Date(moment)
  const month = begin.getUTCFullYear() * 12 + begin.getUTCMonth() + months
  const year = Math.floor(month / 12)
  if (year > 9999) return Infinity
  // The first day of the next month is the limit of a day that this one doesn't have.
  const lastDay = Date.UTC(year, (month % 12) + 1) - DAY
  const day = Date.UTC(year, month % 12, begin.getUTCDate())
  return Math.min(day, lastDay) + (moment % DAY)
}
