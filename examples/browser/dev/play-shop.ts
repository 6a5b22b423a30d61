import { http, HttpResponse, type RequestHandler } from 'msw'
import type { Site } from 'sabia'

/** Stands for the shop's server: it holds the secret, and webhooks tell it of payments. */
export function playShop() {
  const states = new Map<string, string>()
  return {
    /** Takes a webhook. A server checks its signature first. */
    receive: async (request: Request): Promise<Response> => {
      const { data } = (await request.json()) as {
        data: { subscription_id: string; status: string }
      }
      states.set(data.subscription_id, data.status)
      return new Response(null, { status: 204 })
    },
    handlers: (site: Site): RequestHandler[] => [
      http.post('/shop/token', () => askToken(site)),
      http.get('/shop/payments/:subscriptionId', ({ params }) =>
        HttpResponse.json({ state: states.get(String(params['subscriptionId'])) ?? 'waiting' }),
      ),
    ],
  }
}

function askToken(site: Site): Promise<Response> {
  const { uid, secret, scopes } = site.application
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: uid,
    client_secret: secret,
    site: site.name,
    scope: scopes.join(' '),
  })
  return site.fetch(`${location.origin}/oauth/token`, { method: 'POST', body })
}
