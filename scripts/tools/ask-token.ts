/** An application of a site. */
interface Application {
  uid: string
  secret: string
  /** The site's name. */
  site: string
}

const DEFAULT: Application = { uid: 'demo-client', secret: 'demo-secret', site: 'demo' }

/**
 * Requests a token for an application, by default a mock's own.
 *
 * @param scope names of scopes, separated by spaces
 * @throws Error when the site refuses.
 */
export async function askToken(
  url: string,
  scope: string,
  send = fetch,
  { uid, secret, site } = DEFAULT,
): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: uid,
    client_secret: secret,
    site,
    scope,
  })
  const answer = await send(`${url}/oauth/token`, { method: 'POST', body })
  const { access_token: token } = (await answer.json()) as { access_token?: string }
  if (token === undefined) throw new Error(`the token call answers ${answer.status}`)
  return token
}
