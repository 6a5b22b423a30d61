import { knownScopes, operations } from '../shared/document.ts'
import {
  BASE,
  createSubscription,
  NOW,
  send,
  toRequest,
  type Target,
} from '../laws/support/client.ts'
import { createSite, type Site } from '../site.ts'
import { fields, type Case } from './parity-cases.fixture.ts'

const API_HEADERS = [
  'content-type',
  'www-authenticate',
  'allow',
  'preference-applied',
  'cache-control',
  'pragma',
]

/** The parts of an answer that count: from the API headers of a case; `undefined` keys are not there. */
export interface Seen {
  status: number
  text: string
  headers: Record<string, string | null>
}

/** Plays a case on a new site, each time from the same beginning. */
export async function play(target: Target, base: string, one: Case): Promise<Seen> {
  const isLacking = one.headers !== undefined && 'x-scope' in one.headers
  const { scopes: needed = [] } =
    operations.find(({ operationId }) => operationId === one.operation) ?? {}
  const others = knownScopes.filter((known) => !needed.includes(known))
  const scope = isLacking ? others.join(' ') : ALL_SCOPES
  const granted = await send(target, 'POST', `${base}/oauth/token`, {
    ...fields,
    scope: ALL_SCOPES,
  })
  const { access_token: token } = JSON.parse(granted.text) as { access_token: string }
  const authorization = `Bearer ${token}`
  const subscription = await createSubscription({
    call: (method, path, body) => send(target, method, `${base}${path}`, body, { authorization }),
  })
  const lacking = await send(target, 'POST', `${base}/oauth/token`, { ...fields, scope })
  const used = (JSON.parse(lacking.text) as { access_token: string }).access_token
  const fill = (text: string) => text.replace('$subscription', subscription.id)
  const body =
    one.body === undefined || typeof one.body === 'string'
      ? one.body
      : (JSON.parse(fill(JSON.stringify(one.body))) as unknown)
  const headers = { authorization: `Bearer ${used}`, ...one.headers }
  const response = await target.fetch(toRequest(one.method, base + fill(one.path), body, headers))
  const shown = API_HEADERS.map((name) => [name, response.headers.get(name)] as const)
  return {
    status: response.status,
    text: await response.text(),
    headers: Object.fromEntries(shown),
  }
}

const ALL_SCOPES = operations.flatMap(({ scopes }) => scopes ?? []).join(' ')

/** The site that each case begins with. */
export function newSite(): Promise<Site> {
  return createSite({ customers: 5, now: NOW })
}

/** The site's own answers: each case is played once, for all ways. */
const direct = new Map<Case, Promise<Seen>>()

/** What the site itself answers. */
export function playDirectly(one: Case): Promise<Seen> {
  const seen = direct.get(one) ?? newSite().then((site) => play(site, BASE, one))
  direct.set(one, seen)
  return seen
}
