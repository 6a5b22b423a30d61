import { describe, expect, test } from '@jest/globals'
import { createClient, NOW } from '../laws/support/client.ts'
import { enrol } from '../laws/support/enrol.ts'
import { until } from '../laws/support/until.ts'
import type { WebhookDelivery } from './delivery.ts'

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
