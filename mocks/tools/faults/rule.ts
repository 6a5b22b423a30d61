import type { Duration } from '../../clock/duration.ts'

/** When a rule applies. Where several conditions are given, all must hold. */
export interface FaultCondition {
  /** To the next so many requests. */
  next?: number
  /** To every so many requests: 3 is the third, the sixth, … */
  every?: number
  /** To a share of the requests, 0 to 1, drawn by a seed; one is made and shown when none is given. */
  random?: { share: number; seed?: number }
  /**
   * To requests in which a field of the body, the path or the query has this value. The field is a
   * JSON pointer, `/subscription/customer_id`, or a name with dots, `subscription.customer_id`.
   */
  matching?: Readonly<Record<string, unknown>>
}

/** What a rule does. Actions that don't exclude one another act together. */
export interface FaultAction {
  /** Answers with this status, 200 to 599, and does nothing. The body is the document's example, if any. */
  status?: number
  /** Name of the document's example for the status. */
  example?: string
  /** Delays the answer in real time, or for a random time between two; at most 60 s. */
  delay?: Duration | readonly [from: Duration, to: Duration]
  /** Drops the connection and does nothing. */
  drop?: true
  /** Ends the body after so many bytes; `true` is half of them. */
  truncate?: true | number
  /** Sends a body that isn't valid JSON. */
  malformed?: true
  /** Answers 429 with `Retry-After`, in seconds, and does nothing. */
  rateLimit?: { retryAfter: number }
  /** Does and stores what the request asks, then answers with this status, or drops the connection. */
  failAfterWrite?: number | 'drop'
}

/** A failure that the mock is told to make. */
export interface FaultRule {
  /** Id of the operation; `*` or nothing for all. */
  operation?: string
  /** `always` when left out. */
  when?: 'always' | FaultCondition
  then: FaultAction
}

/** A rule of a site and its counts. */
export interface Fault extends Required<FaultRule> {
  id: string
  /** How often it was applied. */
  applied: number
  /** How often it still applies; 0 when it is used up. Left out where there is no end. */
  left?: number
  /** Seed of its chance, where it has any. */
  seed?: number
}
