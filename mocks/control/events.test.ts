import { describe, expect, test } from '@jest/globals'
import { connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { TRANSPORTS, through } from '../adapters/transports.fixture.ts'
import { MOST_WAITING } from '../shared/limits.ts'
import { createClient, PERSON } from '../laws/support/client.ts'
import { until } from '../laws/support/receiver.ts'
import type { Site } from '../site.ts'

type Reader = ReadableStreamDefaultReader<Uint8Array>

async function open(site: Pick<Site, 'fetch'>, base = 'http://x'): Promise<Reader> {
  const response = await site.fetch(new Request(`${base}/__sabia/events`))
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  return response.body!.getReader()
}

/** Reads a stream up to its nth event. */
async function read(reader: Reader, count: number): Promise<{ type: string; data: unknown }[]> {
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const events = [...text.matchAll(/^id: \d+\nevent: (\w+)\ndata: (.*)\n\n/gm)]
    if (events.length >= count) {
      return events.map(([, type = '', data = '']) => ({ type, data: JSON.parse(data) as unknown }))
    }
    const { done, value } = await reader.read()
    if (done) throw new Error(`The stream ended after ${text}`)
    text += decoder.decode(value, { stream: true })
  }
}

/** Frees what nobody holds any more: only what is left then is kept. */
function collect(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

const [inProcess, , overHttp] = TRANSPORTS

describe('events', () => {
  test.each([inProcess!, overHttp!])('tell of requests and resets %s', async (_, openTransport) => {
    const { site, call } = await createClient()
    await through(openTransport, site, async ({ base, target }) => {
      const reader = await open(target, base)
      await call('POST', '/api/customers', PERSON)
      await site.reset()
      expect(await read(reader, 2)).toMatchObject([
        { type: 'request', data: { operation: 'createCustomer', status: 201 } },
        { type: 'reset' },
      ])
      await reader.cancel()
    })
  })

  test('reach every subscriber, and cost nothing when the last one has gone', async () => {
    const { site, call } = await createClient()
    const readers = [await open(site), await open(site)]
    await call('GET', '/api/customers/1')
    const heard = await Promise.all(readers.map((reader) => read(reader, 1)))
    expect(heard[0]).toEqual(heard[1])
    expect(site.events.size).toBe(2)
    await Promise.all(readers.map((reader) => reader.cancel()))
    expect(site.events.size).toBe(0)
  })

  test('have a hundred subscribers, and no more', async () => {
    const { site } = await createClient()
    const readers: Reader[] = []
    for (let count = 0; count < 100; count++) readers.push(await open(site))
    const refused = await site.fetch('http://x/__sabia/events')
    expect([refused.status, await refused.json()]).toMatchObject([
      503,
      { error: { code: 'too_many' } },
    ])
    await readers[0]?.cancel()
    await open(site)
    expect(site.events.size).toBe(100)
  })

  test('leave a slow subscriber behind', async () => {
    const { site } = await createClient()
    const [slow, quick] = [await open(site), await open(site)]
    const data = 'x'.repeat(200_000)
    for (let count = 0; count < 10; count++) {
      site.events.tell('request', data)
      await read(quick, 1)
    }
    expect(site.events.size).toBe(1)
    expect(await read(slow, 1)).toEqual([
      { type: 'dropped', data: { reason: 'more than 1048576 bytes waited to be read' } },
    ])
    expect((await slow.read()).done).toBe(true)
    await quick.cancel()
  })

  test('that nobody reads over HTTP hold less memory than may wait for them, once they are dropped', async () => {
    const { site } = await createClient()
    const [, openHttp] = overHttp!
    const transport = await openHttp(site)
    const { port } = new URL(transport.base)
    const sockets = Array.from({ length: 20 }, () => {
      const socket = connect(Number(port), '127.0.0.1')
      return socket.pause().on('error', () => {})
    })
    for (const socket of sockets)
      socket.write('GET /__sabia/events HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await until(() => site.events.size === sockets.length)
    collect()
    const { arrayBuffers: before } = process.memoryUsage()
    const data = 'x'.repeat(200_000)
    // The sockets take some megabytes each before anything waits here.
    for (let count = 0; count < 200 && site.events.size > 0; count++) {
      site.events.tell('request', data)
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(site.events.size).toBe(0)
    // What the sockets were handed is let go in a later turn of the event loop.
    await until(() => {
      collect()
      return process.memoryUsage().arrayBuffers - before < sockets.length * MOST_WAITING
    })
    for (const socket of sockets) socket.destroy()
    await transport.close()
  })

  test('end when the server closes, which does not wait for them', async () => {
    const { site } = await createClient()
    const [, openHttp] = overHttp!
    const transport = await openHttp(site)
    const reader = await open(globalThis, transport.base)
    await transport.close()
    let isDone = false
    while (!isDone) isDone = (await reader.read()).done
    expect(site.events.size).toBe(0)
  })
})

test('a listener in process hears what a stream does', async () => {
  const { site, call } = await createClient()
  const heard: string[] = []
  const leave = site.events.subscribe(({ type }) => heard.push(type))
  await call('GET', '/api/customers/1')
  await site.reset()
  leave()
  await site.reset()
  expect(heard).toEqual(['request', 'reset'])
})
