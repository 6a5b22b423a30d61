/** What is done to an answer on its way out. */
export interface Effects {
  /** How long it is held back, in milliseconds of real time. */
  delay?: number
  /** The connection is closed in place of an answer. */
  drop?: boolean
  /** The body ends after so many bytes, and the connection with it; `true` is half of them. */
  truncate?: true | number
  /** The body is no JSON. */
  malformed?: boolean
}

/** What a request's `Prefer` header wishes to go wrong. */
export interface Wished {
  effects: Effects
  /** What `Preference-Applied` says. */
  applied: string
}

/** The longest delay, in milliseconds. */
export const LONGEST_DELAY = 60_000
