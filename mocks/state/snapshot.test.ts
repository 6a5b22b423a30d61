import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { connect, createClient, createSubscription, NOW, PERSON } from '../laws/support/client.ts'
import { enrol, enrolAs } from '../laws/support/enrol.ts'
import { createReceiver, type Received } from '../laws/support/receiver.ts'
import { createSite, type Site, type Snapshot } from '../index.ts'
import {
  DEEPEST_MATCH,
  MOST_APPLICATIONS,
  MOST_CUSTOMERS,
  MOST_DELIVERIES,
  MOST_ENDPOINTS,
  MOST_PLANNED,
  MOST_RULES,
} from '../core/limits.ts'
import { until } from '../laws/support/until.ts'
import { acts, play } from './acts.ts'

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
      fc.asyncProperty(fc.integer(), acts, acts, async (seed, before, after) => {
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

function withoutRealTime(snapshot: Snapshot): Snapshot {
  const bare = structuredClone(snapshot)
  // Of several endpoints, the one that answers first is the first to be finished.
  bare.background.webhooks.finished.sort()
  for (const { attempts } of bare.background.webhooks.deliveries) {
    for (const attempt of attempts) Object.assign(attempt, { duration_ms: 0, request_headers: {} })
  }
  return bare
}

describe('a restore', () => {
  test('leads back to the moment of the snapshot', async () => {
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

  test('brings seed, size and applications of another site along', async () => {
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

  test('is seen whole or not at all', async () => {
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

describe('a snapshot that a site writes is one that it reads', () => {
  /** What leads a site to the edge of what it can hold. */
  const edges: readonly [string, (site: Site) => unknown][] = [
    [
      'with as many endpoints as it takes',
      (site) => {
        const url = (index: number) => `https://shop.example.com/${index}`
        for (let index = 0; index < MOST_ENDPOINTS; index++) {
          site.webhooks.addEndpoint({ url: url(index) })
        }
        expect(() => site.webhooks.addEndpoint({ url: url(0) })).toThrow('there are 1000 endpoints')
      },
    ],
    [
      'with as many applications as it takes',
      (site) => {
        const input = { name: 'x'.repeat(255), scopes: 'customers_read' }
        while (site.applications().length < MOST_APPLICATIONS) site.createApplication(input)
        expect(() => site.createApplication(input)).toThrow('there are 1000 applications')
      },
    ],
    [
      'with as many misbehaviours as it takes',
      (site) => {
        for (let index = 0; index < MOST_PLANNED; index++) {
          site.webhooks.misbehave({ how: 'delay', next: 2 ** 40, delay: '0.4ms' })
        }
      },
    ],
    [
      'with as many and as deep rules as it takes',
      (site) => {
        const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) })
        const rule = (levels: number) =>
          ({ when: { matching: { a: deep(levels) } }, then: { status: 503 } }) as const
        for (let index = 0; index < MOST_RULES; index++) site.faults.add(rule(DEEPEST_MATCH - 1))
        site.faults.clear()
        expect(() => site.faults.add(rule(DEEPEST_MATCH))).toThrow('nested too deep')
        site.faults.add(rule(DEEPEST_MATCH - 1))
      },
    ],
    [
      'at the end of its time, with work a thousand years ahead',
      async (site) => {
        await site.clock.set('8999-12-31T23:59:59.999Z')
        site.clock.resume()
        site.webhooks.addEndpoint({ url: 'https://shop.example.com/' })
        site.webhooks.misbehave({ how: 'delay', delay: '52000w' })
        await site.payer.accept((await enrol(await connect(site))).id)
        await until(() => site.clock.now() > Date.UTC(9000))
        await enrol(await connect(site))
        site.clock.freeze()
        expect(site.clock.due().at(-1)?.at).toMatch(/^9996-/)
      },
    ],
    [
      'with as many deliveries as it takes',
      async (site) => {
        site.webhooks.addEndpoint({ url: 'https://shop.example.com/' })
        const { id } = await enrol(await connect(site))
        await site.payer.accept(id)
        const snapshot = await site.snapshot()
        const { webhooks } = snapshot.background
        const [one] = webhooks.deliveries
        webhooks.deliveries = Array.from({ length: MOST_DELIVERIES }, (_, index) => {
          return { ...one!, id: `msg_${index}` }
        })
        webhooks.under_way = []
        await site.restore(snapshot)
        const told: unknown[] = []
        site.webhooks.onChange((delivery) => told.push(delivery))
        await site.payer.cancel(id)
        expect(told).toMatchObject([{ state: 'dropped', reason: expect.stringContaining('20000') }])
        expect(site.webhooks.deliveries()).toHaveLength(MOST_DELIVERIES)
        expect(site.journal.list().flatMap(({ webhooks: links }) => links)).toEqual([])
      },
    ],
  ]

  test.each(edges)('%s', async (_, lead) => {
    const { options } = open()
    const site = await createSite(options)
    await lead(site)
    const text = JSON.stringify(await site.snapshot())
    const copy = await createSite(open().options)
    await copy.restore(JSON.parse(text) as Snapshot)
    copy.webhooks.restrict({ allowTarget: () => 'nothing leaves this test' })
    expect(JSON.stringify(await copy.snapshot())).toBe(text)
    const headers = { 'content-type': 'application/json' }
    const put = { method: 'PUT', headers, body: text }
    const { status } = await copy.fetch('http://x/__sabia/snapshot', put)
    expect(status).toBe(204)
    site.close()
    copy.close()
  })

  test('though it has more customers than the control API restores elsewhere', async () => {
    // Of the empty scenario: nobody has to be made for the test.
    const options = { customers: MOST_CUSTOMERS + 1, scenario: 'empty', now: NOW }
    const site = await createSite(options)
    const text = JSON.stringify(await site.snapshot())
    const put = async (one: Site) =>
      one.fetch('http://x/__sabia/snapshot', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: text,
      })
    expect((await put(site)).status).toBe(204)
    const small = await createSite({ customers: 1, now: NOW })
    const before = await small.snapshot()
    const refused = await put(small)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toEqual({
      error: {
        code: 'invalid',
        field: 'customers',
        message:
          'Cannot restore the snapshot: customers is 100001; give at most 100000 here, ' +
          'or restore it with --state or site.restore()',
      },
    })
    expect(await small.snapshot()).toEqual(before)
    await small.restore(JSON.parse(text) as Snapshot)
    expect(small.customers).toBe(MOST_CUSTOMERS + 1)
  })
})

describe('what is no snapshot', () => {
  const at = (snapshot: Snapshot, path: string): [Record<string, unknown>, string] => {
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    let place: unknown = snapshot
    for (const step of steps) place = (place as Record<string, unknown>)[step]
    return [place as Record<string, unknown>, last]
  }

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
  ])('is refused by its place: %s %j', async (path, value, named = path) => {
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
