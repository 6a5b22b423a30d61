import { describe, expect, test } from '@jest/globals'
import { Webhook } from 'standardwebhooks'
import { createClient } from '../laws/support/client.ts'
import { enrolAs } from '../laws/support/enrol.ts'
import type { MisbehaviourKind } from './delivery-faults.ts'

const HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature']

/** A webhook as its target got it, raw. */
interface Got {
  headers: Record<string, string>
  body: string
}

async function receiveOne(how?: MisbehaviourKind): Promise<{ secret: string; got: Got }> {
  const got: Got[] = []
  const send = async (request: Request) => {
    const headers = HEADERS.map((name) => [name, request.headers.get(name) ?? ''])
    got.push({ headers: Object.fromEntries(headers), body: await request.text() })
    return new Response(null, { status: 204 })
  }
  const client = await createClient({ customers: 0, send })
  const { webhooks, payer } = client.site
  const { secret } = webhooks.addEndpoint({ url: 'https://shop.example.com/webhooks' })
  if (how !== undefined) webhooks.misbehave({ how })
  await payer.accept((await enrolAs(client, 'ana@example.com')).id)
  await webhooks.wait()
  return { secret, got: got[0]! }
}

describe("the standard's own library", () => {
  test('verifies a webhook', async () => {
    const { secret, got } = await receiveOne()
    expect(new Webhook(secret).verify(got.body, got.headers)).toMatchObject({
      type: 'payment_profile.activated',
    })
  })

  test('refuses one that is wrongly signed on demand, or whose body was changed', async () => {
    const wrong = await receiveOne('wrong_signature')
    expect(() => new Webhook(wrong.secret).verify(wrong.got.body, wrong.got.headers)).toThrow()
    const { secret, got } = await receiveOne()
    expect(() => new Webhook(secret).verify(`${got.body} `, got.headers)).toThrow()
  })

  test('verifies one that is formatted otherwise by its bytes, and not by JSON written again', async () => {
    const { secret, got } = await receiveOne('reformat')
    const plain = await receiveOne()
    const value = JSON.parse(got.body) as unknown
    expect(value).toEqual(JSON.parse(plain.got.body))
    expect(new Webhook(secret).verify(got.body, got.headers)).toEqual(value)
    for (const indent of [undefined, 1, 2, 3, 4, '\t']) {
      const again = JSON.stringify(value, null, indent)
      expect(() => new Webhook(secret).verify(again, got.headers)).toThrow()
    }
  })

  test('sends the same bytes once more after a snapshot', async () => {
    const bodies: string[] = []
    const send = async (request: Request) => {
      bodies.push(await request.text())
      return new Response(null, { status: 500 })
    }
    const client = await createClient({ customers: 0, send })
    const { site } = client
    site.webhooks.addEndpoint({ url: 'https://shop.example.com/webhooks' })
    site.webhooks.misbehave({ how: 'reformat' })
    await site.payer.accept((await enrolAs(client, 'ana@example.com')).id)
    await site.webhooks.wait()
    await site.restore(await site.snapshot())
    await site.clock.advance('5s')
    await site.webhooks.wait()
    expect(bodies).toHaveLength(2)
    expect(bodies[1]).toBe(bodies[0])
  })
})

test('200 endpoints that fail for an hour cost a bounded memory, and lose nothing', async () => {
  const send = async () => new Response('x'.repeat(10_000), { status: 500 })
  const client = await createClient({ customers: 0, send })
  const { webhooks, payer, clock } = client.site
  for (let number = 1; number <= 200; number++) {
    webhooks.addEndpoint({ url: `https://shop-${number}.example.com/webhooks` })
  }
  for (const name of ['ana', 'rui', 'zoe']) {
    await payer.accept((await enrolAs(client, `${name}@example.com`)).id)
  }
  await webhooks.wait()
  const before = process.memoryUsage().heapUsed
  await clock.advance('1h')
  await webhooks.wait()
  const deliveries = webhooks.deliveries()
  expect(deliveries.filter(({ state }) => state === 'pending').length).toBe(600)
  // At once, after 5 s, 5 min and 30 min; an advance does not wait for all of so many targets.
  for (const { attempts } of deliveries) expect([2, 3, 4]).toContain(attempts.length)
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * 1024 * 1024)
})
