import { describe, expect, test } from '@jest/globals'
import type { Send } from './delivery.ts'
import { sendOnce } from './send.ts'

const once = (send: Send, timeLimit = 1000) => {
  const request = new Request('http://shop.example.com', { method: 'POST', body: '{}' })
  return sendOnce(send, request, timeLimit, new AbortController())
}

/** An endless body that counts what is read of it. */
function endless() {
  const read = { bytes: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      read.bytes += 8192
      controller.enqueue(new Uint8Array(8192).fill(120))
    },
  })
  return { read, body }
}

describe('one request', () => {
  test('returns the status and the start of the response', async () => {
    const headers = { 'retry-after': '7', 'x-secret': 'a' }
    const sent = await once(async () => new Response('é'.repeat(5000), { status: 503, headers }))
    expect(sent).toMatchObject({ status: 503, error: null })
    expect(sent.response?.body).toBe('é'.repeat(1024))
    expect(Object.keys(sent.response?.headers ?? {})).toEqual(['content-type', 'retry-after'])
  })

  test('reads 64 KiB of an endless response', async () => {
    const { read, body } = endless()
    const sent = await once(async () => new Response(body))
    expect(sent).toMatchObject({ status: 200, error: null })
    expect(read.bytes).toBeLessThanOrEqual(64 * 1024 + 8192 * 2)
  })

  test.each([
    ['does not respond', () => new Promise<Response>(() => {})],
    [
      'does not end its response',
      async () => new Response(new ReadableStream({ pull: () => new Promise(() => {}) })),
    ],
  ])('to a target that %s times out', async (_, send) => {
    await expect(once(send, 20)).resolves.toMatchObject({
      status: null,
      error: 'no complete response within 0.02 seconds',
      response: null,
    })
  })

  test('says why it failed', async () => {
    const cause = new Error('connect ECONNREFUSED 127.0.0.1:9')
    const sent = await once(() => Promise.reject(new TypeError('fetch failed', { cause })))
    expect(sent.error).toBe('fetch failed: connect ECONNREFUSED 127.0.0.1:9')
  })

  test('survives a sender that throws, and a response that breaks off', async () => {
    const thrown = await once(() => {
      throw new Error('no')
    })
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('cut')) })
    const cut = await once(async () => new Response(broken))
    expect([thrown.error, cut.error]).toEqual(['no', 'cut'])
  })
})
