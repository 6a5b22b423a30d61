/** The site's time, in milliseconds since 1970 (UTC). */
export interface Clock {
  now(): number
}

/** Where a site's time comes from: a fixed moment, or a function that returns the time. */
export type Now = string | number | Date | (() => number)

// A timestamp has a four-digit year, and seeded records are dated years before the present.
const FIRST_MOMENT = Date.UTC(1970)
const LAST_MOMENT = Date.UTC(9000)

/**
 * A clock that can be frozen, resumed and moved forward. It follows the machine's clock unless it is
 * given another source; with a fixed moment it is frozen there.
 */
export class AdjustableClock implements Clock {
  /** It follows a function of the caller's, whose time may jump. */
  readonly isExternal: boolean
  readonly #source: () => number
  #first: number | undefined
  #frozenAt: number | undefined
  /** How far it is ahead of its source, in milliseconds. */
  #lead = 0

  /** @throws Error when a text isn't a moment in ISO 8601. */
  constructor(now: Now | undefined) {
    this.isExternal = typeof now === 'function'
    this.#source = typeof now === 'function' ? now : () => Date.now()
    this.#first = now === undefined || typeof now === 'function' ? undefined : toMoment(now)
    this.#frozenAt = this.#first
  }

  now(): number {
    return this.#frozenAt ?? this.#source() + this.#lead
  }

  get isFrozen(): boolean {
    return this.#frozenAt !== undefined
  }

  freeze(): void {
    this.#frozenAt = this.now()
  }

  resume(): void {
    if (this.#frozenAt === undefined) return
    this.#lead = this.#frozenAt - this.#source()
    this.#frozenAt = undefined
  }

  /** Moves a frozen clock forward; an earlier moment changes nothing. */
  moveTo(moment: number): void {
    if (this.#frozenAt !== undefined && moment > this.#frozenAt) this.#frozenAt = moment
  }

  /** Returns to the fixed moment, or to the time of its source. */
  reset(): void {
    this.#frozenAt = this.#first
    this.#lead = 0
  }

  /** As plain data, as if it were resumed now. */
  dumpResumed(): TimeState {
    const lead = this.now() - this.#source()
    return { ...this.dump(), stands_at: null, lead }
  }

  dump(): TimeState {
    return { begun_at: this.#first ?? null, stands_at: this.#frozenAt ?? null, lead: this.#lead }
  }

  load({ begun_at: first, stands_at: frozenAt, lead }: TimeState): void {
    this.#first = first ?? undefined
    this.#frozenAt = frozenAt ?? undefined
    this.#lead = lead
  }
}

/** A site's time as plain data; moments in milliseconds since 1970. */
export interface TimeState {
  /** The fixed moment that it starts with; null when it starts with the real time. */
  begun_at: number | null
  /** The moment it is frozen at; null while it runs. */
  stands_at: number | null
  /** How far it is ahead of the real time, in milliseconds. */
  lead: number
}

/**
 * Reads a moment as milliseconds since 1970.
 *
 * @throws Error when it isn't a valid moment, or is outside the years 1970 to 8999.
 */
export function toMoment(given: string | number | Date): number {
  const moment = new Date(given).getTime()
  if (isPlayable(moment)) return moment
  throw new Error(
    `Cannot set the clock: "${String(given)}" isn't a moment from 1970 to 8999; write one such as 2027-01-01T00:00:00Z`,
  )
}

/** Whether a site's clock can be set to a moment. */
export function isPlayable(moment: number): boolean {
  return moment >= FIRST_MOMENT && moment < LAST_MOMENT
}

let lastSecond = NaN
let lastDate = ''

/** Formats a moment as HTTP does (RFC 9110, section 5.6.7). Caches the last one. */
export function toHttpDate(milliseconds: number): string {
  const second = Math.floor(milliseconds / 1000)
  if (second !== lastSecond) {
    lastDate = new Date(milliseconds).toUTCString()
    lastSecond = second
  }
  return lastDate
}

let lastMoment = NaN
let lastText = ''

const DAY = 24 * 60 * 60 * 1000

/**
 * Formats a moment as the document does (gap G10). Caches the last one: calls come in groups.
 * `toISOString` takes three times as long.
 */
export function toTimestamp(milliseconds: number): string {
  if (milliseconds !== lastMoment) {
    lastText = writeTimestamp(Math.trunc(milliseconds))
    lastMoment = milliseconds
  }
  return lastText
}

/** The first moment of days, by the number of days since 1970. */
const dates = new Map<number, string>()
const LENGTH = 'yyyy-mm-ddThh:mm:ss.mmmZ'.length

const ZERO = '0'.charCodeAt(0)
const COLON = ':'.charCodeAt(0)
const POINT = '.'.charCodeAt(0)
const ZULU = 'Z'.charCodeAt(0)

/** From codes, because joining makes two lists, and a text put together with `+` keeps its parts in memory. */
function writeTimestamp(milliseconds: number): string {
  const day = Math.floor(milliseconds / DAY)
  let date = dates.get(day)
  if (date === undefined) {
    date = new Date(day * DAY).toISOString()
    dates.set(day, date)
  }
  // Years beyond four digits.
  if (date.length !== LENGTH) return new Date(milliseconds).toISOString()
  const time = milliseconds - day * DAY
  const hour = Math.floor(time / 3_600_000)
  const minute = Math.floor(time / 60_000) % 60
  const second = Math.floor(time / 1000) % 60
  const rest = time % 1000
  return String.fromCharCode(
    date.charCodeAt(0),
    date.charCodeAt(1),
    date.charCodeAt(2),
    date.charCodeAt(3),
    date.charCodeAt(4),
    date.charCodeAt(5),
    date.charCodeAt(6),
    date.charCodeAt(7),
    date.charCodeAt(8),
    date.charCodeAt(9),
    date.charCodeAt(10),
    ZERO + Math.floor(hour / 10),
    ZERO + (hour % 10),
    COLON,
    ZERO + Math.floor(minute / 10),
    ZERO + (minute % 10),
    COLON,
    ZERO + Math.floor(second / 10),
    ZERO + (second % 10),
    POINT,
    ZERO + Math.floor(rest / 100),
    ZERO + (Math.floor(rest / 10) % 10),
    ZERO + (rest % 10),
    ZULU,
  )
}
