import { describe, expect, test } from '@jest/globals'
import {
  createSite,
  Sites,
  type Fault,
  type FaultRule,
  type Site,
  type SiteOptions,
} from '../index.ts'
import {
  connect,
  createClient,
  createSubscription,
  enrol,
  NOW,
  PERSON,
  send,
  type Client,
  type Reply,
} from '../laws/support/client.ts'
import { createReceiver, until } from '../laws/support/receiver.ts'
import { createPlace } from './place.fixture.ts'

const FULL = 'no space left on device'

async function open(options: SiteOptions = {}) {
  const place = createPlace()
  const client = await createClient({ customers: 2, ...place, ...options })
  await client.site.kept()
  place.handed.length = 0
  return { place, client, ...client }
}

/** Has a place keep nothing until the returned function is called. */
function block(place: ReturnType<typeof createPlace>): () => void {
  let go = () => {}
  const gate = new Promise<void>((resolve) => (go = resolve))
  place.before = () => gate
  return go
}

/** A call and whether it was answered. */
function watch<Found>(promise: Promise<Found>) {
  const watched = { promise, isOver: false }
  void promise.finally(() => (watched.isOver = true)).catch(() => undefined)
  return watched
}

/** Lets everything happen that waits for nothing outside. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

const createOrder = ({ call }: Client) =>
  call('POST', '/api/subscriptions', {
    subscription: {
      customer_attributes: PERSON,
      subscription_items: [{ product_id: 1, quantity: 1 }],
    },
  })

describe('what a kept site hands over', () => {
  test('is everything once, and then what changes: a few rows, however many records there are', async () => {
    const place = createPlace()
    const { site, ...client } = await createClient({ customers: 500, ...place })
    expect(place.handed[0]).toMatchObject({ whole: true, drop: [] })
    for (let count = 0; count < 200; count++) await client.call('POST', '/api/customers', PERSON)
    await client.call('POST', '/api/customers', PERSON)
    const last = place.handed.at(-1)
    const size = [...(last?.put ?? [])].join().length
    expect([last?.whole, [...(last?.put.keys() ?? [])], last?.drop]).toEqual([
      false,
      ['counters', 'customers/701'],
      [],
    ])
    expect(size).toBeLessThan(700)
    await site.reset()
    await site.kept()
    expect(place.handed.at(-1)?.whole).toBe(true)
    expect([...place.rows().keys()].filter((key) => /^(customers|tokens)\//.test(key))).toEqual([])
  })

  const acts: [string, (client: Client) => unknown][] = [
    ['a token', ({ site }) => connect(site)],
    [
      'an application',
      ({ site }) => site.createApplication({ name: 'A', scopes: 'customers_read' }),
    ],
    ['an endpoint', ({ site }) => site.webhooks.addEndpoint({ url: 'https://shop.example.com/' })],
    ['a delivery fault', ({ site }) => site.webhooks.misbehave({ how: 'drop' })],
    ['a fault', ({ site }) => site.faults.add({ then: { status: 503 } })],
    ['the policy of the payer', ({ site }) => site.payer.setPolicy({ policy: 'accept' })],
    ['a stopped clock', ({ site }) => site.clock.resume()],
    ['a moved clock', ({ site }) => site.clock.advance('1h')],
    ['a site profile', ({ site }) => site.setProfile({ G29: 'created' })],
    ['a scenario', ({ site }) => site.scenario('empty')],
    ['a record', createOrder],
  ]
  test.each(acts)('has %s, at once', async (_, act) => {
    const { place, client } = await open()
    await act(client)
    await client.site.kept()
    expect(place.handed.length).toBeGreaterThan(0)
    const copy = await createSite({ rows: () => place.copy() })
    expect(await copy.snapshot()).toEqual(await client.site.snapshot())
  })

  test('has the counters of faults and the outcome of deliveries', async () => {
    const receiver = createReceiver()
    const { place, client, site } = await open({ send: receiver.send })
    site.faults.add({ when: { random: { share: 0.5 } }, then: { status: 503 } })
    for (let count = 0; count < 10; count++) await client.call('GET', '/api/customers')
    site.faults.add({ operation: 'createCustomer', when: { next: 1 }, then: { status: 500 } })
    await client.call('POST', '/api/customers', PERSON)
    site.faults.clear()
    site.webhooks.addEndpoint({ url: 'https://shop.example.com/' })
    await site.payer.accept((await enrol(client)).id)
    await site.webhooks.wait()
    await site.kept()
    const copy = await createSite({ rows: () => place.copy() })
    expect(await copy.snapshot()).toEqual(await site.snapshot())
    expect(copy.webhooks.deliveries()).toMatchObject([{ state: 'delivered' }])
  })

  test('has from how many calls a new record is hidden', async () => {
    const { place, client } = await open({ profile: { G112: 'later' } })
    await client.call('POST', '/api/customers', PERSON)
    await client.call('GET', '/api/customers')
    await client.site.kept()
    const copy = await connect(await createSite({ rows: () => place.copy(), now: NOW }))
    const reads = ['/api/customers', '/api/customers/3', '/api/customers/3']
    const statuses = async ({ call }: Client) => {
      const replies: Reply[] = []
      for (const path of reads) replies.push(await call('GET', path))
      return replies.map(({ status, body }) => [status, body.data])
    }
    expect(await statuses(copy)).toEqual(await statuses(client))
  })

  test('is never half of a change, and several changes at a time', async () => {
    const { place, client } = await open()
    const halves: string[] = []
    place.before = async ({ put }) => {
      const known = { ...Object.fromEntries(place.rows()), ...Object.fromEntries(put) }
      for (const [key, text] of put) {
        if (!key.startsWith('subscriptions/')) continue
        const { customer_id: id } = JSON.parse(text) as { customer_id: number }
        if (known[`customers/${id}`] === undefined) halves.push(key)
      }
      const count = (kind: string) =>
        Object.keys(known).filter((key) => key.startsWith(kind)).length
      if (count('customers/') !== count('subscriptions/')) halves.push('a customer alone')
      await settle()
    }
    const orders = Array.from({ length: 300 }, async (_, index) => {
      for (let turns = index % 7; turns > 0; turns--) await settle()
      return createOrder(client)
    })
    expect((await Promise.all(orders)).every(({ status }) => status === 201)).toBe(true)
    expect(halves).toEqual([])
    expect(place.handed.length).toBeLessThan(100)
  })

  describe('is one change of what a call writes and what it counts at a rule', () => {
    /** At each change: how often the rule was applied, and how many rows of a kind there are. */
    function count(place: ReturnType<typeof createPlace>, kind: string): [number, number][] {
      const known = new Set<string>()
      let applied = 0
      return place.handed.map(({ put, drop }) => {
        for (const key of put.keys()) if (key.startsWith(kind)) known.add(key)
        for (const key of drop) known.delete(key)
        const row = put.get('faults/fault-1')
        if (row !== undefined) applied = (JSON.parse(row) as { fault: Fault }).fault.applied
        return [applied, known.size]
      })
    }

    test.each<[string, FaultRule['then']]>([
      ['an answer that is lost after the write', { failAfterWrite: 'drop' }],
      ['a slow answer', { delay: '1ms' }],
    ])('for %s, also while another one is on its way', async (_, then) => {
      const { place, client } = await open()
      client.site.faults.add({ operation: 'createCustomer', when: { next: 2 }, then })
      let arrive = () => {}
      const slow = new ReadableStream({
        start(controller) {
          arrive = () => {
            controller.enqueue(new TextEncoder().encode(JSON.stringify(PERSON)))
            controller.close()
          }
        },
      })
      const late = client.call('POST', '/api/customers', slow).catch(() => undefined)
      await settle()
      await client.call('POST', '/api/customers', PERSON).catch(() => undefined)
      await client.site.kept()
      const present = await client.site.snapshot()
      expect([present.faults.rules, present.records.customers.written]).toEqual([
        [expect.objectContaining({ seen: 1, fault: expect.objectContaining({ left: 1 }) })],
        [expect.objectContaining({ id: 3 })],
      ])
      arrive()
      await late
      await client.site.kept()
      const counts = count(place, 'customers/')
      expect(counts.at(-1)).toEqual([2, 2])
      expect(counts.filter(([applied, written]) => applied !== written)).toEqual([])
    })

    test('for a token', async () => {
      const { place, site } = await open()
      site.faults.add({ operation: 'createToken', when: { next: 1 }, then: { delay: '1ms' } })
      await connect(site)
      await site.kept()
      const counts = count(place, 'tokens/')
      expect(counts.at(-1)).toEqual([1, 1])
      expect(counts.filter(([applied, written]) => applied !== written)).toEqual([])
    })

    test('and a call that is refused has counted nothing at any time', async () => {
      const { place, client } = await open()
      const rule = { operation: 'createCustomer', when: { next: 1 } }
      client.site.faults.add({ ...rule, then: { failAfterWrite: 500 } })
      expect((await client.call('POST', '/api/customers', {})).status).toBe(422)
      await client.site.kept()
      expect(place.handed.length).toBeGreaterThan(0)
      expect(count(place, 'customers/').filter(([applied]) => applied > 0)).toEqual([])
    })
  })

  test('says when the site has something to do, where its host has the timers', async () => {
    const place = createPlace()
    const receiver = createReceiver()
    let now = Date.parse(NOW)
    const options = { customers: 1, now: () => now, send: receiver.send, timers: 'host' } as const
    const client = await createClient({ ...place, ...options })
    client.site.webhooks.addEndpoint({ url: 'https://shop.example.com/' })
    client.site.payer.setPolicy({ policy: 'accept', delay: '1h' })
    const before = Date.now()
    const { id } = await enrol(client)
    const wait = (place.handed.at(-1)?.wakeAt ?? 0) - before
    expect(wait).toBeGreaterThanOrEqual(3_600_000)
    expect(wait).toBeLessThan(3_660_000)
    now += 3_600_000
    await client.site.runDue()
    expect(await client.site.payer.profile(id)).toMatchObject({ status: 'active' })
    await client.site.webhooks.wait()
    expect(receiver.received).toHaveLength(1)
  })
})

