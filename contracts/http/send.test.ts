import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import { callOf, createFakeClient, endOf } from '../testing/fake-client.ts'
import { send, Unanswered } from './send.ts'

const call = callOf('read')
const MEBIBYTE = 1024 * 1024

function reasonOf(fetch: (request: Request) => Promise<Response>, timeout = 2000) {
  return send(call, 1, fetch, timeout).then(
    () => 'answered',
    (error: unknown) =>
      error instanceof Unanswered ? error.message : `not expected: ${String(error)}`,
  )
}

describe('a redirect', () => {
  test.each([301, 302, 303, 307, 308])('%i is an answer, and not followed', async (status) => {
    const { client, seen } = createFakeClient(
      () => new Response(null, { status, headers: { location: 'https://evil.example.net/' } }),
    )
    expect((await client.send(call)).status).toBe(status)
    expect(seen.map(({ url }) => url)).toEqual([call.url])
  })

  test('is asked of no fetch either', async () => {
    const { client, seen } = createFakeClient(() => new Response('{}'))
    await client.send(callOf('read'))
    await client.send(callOf('write'))
    expect(seen.map(({ redirect }) => redirect)).toEqual(['manual', 'manual'])
  })
})

describe('what is no whole answer counts as none', () => {
  test('an address where nobody listens', async () => {
    const nobody = { ...call, url: 'http://127.0.0.1:1/' }
    const sent = send(nobody, 1, (request) => fetch(request), 2000)
    await expect(sent).rejects.toThrow(/ECONNREFUSED|bad port/)
  })

  test('a site that never answers', async () => {
    expect(await reasonOf(() => new Promise(() => {}), 30)).toBe('no answer within 0.03 s')
  })

  test('an answer whose body never ends', async () => {
    const body = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([123])) })
    expect(await reasonOf(async () => new Response(body), 30)).toBe('no answer within 0.03 s')
  })

  test('an answer that drips for ever', async () => {
    let cancel = () => {}
    const letGo = new Promise<void>((resolve) => {
      cancel = resolve
    })
    const body = new ReadableStream({
      pull: async (stream) => {
        await new Promise((resolve) => setImmediate(resolve))
        stream.enqueue(new Uint8Array([123]))
      },
      cancel,
    })
    expect(await reasonOf(async () => new Response(body), 40)).toBe('no answer within 0.04 s')
    await letGo
  })

  test('an endless answer, which is let go of', async () => {
    let sent = 0
    let isLetGo = false
    const body = new ReadableStream({
      pull: (stream) => {
        sent += MEBIBYTE
        stream.enqueue(new Uint8Array(MEBIBYTE))
      },
      cancel: () => {
        isLetGo = true
      },
    })
    expect(await reasonOf(async () => new Response(body), 20_000)).toBe(
      'the answer is longer than 64 MiB',
    )
    expect(sent).toBeLessThan(70 * MEBIBYTE)
    expect(isLetGo).toBe(true)
  })

  test.each([
    ['a small answer that unpacks to a large one', 'the answer is longer than 64 MiB'],
    ['headers of a megabyte', 'the headers of the answer are longer than 16 KiB'],
  ])('%s', async (what, reason) => {
    const packed = gzipSync(Buffer.alloc(80 * MEBIBYTE, 'x'))
    const server = createServer((_, response) => {
      if (what.startsWith('headers')) response.setHeader('x-long', 'x'.repeat(MEBIBYTE)).end('{}')
      else response.setHeader('content-encoding', 'gzip').end(packed)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const sent = send({ ...call, url }, 1, (request) => fetch(request), 60_000)
    await expect(sent).rejects.toThrow(reason)
    server.closeAllConnections()
    server.close()
  })

  test('an answer that breaks off', async () => {
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new Uint8Array([123]))
        stream.error(new Error('cut off'))
      },
    })
    expect(await reasonOf(async () => new Response(body))).toBe('cut off')
  })

  test('an error for a response', async () => {
    expect(await reasonOf(async () => Response.error())).toBe('the connection broke')
  })

  test.each([
    [new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } }), 'ECONNRESET'],
    [new TypeError('fetch failed', { cause: new Error('bad header') }), 'bad header'],
    [new Error('no network'), 'no network'],
    ['a text', 'a text'],
    [undefined, 'undefined'],
    [null, 'null'],
  ])('a fetch that throws %p', async (thrown, reason) => {
    expect(await reasonOf(() => Promise.reject(thrown))).toBe(reason)
  })
})

test('a request that is given up is told so', async () => {
  let signal: AbortSignal | undefined
  const hang = (request: Request) => {
    ;({ signal } = request)
    return new Promise<Response>(() => {})
  }
  await reasonOf(hang, 20)
  expect(signal?.aborted).toBe(true)
})

test('an exchange keeps what was sent and what came', async () => {
  const fetch = async () => new Response('{"é":1}', { status: 201, headers: { 'x-one': 'two' } })
  const exchange = await send(callOf('write', { body: '{"á":2}' }), 7, fetch, 1000)
  expect(exchange).toMatchObject({
    number: 7,
    method: 'POST',
    url: call.url,
    requestBody: '{"á":2}',
    status: 201,
    text: '{"é":1}',
  })
  expect(exchange.headers.get('x-one')).toBe('two')
  expect(exchange.answeredAt).toBeGreaterThanOrEqual(exchange.sentAt)
})

test('a character that is cut between two pieces is whole again', async () => {
  const [one = 0, two = 0] = new TextEncoder().encode('é')
  const body = new ReadableStream({
    start: (stream) => {
      stream.enqueue(new Uint8Array([one]))
      stream.enqueue(new Uint8Array([two]))
      stream.close()
    },
  })
  expect((await send(call, 1, async () => new Response(body), 1000)).text).toBe('é')
})

test('an address that cannot be asked is told, not thrown about', async () => {
  const { client } = createFakeClient(() => new Response('{}'))
  const end = await endOf(client.send(callOf('write', { headers: { 'bad header': 'x' } })))
  expect(end).toBe('Unanswered')
})
