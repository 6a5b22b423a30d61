import { describe, expect, test } from '@jest/globals'
import { Webhook } from 'standardwebhooks'
import { createClient, enrolAs } from '../laws/support/client.ts'
import { isSigned } from '../laws/support/receiver.ts'
import type { MisbehaviourKind } from './delivery-faults.ts'
import { createSigner, readSecret, toSecret } from './signature.ts'

describe('a signature', () => {
  // The test vector of the library `standardwebhooks`.
  test('is the one of Standard Webhooks', async () => {
    const sign = createSigner('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
    const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek'
    const signature = await sign(id, 1_614_265_330, '{"test": 2432232314}')
    expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  })

  test.each([
    ['another id', { id: 'msg_2' }],
    ['another moment', { timestamp: 1_614_265_331 }],
    ['another body', { body: '{"ação":2}' }],
  ])('is not valid for %s', async (_, change) => {
    const secret = toSecret('0f'.repeat(32))
    const sent = { id: 'msg_1', timestamp: 1_614_265_330, body: '{"ação":1}' }
    const signature = await createSigner(secret)(sent.id, sent.timestamp, sent.body)
    await expect(isSigned(secret, { ...sent, signature })).resolves.toBe(true)
    await expect(isSigned(secret, { ...sent, signature, ...change })).resolves.toBe(false)
  })
})

describe('a secret', () => {
  test('is written as base64 after whsec_', () => {
    expect(toSecret('00ff10')).toBe('whsec_AP8Q')
    expect(readSecret(toSecret('ab'.repeat(32)))).toEqual(new Uint8Array(32).fill(0xab))
  })

  test.each([
    ['', 0],
    ['secret', 0],
    ['whsec_', 0],
    ['whsec_%%%', 0],
    [`whsec_${btoa('x'.repeat(23))}`, 23],
    [`whsec_${btoa('x'.repeat(65))}`, 65],
  ])('%p is invalid', (secret, bytes) => {
    expect(() => createSigner(secret)).toThrow(
      `Cannot use the webhook secret: it has ${bytes} bytes of base64 after whsec_; ` +
        'write whsec_ and 24 to 64 bytes in base64, or leave it out',
    )
  })
})

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