describe('until changes are durable, a kept site', () => {
  test('answers neither a write nor a read nor a control call', async () => {
    const { place, client, site } = await open()
    const go = block(place)
    const calls = [
      watch(client.call('POST', '/api/customers', PERSON)),
      watch(connect(site)),
      watch(send(site, 'PUT', '/__sabia/payer', { policy: 'accept' })),
    ]
    // Of a write that waits, a later read must not tell.
    await settle()
    calls.push(watch(send(site, 'GET', '/__sabia/customers')))
    calls.push(watch(client.call('GET', '/api/customers/3')))
    for (let turns = 0; turns < 5; turns++) await settle()
    expect(calls.map(({ isOver }) => isOver)).toEqual(calls.map(() => false))
    expect(site.payer.policy.policy).toBe('accept')
    go()
    const replies = await Promise.all(calls.map(({ promise }) => promise))
    expect((replies[0] as Reply).status).toBe(201)
    expect((replies.at(-1) as Reply).status).toBe(200)
  })

  test('sends no webhook and no event', async () => {
    const receiver = createReceiver()
    const { place, client, site } = await open({ send: receiver.send })
    site.webhooks.addEndpoint({ url: 'https://shop.example.com/' })
    const { id } = await enrol(client)
    const told: string[] = []
    site.events.subscribe(({ type }) => told.push(type))
    const go = block(place)
    await site.payer.accept(id)
    for (let turns = 0; turns < 5; turns++) await settle()
    expect([receiver.received.length, told]).toEqual([0, []])
    go()
    await site.webhooks.wait()
    expect(receiver.received).toHaveLength(1)
    expect(told).toContain('payment_profile')
  })

  test('gathers what changes meanwhile, and keeps it together', async () => {
    const { place, client } = await open()
    const go = block(place)
    const calls = Array.from({ length: 20 }, () => client.call('POST', '/api/customers', PERSON))
    await until(() => place.handed.length === 1)
    go()
    await Promise.all(calls)
    expect(place.handed).toHaveLength(2)
  })
})

