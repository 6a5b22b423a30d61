import { describe, expect, test } from '@jest/globals'
import { isSigned } from '../laws/support/receiver.ts'
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
