import { once } from 'node:events'
import { connect as connectSocket, type Socket } from 'node:net'
import { describe, expect, test } from '@jest/globals'
import { NOW, PERSON, grantedToken } from '../laws/support/client.ts'
import { until } from '../laws/support/receiver.ts'
import { createSite } from '../site.ts'
import { serve, type Served } from './node.ts'
import { ask, newSite, serving } from './serving.fixture.ts'

/** Opens a socket to a server; what arrives is gathered in `text`. */
async function open({ port }: Served): Promise<{ socket: Socket; read: () => string }> {
  const socket = connectSocket(port, '127.0.0.1')
  const chunks: string[] = []
  socket.setEncoding('utf8').on('data', (chunk) => chunks.push(String(chunk)))
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return { socket, read: () => chunks.join('') }
}

function head(token: string, length: number, more = ''): string {
  return (
    'POST /api/customers HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
    `Authorization: Bearer ${token}\r\nContent-Length: ${length}\r\n${more}\r\n`
  )
}

const BODY = JSON.stringify({ email: PERSON.email, first_name: 'Ana', last_name: 'Souza' })

describe('close', () => {
  test('lets a running request end', async () => {
    const site = await newSite()
    const token = await grantedToken(site)
    const served = await serve(site, { port: 0 })
    const { socket, read } = await open(served)
    socket.write(head(token, BODY.length, 'Expect: 100-continue\r\n') + BODY.slice(0, 10))
    await until(() => read().startsWith('HTTP/1.1 100 Continue'))
    const closed = served.close()
    socket.write(BODY.slice(10))
    await once(socket, 'data')
    await closed
    socket.destroy()
    expect(read()).toMatch(/^HTTP\/1\.1 201 /m)
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

  test.each([0, 30])('right behind %i bytes of the body is logged as unreadable', async (bytes) => {
    const site = await newSite()
    const token = await grantedToken(site)
    await serving(site, async (served) => {
      const { socket } = await open(served)
      socket.write(head(token, BODY.length) + BODY.slice(0, bytes))
      socket.destroy()
      await until(() => site.journal.list({ status: 400 }).length === 1)
    })
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

// RFC 9112, section 9.3.2: only calls that change nothing may overtake each other.
describe('a read right behind a write on one connection', () => {
  const long = BODY + ' '.repeat(100_000)
  test.each([
    ['at once', BODY, BODY.length, {}],
    ['at once, to a site that is kept', BODY, BODY.length, { keep: async () => {} }],
    ['in two parts', BODY, 30, {}],
    ['in two parts, and is long', long, 30, {}],
  ])('shows what was written, whose body comes %s', async (_, body, bytes, options) => {
    const site = await createSite({ customers: 3, now: NOW, ...options })
    const token = await grantedToken(site)
    const list = `GET /api/customers HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`
    const shown = await serving(site, async (served) => {
      const { socket, read } = await open(served)
      const begin = head(token, body.length, 'Expect: 100-continue\r\n') + body.slice(0, bytes)
      const rest = body.slice(bytes) + list
      socket.write(rest === list ? begin + rest : begin)
      await until(() => read().startsWith('HTTP/1.1 100 Continue'))
      if (rest !== list) socket.write(rest)
      await until(() => read().split('HTTP/1.1 2').length === 3)
      socket.destroy()
      return read()
    })
    const [, created, listed] = shown.split('HTTP/1.1 2')
    expect(created).toMatch(/^01 /)
    expect(listed).toContain(PERSON.email)
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
