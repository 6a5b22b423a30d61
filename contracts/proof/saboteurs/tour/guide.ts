import { isObject, type JsonObject } from '../../../http/exchange.ts'
import type { SiteFetch } from '../../site-fetch.ts'

/** One call of a tour, and what came back. */
export interface Step {
  call: string
  status: number
  type: string | null
  text: string
}

export interface Credentials {
  clientId: string
  clientSecret: string
  site: string
}

/** Calls a site and writes down every answer. */
export interface Guide {
  steps: Step[]
  /** Calls with the token that the site gave first. */
  ask: (method: string, path: string, body?: unknown) => Promise<JsonObject>
  /** Calls with another `Authorization` header, or none. */
  askAs: (
    authorization: string | undefined,
    method: string,
    path: string,
    body?: unknown,
  ) => Promise<JsonObject>
  /** Asks for a token with some fields changed; undefined leaves one out. */
  askToken: (changes?: Readonly<Record<string, string | undefined>>) => Promise<JsonObject>
}

const RESOURCES = ['customers', 'payment_profiles', 'subscriptions', 'subscription_items']

/** All eight scopes. */
export const SCOPE = RESOURCES.flatMap((name) => [`${name}_read`, `${name}_write`]).join(' ')

export function createGuide(site: SiteFetch, baseUrl: string, credentials: Credentials): Guide {
  const steps: Step[] = []
  let token: string | undefined

  async function send(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: string,
  ): Promise<JsonObject> {
    const content = body === undefined ? {} : { body }
    const response = await site(new Request(baseUrl + path, { method, headers, ...content }))
    const text = await response.text()
    const type = response.headers.get('content-type')
    steps.push({ call: `${method} ${path}`, status: response.status, type, text })
    return toObject(text)
  }

  const guide: Guide = {
    steps,
    ask: (method, path, body) => guide.askAs(`Bearer ${token}`, method, path, body),
    askAs: (authorization, method, path, body) => {
      const access = authorization === undefined ? {} : { authorization }
      if (body === undefined) return send(method, path, access)
      const headers = { 'content-type': 'application/json', ...access }
      return send(method, path, headers, JSON.stringify(body))
    },
    askToken: async (changes = {}) => {
      const { clientId: client_id, clientSecret: client_secret, site: name } = credentials
      const right = { grant_type: 'client_credentials', client_id, client_secret, site: name }
      const fields = Object.entries({ ...right, scope: SCOPE, ...changes })
      const sent = fields.filter((entry): entry is [string, string] => entry[1] !== undefined)
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const body = String(new URLSearchParams(sent))
      const answer = await send('POST', '/oauth/token', headers, body)
      token ??= String(answer['access_token'])
      return answer
    },
  }
  return guide
}

/** `data` of an envelope; an empty object where it is none. */
export function dataOf(body: JsonObject): JsonObject {
  const { data } = body
  return isObject(data) ? data : {}
}

function toObject(text: string): JsonObject {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}
