import { expect, test } from '@jest/globals'
import { Webhook } from 'standardwebhooks'
import { isGenuine } from './verify.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

function sign(body: string) {
  const at = new Date(1_800_000_000_000)
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': '1800000000',
    'webhook-signature': new Webhook(SECRET).sign('msg_1', at, body),
  }
  return { headers, body }
}

test('a signature of the standard’s own library holds', async () => {
  expect(await isGenuine(SECRET, sign('{"data":"ação"}'))).toBe(true)
})

test.each([
  ['another body', (sent: ReturnType<typeof sign>) => ({ ...sent, body: '{}' })],
  [
    'another id',
    ({ headers, body }: ReturnType<typeof sign>) => ({
      headers: { ...headers, 'webhook-id': 'msg_2' },
      body,
    }),
  ],
  ['no signature', ({ body }: ReturnType<typeof sign>) => ({ headers: {}, body })],
  [
    'a signature that is no base64',
    ({ headers, body }: ReturnType<typeof sign>) => ({
      headers: { ...headers, 'webhook-signature': 'v1,%%%' },
      body,
    }),
  ],
])('it does not hold for %s', async (_, change) => {
  expect(await isGenuine(SECRET, change(sign('{"data":1}')))).toBe(false)
})
