import { describe, expect, test } from '@jest/globals'
import { schemas } from '../../openapi/generated/control-checks.js'
import {
  DEEPEST_MATCH,
  MOST_APPLICATIONS,
  MOST_ATTEMPTS,
  MOST_CUSTOMERS,
  MOST_DELIVERIES,
  MOST_ENDPOINTS,
  MOST_PLANNED,
  MOST_RULES,
  MOST_TOKENS,
} from '../shared/limits.ts'
import { connect, enrol, NOW } from '../laws/support/client.ts'
import { createReceiver, until } from '../laws/support/receiver.ts'
import { createSite, type Site, type Snapshot } from '../index.ts'

const open = () => createSite({ now: NOW, customers: 3, send: createReceiver().send })

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
    const site = await open()
    await lead(site)
    const text = JSON.stringify(await site.snapshot())
    const copy = await open()
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

test('the document allows as much as a site holds', () => {
  const { $defs } = schemas as unknown as { $defs: Record<string, Schema> }
  const mostOf = (name: string, ...path: string[]) => {
    const found = path.reduce((from, step) => from?.properties?.[step], $defs[name])
    return found?.maxItems
  }
  expect([
    mostOf('Snapshot', 'tokens'),
    mostOf('Snapshot', 'applications', 'list'),
    mostOf('Snapshot', 'faults', 'rules'),
    mostOf('Webhooks', 'endpoints', 'list'),
    mostOf('Webhooks', 'misbehaviours'),
    mostOf('Webhooks', 'deliveries'),
    mostOf('SavedDelivery', 'attempts'),
  ]).toEqual([
    MOST_TOKENS,
    MOST_APPLICATIONS,
    MOST_RULES,
    MOST_ENDPOINTS,
    MOST_PLANNED,
    MOST_DELIVERIES,
    MOST_ATTEMPTS,
  ])
})

interface Schema {
  properties?: Record<string, Schema>
  maxItems?: number
}
