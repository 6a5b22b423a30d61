import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import {
  connect,
  createClient,
  createSubscription,
  enrol,
  enrolAs,
  NOW,
  PERSON,
} from '../laws/support/client.ts'
import { createReceiver, type Received } from '../laws/support/receiver.ts'
import { createSite, type Site, type Snapshot } from '../index.ts'
import { play, steps, withoutRealTime } from './steps.fixture.ts'

/** A site whose webhooks fail now and then, by their bytes alone. */
function open(options: Parameters<typeof createSite>[0] = {}) {
  const receiver = createReceiver((_, { id, body }) => {
    const isDown = (id.charCodeAt(9) + body.length) % 3 === 0
    return new Response(isDown ? 'down' : 'ok', { status: isDown ? 503 : 200 })
  })
  return { receiver, options: { now: NOW, customers: 3, send: receiver.send, ...options } }
}

/** Without what is of the real time; which of several endpoints is first is, too. */
const shown = (received: readonly Received[]) =>
  received.map(({ url, id, body }) => `${url} ${id} ${body}`).sort()

describe('what follows a snapshot and its restore', () => {
  test('is the same as without them, byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), steps, steps, async (seed, before, after) => {
        const { receiver, options } = open({ seed })
        const site = await createSite(options)
        site.webhooks.addEndpoint({ url: 'https://shop.example.com/webhooks' })
        const client = await connect(site)
        const { id } = await createSubscription(client)
        const state = { token: client.token, id }
        await play(site, before, state)
        const text = JSON.stringify(await site.snapshot())
        const other = { ...state }
        const count = receiver.received.length
        const told = await play(site, after, state)

        const copied = open()
        const copy = await createSite(copied.options)
        await copy.restore(JSON.parse(text) as Snapshot)
        expect(JSON.stringify(await copy.snapshot())).toBe(text)
        expect(await play(copy, after, other)).toEqual(told)
        expect(shown(copied.receiver.received)).toEqual(shown(receiver.received.slice(count)))
        const [left, right] = [await site.snapshot(), await copy.snapshot()]
        expect(withoutRealTime(right)).toEqual(withoutRealTime(left))
      }),
      { numRuns: 60 },
    )
  }, 60_000)
})

describe('a restore', () => {
  test('returns to the moment of the snapshot', async () => {
    const client = await createClient()
    const { id } = await enrol(client)
    const before = await client.site.snapshot()
    await client.site.payer.accept(id)
    await client.site.clock.advance('2d')
    await client.call('POST', '/api/customers', PERSON)
    await client.site.restore(before)
    expect(await client.site.snapshot()).toEqual(before)
    expect((await client.site.payer.profile(id))?.status).toBe('pending')
    expect(client.site.journal.list()).toEqual([])
    expect((await client.call('GET', '/api/customers')).status).toBe(200)
  })

  test('takes over seed, size and applications of another site', async () => {
    const site = await createSite({ seed: 9, customers: 7, now: NOW })
    const copy = await createSite({ site: 'copy' })
    await copy.restore(await site.snapshot())
    expect([copy.seed, copy.customers, copy.application]).toEqual([9, 7, site.application])
    const list = async (one: Site) => {
      const { call } = await connect(one)
      return (await call('GET', '/api/customers')).text
    }
    expect(await list(copy)).toBe(await list(site))
    await Promise.all([site.reset(), copy.reset()])
    expect(await list(copy)).toBe(await list(site))
  })

  test('sends again what was being sent', async () => {
    const hung = createReceiver(() => new Promise<Response>(() => {}))
    const client = await createClient({ send: hung.send })
    client.site.webhooks.addEndpoint({ url: 'https://shop.example.com/' })
    await client.site.payer.accept((await enrol(client)).id)
    const snapshot = await client.site.snapshot()
    const receiver = createReceiver()
    const copy = await createSite({ send: receiver.send })
    await copy.restore(snapshot)
    await copy.webhooks.wait()
    expect(receiver.received.map(({ id }) => id)).toEqual(
      client.site.webhooks.deliveries().map(({ id }) => id),
    )
    expect(copy.webhooks.deliveries()).toMatchObject([{ state: 'delivered' }])
    client.site.close()
  })

  test('keeps how far a running clock is ahead', async () => {
    const site = await createSite({ customers: 0 })
    await site.clock.advance('3d')
    const copy = await createSite()
    await copy.restore(await site.snapshot())
    expect([copy.clock.frozen, Math.abs(copy.clock.now() - site.clock.now()) < 1000]).toEqual([
      false,
      true,
    ])
  })

  test('takes effect at once as a whole', async () => {
    const client = await createClient({ customers: 3 })
    const small = await client.site.snapshot()
    for (let count = 0; count < 20; count++) await client.call('POST', '/api/customers', PERSON)
    const large = await client.site.snapshot()
    const seen = new Set<number>()
    const reads = Array.from({ length: 200 }, async () => {
      await Promise.resolve()
      const { body } = await client.call<unknown[]>('GET', '/api/customers?per_page=100')
      seen.add(body.data.length)
    })
    const restores = Array.from({ length: 20 }, (_, index) =>
      client.site.restore(index % 2 === 0 ? small : large),
    )
    await Promise.all([...reads, ...restores])
    expect([...seen].every((length) => length === 3 || length >= 20)).toBe(true)
  })
})

