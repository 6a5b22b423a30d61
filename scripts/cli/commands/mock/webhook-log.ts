import type { WebhookDelivery, WebhookEndpoint } from '../../../../mocks/index.ts'
import { colourOf, createPaint, toJsonLine, toShown } from './request-log.ts'

/** Makes the line that tells of the latest attempt of a delivery, or of its end without one. */
export type ToWebhookLine = (
  site: string,
  delivery: WebhookDelivery,
  endpoint: WebhookEndpoint | undefined,
  at: Date,
) => string

export const toJsonWebhookLine: ToWebhookLine = (site, delivery, endpoint, at) => {
  const { id, event, endpoint_id, state, reason, attempts } = delivery
  const last = attempts.at(-1)
  return toJsonLine('webhook', {
    time: at.toISOString(),
    site,
    id,
    type: event.type,
    endpoint_id,
    url: endpoint?.url,
    state,
    reason: reason ?? undefined,
    attempt: attempts.length,
    status: last?.status ?? undefined,
    error: last?.error ?? undefined,
  })
}

/** Makes the text lines: where to, what about, and what came of it. */
export function createTextWebhookLog(hasColours: boolean, namesSite: boolean): ToWebhookLine {
  const paint = createPaint(hasColours)
  return (site, { event, state, reason, attempts }, endpoint, at) => {
    const { status, error, duration_ms: duration } = attempts.at(-1) ?? {}
    const outcome = status ?? error ?? reason ?? state
    const isWell = typeof status === 'number' && status < 300
    const parts = [
      paint(2, at.toTimeString().slice(0, 8)),
      ...(namesSite ? [site] : []),
      'webhook',
      event.type,
      toShown(endpoint?.url ?? ''),
      paint(isWell ? 32 : colourOf(status ?? 500), String(outcome)),
      ...(duration === undefined ? [] : [paint(2, `${duration.toFixed(1)} ms`)]),
      ...(attempts.length > 1 ? [`attempt ${attempts.length}`] : []),
      ...(state === 'pending' ? ['will be sent again'] : [state]),
    ]
    return `${parts.filter((part) => part !== '').join(' ')}\n`
  }
}
