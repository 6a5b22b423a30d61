/** Limits of one site: a client that never stops must not fill the machine's memory. */

/** Lower limits, for a site of somebody else's. */
export interface SiteLimits {
  /** Customers, subscriptions and payment profiles together. Calls that create one get 422 beyond it. */
  records?: number
  /** Webhook endpoints. */
  endpoints?: number
  /** Webhook deliveries that are kept. */
  deliveries?: number
}

/** Access tokens. Expired ones are dropped first, then new ones are refused (503). */
export const MOST_TOKENS = 100_000

/** Webhook deliveries. Finished ones are dropped first, oldest first; then new ones. */
export const MOST_DELIVERIES = 20_000

/** Finished webhook deliveries. */
export const MOST_FINISHED = 1000

/** Attempts of one delivery that are kept; the schedule has ten. */
export const MOST_ATTEMPTS = 50

export const MOST_ENDPOINTS = 1000

export const MOST_APPLICATIONS = 1000

/** Fault rules. */
export const MOST_RULES = 100

/** Levels of nesting in a value that a fault rule matches. */
export const DEEPEST_MATCH = 32

/** Misbehaviours that wait for deliveries. */
export const MOST_PLANNED = 100

/** Event streams. */
export const MOST_SUBSCRIBERS = 100

/** Bytes that may wait for the reader of one event stream; beyond it the stream ends. */
export const MOST_WAITING = 1024 * 1024

/** Size of a snapshot restored through the control API, in bytes. */
export const SNAPSHOT_LIMIT = 64 * 1024 * 1024

/** Seeded customers of a snapshot restored, or a site added, through the control API. */
export const MOST_CUSTOMERS = 100_000
