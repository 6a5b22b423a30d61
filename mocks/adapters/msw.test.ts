import { describe, expect, test } from '@jest/globals'
import { getResponse, http, HttpResponse, type RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { operations } from '../shared/document.ts'
import {
  asInFirefox,
  BASE,
  grantedToken,
  NOW,
  tokenFields,
  toRequest,
} from '../laws/support/client.ts'
import { createSite } from '../site.ts'
import { handlers } from './msw.ts'

const newSite = () => createSite({ customers: 3, now: NOW })

/** Lets msw answer as long as a test needs it. */
async function listening<Result>(
  list: RequestHandler[],
  act: (server: ReturnType<typeof setupServer>) => Promise<Result>,
): Promise<Result> {
  const server = setupServer(...list)
  server.listen({ onUnhandledRequest: 'bypass' })
  try {
    return await act(server)
  } finally {
    server.close()
  }
}

describe('handlers', () => {
  test('are one for each operation, in the order of the document, and the last ones', async () => {
    const list = handlers(await newSite(), { baseUrl: BASE })
    const headings = list.map(({ info }) => (info as { header?: string }).header)
    const own = operations.map(
      ({ method, path }) => `${method} ${BASE}${path.replaceAll(/\{([^}]+)\}/g, ':$1')}`,
    )
    expect(headings.slice(0, own.length)).toEqual(own)
    expect(headings.slice(own.length).every((heading) => heading?.includes('/'))).toBe(true)
  })

  test('can be overridden one by one', async () => {
    const site = await newSite()
    const headers = { authorization: `Bearer ${await grantedToken(site)}` }
    const statuses = await listening(handlers(site, { baseUrl: BASE }), async (server) => {
      server.use(
        http.get(`${BASE}/api/customers/:id`, () => HttpResponse.json({}, { status: 503 })),
      )
      const overridden = await fetch(`${BASE}/api/customers/1`, { headers })
      const other = await fetch(`${BASE}/api/customers`, { headers })
      server.resetHandlers()
      const restored = await fetch(`${BASE}/api/customers/1`, { headers })
      return [overridden.status, other.status, restored.status]
    })
    expect(statuses).toEqual([503, 200, 200])
  })

  test.each([
    'http://demo.example.com/',
    'http://demo.example.com//',
    'https://demo.example.com:8443',
    'http://127.0.0.1:4010',
    'https://api.example.com/api',
    'https://example.com/v1/api/',
  ])('answer at the base URL %s', async (baseUrl) => {
    const answer = await listening(handlers(await newSite(), { baseUrl }), () =>
      fetch(`${baseUrl.replace(/\/+$/, '')}/api/customers/1`),
    )
    expect(answer.status).toBe(401)
  })

  test('keep a body where a Request does not show it, as in Firefox', async () => {
    const site = await newSite()
    const baseUrl = 'https://api.example.com/v1'
    const request = toRequest('POST', `${baseUrl}/oauth/token`, tokenFields(site))
    const list = handlers(site, { baseUrl })
    const answer = await asInFirefox(() => getResponse(list, request))
    expect(answer?.status).toBe(200)
    const read = toRequest('GET', `${baseUrl}/api/customers/1`)
    expect((await asInFirefox(() => getResponse(list, read)))?.status).toBe(401)
  })

  test('leave other paths of the address to other handlers', async () => {
    const list = [
      ...handlers(await newSite(), { baseUrl: BASE }),
      http.get(`${BASE}/health`, () => HttpResponse.json({ alive: true })),
    ]
    const answer = await listening(list, () => fetch(`${BASE}/health`))
    expect(await answer.json()).toEqual({ alive: true })
  })

  test.each(['', 'demo.example.com', '/api', 'not an address'])(
    'cannot be made for the base URL %j',
    async (baseUrl) => {
      const site = await newSite()
      expect(() => handlers(site, { baseUrl })).toThrow(
        `Cannot create handlers: "${baseUrl}" isn't an address; write https://demo.example.com`,
      )
    },
  )
})
