import { describe, expect, jest, test } from '@jest/globals'
import { createClient, enrol, grantedToken, NOW, send } from '../laws/support/client.ts'
import { createReceiver } from '../laws/support/receiver.ts'
import { createSite } from '../site.ts'

const later = (milliseconds: number) => new Date(Date.parse(NOW) + milliseconds).toISOString()
const HOUR = 60 * 60 * 1000

describe('the clock of a site', () => {
  test('with a fixed moment is frozen', async () => {
    const { site } = await createClient()
    expect(site.clock.state()).toMatchObject({ now: NOW, frozen: true })
  })

  test('follows the machine by default', async () => {
    const { clock } = await createSite({ customers: 0 })
    expect(clock.frozen).toBe(false)
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1000)
  })

  test.each([
    ['20h', 20 * HOUR],
    [1500, 1500],
    ['0s', 0],
  ])('advances by %p', async (duration, milliseconds) => {
    const { site } = await createClient()
    const state = await site.clock.advance(duration)
    expect(state).toMatchObject({ now: later(milliseconds), frozen: true })
    expect(site.clock.now()).toBe(Date.parse(later(milliseconds)))
  })

  test('is set to a later moment', async () => {
    const { site } = await createClient()
    await expect(site.clock.set('2027-01-01T00:00:00Z')).resolves.toMatchObject({
      now: '2027-01-01T00:00:00.000Z',
      due: [],
    })
  })

  test('is not set to an earlier moment', async () => {
    const { site } = await createClient()
    await expect(site.clock.set('2026-01-01T00:00:00Z')).rejects.toThrow(
      `Cannot set the clock: 2026-01-01T00:00:00.000Z is before ${NOW}; ` +
        'time only moves forward, call site.reset() to start again',
    )
    expect(site.clock.state().now).toBe(NOW)
  })

  test.each(['tomorrow', '', '9001-01-01T00:00:00Z'])('is not set to %p', async (moment) => {
    const { site } = await createClient()
    await expect(site.clock.set(moment)).rejects.toThrow("isn't a moment")
  })

  test('does not advance beyond what a timestamp can show', async () => {
    const { site } = await createClient()
    await site.clock.set('8990-01-01T00:00:00Z')
    const { now } = site.clock.state()
    await expect(site.clock.advance('1000w')).rejects.toThrow('leads beyond the year 8999')
    expect(site.clock.state().now).toBe(now)
  })

  test('stops while it is frozen and continues from there', async () => {
    const moment = { now: Date.parse(NOW) }
    const { clock } = await createSite({ customers: 0, now: () => moment.now })
    clock.freeze()
    moment.now += HOUR
    expect([clock.now(), clock.frozen]).toEqual([Date.parse(NOW), true])
    clock.resume()
    moment.now += 20
    expect([clock.now(), clock.frozen]).toEqual([Date.parse(later(20)), false])
  })

  test('runs on after an advance when it ran before', async () => {
    const { clock } = await createSite({ customers: 0 })
    const before = clock.now()
    const { frozen } = await clock.advance('1h')
    expect(frozen).toBe(false)
    expect(clock.now() - before - HOUR).toBeLessThan(1000)
    expect(clock.now() - before).toBeGreaterThanOrEqual(HOUR)
  })

  test('starts again with a reset', async () => {
    const { site } = await createClient()
    await site.clock.advance('3d')
    site.clock.resume()
    const before = site.clock.due()
    await site.reset()
    expect(site.clock.state()).toMatchObject({ now: NOW, frozen: true })
    expect(site.clock.due().length).toBeGreaterThan(before.length)
  })

  test('ages tokens: one is refused after 20 hours', async () => {
    const { site } = await createClient()
    const headers = { authorization: `Bearer ${await grantedToken(site)}` }
    const read = async () => {
      return (await send(site, 'GET', '/api/customers', undefined, headers)).status
    }
    await site.clock.advance('19h')
    const before = await read()
    await site.clock.advance('1h')
    expect([before, await read()]).toEqual([200, 401])
  })
})

