import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { setupServer } from 'msw/node'
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
import { handlers } from './msw.ts'
import { serve } from './node.ts'
import { CASES, fields, type Case } from './parity-cases.fixture.ts'

const API_HEADERS = [
  'content-type',
  'www-authenticate',
  'allow',
  'preference-applied',
  'cache-control',
  'pragma',
]

/** Gives an answer from the API headers of a case; `undefined` keys are not there. */
interface Seen {
  status: number
  text: string
  headers: Record<string, string | null>
}

/** Plays a case on a new site, each time from the same beginning. */
async function play(target: Target, base: string, one: Case): Promise<Seen> {
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

function newSite(): Promise<Site> {
  return createSite({ customers: 5, now: NOW })
}

/** The site's own answers: each case is played once, for all ways. */
const direct = new Map<Case, Promise<Seen>>()

function playDirectly(one: Case): Promise<Seen> {
  const seen = direct.get(one) ?? newSite().then((site) => play(site, BASE, one))
  direct.set(one, seen)
  return seen
}

/** One server for all cases: each begins with a reset. */
const http = newSite().then(async (site) => ({ site, served: await serve(site, { port: 0 }) }))

async function playByHttp(one: Case, prefix = ''): Promise<Seen> {
  const { site, served } = await http
  await site.reset()
  return play(globalThis, `${served.url}${prefix}`, one)
}

afterAll(async () => (await http).served.close())

test('the cases hold every operation with every status that the document declares', () => {
  const declared = operations.flatMap(({ operationId, responses }) =>
    Object.keys(responses).map((status) => `${operationId} ${status}`),
  )
  const played = new Set(CASES.map(([, { operation, status }]) => `${operation} ${status}`))
  expect(declared.filter((one) => !played.has(one))).toEqual([])
})

describe('the same answer as from the site itself', () => {
  describe.each([BASE, 'https://api.example.com/api'])('through msw at %s', (baseUrl) => {
    const playing = newSite().then((site) => ({
      site,
      server: setupServer(...handlers(site, { baseUrl })),
    }))
    beforeAll(async () => (await playing).server.listen({ onUnhandledRequest: 'error' }))
    afterAll(async () => (await playing).server.close())

    test.each(CASES)('%s', async (_, one) => {
      const own = await playDirectly(one)
      expect(own.status).toBe(one.status)
      await (await playing).site.reset()
      expect(await play(globalThis, baseUrl, one)).toEqual(own)
    })
  })

  test.each(CASES)('comes over HTTP: %s', async (_, one) => {
    const own = await playDirectly(one)
    expect(await playByHttp(one)).toEqual(own)
  })

  test.each(CASES)('comes over HTTP under /sites/demo: %s', async (_, one) => {
    const own = await playDirectly(one)
    expect(await playByHttp(one, '/sites/demo')).toEqual(own)
  })
})
