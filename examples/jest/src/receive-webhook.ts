import { createHmac, timingSafeEqual } from 'node:crypto'

/** What the shop knows of its subscriptions' payment, by the subscription's id. */
export type PaymentStates = Map<string, 'active' | 'refused' | 'expired' | 'canceled'>

const MOST_SECONDS = 5 * 60

/**
 * Takes a webhook of the billing service: a genuine one changes the state of its subscription, and
 * one that was seen before changes nothing.
 *
 * @param secret `whsec_` and base64
 */
export function createReceiver(secret: string, states: PaymentStates) {
  const seen = new Set<string>()
  return async (request: Request): Promise<Response> => {
    const body = await request.text()
    const id = request.headers.get('webhook-id') ?? ''
    if (!isGenuine(secret, request.headers, body)) return new Response(null, { status: 401 })
    if (seen.has(id)) return new Response(null, { status: 204 })
    seen.add(id)
    const { type, data } = JSON.parse(body) as { type: string; data: { subscription_id: string } }
    const state = STATES[type]
    if (state) states.set(data.subscription_id, state)
    return new Response(null, { status: 204 })
  }
}

const STATES: Record<string, 'active' | 'refused' | 'expired' | 'canceled'> = {
  'payment_profile.activated': 'active',
  'payment_profile.refused': 'refused',
  'payment_profile.expired': 'expired',
  'payment_profile.canceled': 'canceled',
}

function isGenuine(secret: string, headers: Headers, body: string): boolean {
  const timestamp = headers.get('webhook-timestamp') ?? ''
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) < MOST_SECONDS)) return false
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signed = `${headers.get('webhook-id')}.${timestamp}.${body}`
  const own = Buffer.from(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  return (headers.get('webhook-signature') ?? '')
    .split(' ')
    .map((given) => Buffer.from(given))
    .some((given) => given.length === own.length && timingSafeEqual(given, own))
}
