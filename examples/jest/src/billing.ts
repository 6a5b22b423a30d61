/** Where the billing service is, and who calls it. */
export interface BillingSettings {
  baseUrl: string
  clientId: string
  clientSecret: string
  /** Subdomain of the site. */
  site: string
  /** Waits so many milliseconds. A timer when left out. */
  pause?: (milliseconds: number) => Promise<void>
}

/** The service refused a call. */
export class BillingRefusal extends Error {
  readonly status: number
  /** Such as `SB344`; undefined where the answer names none. */
  readonly code: string | undefined

  constructor(status: number, text: string) {
    super(text)
    this.status = status
    this.code = /^(SB404|SB344|PPMT01|PPMT02|PPS01)\b/.exec(text)?.[1]
  }
}

/** No answer came, or one that told of a failure inside: nobody knows whether a write was done. */
export class NoAnswer extends Error {}

const SCOPES =
  'customers_read customers_write subscriptions_read subscriptions_write payment_profiles_write'
const MOST_TRIES = 4

/** Calls the billing service: gets tokens, renews them, and repeats what may be repeated. */
export class Billing {
  readonly #settings: BillingSettings
  #token: string | undefined

  constructor(settings: BillingSettings) {
    this.#settings = settings
  }

  /** @throws BillingRefusal when the service refuses the call. */
  get<Data>(path: string): Promise<Data> {
    return this.#repeat('GET', path)
  }

  /**
   * @throws BillingRefusal when the service refuses the call.
   * @throws NoAnswer when it may have been done: look before it is sent again.
   */
  post<Data>(path: string, body: object): Promise<Data> {
    return this.#repeat('POST', path, body)
  }

  async #repeat<Data>(method: string, path: string, body?: object): Promise<Data> {
    for (let tries = 1; ; tries++) {
      const answer = await this.#send(method, path, body).catch((error: Error) => error)
      const isLast = tries === MOST_TRIES
      if (answer instanceof Error || answer.status >= 500) {
        const reason = answer instanceof Error ? answer.message : `status ${answer.status}`
        if (method !== 'GET' || isLast) throw new NoAnswer(`${method} ${path}: ${reason}`)
        await this.#pause(2 ** tries * 100)
      } else if (answer.status === 429 && !isLast) {
        await this.#pause(Number(answer.headers.get('retry-after') ?? 1) * 1000)
      } else if (answer.status === 401 && tries === 1) {
        this.#token = undefined
      } else {
        return readData(answer)
      }
    }
  }

  async #send(method: string, path: string, body?: object): Promise<Response> {
    this.#token ??= await this.#askToken()
    const headers = {
      authorization: `Bearer ${this.#token}`,
      ...(body && { 'content-type': 'application/json' }),
    }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    return fetch(`${this.#settings.baseUrl}${path}`, init)
  }

  async #askToken(): Promise<string> {
    const { baseUrl, clientId, clientSecret, site } = this.#settings
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      site,
      scope: SCOPES,
    })
    const answer = await fetch(`${baseUrl}/oauth/token`, { method: 'POST', body })
    if (!answer.ok) throw new Error(`the token call answered ${answer.status}`)
    return ((await answer.json()) as { access_token: string }).access_token
  }

  #pause(milliseconds: number): Promise<void> {
    const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))
    return (this.#settings.pause ?? wait)(milliseconds)
  }
}

async function readData<Data>(answer: Response): Promise<Data> {
  const { data, errors } = (await answer.json()) as { data: Data; errors: string | null }
  if (!answer.ok || errors !== null) throw new BillingRefusal(answer.status, String(errors))
  return data
}
