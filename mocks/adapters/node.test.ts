import { describe, expect, test } from '@jest/globals'
import { METHODS } from 'node:http'
import { grantedToken } from '../laws/support/client.ts'
import type { Answered } from '../site.ts'
import { serve, type Served } from './node.ts'
import { ask, newSite, serving } from './serving.fixture.ts'

const health = async (served: Served, path: string, host?: string) => {
  const { text } = await ask(served, path, host === undefined ? {} : { host })
  return (JSON.parse(text) as { site?: string; errors?: string }).site
}

describe('one server of several sites', () => {
  test.each([
    ['127.0.0.1', 'demo'],
    ['localhost:4010', 'demo'],
    ['demo.localhost', 'demo'],
    ['acme.localhost', 'acme'],
    ['acme.localhost:4010', 'acme'],
    ['ACME.localhost', 'acme'],
    ['acme.example.com', 'demo'],
  ])('asked as host %s answers for %s', async (host, name) => {
    const sites = [await newSite('demo'), await newSite('acme')]
    const find = (served: Served) => health(served, '/__sabia/health', host)
    const found = await serving(sites, find, { allowHosts: ['acme.example.com'] })
    expect(found).toBe(name)
  })

  test.each([
    ['/sites/demo/__sabia/health', 'demo'],
    ['/sites/acme/__sabia/health', 'acme'],
  ])('asked at %s answers for %s', async (path, name) => {
    const sites = [await newSite('demo'), await newSite('acme')]
    const found = await serving(sites, (served) => health(served, path))
    expect(found).toBe(name)
  })

  test.each(METHODS.filter((method) => method !== 'CONNECT'))(
    'answers %s below /sites/demo as at the plain address',
    async (method) => {
      await serving(await newSite(), async (served) => {
        for (const path of [
          '/api/customers',
          '/oauth/token',
          '/',
          '/docs',
          '/pay/x',
          '/none',
          '/__sabia/health',
        ]) {
          const plain = await ask(served, path, {}, method)
          const prefixed = await ask(served, `/sites/demo${path}`, {}, method)
          expect([method, path, prefixed.status]).toEqual([method, path, plain.status])
          expect(prefixed.status).toBeLessThan(500)
          expect(prefixed.headers['content-type']).toBe(plain.headers['content-type'])
        }
      })
    },
  )

  test('the path wins over the host', async () => {
    const sites = [await newSite('demo'), await newSite('acme')]
    const path = '/sites/demo/__sabia/health'
    const found = await serving(sites, (served) => health(served, path, 'acme.localhost'))
    expect(found).toBe('demo')
  })

  test.each([
    ['/api/customers', 'nobody.localhost'],
    ['/sites/nobody/api/customers', '127.0.0.1'],
    ['/sites/nobody', '127.0.0.1'],
    ['/sites/__proto__/api/customers', '127.0.0.1'],
    ['/', 'nobody.localhost'],
  ])('asked for %s of host %s answers 404 in the envelope', async (path, host) => {
    const { status, text } = await serving(await newSite(), (served) => ask(served, path, { host }))
    expect(status).toBe(404)
    expect(JSON.parse(text)).toMatchObject({ data: null, errors: expect.any(String), meta: {} })
  })

  test('keeps their records and tokens apart', async () => {
    const [demo, acme] = [await newSite('demo'), await newSite('acme')]
    const token = await grantedToken(acme)
    const headers = { authorization: `Bearer ${token}` }
    const statuses = await serving([demo, acme], async (served) => [
      (await ask(served, '/sites/acme/api/customers/1', headers)).status,
      (await ask(served, '/sites/demo/api/customers/1', headers)).status,
      (await ask(served, '/api/customers/1', { ...headers, host: 'acme.localhost' })).status,
    ])
    expect(statuses).toEqual([200, 401, 200])
  })

  test('needs at least one site, each of another name', async () => {
    const sites = [await newSite('demo'), await newSite('demo')]
    await expect(serve([], { port: 0 })).rejects.toThrow('no site was given')
    await expect(serve(sites, { port: 0 })).rejects.toThrow('two sites have the same name')
  })
})

test('every request is told of: calls, pages, control calls and unknown sites', async () => {
  const told: string[] = []
  const onAnswer = ({ path, status }: Answered) => void told.push(`${path} ${status}`)
  await serving(
    await newSite(),
    async (served) => {
      for (const path of [
        '/api/customers?page=1',
        '/',
        '/docs',
        '/__sabia/health',
        '/sites/x/api',
      ]) {
        await ask(served, path)
      }
    },
    { onAnswer },
  )
  expect(told).toEqual([
    '/api/customers 401',
    '/ 200',
    '/docs 404',
    '/__sabia/health 200',
    '/sites/x/api 404',
  ])
})

describe('the pages', () => {
  test.each(['/', '/?x=1', '/sites/demo', '/sites/demo/'])(
    '%s shows the site and where everything is',
    async (path) => {
      const page = await serving(await newSite(), (served) => ask(served, path))
      expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(page.text).toContain('demo')
      expect(page.text).toContain('/docs')
    },
  )

  test('/docs answers 404 where no reference was built', async () => {
    const page = await serving(await newSite(), (served) => ask(served, '/docs'))
    expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(page.text).toContain('not built')
  })

  test('are read with GET alone', async () => {
    const statuses = await serving(await newSite(), async (served) => [
      (await ask(served, '/', {}, 'POST')).status,
      (await ask(served, '/docs', {}, 'DELETE')).status,
      (await ask(served, '/', {}, 'HEAD')).status,
    ])
    expect(statuses).toEqual([404, 404, 200])
  })
})

describe('serve', () => {
  test('rejects with EADDRINUSE when the port is taken', async () => {
    const [first, second] = [await newSite(), await newSite()]
    await serving(first, async ({ port }) => {
      await expect(serve(second, { port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
    })
  })

  test('tells nothing to the listener of a server that could not start', async () => {
    const [first, second] = [await newSite(), await newSite()]
    const told: Answered[] = []
    const onAnswer = (answered: Answered) => told.push(answered)
    await serving(first, async ({ port }) => {
      await serve(second, { port, onAnswer }).catch(() => undefined)
    })
    await second.fetch('http://demo.example.com/api/customers')
    expect(told).toEqual([])
  })

  test('tells of each answer until it is closed', async () => {
    const site = await newSite()
    const told: Answered[] = []
    const onAnswer = (answered: Answered) => told.push(answered)
    await serving(site, (served) => ask(served, '/api/customers?page=1'), { onAnswer })
    await site.fetch('http://demo.example.com/api/customers')
    expect(told).toEqual([
      {
        site: 'demo',
        method: 'GET',
        path: '/api/customers',
        status: 401,
        operationId: 'listCustomers',
        milliseconds: expect.any(Number),
      },
    ])
  })

  test('leaves the global Request and Response alone', async () => {
    const before = [globalThis.Request, globalThis.Response]
    await serving(await newSite(), (served) => ask(served, '/'))
    expect([globalThis.Request, globalThis.Response]).toEqual(before)
  })

  test('listens on an IPv6 address and says so', async () => {
    const url = await serving(await newSite(), async (served) => served.url, { host: '::1' })
    expect(url).toMatch(/^http:\/\/\[::1\]:\d+$/)
  })
})
