import type { Duration } from '../../clock/duration.ts'

/** When a rule applies. If several conditions are given, all must hold. */
export interface FaultCondition {
  /** The next N requests. */
  next?: number
  /** Every Nth request: 3 is the third, the sixth, … */
  every?: number
  /** A random share of the requests, 0 to 1. A seed is chosen, and shown, when none is given. */
  random?: { share: number; seed?: number }
  /**
   * Requests in which a field of the body, the path or the query has this value. The field is a
   * JSON pointer, `/subscription/customer_id`, or a name with dots, `subscription.customer_id`.
   */
  matching?: Readonly<Record<string, unknown>>
}

/** What a rule does. Actions that don't exclude each other are combined. */
export interface FaultAction {
  /** Answers with this status, 200 to 599, and does nothing. The body is the document's example, if any. */
  status?: number
  /** Name of the document's example for the status. */
  example?: string
  /** Delays the answer in real time, or for a random time between two; at most 60 s. */
  delay?: Duration | readonly [from: Duration, to: Duration]
  /** Drops the connection and does nothing. */
  drop?: true
  /** Ends the body after this many bytes; `true` is half of them. */
  truncate?: true | number
  /** Sends a body that isn't valid JSON. */
  malformed?: true
  /** Answers 429 with `Retry-After`, in seconds, and does nothing. */
  rateLimit?: { retryAfter: number }
  /** Performs the operation and stores its result, then answers with this status, or drops the connection. */
  failAfterWrite?: number | 'drop'
}

/** A fault to inject. */
export interface FaultRule {
  /** Id of the operation; all when `*` or left out. */
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
  /** How often it still applies; 0 when it is used up. Left out if unlimited. */
  left?: number
  /** Seed of its random choices, if it has any. */
  seed?: number
}
