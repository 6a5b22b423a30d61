import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createSite, type Site } from '../../site.ts'
import { serve, type Served } from '../node.ts'
import { sendRaw } from '../serving.fixture.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const FAULT = JSON.stringify({ then: { status: 503 } })
const PATHS = ['/__sabia/faults', '/sites/demo/__sabia/faults']

describe('a server on a loopback address', () => {
  let site: Site
  let served: Served
  const fill = (text: string) => text.replace('PORT', String(served.port))

  beforeAll(async () => {
    site = await createSite({ customers: 1 })
    served = await serve(site, { port: 0, allowHosts: ['mock.example.com'] })
  })
  afterAll(() => served.close())

  test.each([
    'localhost:PORT',
    'LOCALHOST:PORT',
    'localhost',
    'demo.localhost:PORT',
    '127.0.0.1:PORT',
    '127.0.0.2:PORT',
    '[::1]:PORT',
    'mock.example.com',
    'mock.example.com:8080',
  ])('takes control calls for the host %s', async (host) => {
    const { status } = await sendRaw(served.port, 'GET', '/__sabia/health', { host: fill(host) })
    expect(status).toBe(200)
  })

  test.each([
    'evil.example.com',
    'evil.example.com:PORT',
    'localhost.evil.example.com',
    '127.0.0.1.evil.example.com',
    'notlocalhost',
    '192.168.0.7:PORT',
    'sub.mock.example.com',
    '8.8.8.8',
  ])('refuses control calls for the host %s: DNS rebinding', async (host) => {
    for (const path of [...PATHS, '/__sabia/health', '/__sabia/snapshot']) {
      const { status, text } = await sendRaw(served.port, 'GET', path, { host: fill(host) })
      expect([path, status, text]).toEqual([path, 403, expect.stringContaining('foreign_host')])
    }
    const headers = { ...JSON_TYPE, host: fill(host), origin: `http://${fill(host)}` }
    for (const path of PATHS) {
      expect((await sendRaw(served.port, 'POST', path, headers, FAULT)).status).toBe(403)
    }
    expect(site.faults.list()).toEqual([])
  })

  test.each([
    'https://evil.example.com',
    'http://localhost:3000',
    'http://localhost',
    'https://localhost:PORT',
    'http://demo.localhost:PORT',
    'http://127.0.0.1:PORT',
    'http://localhost:PORT.evil.example.com',
    'null',
    '',
  ])('refuses control calls of a page at %j', async (origin) => {
    const host = fill('localhost:PORT')
    const headers = { ...JSON_TYPE, host, origin: fill(origin) }
    for (const path of PATHS) {
      const { status, text } = await sendRaw(served.port, 'POST', path, headers, FAULT)
      expect([status, text]).toEqual([403, expect.stringContaining('foreign_origin')])
      expect((await sendRaw(served.port, 'POST', path, headers)).status).toBe(403)
      expect((await sendRaw(served.port, 'OPTIONS', path, headers)).status).toBe(403)
    }
    expect(site.faults.list()).toEqual([])
  })

  test('takes control calls of its own page, and answers no CORS question', async () => {
    const host = fill('localhost:PORT')
    const own = { ...JSON_TYPE, host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }
    const reply = await sendRaw(served.port, 'POST', '/__sabia/reset', own)
    expect(reply.status).toBe(204)
    const names = Object.keys(reply.headers)
    expect(names.filter((name) => name.startsWith('access-control'))).toEqual([])
    const asked = await sendRaw(served.port, 'OPTIONS', '/__sabia/reset', own)
    expect(asked.status).toBe(405)
    expect(asked.headers['access-control-allow-origin']).toBeUndefined()
    const proxied = { host: 'mock.example.com', origin: 'https://mock.example.com' }
    expect((await sendRaw(served.port, 'GET', '/__sabia/clock', proxied)).status).toBe(200)
  })

  test('refuses what a browser calls cross-site', async () => {
    const headers = { host: fill('localhost:PORT'), 'sec-fetch-site': 'cross-site' }
    const { status, text } = await sendRaw(served.port, 'GET', '/__sabia/requests', headers)
    expect([status, text]).toEqual([403, expect.stringContaining('cross_site')])
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', undefined])(
    'refuses bodies of the type %s: a form could send them',
    async (type) => {
      const headers = type === undefined ? {} : { 'content-type': type }
      const { status } = await sendRaw(served.port, 'POST', '/__sabia/faults', headers, FAULT)
      expect(status).toBe(415)
      expect(site.faults.list()).toEqual([])
    },
  )

  test('lets the API itself be reached under any name', async () => {
    const headers = { host: 'shop.example.com', origin: 'https://shop.example.com' }
    expect((await sendRaw(served.port, 'GET', '/api/customers', headers)).status).toBe(401)
  })
})
