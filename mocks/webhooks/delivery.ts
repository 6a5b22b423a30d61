/** An address that webhooks are sent to. */
export interface WebhookEndpoint {
  id: number
  url: string
  /** Key of the signatures: `whsec_` and base64 (gap G87). */
  secret: string
  /** Nothing more is sent to it: it responded 410 (gap G86), or was disabled. */
  disabled: boolean
}

/** The body of a webhook (gap G84). */
export interface WebhookEvent {
  /** Such as `payment_profile.activated` (gap G83). */
  type: string
  /** Moment of the change on the site's clock, ISO 8601 in UTC. */
  timestamp: string
  data: Record<string, unknown>
}

/**
 * `pending` until a 2xx response makes it `delivered`; `failed` after the last attempt; `dropped`
 * when it won't be sent.
 */
export type DeliveryState = 'pending' | 'delivered' | 'failed' | 'dropped'

/** One event for one endpoint. */
export interface WebhookDelivery {
  /** The header `webhook-id` of every attempt (gap G88). */
  id: string
  event: WebhookEvent
  endpoint_id: number
  state: DeliveryState
  /** Why it failed or was dropped; null otherwise. */
  reason: string | null
  /** Moment of the next attempt, ISO 8601 in UTC on the site's clock; null when none is scheduled. */
  next_attempt_at: string | null
  /** Oldest first; the last 50. */
  attempts: WebhookAttempt[]
}

/** One attempt to send a delivery. */
export interface WebhookAttempt {
  /** Moment of sending on the site's clock, ISO 8601 in UTC. */
  at: string
  /** Status of the response; null when there was none. */
  status: number | null
  /** Why there was no response; null otherwise. */
  error: string | null
  /** From the request to the end of the response, in milliseconds of real time. */
  duration_ms: number
  request: { headers: Record<string, string>; body: string }
  /** The response with the first 1,024 characters of its body; null when there was none. */
  response: { headers: Record<string, string>; body: string } | null
}

/** Returns why nothing may be sent to an address; undefined when it is allowed. */
export type AllowTarget = (url: URL) => string | undefined

/** Sends one request and returns its response; doesn't follow redirects. */
export type Send = (request: Request, signal: AbortSignal) => Promise<Response>
