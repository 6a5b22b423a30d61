/** What one site holds at most: a client that goes on for ever must not fill the machine's memory. */

/** Access tokens. Expired ones go first, then new ones are refused (503). */
export const MOST_TOKENS = 100_000

/** Webhook deliveries. Finished ones go first, the oldest before others; then new ones are dropped. */
export const MOST_DELIVERIES = 20_000

/** Webhook deliveries that are finished. */
export const MOST_FINISHED = 1000

/** Attempts of one delivery that are kept; the schedule has ten. */
export const MOST_ATTEMPTS = 50

export const MOST_ENDPOINTS = 1000

export const MOST_APPLICATIONS = 1000

/** Rules of faults. */
export const MOST_RULES = 100

/** Levels of nesting in a value that a rule of faults looks for. */
export const DEEPEST_MATCH = 32

/** Misbehaviours that wait for deliveries. */
export const MOST_PLANNED = 100

/** Streams of events. */
export const MOST_SUBSCRIBERS = 100

/** What waits for the reader of one stream of events, in bytes; beyond it the stream ends. */
export const MOST_WAITING = 1024 * 1024

/** A snapshot that is restored through the control API, in bytes. */
export const SNAPSHOT_LIMIT = 64 * 1024 * 1024

/** Seeded customers of a snapshot that is restored through the control API, and of a site added there. */
export const MOST_CUSTOMERS = 100_000
