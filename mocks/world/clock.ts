/** The site's time, in milliseconds since 1970 (UTC). */
export interface Clock {
  now(): number
}

/** What a site may be told about its time: a fixed moment, or a clock of one's own. */
export type Now = string | number | Date | (() => number)

// A timestamp has four digits for the year, and the seed reaches years into the past.
const FIRST_MOMENT = Date.UTC(1970)
const LAST_MOMENT = Date.UTC(9000)

/**
 * A clock that stands or runs, and can be moved on. It follows the machine's when nothing is said;
 * a fixed moment stands.
 */
export class Timepiece implements Clock {
  /** It follows a clock that others may move at any time. */
  readonly isForeign: boolean
  readonly #source: () => number
  #first: number | undefined
  #standing: number | undefined
  /** How far it is ahead of its source, in milliseconds. */
  #lead = 0

  /** @throws Error when a text is not a moment in ISO 8601. */
  constructor(now: Now | undefined) {
    this.isForeign = typeof now === 'function'
    this.#source = typeof now === 'function' ? now : () => Date.now()
    this.#first = now === undefined || typeof now === 'function' ? undefined : toMoment(now)
    this.#standing = this.#first
  }

  now(): number {
    return this.#standing ?? this.#source() + this.#lead
  }

  get isStanding(): boolean {
    return this.#standing !== undefined
  }

  stand(): void {
    this.#standing = this.now()
  }

  run(): void {
    if (this.#standing === undefined) return
    this.#lead = this.#standing - this.#source()
    this.#standing = undefined
  }

  /** Moves a standing clock on; an earlier moment changes nothing. */
  moveTo(moment: number): void {
    if (this.#standing !== undefined && moment > this.#standing) this.#standing = moment
  }

  /** Shows what it showed when it was made: the fixed moment, or its source's. */
  restart(): void {
    this.#standing = this.#first
    this.#lead = 0
  }

  dump(): TimeState {
    return { begun_at: this.#first ?? null, stands_at: this.#standing ?? null, lead: this.#lead }
  }

  load({ begun_at: first, stands_at: standing, lead }: TimeState): void {
    this.#first = first ?? undefined
    this.#standing = standing ?? undefined
    this.#lead = lead
  }
}

/** A site's time as plain data; moments in milliseconds since 1970. */
export interface TimeState {
  /** The fixed moment that it begins with; null where it begins with the real time. */
  begun_at: number | null
  /** Where it stands; null while it runs. */
  stands_at: number | null
  /** How far it runs ahead of the real time, in milliseconds. */
  lead: number
}

/**
 * Reads a moment as milliseconds since 1970.
 *
 * @throws Error when it is none, or lies outside the years 1970 to 8999.
 */
export function toMoment(given: string | number | Date): number {
  const moment = new Date(given).getTime()
  if (isPlayable(moment)) return moment
  throw new Error(
    `Cannot set the clock: "${String(given)}" is no moment; write 2027-01-01T00:00:00Z`,
  )
}

/** Whether a site can be played at a moment. */
export function isPlayable(moment: number): boolean {
  return moment >= FIRST_MOMENT && moment < LAST_MOMENT
}

let lastMoment = NaN
let lastText = ''

/** Writes a moment in the form of the document (gap G10). Keeps the last one: calls come in groups. */
export function toTimestamp(milliseconds: number): string {
  if (milliseconds !== lastMoment) {
    lastText = new Date(milliseconds).toISOString()
    lastMoment = milliseconds
  }
  return lastText
}
