import { describe, expect, test } from '@jest/globals'
import { createClient, enrol, NOW } from '../laws/support/client.ts'
import { until } from '../laws/support/receiver.ts'
import type { Send, WebhookDelivery } from './delivery.ts'
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

describe('each attempt', () => {
  test('is reported once with its outcome and the time of the next one, counted, and listed', async () => {
    const answers = [503, undefined, 302, 200]
    const client = await createClient({
      now: NOW,
      send: async () => {
        const status = answers.shift()
        if (status === undefined) throw new Error('connection refused')
        return new Response(null, { status })
      },
    })
    const { site } = client
    site.webhooks.addEndpoint({ url: 'https://shop.example.com/' })
    const heard: unknown[] = []
    site.webhooks.onChange((delivery, attempt) => {
      if (attempt === undefined) return
      expect(delivery.attempts.at(-1)).toBe(attempt)
      heard.push([attempt.status, attempt.error, delivery.state, delivery.next_attempt_at])
    })
    const streamed: unknown[] = []
    site.events.subscribe(({ type, data }) => {
      const { attempts, next_attempt_at: next } = data as WebhookDelivery
      if (type === 'webhook_delivery' && attempts.length > 0)
        streamed.push([attempts.at(-1)?.status, next])
    })
    await site.payer.accept((await enrol(client)).id)
    await site.webhooks.wait()
    await site.clock.advance('5s')
    await site.clock.advance('5m')
    const [shown] = site.webhooks.deliveries()
    expect(shown?.next_attempt_at).toBe(site.clock.due().find(isAttempt)?.at)
    await site.clock.advance('30m')
    const when = expect.stringMatching(/^2026-01-31T1\d:\d\d:\d\d\.\d{3}Z$/)
    expect(heard).toEqual([
      [503, null, 'pending', when],
      [null, 'connection refused', 'pending', when],
      [302, null, 'pending', when],
      [200, null, 'delivered', null],
    ])
    expect(streamed).toEqual([
      [503, when],
      [null, when],
      [302, when],
      [200, null],
    ])
    const text = site.metrics.text()
    for (const line of ['succeeded"} 1', 'refused"} 2', 'unanswered"} 1']) {
      expect(text).toContain(`sabia_webhook_attempts_total{site="demo",outcome="${line}\n`)
    }
  })

  test('is also reported for a delivery that comes twice, or whose endpoint was removed', async () => {
    const answered: (() => void)[] = []
    const client = await createClient({
      now: NOW,
      send: () => new Promise((done) => answered.push(() => done(new Response('ok')))),
    })
    const { site } = client
    const { id } = site.webhooks.addEndpoint({ url: 'https://shop.example.com/' })
    const heard: unknown[] = []
    site.webhooks.onChange(({ state }, attempt) => {
      if (attempt !== undefined) heard.push([state, attempt.status])
    })
    site.webhooks.misbehave({ how: 'duplicate' })
    await site.payer.accept((await enrol(client)).id)
    await until(() => answered.length === 1)
    answered[0]?.()
    await until(() => answered.length === 2)
    expect(heard).toEqual([['pending', 200]])
    site.webhooks.removeEndpoint(id)
    answered[1]?.()
    await until(() => heard.length === 2)
    expect(heard[1]).toEqual(['dropped', 200])
  })
})

function isAttempt({ kind }: { kind: string }): boolean {
  return kind === 'webhook_attempt'
}
