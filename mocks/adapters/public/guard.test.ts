import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { createSite, type Site } from '../../site.ts'
import { serve, type Served, type ServeOptions } from '../node.ts'

interface Reply {
  status: number | undefined
  headers: IncomingHttpHeaders
  text: string
}

/** Sends what a browser or an attacker would: `fetch` does not let a program name the host. */
function send(
  port: number,
  method: string,
  path: string,
  headers: OutgoingHttpHeaders,
  body = '',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path, headers }
    const outgoing = request(options, (incoming) => {
      let text = ''
      incoming.on('data', (bytes) => (text += String(bytes)))
      incoming.on('end', () => {
        resolve({ status: incoming.statusCode, headers: incoming.headers, text })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

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
    const { status } = await send(served.port, 'GET', '/__sabia/health', { host: fill(host) })
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
      const { status, text } = await send(served.port, 'GET', path, { host: fill(host) })
      expect([path, status, text]).toEqual([path, 403, expect.stringContaining('foreign_host')])
    }
    const headers = { ...JSON_TYPE, host: fill(host), origin: `http://${fill(host)}` }
    for (const path of PATHS) {
      expect((await send(served.port, 'POST', path, headers, FAULT)).status).toBe(403)
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
      const { status, text } = await send(served.port, 'POST', path, headers, FAULT)
      expect([status, text]).toEqual([403, expect.stringContaining('foreign_origin')])
      expect((await send(served.port, 'POST', path, headers)).status).toBe(403)
      expect((await send(served.port, 'OPTIONS', path, headers)).status).toBe(403)
    }
    expect(site.faults.list()).toEqual([])
  })

  test('takes control calls of its own page, and answers no CORS question', async () => {
    const host = fill('localhost:PORT')
    const own = { ...JSON_TYPE, host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }
    const reply = await send(served.port, 'POST', '/__sabia/reset', own)
    expect(reply.status).toBe(204)
    const names = Object.keys(reply.headers)
    expect(names.filter((name) => name.startsWith('access-control'))).toEqual([])
    const asked = await send(served.port, 'OPTIONS', '/__sabia/reset', own)
    expect(asked.status).toBe(405)
    expect(asked.headers['access-control-allow-origin']).toBeUndefined()
    const proxied = { host: 'mock.example.com', origin: 'https://mock.example.com' }
    expect((await send(served.port, 'GET', '/__sabia/clock', proxied)).status).toBe(200)
  })

  test('refuses what a browser calls cross-site', async () => {
    const headers = { host: fill('localhost:PORT'), 'sec-fetch-site': 'cross-site' }
    const { status, text } = await send(served.port, 'GET', '/__sabia/requests', headers)
    expect([status, text]).toEqual([403, expect.stringContaining('cross_site')])
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', undefined])(
    'refuses bodies of the type %s: a form could send them',
    async (type) => {
      const headers = type === undefined ? {} : { 'content-type': type }
      const { status } = await send(served.port, 'POST', '/__sabia/faults', headers, FAULT)
      expect(status).toBe(415)
      expect(site.faults.list()).toEqual([])
    },
  )

  test('lets the API itself be reached under any name', async () => {
    const headers = { host: 'shop.example.com', origin: 'https://shop.example.com' }
    expect((await send(served.port, 'GET', '/api/customers', headers)).status).toBe(401)
  })
})

describe('a control token', () => {
  const TOKEN = 'a-long-control-token'

  async function withServer(options: ServeOptions, act: (port: number) => Promise<void>) {
    const served = await serve(await createSite({ customers: 1 }), { port: 0, ...options })
    try {
      await act(served.port)
    } finally {
      await served.close()
    }
  }

  test.each(['0.0.0.0', '::', '', '192.168.0.7', 'mock.example.com', '127.0.0.1.example.com'])(
    'has to be given for the address %j',
    async (host) => {
      const site = await createSite({ customers: 1 })
      await expect(serve(site, { host, port: 0 })).rejects.toThrow(
        /^Cannot serve: other machines reach .* give --control-token TOKEN/,
      )
    },
  )

  test('must not be empty', async () => {
    const site = await createSite({ customers: 1 })
    await expect(serve(site, { port: 0, controlToken: '' })).rejects.toThrow('token is empty')
  })

  test.each(['127.0.0.1', '0.0.0.0'])('is asked for at %s', async (host) => {
    await withServer({ host, controlToken: TOKEN }, async (port) => {
      const ask = async (path: string, headers: OutgoingHttpHeaders) =>
        (await send(port, 'GET', path, headers)).status
      expect(await ask('/__sabia/clock', {})).toBe(401)
      expect(await ask('/__sabia/nothing', {})).toBe(401)
      expect(await ask('/sites/demo/__sabia/clock', {})).toBe(401)
      expect(await ask('/__sabia/clock', { authorization: `Bearer ${TOKEN}x` })).toBe(401)
      expect(await ask('/__sabia/clock', { authorization: `Basic ${btoa(`:${TOKEN}`)}` })).toBe(401)
      expect(await ask('/__sabia/clock', { 'x-sabia-control-token': TOKEN.slice(1) })).toBe(401)
      expect(await ask('/__sabia/clock', { authorization: `Bearer ${TOKEN}` })).toBe(200)
      expect(await ask('/__sabia/clock', { 'x-sabia-control-token': TOKEN })).toBe(200)
      expect(await ask('/__sabia/health', {})).toBe(200)
      const refused = await send(port, 'GET', '/__sabia/clock', {})
      expect(refused.headers['www-authenticate']).toBe('Bearer')
    })
  })

  test('does not open the door to foreign hosts and origins', async () => {
    await withServer({ host: '0.0.0.0', controlToken: TOKEN }, async (port) => {
      const known = { 'x-sabia-control-token': TOKEN }
      for (const headers of [
        { host: 'evil.example.com' },
        { origin: 'https://evil.example.com' },
      ]) {
        expect((await send(port, 'GET', '/__sabia/clock', { ...known, ...headers })).status).toBe(
          403,
        )
      }
    })
  })
})

describe('webhooks of a server that others reach', () => {
  const url = 'http://169.254.169.254/latest'

  async function tryTarget(options: ServeOptions): Promise<string | undefined> {
    const site = await createSite({ customers: 1 })
    const served = await serve(site, { port: 0, controlToken: 'token', ...options })
    try {
      site.webhooks.addEndpoint({ url })
      return undefined
    } catch (error) {
      return (error as Error).message
    } finally {
      await served.close()
    }
  }

  test('do not go to private addresses, unless allowed', async () => {
    const host = '0.0.0.0'
    expect(await tryTarget({ host })).toMatch(/it is an address of a private network/)
    expect(await tryTarget({ host, allowPrivateWebhooks: true })).toBeUndefined()
    expect(await tryTarget({})).toBeUndefined()
  })
})
