import { describe, expect, test } from '@jest/globals'
import { createClient, grantedToken, NOW, tokenFields, toRequest } from '../laws/support/client.ts'
import { createSite, type Site } from '../site.ts'
import { TRANSPORTS, through, type Transport } from './transports.fixture.ts'
import { serve } from './node.ts'
import { newSite, serving } from './serving.fixture.ts'

const ORIGIN = 'https://app.example.com'

/** Asks as a page of another origin does: what the Fetch standard has a browser send first. */
const preflight = (address: string, method: string, headers?: string) =>
  toRequest('OPTIONS', address, undefined, {
    origin: ORIGIN,
    'access-control-request-method': method,
    'access-control-request-headers': headers,
  })

const corsHeaders = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')))

describe.each(TRANSPORTS)('pages of other origins, %s', (_, open) => {
  const inside = <Result>(
    act: (transport: Transport, site: Site) => Promise<Result>,
    cors = true,
  ) => newSite().then((site) => through(open, site, (transport) => act(transport, site), { cors }))

  test('may not read anything unless it is switched on', async () => {
    await inside(async ({ base, target }) => {
      const asked = await target.fetch(preflight(`${base}/api/customers`, 'POST'))
      expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
      const headers = { origin: ORIGIN }
      const read = await target.fetch(toRequest('GET', `${base}/api/customers`, undefined, headers))
      expect([corsHeaders(asked), corsHeaders(read)]).toEqual([{}, {}])
    }, false)
  })

  test.each([
    ['/api/customers', 'POST', 'GET, HEAD, POST', 'authorization,content-type'],
    ['/api/customers/1', 'GET', 'GET, HEAD', 'authorization'],
    ['/api/subscriptions/x/items', 'POST', 'POST', 'authorization,content-type,prefer,x-app'],
    ['/oauth/token', 'POST', 'POST', 'content-type'],
  ])('a preflight of %s answers 204', async (path, method, methods, headers) => {
    await inside(async ({ base, target }) => {
      const answer = await target.fetch(preflight(base + path, method, headers))
      expect([answer.status, await answer.text()]).toEqual([204, ''])
      expect(corsHeaders(answer)).toEqual({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': methods,
        'access-control-allow-headers': headers,
        'access-control-max-age': '600',
      })
    })
  })

  test('a preflight asks for no token, and an unknown path stays unknown', async () => {
    await inside(async ({ base, target }) => {
      const answer = await target.fetch(preflight(`${base}/api/nothing`, 'GET'))
      expect([answer.status, corsHeaders(answer)]).toEqual([
        404,
        { 'access-control-allow-origin': '*' },
      ])
    })
  })

  test('they read every answer of the API, and the headers that it has', async () => {
    await inside(async ({ base, target }, site) => {
      const authorization = `Bearer ${await grantedToken(site)}`
      const ask = async (method: string, path: string, body?: unknown, more = {}) => {
        const headers = { origin: ORIGIN, authorization, ...more }
        return corsHeaders(await target.fetch(toRequest(method, base + path, body, headers)))
      }
      const plain = { 'access-control-allow-origin': '*' }
      const exposing = (names: string) => ({ ...plain, 'access-control-expose-headers': names })
      expect(await ask('GET', '/api/customers/1')).toEqual(plain)
      expect(await ask('GET', '/api/customers/1', undefined, { authorization: 'x' })).toEqual(
        exposing('www-authenticate'),
      )
      expect(await ask('GET', '/api/customers/1', undefined, { prefer: 'code=500' })).toEqual(
        exposing('preference-applied'),
      )
      expect(await ask('DELETE', '/api/customers')).toEqual(exposing('allow'))
      site.faults.add({
        operation: 'readCustomer',
        then: { rateLimit: { retryAfter: 7 } },
      })
      expect(await ask('GET', '/api/customers/1')).toEqual(exposing('retry-after, sabia-fault'))
    })
  })
})

test('the choice any-origin of G100 has the site itself do so', async () => {
  const { site } = await createClient({ profile: { G100: 'any-origin' } })
  const answer = await site.fetch(preflight('https://demo.example.com/api/customers', 'GET'))
  expect([answer.status, corsHeaders(answer)['access-control-allow-origin']]).toEqual([204, '*'])
})

test('a preflight stands in the request log as what it is: no wrong call', async () => {
  const { site } = await createClient({ profile: { G100: 'any-origin' } })
  await site.fetch(preflight('https://demo.example.com/api/customers', 'GET'))
  const entry = site.journal.list().at(-1)
  expect(entry).toMatchObject({ method: 'OPTIONS', status: 204, violations: [] })
  expect(entry).not.toHaveProperty('hint')
})

describe('with cors, a page of another origin still has no way', () => {
  const PATHS = ['/__sabia/faults', '/sites/demo/__sabia/faults', '/pay/x', '/', '/docs/']

  test.each(PATHS)('to %s', async (path) => {
    await serving(
      await newSite(),
      async ({ url }) => {
        const answer = await fetch(preflight(url + path, 'POST', 'content-type'))
        expect(answer.ok).toBe(false)
        const read = await fetch(toRequest('GET', url + path, undefined, { origin: ORIGIN }))
        expect([corsHeaders(answer), corsHeaders(read)]).toEqual([{}, {}])
      },
      { cors: true },
    )
  })

  test('to a control call in process, nor by the profile', async () => {
    const site = await createSite({ now: NOW, profile: { G100: 'any-origin' } })
    const answer = await site.fetch(preflight('https://demo.example.com/__sabia/faults', 'POST'))
    expect([answer.status, corsHeaders(answer)]).toEqual([405, {}])
  })
})

test('with cors, sites below /sites are open as well', async () => {
  const served = await serve(await newSite(), { port: 0, cors: true })
  try {
    const address = `${served.url}/sites/demo/oauth/token`
    const asked = await fetch(preflight(address, 'POST', 'content-type'))
    const site = await createSite()
    const granted = await fetch(toRequest('POST', address, tokenFields(site), { origin: ORIGIN }))
    expect([asked.status, granted.status]).toEqual([204, 200])
    expect(corsHeaders(granted)).toMatchObject({ 'access-control-allow-origin': '*' })
  } finally {
    await served.close()
  }
})
