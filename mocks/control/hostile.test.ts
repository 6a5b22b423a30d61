import { describe, expect, test } from '@jest/globals'
import { createSite } from '../site.ts'

const BASE = 'http://demo.localhost/__sabia'

async function send(method: string, path: string, body: unknown) {
  const site = await createSite({ customers: 3 })
  const call = async (verb: string, to: string, text?: string) => {
    const headers = { 'content-type': 'application/json' }
    const init = text === undefined ? { method: verb } : { method: verb, headers, body: text }
    const response = await site.fetch(new Request(`${BASE}/${to}`, init))
    return { status: response.status, text: await response.text() }
  }
  const answered = await call(method, path, body === undefined ? undefined : JSON.stringify(body))
  return { site, call, answered }
}

/** A value nested so deep that copying it would end the stack. */
function nest(depth: number): unknown {
  let value: unknown = 'x'
  for (let level = 0; level < depth; level++) value = [value]
  return value
}

describe('a body nested too deep', () => {
  test.each([
    ['POST', 'faults', { when: { matching: { a: nest(2000) } }, then: { status: 503 } }],
    ['PUT', 'clock', { freeze: nest(500) }],
    ['PUT', 'snapshot', { format: nest(500) }],
  ])('is refused by %s %s with 400, and nothing is changed', async (method, path, body) => {
    const { site, call, answered } = await send(method, path, body)
    expect(answered).toMatchObject({ status: 400, text: expect.stringContaining('too_deep') })
    expect((await call('GET', 'faults')).status).toBe(200)
    expect(site.faults.list()).toEqual([])
  })
})

test.each(['999999999999w', 1e300, 9e15])('a delay of %s is refused', async (delay) => {
  const { call, answered } = await send('PUT', 'payer', { policy: 'accept', delay })
  expect(answered.status).toBe(422)
  expect((await call('GET', 'clock')).status).toBe(200)
})

test('a snapshot whose clock cannot be played is refused, and nothing is changed', async () => {
  const { site, call } = await send('GET', 'health', undefined)
  const snapshot = JSON.parse((await call('GET', 'snapshot')).text) as {
    background: { time: { lead: number } }
  }
  snapshot.background.time.lead = 1e20
  const answered = await call('PUT', 'snapshot', JSON.stringify(snapshot))
  expect(answered).toMatchObject({ status: 422, text: expect.stringContaining('lead') })
  expect(Math.abs(site.clock.now() - Date.now())).toBeLessThan(60_000)
})

test('an address of a webhook beyond 2,048 characters is refused', async () => {
  const url = `http://shop.example.com/${'x'.repeat(3000)}`
  expect((await send('POST', 'webhook_endpoints', { url })).answered.status).toBe(422)
})
