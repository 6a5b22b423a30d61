/**
 * Asks a mock for a token of its default application.
 *
 * @param scope names of scopes, with blanks between
 * @throws Error when the mock gives none.
 */
export async function askToken(url: string, scope: string): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: 'demo-client',
    client_secret: 'demo-secret',
    site: 'demo',
    scope,
  })
  const answer = await fetch(`${url}/oauth/token`, { method: 'POST', body })
  const { access_token: token } = (await answer.json()) as { access_token?: string }
  if (token === undefined) throw new Error(`the token call answers ${answer.status}`)
  return token
}
