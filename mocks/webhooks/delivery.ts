/** Where webhooks are sent to. */
export interface WebhookEndpoint {
  id: number
  url: string
  /** Key of the signatures: `whsec_` and base64 (gap G87). */
  secret: string
  /** The target answered 410: nothing is sent to it any more (gap G86). */
  disabled: boolean
}

/** What a webhook carries (gap G84). */
export interface WebhookEvent {
  /** Kind, such as `payment_profile.activated` (gap G83). */
  type: string
  /** Moment of the change on the site's clock, ISO 8601 in UTC. */
  timestamp: string
  data: Record<string, unknown>
}

/**
 * `pending` until a 2xx answer makes it `delivered`; `failed` after the last attempt; `dropped` when
 * it is not to be sent.
 */
export type DeliveryState = 'pending' | 'delivered' | 'failed' | 'dropped'

/** One event for one endpoint. */
export interface WebhookDelivery {
  /** The header `webhook-id` of every attempt (gap G88). */
  id: string
  event: WebhookEvent
  endpoint_id: number
  state: DeliveryState
  /** Why it is failed or dropped; null otherwise. */
  reason: string | null
  /** When it is tried next, ISO 8601 in UTC on the site's clock; null where nothing is planned. */
  next_attempt_at: string | null
  /** Oldest first; the last 50. */
  attempts: WebhookAttempt[]
}

/** One try to send a delivery. */
export interface WebhookAttempt {
  /** Moment of sending on the site's clock, ISO 8601 in UTC. */
  at: string
  /** Status of the answer; null when none came. */
  status: number | null
  /** Why the attempt failed without an answer; null otherwise. */
  error: string | null
  /** From sending to the end of the answer, in milliseconds of real time. */
  duration_ms: number
  request: { headers: Record<string, string>; body: string }
  /** The answer with the first 1,024 characters of its body; null when none came. */
  response: { headers: Record<string, string>; body: string } | null
}

/** What a target is refused for; undefined when it may be sent to. */
export type AllowTarget = (url: URL) => string | undefined

/** Sends one request; a redirect is answered, not followed. */
export type Send = (request: Request, signal: AbortSignal) => Promise<Response>
