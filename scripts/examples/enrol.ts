import type { Site } from 'sabia'

/** Subscribes the first customer and enrols a payment profile, as the program under test would. */
export async function enrol(site: Site): Promise<number> {
  const { uid, secret, scopes } = site.application
  const grant = await call(site, '/oauth/token', {
    grant_type: 'client_credentials',
    client_id: uid,
    client_secret: secret,
    site: site.name,
    scope: scopes.join(' '),
  })
  const authorization = `Bearer ${String(grant['access_token'])}`
  const item = { product_id: 1, quantity: 1 }
  const subscription = { customer_id: 1, subscription_items: [item] }
  const subscribed = await call(site, '/api/subscriptions', { subscription }, authorization)
  const { id } = subscribed['data'] as { id: string }
  const input = { payment_method_type: 'pix', subscription_id: id }
  const path = '/api/customers/1/payment_profiles'
  const enrolled = await call(site, path, input, authorization)
  return (enrolled['data'] as { id: number }).id
}

async function call(
  site: Site,
  path: string,
  body: object,
  authorization = '',
): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json', authorization }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await site.fetch(`https://${site.name}.example.com${path}`, init)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as Record<string, unknown>
}
