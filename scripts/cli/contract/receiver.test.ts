import { afterEach, describe, expect, test } from '@jest/globals'
import { once } from 'node:events'
import { request } from 'node:http'
import { openReceiver, type ListeningReceiver } from './receiver.ts'

const open: ListeningReceiver[] = []
const NOBODY = { accept: undefined }

afterEach(async () => {
  for (const receiver of open.splice(0)) await receiver.close()
})

describe('the webhook receiver', () => {
  test('answers 200 and keeps what arrived, the oldest first', async () => {
    const receiver = await start()
    const before = Date.now()
    for (const text of ['{"type":"one"}', '{"type":"ação"}']) {
      const headers = { 'webhook-id': 'msg_1', 'content-type': 'application/json' }
      const answer = await fetch(`${receiver.url}/any/path`, {
        method: 'POST',
        headers,
        body: text,
      })
      expect(answer.status).toBe(200)
      await answer.text()
    }
    expect(receiver.arrivals().map(({ text }) => text)).toEqual([
      '{"type":"one"}',
      '{"type":"ação"}',
    ])
    const [first] = receiver.arrivals()
    expect(first?.headers['webhook-id']).toBe('msg_1')
    expect(first?.at).toBeGreaterThanOrEqual(before)
  })

  test('takes a look from a browser for no webhook', async () => {
    const receiver = await start()
    const answer = await fetch(receiver.url)
    expect([answer.status, await answer.text()]).toEqual([200, 'received\n'])
    expect(receiver.arrivals()).toEqual([])
  })

  test('keeps 64 KiB of a body and 1000 arrivals, the newest', async () => {
    const receiver = await start()
    await post(receiver, 'a'.repeat(200_000))
    expect(receiver.arrivals()[0]?.text).toHaveLength(64 * 1024)
    for (let group = 0; group < 10; group += 1) {
      const numbers = Array.from({ length: 100 }, (_, index) => String(group * 100 + index))
      await Promise.all(numbers.map((number) => post(receiver, number)))
    }
    expect(receiver.arrivals()).toHaveLength(1000)
    expect(receiver.arrivals()[0]?.text).not.toMatch(/^a/)
  })

  test('is gone when it is closed, whoever hangs on', async () => {
    const receiver = await start()
    const headers = { expect: '100-continue' }
    const hanging = request(receiver.url, { method: 'POST', headers })
    hanging.flushHeaders()
    await once(hanging, 'continue')
    const cutOff = once(hanging, 'error')
    await receiver.close()
    expect(await cutOff).toMatchObject([{ code: 'ECONNRESET' }])
    await expect(fetch(receiver.url)).rejects.toThrow()
  })

  test('says when the address is none of this machine', async () => {
    await expect(openReceiver({ host: '203.0.113.7', port: 0 }, NOBODY)).rejects.toThrow(
      /the address fails with EADDRNOTAVAIL; give another address with --webhook-listen$/,
    )
  })
})

async function start(): Promise<ListeningReceiver> {
  const receiver = await openReceiver({ host: '127.0.0.1', port: 0 }, NOBODY)
  open.push(receiver)
  return receiver
}

async function post({ url }: ListeningReceiver, body: string): Promise<void> {
  await (await fetch(url, { method: 'POST', body })).text()
}
