const EARLY = 5 * 60_000

/** Gives a token that is still good, and gets another one only when it has to. */
export function createTokens(baseUrl: string, credentials: Record<string, string>) {
  let token: Promise<{ text: string; until: number }> | undefined
  const renew = async () => {
    const body = new URLSearchParams({ grant_type: 'client_credentials', ...credentials })
    const response = await fetch(`${baseUrl}/oauth/token`, { method: 'POST', body })
    const answer = await response.json()
    if (!response.ok) throw new Error(`No token: ${answer.error}, ${answer.error_description}`)
    return { text: answer.access_token, until: Date.now() + answer.expires_in * 1000 - EARLY }
  }
  return {
    /** Calls that ask at the same time share one token call; one that failed is not kept. */
    async get(): Promise<string> {
      token ??= renew().catch((error) => ((token = undefined), Promise.reject(error)))
      const { text, until } = await token
      if (Date.now() < until) return text
      token = undefined
      return this.get()
    },
    /** For a call that answered 401. */
    forget(): void {
      token = undefined
    },
  }
}
