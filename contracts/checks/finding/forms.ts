import { isInteger } from '../../http/json.ts'

/** A form that a value must have. */
export interface Form {
  /** As a finding names it. */
  name: string
  holds: (value: unknown) => boolean
}

// ISO 8601 with the choices of gap G10: a fraction or none, `Z` or an offset of zero.
const UTC = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)([.,]\d{1,9})?)?(Z|[+-]00:?00)$/
// What a reader would take for a moment: a date, a time, and any zone.
const MOMENT =
  /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)([.,]\d{1,9})?)? ?(Z|UTC|[+-]\d\d:?\d\d)?$/

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

function text(name: string, pattern: RegExp): Form {
  return { name, holds: (value) => typeof value === 'string' && pattern.test(value) }
}

function timestamp(name: string, pattern: RegExp): Form {
  return {
    name,
    holds: (value) => {
      const parts = typeof value === 'string' ? pattern.exec(value) : null
      if (parts === null) return false
      const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
        .slice(1, 7)
        .map((part) => Number(part ?? 0))
      const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
      return (
        month >= 1 &&
        month <= 12 &&
        day >= 1 &&
        day <= last &&
        hour < 24 &&
        minute < 60 &&
        second <= 60
      )
    },
  }
}
