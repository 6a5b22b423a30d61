import { expect, test } from '@jest/globals'
import { createSite } from '../site.ts'
import { BASE, grantedToken, NOW, PERSON } from './support/client.ts'
import { until } from './support/until.ts'

test('a call whose body arrives over a reset is refused with its token, and writes nothing', async () => {
  const site = await createSite({ customers: 1, now: NOW })
  const authorization = `Bearer ${await grantedToken(site)}`
  const text = new TextEncoder().encode(JSON.stringify(PERSON))
  let finish: () => void = () => {}
  let isRead = false
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(text.slice(0, 10))
      finish = () => {
        controller.enqueue(text.slice(10))
        controller.close()
      }
    },
    pull() {
      isRead = true
    },
  })
  const headers = { authorization, 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body, duplex: 'half' as const }
  const creating = site.fetch(new Request(`${BASE}/api/customers`, init))
  await until(() => isRead)
  await site.reset()
  finish()
  expect((await creating).status).toBe(401)

  const again = { authorization: `Bearer ${await grantedToken(site)}` }
  const list = await site.fetch(`${BASE}/api/customers`, { headers: again })
  const { data } = (await list.json()) as { data: unknown[] }
  expect(data).toHaveLength(1)
})
