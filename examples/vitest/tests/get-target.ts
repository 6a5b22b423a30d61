import type { Send, Target } from '../src/import-customers.ts'

/** Gets a token with the client id and the secret that a site's default application has. */
export async function getTarget(
  baseUrl: string,
  site: string,
  { uid, secret, scopes }: { uid: string; secret: string; scopes: readonly string[] },
  send: Send = fetch,
): Promise<Target> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: uid,
    client_secret: secret,
    site,
    scope: scopes.join(' '),
  })
  const answer = await send(`${baseUrl}/oauth/token`, { method: 'POST', body })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return { baseUrl, token, send }
}
