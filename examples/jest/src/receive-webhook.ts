import { createHmac, timingSafeEqual } from 'node:crypto'

/** Where a subscription's payment stands once the payer has decided. */
export type PaymentState = 'active' | 'refused' | 'expired' | 'canceled'

const MOST_SECONDS = 5 * 60

/**
 * Takes the webhooks of the billing service, and tells of each change of a subscription's payment
 * once: a webhook without a good signature is refused, and one that was seen before is left alone.
 *
 * @param secret `whsec_` and base64
 */
export function createReceiver(
  secret: string,
  tell: (subscriptionId: string, state: PaymentState) => void,
) {
  const seen = new Set<string>()
  return async (request: Request): Promise<Response> => {
    const body = await request.text()
    const id = request.headers.get('webhook-id') ?? ''
    if (!isGenuine(secret, request.headers, body)) return new Response(null, { status: 401 })
    if (seen.has(id)) return new Response(null, { status: 204 })
    seen.add(id)
    const { type, data } = JSON.parse(body) as { type: string; data: { subscription_id: string } }
    const state = STATES[type]
    if (state) tell(data.subscription_id, state)
    return new Response(null, { status: 204 })
  }
}

const STATES: Record<string, PaymentState> = {
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
