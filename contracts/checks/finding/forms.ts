import { isInteger } from '../../http/json.ts'

/** A form that a value must have. */
export interface Form {
  /** As a finding names it. */
  name: string
  holds: (value: unknown) => boolean
}

// ISO 8601, extended or basic, with the date as in a calendar and the choices of gap G10: a fraction or none, `Z` or an offset of zero.
// The fraction is one of the last number.
const DATE_AND_TIME = String.raw`(\d{4})(-?)(\d\d)\2(\d\d)T(\d\d)(?:(:?)(\d\d)(?:\6(\d\d))?)?([.,]\d+)?`
const UTC = new RegExp(`^${DATE_AND_TIME}(Z|[+-]00(?::?00)?)$`)
// What a reader would take for a moment: a date, a time, and any zone.
const MOMENT = new RegExp(
  `^${DATE_AND_TIME.replace('T', '[T ]')} ?(Z|UTC|[+-]\\d\\d(?::?\\d\\d)?)?$`,
)

/** The date of a moment in years, months and days, where it counts the days of a year or of a week. */
function toCalendar(moment: string): string {
  const [found, year, dash = '', day, week, weekday] =
    /^(\d{4})(-?)(?:(\d{3})|W(\d\d)\2([1-7]))(?=T)/.exec(moment) ?? []
  if (found === undefined) return moment
  // The fourth of January is always in week 1, which begins on a Monday.
  const fourth = Date.UTC(Number(year), 0, 4)
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY
  const date =
    day === undefined
      ? monday + ((Number(week) - 1) * 7 + Number(weekday) - 1) * DAY
      : Date.UTC(Number(year), 0, Number(day))
  const isReal = day === undefined ? Number(week) >= 1 && Number(week) <= 53 : isDayOf(day, year!)
  if (!isReal) return moment
  return (
    new Date(date).toISOString().slice(0, 10).replaceAll('-', dash) + moment.slice(found.length)
  )
}

function isDayOf(day: string, year: string): boolean {
  return new Date(Date.UTC(Number(year), 0, Number(day))).getUTCFullYear() === Number(year)
}

const DAY = 86_400_000

export const anInteger: Form = { name: 'an integer', holds: isInteger }
export const aBoolean: Form = { name: 'a boolean', holds: (value) => typeof value === 'boolean' }
export const aText: Form = { name: 'a string', holds: (value) => typeof value === 'string' }
export const digits = text('a string of digits', /^\d*$/)
export const twoLetters = text('a string of two letters', /^([A-Za-z]{2})?$/)
export const anEmail = text('a string that holds an e-mail address', /^$|^[^\s@]+@[^\s@]+$/)
export const aSlug = text('a string like a slug', /^[\p{L}\p{N}]+([._-]+[\p{L}\p{N}]+)*$/u)
export const aUuid = text(
  'a string in the form of a UUID',
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
)
export const aMoment = timestamp('a timestamp, as a string', MOMENT)
export const aUtcMoment = timestamp('an ISO 8601 timestamp in UTC, as a string', UTC)
export const anObject: Form = {
  name: 'an object',
  holds: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
}
export const anArray: Form = { name: 'an array', holds: (value) => Array.isArray(value) }

function numbersIn(parts: RegExpExecArray): [number, number, number, number, number, number] {
  const [, year, , month, day, hour, , minute = 0, second = 0] = parts
  return [year, month, day, hour, minute, second].map(Number) as ReturnType<typeof numbersIn>
}

/** The milliseconds since 1970 of a moment that states its zone; undefined for any other value. */
export function toMilliseconds(value: unknown): number | undefined {
  const parts = typeof value === 'string' ? MOMENT.exec(toCalendar(value)) : null
  const [, sign, hours = 0, minutes = 0] =
    /^(?:([+-])(\d\d)(?::?(\d\d))?|Z|UTC)$/.exec(parts?.at(-1) ?? '') ?? []
  if (parts?.at(-1) === undefined) return undefined
  const [year, month, day, hour, minute, second] = numbersIn(parts)
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000
  const fraction = Number(`0${(parts[9] ?? '').replace(',', '.')}`) * lastUnitOf(parts)
  const local = Date.UTC(year, month - 1, day, hour, minute, second) + fraction
  return sign === '-' ? local + offset : local - offset
}

/**
 * Whether two texts tell the same moment, as exactly as the less exact one does: no fact says how
 * precise a moment is. Undefined if one can't be read.
 */
export function isSameMoment(one: unknown, other: unknown): boolean | undefined {
  const [here, there] = [toMilliseconds(one), toMilliseconds(other)]
  if (here === undefined || there === undefined) return undefined
  // A site may cut off in one place and round in another.
  return Math.abs(here - there) <= Math.max(unitOf(one), unitOf(other))
}

/** Milliseconds of the last digit of a moment, at least one. */
function unitOf(moment: unknown): number {
  const parts = MOMENT.exec(toCalendar(String(moment)))
  // A database that keeps seconds shows `.000`.
  const decimals = (parts?.[9] ?? '.').replace(/^(.)0+$/, '$1').length - 1
  if (parts === null) return 1
  const last = Math.max(1, lastUnitOf(parts) / 10 ** decimals)
  // A part of a minute or an hour may be of whole seconds, with as many digits as it needs.
  return decimals > 0 && parts[8] === undefined ? last + 1000 : last
}

/** Milliseconds of the last whole number of a moment: an hour, a minute or a second. */
function lastUnitOf(parts: RegExpExecArray): number {
  if (parts[7] === undefined) return 3_600_000
  return parts[8] === undefined ? 60_000 : 1000
}

function text(name: string, pattern: RegExp): Form {
  return { name, holds: (value) => typeof value === 'string' && pattern.test(value) }
}

function timestamp(name: string, pattern: RegExp): Form {
  return {
    name,
    holds: (value) => {
      const parts = typeof value === 'string' ? pattern.exec(toCalendar(value)) : null
      if (parts === null) return false
      const [year, month, day, hour, minute, second] = numbersIn(parts)
      const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
      return (
        month >= 1 &&
        month <= 12 &&
        day >= 1 &&
        day <= last &&
        minute < 60 &&
        second <= 60 &&
        // The hour 24 is the end of a day.
        (hour < 24 || (hour === 24 && minute === 0 && second === 0 && !Number(parts[9]?.slice(1))))
      )
    },
  }
}