describe('what falls due', () => {
  test('is listed with its moment, soonest first', async () => {
    const client = await createClient({ customers: 0, payer: { policy: 'accept' } })
    const { id } = await enrol(client, await customerOf(client))
    expect(client.site.clock.due()).toEqual([
      { at: later(1000), kind: 'decision', payment_profile_id: id, decision: 'accept' },
      { at: later(24 * HOUR), kind: 'qr_code_expiry', payment_profile_id: id },
    ])
  })

  test('is done at its own moment', async () => {
    const client = await createClient({ payer: { policy: 'refuse', delay: '3m' } })
    const { id } = await enrol(client)
    await client.site.clock.advance('2h')
    const profile = await client.site.payer.profile(id)
    expect(profile?.updated_at).toBe(later(3 * 60 * 1000))
  })

  test('falls due by itself on a clock that runs', async () => {
    const client = await createClient({ payer: { policy: 'accept', delay: 10 } })
    client.site.clock.resume()
    const { id, status } = await enrol(client)
    await new Promise((resolve) => {
      client.site.payer.onDecision(resolve)
    })
    expect([status, (await client.site.payer.profile(id))?.status]).toEqual(['pending', 'active'])
  })

  test('comes before a decision by hand that is made later, though no timer was run', async () => {
    const moment = { now: Date.parse(NOW) }
    const client = await createClient({ now: () => moment.now })
    const { id } = await enrol(client)
    moment.now += 25 * HOUR
    await expect(client.site.payer.accept(id)).rejects.toThrow('it is expired')
  })

  test('no longer falls due on a closed site', async () => {
    const moment = { now: Date.parse(NOW) }
    const client = await createClient({ payer: { policy: 'accept' }, now: () => moment.now })
    const { id } = await enrol(client)
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    try {
      client.site.close()
      client.site.clock.resume()
      moment.now += HOUR
      await jest.advanceTimersByTimeAsync(HOUR)
    } finally {
      jest.useRealTimers()
    }
    expect(client.site.clock.due()[0]).toMatchObject({ kind: 'decision', payment_profile_id: id })
    expect(await client.site.payer.profile(id)).toMatchObject({ status: 'pending' })
  })

  test('is waited for a second at most where a target does not answer', async () => {
    const { send: sender } = createReceiver(() => new Promise(() => {}))
    const client = await createClient({ send: sender })
    client.site.webhooks.addEndpoint({ url: 'http://shop.example.com' })
    const { id } = await enrol(client)
    await client.site.payer.accept(id)
    const start = performance.now()
    const { due, now } = await client.site.clock.advance('365d')
    const [delivery] = client.site.webhooks.deliveries()
    expect(performance.now() - start).toBeLessThan(5000)
    expect(now).toBe(later(365 * 24 * HOUR))
    client.site.close()
    expect(due).toContainEqual({
      at: now,
      kind: 'webhook_attempt',
      delivery_id: delivery?.id,
      in_flight: true,
    })
  })

  test('is done once by advances at the same time', async () => {
    const client = await createClient({ payer: { policy: 'accept' } })
    const { id } = await enrol(client)
    const decided: number[] = []
    client.site.payer.onDecision((profile) => decided.push(profile.id))
    await Promise.all(Array.from({ length: 5 }, () => client.site.clock.advance('1s')))
    expect(decided).toEqual([id])
    expect(client.site.clock.state().now).toBe(later(5000))
  })

  test('is dropped when the site is reset on the way', async () => {
    const client = await createClient({ payer: { policy: 'accept' } })
    for (let count = 0; count < 20; count++) await enrol(client)
    const advancing = client.site.clock.advance('3d')
    await client.site.reset()
    await advancing
    const profiles = await client.site.payer.profiles()
    expect(profiles.every(({ updated_at }) => updated_at <= NOW)).toBe(true)
    expect(client.site.clock.state().now).toBe(NOW)
  })
})

async function customerOf(client: Awaited<ReturnType<typeof createClient>>): Promise<number> {
  const input = { email: 'rui@example.com', first_name: 'Rui', last_name: 'Lima' }
  const { body } = await client.call<{ id: number }>('POST', '/api/customers', input)
  return body.data.id
}
