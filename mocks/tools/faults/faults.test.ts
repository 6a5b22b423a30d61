import { describe, expect, test } from '@jest/globals'
import { operations } from '../../shared/document.ts'
import {
  connect,
  createClient,
  PERSON,
  send,
  tokenFields,
  type Client,
} from '../../laws/support/client.ts'
import { createSite } from '../../site.ts'
import type { FaultRule } from './rule.ts'

const read = ({ call }: Client, id: number | string = 1) => call('GET', `/api/customers/${id}`)
const create = ({ call }: Client, more = {}) =>
  call('POST', '/api/customers', { ...PERSON, ...more })

async function statuses(count: number, act: () => Promise<{ status: number }>): Promise<number[]> {
  const found: number[] = []
  for (let index = 0; index < count; index++) found.push((await act()).status)
  return found
}

describe('a rule applies', () => {
  test.each<[string, FaultRule['when'], number[]]>([
    ['always', 'always', [503, 503, 503, 503, 503]],
    ['always when nothing is said', undefined, [503, 503, 503, 503, 503]],
    ['the next two', { next: 2 }, [503, 503, 200, 200, 200]],
    ['every second', { every: 2 }, [200, 503, 200, 503, 200]],
    ['every second, once', { every: 2, next: 1 }, [200, 503, 200, 200, 200]],
    ['what matches', { matching: { id: 1 } }, [503, 503, 503, 503, 503]],
    ['nothing else', { matching: { id: 2 } }, [200, 200, 200, 200, 200]],
    ['the next that match', { matching: { '/id': 1 }, next: 1 }, [503, 200, 200, 200, 200]],
    ['with every share', { random: { share: 1 } }, [503, 503, 503, 503, 503]],
    ['with no share', { random: { share: 0 } }, [200, 200, 200, 200, 200]],
  ])('%s', async (_, when, wanted) => {
    const client = await createClient()
    const rule = { operation: 'readCustomer', then: { status: 503 } }
    client.site.faults.add(when === undefined ? rule : { ...rule, when })
    expect(await statuses(5, () => read(client))).toEqual(wanted)
  })

  test('requests with a field of the body, however deep', async () => {
    const client = await createClient()
    const matching = { 'subscription.subscription_items[0].product_id': 2 }
    client.site.faults.add({ when: { matching }, then: { status: 503 } })
    const subscribe = (product: number) =>
      client.call('POST', '/api/subscriptions', {
        subscription: {
          customer_id: 1,
          subscription_items: [{ product_id: product, quantity: 1 }],
        },
      })
    expect((await subscribe(1)).status).toBe(201)
    expect((await subscribe(2)).status).toBe(503)
  })

  test.each([
    ['a JSON body', (fields: object) => fields, {}],
    [
      'a form',
      (fields: Record<string, string>) => String(new URLSearchParams(fields)),
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
  ])('token calls with a field of %s', async (_, toBody, headers) => {
    const site = await createSite()
    const matching = { scope: 'customers_read' }
    site.faults.add({ operation: 'createToken', when: { matching }, then: { status: 503 } })
    const ask = (scope: string) =>
      send(site, 'POST', '/oauth/token', toBody(tokenFields(site, scope)), headers)
    expect((await ask('customers_write')).status).toBe(200)
    expect((await ask('customers_read')).status).toBe(503)
  })

  test('operations alone: other paths and the control API stay', async () => {
    const client = await createClient()
    client.site.faults.add({ then: { drop: true } })
    expect((await client.call('GET', '/api/nothing')).status).toBe(404)
    expect((await client.call('GET', '/__sabia/health')).status).toBe(200)
  })

  test('in front of all checks', async () => {
    const { site } = await createClient()
    site.faults.add({ then: { rateLimit: { retryAfter: 1 } } })
    expect((await send(site, 'GET', '/api/customers')).status).toBe(429)
  })

  test('one site alone', async () => {
    const [one, other] = [await createClient(), await createClient({ site: 'acme' })]
    one.site.faults.add({ then: { status: 503 } })
    expect([(await read(one)).status, (await read(other)).status]).toEqual([503, 200])
    expect(other.site.faults.list()).toEqual([])
  })
})

describe('chance', () => {
  const draw = async (seed?: number) => {
    const client = await createClient()
    const random = seed === undefined ? { share: 0.5 } : { share: 0.5, seed }
    const fault = client.site.faults.add({ when: { random }, then: { status: 503 } })
    return { fault, drawn: await statuses(40, () => read(client)) }
  }

  test('is the same for the same seed, and shows it', async () => {
    const [one, same, other] = [await draw(), await draw(), await draw(2)]
    expect(one.drawn).toEqual(same.drawn)
    expect(one.drawn).not.toEqual(other.drawn)
    expect((await draw(one.fault.seed)).drawn).toEqual(one.drawn)
    expect(other.fault.seed).toBe(2)
    expect(new Set(one.drawn)).toEqual(new Set([200, 503]))
  })
})

describe('rules together', () => {
  test('act on one answer when none is in the way of another', async () => {
    const client = await createClient()
    const { faults } = client.site
    faults.add({ then: { delay: 1 } })
    faults.add({ when: { next: 1 }, then: { status: 503 } })
    faults.add({ when: { next: 1 }, then: { status: 500 } })
    const replies = [await read(client), await read(client), await read(client)]
    expect(replies.map(({ status }) => status)).toEqual([503, 500, 200])
    expect(replies.map(({ headers }) => headers.get('sabia-fault'))).toEqual([
      'fault-1, fault-2',
      'fault-1, fault-3',
      'fault-1',
    ])
    expect(faults.list().map(({ applied, left }) => [applied, left])).toEqual([
      [3, undefined],
      [1, 0],
      [1, 0],
    ])
  })

  test('of a failure after the write wait for a write', async () => {
    const client = await createClient()
    const { faults } = client.site
    faults.add({ when: { next: 1 }, then: { failAfterWrite: 500 } })
    expect((await read(client)).status).toBe(200)
    expect((await create(client, { email: 7 })).status).toBe(422)
    expect(faults.list()[0]).toMatchObject({ applied: 0, left: 1 })
    expect((await create(client)).status).toBe(500)
    expect((await read(client, 6)).status).toBe(200)
    expect(faults.list()[0]).toMatchObject({ applied: 1, left: 0 })
  })

  test('are taken away one by one or all', async () => {
    const client = await createClient()
    const { faults } = client.site
    const [one] = [faults.add({ then: { status: 500 } }), faults.add({ then: { delay: 1 } })]
    expect([faults.remove(one.id), faults.remove(one.id)]).toEqual([true, false])
    expect((await read(client)).status).toBe(200)
    faults.clear()
    expect(faults.list()).toEqual([])
  })

  test('of the start are there again after a reset, and no other', async () => {
    const first = { when: { next: 1 }, then: { status: 503 } }
    const site = await createSite({ faults: [first] })
    expect((await send(site, 'GET', '/api/customers')).status).toBe(503)
    site.faults.add({ then: { drop: true } })
    await site.reset()
    expect(site.faults.list()).toMatchObject([{ id: 'fault-1', applied: 0, left: 1 }])
  })

  test('are at most a hundred; those used up make room', async () => {
    const { site } = await createClient()
    const add = () => site.faults.add({ when: { next: 1 }, then: { status: 503 } })
    for (let count = 0; count < 100; count++) add()
    expect(add).toThrow('Cannot add the fault: the site has 100 rules already')
    await send(site, 'GET', '/api/customers')
    expect(add().id).toBe('fault-101')
    expect(site.faults.list()).toHaveLength(100)
  })
})

describe('a delay', () => {
  test.each(['reset', 'clear'])('ends early at a %s', async (way) => {
    const client = await createClient()
    client.site.faults.add({ then: { delay: '60s' } })
    const reading = read(client)
    // By the next timer the answer is made and held back: it waits for no input or output.
    await new Promise((resolve) => setTimeout(resolve, 0))
    await (way === 'reset' ? client.site.reset() : client.site.faults.clear())
    expect((await reading).status).toBe(200)
    if (way === 'reset') expect(client.site.journal.list()).toEqual([])
  })

  test('that has not begun yet is ended by a clear as well', async () => {
    const client = await createClient()
    client.site.faults.add({ then: { delay: '60s' } })
    const reading = read(client)
    expect(client.site.faults.list()[0]?.applied).toBe(1)
    client.site.faults.clear()
    expect((await reading).status).toBe(200)
  })

  test('ends early when the client is gone', async () => {
    const { site, token } = await createClient()
    site.faults.add({ then: { delay: '60s' } })
    const headers = { authorization: `Bearer ${token}` }
    const signal = AbortSignal.timeout(5)
    const response = await site.fetch('http://x/api/customers/1', { headers, signal })
    expect(response.status).toBe(200)
  })
})

test('every operation can be struck by its name', async () => {
  const { site } = await createClient()
  for (const { operationId, method, path } of operations) {
    site.faults.clear()
    site.faults.add({ operation: operationId, then: { status: 503 } })
    const address = path.replaceAll(/\{[^}]+\}/g, '1')
    expect((await send(site, method, address, method === 'GET' ? undefined : {})).status).toBe(503)
  }
  site.faults.clear()
  expect((await (await connect(site)).call('GET', '/api/customers')).status).toBe(200)
})
