import { describe, expect, test } from '@jest/globals'
import { webhooksOf } from '../../openapi/operations.ts'
import { document } from '../../openapi/generated/document.ts'
import { findCheck } from '../shared/checks.ts'
import { createClient, enrol, enrolAs, NOW } from '../laws/support/client.ts'
import { createReceiver, isSigned } from '../laws/support/receiver.ts'
import type { SiteOptions } from '../site.ts'

const URL = 'http://shop.example.com/webhooks'

/** A site with one endpoint and one payment profile. */
async function open(answer?: Parameters<typeof createReceiver>[0], options: SiteOptions = {}) {
  const { send, received } = createReceiver(answer)
  const client = await createClient({ customers: 0, send, ...options })
  const { site } = client
  const endpoint = site.webhooks.addEndpoint({ url: URL })
  const { id } = await enrolAs(client, 'ana@example.com')
  const decide = async () => {
    await site.payer.accept(id)
    await site.webhooks.wait()
    return site.webhooks.deliveries()[0]
  }
  return { client, site, endpoint, id, received, decide }
}

/** A response that is held back until `finish`; `arrived` resolves when a request waits for it. */
function hanging() {
  let finish: (answer: Response) => void = () => {}
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const answered = new Promise<Response>((resolve) => (finish = resolve))
  const answer = () => {
    arrive()
    return answered
  }
  return { arrived, answer, finish }
}

const fails = () => new Response('no', { status: 500 })

describe('a webhook', () => {
  test('is what the document says, and is signed', async () => {
    const { endpoint, decide, received, id } = await open()
    const delivery = await decide()
    const [webhook] = received
    expect(webhook).toMatchObject({ url: URL, id: delivery?.id })
    expect(webhook?.event).toMatchObject({
      type: 'payment_profile.activated',
      timestamp: NOW,
      data: { id, status: 'active', activated_at: NOW },
    })
    expect(webhook?.event.data).not.toHaveProperty('qr_code')
    expect(findCheck('whole', 'paymentProfileUpdated', 'event')?.(webhook?.event)).toBe(true)
    expect(webhook && (await isSigned(endpoint.secret, webhook))).toBe(true)
    expect(Math.abs((webhook?.timestamp ?? 0) - Date.now() / 1000)).toBeLessThan(5)
  })

  test('has the headers that the document declares', async () => {
    const { decide } = await open()
    const sent = (await decide())?.attempts[0]?.request.headers
    const [declared] = webhooksOf(document).map(({ parameters }) => parameters)
    expect(Object.keys(sent ?? {})).toEqual(
      expect.arrayContaining(declared?.map(({ name }) => name) ?? ['none']),
    )
  })

  test.each([
    ['accept', 'payment_profile.activated'],
    ['refuse', 'payment_profile.refused'],
    ['expire', 'payment_profile.expired'],
  ] as const)('after %s is %s', async (decision, type) => {
    const { site, id, received } = await open()
    await site.payer.decide(id, decision)
    await site.webhooks.wait()
    expect(received.map(({ event }) => event.type)).toEqual([type])
  })

  test('has the timestamps of the site profile: gap G10', async () => {
    const { decide, received } = await open(undefined, { profile: { G10: 'seconds' } })
    await decide()
    const { timestamp, data } = received[0]?.event ?? {}
    expect([timestamp, data?.['updated_at']]).toEqual(Array(2).fill('2026-01-31T10:20:30Z'))
  })

  test('goes to each endpoint with its own id and signature', async () => {
    const { site, decide, received } = await open()
    const other = site.webhooks.addEndpoint({ url: 'http://books.example.com' })
    await decide()
    const second = received.find(({ url }) => url.includes('books'))
    expect(new Set(received.map(({ id }) => id)).size).toBe(2)
    expect(second && (await isSigned(other.secret, second))).toBe(true)
  })

  test('is sent after the decision has returned, without delaying it', async () => {
    const { arrived, answer } = hanging()
    const { site, id, received } = await open(answer)
    const { status } = await site.payer.accept(id)
    expect([status, received]).toEqual(['active', []])
    await arrived
    expect(received).toHaveLength(1)
    site.close()
  })

  test('is the same with the same seed, but for the time of sending', async () => {
    const play = async () => {
      const { site, decide } = await open(fails)
      await decide()
      await site.clock.advance('1d')
      return site.webhooks.deliveries().map(({ id, event, attempts }) => {
        return {
          id,
          event,
          at: attempts.map((attempt) => attempt.at),
          ends: site.webhooks.endpoints(),
        }
      })
    }
    expect(await play()).toEqual(await play())
  })
})

