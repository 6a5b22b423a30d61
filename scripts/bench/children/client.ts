import type { Site } from '../../../mocks/site.ts'

/** Where a site is asked in process. */
export const BASE = 'https://demo.example.com'

/** Gets a token for every scope from a site in process, as a header. */
export async function authorize(site: Site): Promise<string> {
  const { uid, secret, scopes } = site.application
  const response = await site.fetch(`${BASE}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'client_credentials',
      client_id: uid,
      client_secret: secret,
      site: site.name,
      scope: scopes.join(' '),
    }),
  })
  const { access_token: token } = (await response.json()) as { access_token?: string }
  if (token === undefined) throw new Error(`Cannot get a token: it answered ${response.status}`)
  return `Bearer ${token}`
}
