/** Calls the billing service with a token that is asked for once. */
class Billing {
  #settings
  #token

  constructor(settings) {
    this.#settings = settings
  }

  /** @throws Error with the service's own words when it refuses the call */
  async get(path) {
    this.#token ??= await this.#askToken()
    const headers = { authorization: `Bearer ${this.#token}` }
    const response = await fetch(`${this.#settings.baseUrl}${path}`, { headers })
    const { data, errors } = await response.json()
    if (!response.ok) throw new Error(`${response.status}: ${errors}`)
    return data
  }

  async #askToken() {
    const { baseUrl, clientId, clientSecret, site } = this.#settings
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      site,
      scope: 'customers_read',
    })
    const response = await fetch(`${baseUrl}/oauth/token`, { method: 'POST', body })
    if (!response.ok) throw new Error(`The token call answered ${response.status}`)
    return (await response.json()).access_token
  }
}

module.exports = { Billing }