describe('an invalid snapshot', () => {
  const at = (snapshot: Snapshot, path: string): [Record<string, unknown>, string] => {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let place: unknown = snapshot
    for (const step of names) place = (place as Record<string, unknown>)[step]
    return [place as Record<string, unknown>, last]
  }

  test('is made beside other work at a pace, and can be given up with nothing changed', async () => {
    const large = await (await createSite({ customers: 20_000, now: NOW })).snapshot()
    const site = await createSite({ customers: 1, now: NOW })
    const shares: number[] = []
    const leaving = new AbortController()
    const tell = (share: number) => {
      shares.push(share)
      leaving.abort()
    }
    const restoring = site.restore(large, { tell, signal: leaving.signal })
    await expect(restoring).rejects.toThrow(/abort/)
    expect(shares).toEqual([expect.any(Number)])
    expect([site.customers, (await site.records.customers({})).total]).toEqual([1, 1])
    await site.restore(large, {})
    expect([site.customers, (await site.records.customers({})).total]).toEqual([20_000, 20_000])
  })

  test.each<[string, unknown, string?]>([
    ['format', 'another'],
    ['version', 2],
    ['version', 0],
    ['version', undefined],
    ['seed', 1.5],
    ['customers', -1],
    ['more', 1],
    ['profile', { G33: 'ignord' }],
    ['present.scenario', 'nothing'],
    ['present.seeded_at', 'yesterday'],
    ['records.customers', undefined],
    ['records.customers.last_id', 0],
    ['records.customers.written.0.email', 5],
    ['records.customers.written.0.id', 1],
    ['records.subscriptions.written.0.customer_id', 99],
    ['records.payment_profiles.written.0.subscription_id', 'none'],
    ['drawn', -1],
    ['tokens.0.scopes', 'all'],
    ['tokens.0.scopes.0', 'customers_reed'],
    ['applications.list', []],
    ['background.time.stands_at', 'now'],
    ['background.due.0.work.kind', 'nap'],
    ['background.due.0.at', 9e15, 'background.due.0.at'],
    ['background.due.0.at', 4e12, 'background.due.1.at'],
    ['background.payer.policy', 'acept'],
    ['background.webhooks.endpoints.list.0.url', 'file:///etc/passwd'],
    ['background.webhooks.endpoints.list.0.secret', 'x'],
    ['background.webhooks.deliveries.0.state', 'lost'],
    ['faults.rules.0.fault.then', {}],
    ['faults.rules.0.seen', -1],
  ])('is refused with the place of its error: %s %j', async (path, value, named = path) => {
    const client = await createClient({ send: createReceiver().send })
    const { site } = client
    site.webhooks.addEndpoint({ url: 'https://shop.example.com/' })
    site.faults.add({ operation: 'readCustomer', then: { status: 503 } })
    await enrolAs(client, 'ana@example.com')
    await site.payer.accept((await enrol(client)).id)
    await site.webhooks.wait()
    const before = await site.snapshot()
    const broken = structuredClone(before)
    const [place, name] = at(broken, path)
    if (value === undefined) delete place[name]
    else place[name] = value
    const restoring = site.restore(broken)
    await expect(restoring).rejects.toMatchObject({ field: expect.stringContaining(named) })
    await expect(restoring).rejects.toThrow(/^Cannot restore the snapshot: .+; .+/)
    expect(await site.snapshot()).toEqual(before)
  })

  test.each([null, undefined, 1, 'x', [], {}])('is refused: %j', async (given) => {
    const site = await createSite({ customers: 1 })
    await expect(site.restore(given as Snapshot)).rejects.toThrow('Cannot restore')
  })
})
