import type { WebhookAttempt, WebhookDelivery, WebhookEndpoint } from '../../../mocks/index.ts'
import { colourOf, createPaint, shorten, toJsonLine, toShown } from './request-log.ts'

/** A change of a delivery. */
export interface DeliveryChange {
  site: string
  delivery: WebhookDelivery
  /** The attempt just made; undefined if the delivery ended without one. */
  attempt: WebhookAttempt | undefined
  /** Undefined if it was removed. */
  endpoint: WebhookEndpoint | undefined
}

/** Formats an attempt, or the end of a delivery without one, as one line. */
export type ToWebhookLine = (change: DeliveryChange, at: Date) => string

export const toJsonWebhookLine: ToWebhookLine = ({ site, delivery, attempt, endpoint }, at) => {
  const { id, event, endpoint_id, state, reason, next_attempt_at: next, attempts } = delivery
  return toJsonLine('webhook', {
    time: at.toISOString(),
    site,
    id,
    type: event.type,
    endpoint_id,
    url: toAddress(endpoint),
    state,
    reason: reason ?? undefined,
    attempt: attempts.length,
    status: attempt?.status ?? undefined,
    error: attempt?.error ?? undefined,
    next_attempt_at: next ?? undefined,
  })
}

/** Formats attempts as text: address, event, outcome and next attempt. */
export function createTextWebhookLog(hasColours: boolean, namesSite: boolean): ToWebhookLine {
  const paint = createPaint(hasColours)
  return ({ site, delivery, attempt, endpoint }, at) => {
    const { event, state, reason, next_attempt_at: next, attempts } = delivery
    const { status, error, duration_ms: duration } = attempt ?? {}
    const outcome = status ?? error ?? reason ?? state
    const isWell = typeof status === 'number' && status < 300
    const again = next === null ? 'will be sent again' : `next attempt at ${next}`
    const parts = [
      paint(2, at.toTimeString().slice(0, 8)),
      ...(namesSite ? [site] : []),
      'webhook',
      shorten(event.type),
      toShown(toAddress(endpoint) ?? ''),
      paint(isWell ? 32 : colourOf(status ?? 500), shorten(String(outcome))),
      ...(duration === undefined ? [] : [paint(2, `${duration.toFixed(1)} ms`)]),
      ...(attempts.length > 1 ? [`attempt ${attempts.length}`] : []),
      ...(state === 'pending' ? [again] : [state]),
    ]
    return `${parts.filter((part) => part !== '').join(' ')}\n`
  }
}

/** The address without its query, where some receivers expect a secret. */
function toAddress(endpoint: WebhookEndpoint | undefined): string | undefined {
  return endpoint?.url.split('?', 1)[0]
}
