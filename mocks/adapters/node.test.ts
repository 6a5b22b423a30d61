import { connect as connectSocket, type Socket } from 'node:net'
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { describe, expect, test } from '@jest/globals'
import { NOW, PERSON, grantedToken } from '../laws/client.ts'
import { createSite, type Answered, type Site } from '../site.ts'
import { serve, type Served, type ServeOptions } from './node.ts'

/** Serves sites as long as a test needs them. */
async function serving<Result>(
  sites: Site | readonly Site[],
  act: (served: Served) => Promise<Result>,
  options: ServeOptions = {},
): Promise<Result> {
  const served = await serve(sites, { port: 0, ...options })
  try {
    return await act(served)
  } finally {
    await served.close()
  }
}

const newSite = (site = 'demo') => createSite({ site, customers: 3, now: NOW })

/** Asks with a host header of its own, which `fetch` does not allow. */
async function ask(
  served: Served,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; text: string; type: string | undefined }> {
  const sent = httpRequest({ port: served.port, host: '127.0.0.1', path, headers, method })
  sent.end()
  const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return {
    status: answer.statusCode ?? 0,
    text: String(Buffer.concat(chunks)),
    type: answer.headers['content-type'],
  }
}

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
      expect([page.status, page.type]).toEqual([200, 'text/html; charset=utf-8'])
      expect(page.text).toContain('demo')
      expect(page.text).toContain('/docs')
    },
  )

  test('/docs answers 404 where no reference was built', async () => {
    const page = await serving(await newSite(), (served) => ask(served, '/docs'))
    expect([page.status, page.type]).toEqual([404, 'text/html; charset=utf-8'])
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

/** Opens a socket to a server; what arrives is gathered in `text`. */
async function open({ port }: Served): Promise<{ socket: Socket; read: () => string }> {
  const socket = connectSocket(port, '127.0.0.1')
  const chunks: string[] = []
  socket.setEncoding('utf8').on('data', (chunk) => chunks.push(String(chunk)))
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return { socket, read: () => chunks.join('') }
}

function head(token: string, length: number): string {
  return (
    'POST /api/customers HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
    `Authorization: Bearer ${token}\r\nContent-Length: ${length}\r\n\r\n`
  )
}

const BODY = JSON.stringify({ email: PERSON.email, first_name: 'Ana', last_name: 'Souza' })

describe('close', () => {
  test('lets a running request end', async () => {
    const site = await newSite()
    const token = await grantedToken(site)
    const served = await serve(site, { port: 0 })
    const { socket, read } = await open(served)
    socket.write(head(token, BODY.length) + BODY.slice(0, 10))
    await new Promise((resolve) => setTimeout(resolve, 50))
    const closed = served.close()
    socket.write(BODY.slice(10))
    await once(socket, 'data')
    await closed
    socket.destroy()
    expect(read()).toMatch(/^HTTP\/1\.1 201 /)
  })

  test('ends soon when connections are kept alive', async () => {
    const served = await serve(await newSite(), { port: 0 })
    const { socket } = await open(served)
    socket.write('GET /api/customers HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await once(socket, 'data')
    const begin = performance.now()
    await served.close()
    expect(performance.now() - begin).toBeLessThan(2000)
  })

  test('takes no more requests', async () => {
    const served = await serve(await newSite(), { port: 0 })
    await served.close()
    await expect(fetch(`${served.url}/api/customers`)).rejects.toThrow()
  })
})

describe('a client that hangs up half-way', () => {
  test.each([
    ['in the line of the request', 'POST /api/cus'],
    ['in the headers', 'POST /api/customers HTTP/1.1\r\nHost: loc'],
  ])('%s does no harm', async (_, text) => {
    const site = await newSite()
    const status = await serving(site, async (served) => {
      const { socket } = await open(served)
      socket.write(text)
      socket.destroy()
      return (await ask(served, '/api/customers')).status
    })
    expect(status).toBe(401)
  })

  test('in the body does no harm and stores nothing', async () => {
    const site = await newSite()
    const token = await grantedToken(site)
    const headers = { authorization: `Bearer ${token}` }
    const list = await serving(site, async (served) => {
      const { socket } = await open(served)
      socket.write(head(token, BODY.length) + BODY.slice(0, 30))
      await new Promise((resolve) => setTimeout(resolve, 30))
      socket.destroy()
      await new Promise((resolve) => setTimeout(resolve, 30))
      return ask(served, '/api/customers', headers)
    })
    expect((JSON.parse(list.text) as { data: unknown[] }).data).toHaveLength(3)
  })

  test('before the answer does no harm', async () => {
    const site = await newSite()
    const token = await grantedToken(site)
    const status = await serving(site, async (served) => {
      const { socket } = await open(served)
      socket.write(head(token, BODY.length) + BODY)
      socket.destroy()
      return (await ask(served, '/api/customers')).status
    })
    expect(status).toBe(401)
  })
})

describe('requests that are no HTTP', () => {
  test.each([
    ['a line of nonsense', 'nonsense\r\n\r\n'],
    ['a length that is no number', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n'],
    ['a method that is none', 'FOO / HTTP/1.1\r\nHost: a\r\n\r\n'],
    [
      'a host that is none',
      'GET /api/customers HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
    ],
  ])('(%s) answer 400 in the envelope and do no harm', async (_, text) => {
    const [answered, after] = await serving(await newSite(), async (served) => {
      const { socket, read } = await open(served)
      socket.end(text)
      await once(socket, 'close')
      return [read(), (await ask(served, '/api/customers')).status]
    })
    expect(answered).toMatch(/^HTTP\/1\.1 400 /)
    expect(answered).toContain('{"data":null,"errors":"Bad Request","meta":{}}')
    expect(after).toBe(401)
  })
})

describe('requests at the edge of HTTP', () => {
  const big = `X-Big: ${'x'.repeat(20_000)}`
  test.each([
    ['of HTTP/1.0, which has no host', 'GET /api/customers HTTP/1.0\r\n\r\n', 401],
    ['with too long a header', `GET / HTTP/1.1\r\nHost: a\r\n${big}\r\n\r\n`, 431],
    [
      'with an expectation of their own',
      'GET / HTTP/1.1\r\nHost: a\r\nExpect: foo\r\nConnection: close\r\n\r\n',
      417,
    ],
  ])('%s are answered in the envelope', async (_, text, status) => {
    const answered = await serving(await newSite(), async (served) => {
      const { socket, read } = await open(served)
      socket.end(text)
      await once(socket, 'close')
      return read()
    })
    expect(answered).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answered).toContain('{"data":null,"errors":')
  })
})

describe('a body past 1 MiB', () => {
  const chunk = new Uint8Array(64 * 1024).fill(32)
  const streamed = () => {
    const left = { chunks: 40 }
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left.chunks === 0) return controller.close()
        left.chunks -= 1
        return controller.enqueue(chunk)
      },
    })
  }

  test.each([
    ['of an announced length', '', () => new Uint8Array(2_000_000)],
    ['of an announced length', '/sites/demo', () => new Uint8Array(2_000_000)],
    ['without a length', '', streamed],
    ['without a length', '/sites/demo', streamed],
  ])(
    '%s at "%s" is answered with 413, and the next request is served',
    async (_, prefix, toBody) => {
      const site = await newSite()
      const statuses = await serving(site, async ({ url }) => {
        const headers = {
          authorization: `Bearer ${await grantedToken(site)}`,
          'content-type': 'application/json',
        }
        const init = { method: 'POST', headers, body: toBody(), duplex: 'half' as const }
        const first = await fetch(`${url}${prefix}/api/customers`, init)
        await first.text()
        const second = await fetch(`${url}${prefix}/api/customers`, { headers })
        await second.text()
        return [first.status, second.status]
      })
      expect(statuses).toEqual([413, 200])
    },
  )
})