describe('a delivery', () => {
  test.each([200, 201, 299])('is delivered when the target responds %i', async (status) => {
    const { decide } = await open(() => new Response('', { status }))
    expect(await decide()).toMatchObject({ state: 'delivered', reason: null })
  })

  test.each([
    ['answers 301', () => new Response('', { status: 301, headers: { location: '/new' } }), 301],
    ['answers 400', () => new Response('', { status: 400 }), 400],
    ['answers 503', () => new Response('', { status: 503 }), 503],
    ['cannot be reached', () => Promise.reject(new Error('no route')), null],
    ['answers garbage', () => new Response(new Uint8Array([255, 0, 254]), { status: 500 }), 500],
  ])(
    'is tried ten times where the target %s, in less than four days',
    async (_, answer, status) => {
      const { site, decide, received } = await open(answer)
      expect(await decide()).toMatchObject({ state: 'pending' })
      await site.clock.advance('76h')
      const delivery = site.webhooks.deliveries()[0]
      expect(delivery).toMatchObject({ state: 'failed', reason: 'its 10 attempts failed' })
      expect(delivery?.attempts.map((attempt) => attempt.status)).toEqual(Array(10).fill(status))
      expect(new Set(received.map(({ id }) => id))).toEqual(new Set([delivery?.id]))
      await site.clock.advance('365d')
      expect(received).toHaveLength(10)
    },
  )

  test('waits as long as the target asks for', async () => {
    const headers = { 'retry-after': '3600' }
    const { site, decide, received } = await open((count) =>
      count === 0 ? new Response('', { status: 429, headers }) : new Response(''),
    )
    await decide()
    await site.clock.advance('59m')
    const before = received.length
    await site.clock.advance('1m')
    expect([before, received.length]).toEqual([1, 2])
  })

  test('to a target that answers 410 is the last one, and disables it', async () => {
    const { client, site, decide, received } = await open(
      (count) => new Response('', { status: count === 0 ? 500 : 410 }),
    )
    const other = await enrol(client)
    await decide()
    await site.payer.refuse(other.id)
    await site.webhooks.wait()
    expect(site.webhooks.endpoints()[0]?.disabled).toBe(true)
    expect(site.webhooks.deliveries().map(({ state }) => state)).toEqual(['dropped', 'failed'])
    await site.clock.advance('365d')
    expect(received).toHaveLength(2)
  })

  test('can be sent again by hand, under the same id', async () => {
    const { site, decide, received } = await open()
    const delivery = await decide()
    site.webhooks.redeliver(delivery?.id ?? '')
    await site.webhooks.wait()
    expect(received.map(({ id }) => id)).toEqual([delivery?.id, delivery?.id])
    expect(site.webhooks.deliveries()[0]).toMatchObject({ state: 'delivered' })
    expect(() => site.webhooks.redeliver('msg_0')).toThrow('none has this id')
  })

  test('sent again by hand replaces the retry', async () => {
    const { site, decide, received } = await open((count) =>
      count === 0 ? fails() : new Response(),
    )
    const delivery = await decide()
    site.webhooks.redeliver(delivery?.id ?? '')
    await site.webhooks.wait()
    await site.clock.advance('4d')
    expect(received).toHaveLength(2)
  })

  test('can be waited for', async () => {
    const { site, decide } = await open((count) => (count === 0 ? fails() : new Response()))
    const id = (await decide())?.id ?? ''
    const early = await site.webhooks.wait({ delivery: id, timeout_ms: 5 })
    const waiting = site.webhooks.wait({ delivery: id })
    await site.clock.advance('5s')
    expect([early, await waiting]).toEqual([
      { reached: false, pending: 1 },
      { reached: true, pending: 0 },
    ])
    await expect(site.webhooks.wait({ delivery: 'msg_0' })).rejects.toThrow('none has this id')
  })

  test('is dropped by a reset, and endpoints stay', async () => {
    const { site, decide, received, endpoint } = await open(fails)
    await decide()
    await site.reset()
    await site.clock.advance('4d')
    expect([site.webhooks.endpoints(), received.length]).toEqual([[endpoint], 1])
    const types = site.webhooks.deliveries().map(({ event }) => event.type)
    expect(types).not.toContain('payment_profile.activated')
  })

  test('that is being sent at a reset has no effect when it ends', async () => {
    const { arrived, answer, finish } = hanging()
    const { site, id } = await open(answer)
    await site.payer.accept(id)
    await arrived
    await site.reset()
    finish(new Response())
    // What follows from the response runs before the next turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve))
    expect(site.webhooks.deliveries()).toEqual([])
  })

  test('is never lost while pending, and of the others the last 1,000 are kept', async () => {
    const { client, site } = await open((count) => (count < 3 ? fails() : new Response()))
    for (let count = 0; count < 1010; count++) {
      await site.payer.accept((await enrol(client)).id)
    }
    await site.webhooks.wait({ timeout_ms: 20_000 })
    const states = site.webhooks.deliveries().map(({ state }) => state)
    expect(states.filter((state) => state === 'pending')).toHaveLength(3)
    expect(states.filter((state) => state === 'delivered')).toHaveLength(1000)
  })
})