describe('a site that cannot be kept', () => {
  const fill = (place: ReturnType<typeof createPlace>) => {
    place.before = () => Promise.reject(new Error(FULL))
  }
  const free = (place: ReturnType<typeof createPlace>) => {
    place.before = () => Promise.resolve()
  }

  test('answers 503, says why, undoes the write, and goes on when it can', async () => {
    const { place, client, site } = await open()
    const before = await site.snapshot()
    fill(place)
    const refused = await client.call('POST', '/api/customers', PERSON)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
    expect(refused.body.errors).toContain(FULL)
    const control = await send(site, 'PUT', '/__sabia/payer', { policy: 'accept' })
    expect([control.status, control.text]).toEqual([503, expect.stringContaining(FULL)])
    expect((await send(site, 'POST', '/oauth/token', {})).status).toBe(400)
    await expect(connect(site)).rejects.toThrow(FULL)
    expect(await site.snapshot()).toEqual(before)
    const read = await client.call('GET', '/api/customers')
    expect([read.status, (read.body.data as unknown[]).length]).toEqual([200, 2])
    free(place)
    const made = await client.call<{ id: number }>('POST', '/api/customers', PERSON)
    expect([made.status, made.body.data.id]).toEqual([201, 3])
  })

  test('answers 503 to whoever has seen what is undone', async () => {
    const { place, client } = await open()
    let fail = () => {}
    const failing = new Promise<void>((_, reject) => (fail = () => reject(new Error(FULL))))
    place.before = () => failing
    const calls = [
      client.call('POST', '/api/customers', PERSON),
      client.call('POST', '/api/customers', PERSON),
    ]
    await until(() => place.handed.length === 1)
    calls.push(
      client.call('GET', '/api/customers/3'),
      client.call('POST', '/api/customers', PERSON),
    )
    await settle()
    fail()
    const replies = await Promise.all(calls)
    expect(replies.map(({ status }) => status)).toEqual([503, 503, 503, 503])
    free(place)
    expect((await client.call('GET', '/api/customers/3')).status).toBe(404)
  })

  test('tells a program with kept(), and the methods of a site return as ever', async () => {
    const { place, site } = await open()
    fill(place)
    const { uid } = site.createApplication({ name: 'Shop', scopes: 'customers_read' })
    expect(site.applications().map((one) => one.uid)).toContain(uid)
    await expect(site.kept()).rejects.toThrow(FULL)
    await site.fetch('http://demo.example.com/__sabia/health')
    expect(site.applications().map((one) => one.uid)).not.toContain(uid)
  })

  test('sends a webhook once, however long it lasts, and its outcome is kept at last', async () => {
    const receiver = createReceiver()
    const { place, client, site } = await open({ send: receiver.send, timers: 'host' })
    site.webhooks.addEndpoint({ url: 'https://shop.example.com/' })
    const { id } = await enrol(client)
    let isFull = false
    place.before = async ({ put }) => {
      const texts = [...put]
        .filter(([key]) => key.startsWith('deliveries/'))
        .map(([, text]) => text)
      // Full from the moment when the attempt is over.
      isFull ||= texts.some((text) => text.includes('"delivered"'))
      if (isFull) throw new Error(FULL)
    }
    await site.payer.accept(id)
    await until(() => isFull)
    for (let turns = 0; turns < 20; turns++) {
      await site.runDue().catch(() => undefined)
      await settle()
    }
    expect(receiver.received).toHaveLength(1)
    free(place)
    await site.runDue()
    await until(() => site.webhooks.deliveries()[0]?.state === 'delivered')
    // At least once: that it had arrived was not durable.
    expect(new Set(receiver.received.map((one) => one.id)).size).toBe(1)
    await site.kept()
    const copy = await createSite({ rows: () => place.copy() })
    expect(copy.webhooks.deliveries()).toMatchObject([{ state: 'delivered' }])
  })

  test('that was never kept is not made', async () => {
    const place = createPlace()
    fill(place)
    await expect(createSite({ ...place })).rejects.toThrow(FULL)
  })

  test('whose rows are of another version is not opened', async () => {
    const rows = () => [['site', '{"version":99}']] as const
    await expect(createSite({ rows })).rejects.toThrow('another version')
  })
})

test('sites beside each other are kept apart', async () => {
  const [left, right] = [createPlace(), createPlace()]
  const sites = new Sites([
    await createSite({ customers: 1, ...left }),
    await createSite({ site: 'acme', customers: 1, ...right }),
  ])
  const client = await connect(sites.list()[1] as Site)
  await createSubscription(client)
  expect([left.handed.length, right.handed.length > 1]).toEqual([1, true])
})
