/**
 * Requests a token for a mock's default application.
 *
 * @param scope names of scopes, separated by spaces
 * @throws Error when the mock refuses.
 */
export async function askToken(url: string, scope: string, send = fetch): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: 'demo-client',
    client_secret: 'demo-secret',
    site: 'demo',
    scope,
  })
  const answer = await send(`${url}/oauth/token`, { method: 'POST', body })
  const { access_token: token } = (await answer.json()) as { access_token?: string }
  if (token === undefined) throw new Error(`the token call answers ${answer.status}`)
  return token
}
