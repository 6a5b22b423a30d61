import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { callOf, createFakeClient, endOf } from '../../testing/fake-client.ts'

const busy = (code: number, retryAfter: string) =>
  new Response(null, { status: code, headers: { 'retry-after': retryAfter } })
const ok = () => new Response('{}')

describe('Retry-After', () => {
  test.each([403, 429, 502, 503, 504])('of a %i is waited for before a read', async (code) => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 60 }), async (seconds) => {
        const { client, moments } = createFakeClient((_, number) =>
          number === 1 ? busy(code, String(seconds)) : ok(),
        )
        await client.send(callOf('read'))
        expect(moments[1]).toBeGreaterThanOrEqual(seconds * 1000)
      }),
      { numRuns: 20 },
    )
  })

  test('may be a date', async () => {
    const { client, moments, time } = createFakeClient((_, number) =>
      number === 1 ? busy(429, new Date(time.now() + 20_000).toUTCString()) : ok(),
    )
    await client.send(callOf('write'))
    // A date has no milliseconds.
    expect(moments[1]).toBeGreaterThanOrEqual(19_000)
    expect(moments[1]).toBeLessThan(22_000)
  })

  test('may be a date of another clock than that of `Date`', async () => {
    const { client, moments, time } = createFakeClient((_, number) => {
      if (number > 1) return ok()
      const [date, until] = [-36_000_000, 20_000].map((after) =>
        new Date(time.now() + after).toUTCString(),
      )
      return new Response(null, { status: 429, headers: { date: date!, 'retry-after': until! } })
    })
    await client.send(callOf('read'))
    expect(moments[1]).toBeGreaterThanOrEqual(19_000)
    expect(moments[1]).toBeLessThan(22_000)
  })

  test.each(['soon', '', '-5', 'Thu, 01 Jan 1970 00:00:00 GMT'])(
    'that is %j holds nothing up for long',
    async (text) => {
      const { client, moments } = createFakeClient((_, number) =>
        number === 1 ? busy(429, text) : ok(),
      )
      await client.send(callOf('read'))
      expect(moments[1]).toBeLessThan(5000)
    },
  )

  test('holds every other request back as well', async () => {
    const { client, moments } = createFakeClient((_, number) =>
      number === 1 ? busy(503, '30') : ok(),
    )
    expect(await endOf(client.send(callOf('write')))).toBe('Unanswered')
    await client.send(callOf('read'))
    expect(moments[1]).toBeGreaterThanOrEqual(30_000)
  })

  test('of more than a minute ends the run, and is not broken by asking on', async () => {
    const { client, seen } = createFakeClient(() => busy(429, '3600'))
    for (let index = 0; index < 5; index++) {
      expect(await endOf(client.send(callOf('read')))).toBe('RATE_LIMITED')
    }
    expect(seen.length).toBe(1)
  })

  test('is respected by what comes after a call that was given up', async () => {
    const { client, moments } = createFakeClient((_, number) =>
      number <= 5 ? busy(429, '20') : ok(),
    )
    expect(await endOf(client.send(callOf('read')))).toBe('RATE_LIMITED')
    await client.send(callOf('read'))
    expect((moments[5] ?? 0) - (moments[4] ?? 0)).toBeGreaterThanOrEqual(20_000)
  })

  test('does not let a site that is always busy keep a run for ever', async () => {
    const { client, time } = createFakeClient(() => busy(429, '50'))
    const begun = time.now()
    for (let index = 0; index < 50; index++) await endOf(client.send(callOf('read')))
    expect(time.now() - begun).toBeLessThan(5 * 60_000)
    expect(client.requests).toBeLessThan(10)
  })
})

test('a Retry-After of zero is no reason to ask without a pause', async () => {
  const { client, moments } = createFakeClient((_, number) => (number < 4 ? busy(503, '0') : ok()))
  await client.send(callOf('read'))
  expect(moments[3]).toBeGreaterThanOrEqual(7000)
})

test('without Retry-After the pauses grow', async () => {
  const { client, moments } = createFakeClient(() => new Response(null, { status: 429 }))
  await endOf(client.send(callOf('read')))
  const gaps = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0))
  expect(gaps).toEqual(gaps.toSorted((one, other) => one - other))
  expect(gaps[0]).toBeGreaterThan(0)
})
