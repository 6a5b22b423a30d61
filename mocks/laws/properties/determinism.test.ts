import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { createSite, type Site } from '../../site.ts'
import { draft, toSent, type Draft } from '../support/arbitraries.ts'
import {
  connect,
  createClient,
  createSubscription,
  grantedToken,
  NOW,
  PERSON,
  send,
  tokenFields,
  type Customer,
} from '../support/client.ts'

const requests = fc.array(draft, { minLength: 1, maxLength: 15, size: 'max' })

/** Everything that a site answers to a token call, a subscription and a sequence of requests. */
async function play(site: Site, drafts: readonly Draft[]): Promise<string[]> {
  const client = await connect(site)
  const { id } = await createSubscription(client)
  const answers = [client.token, id]
  for (const one of drafts) {
    const response = await site.fetch(toSent(one, client.token, id))
    const headers = JSON.stringify([...response.headers])
    answers.push(`${response.status} ${headers} ${await response.text()}`)
  }
  return answers
}

describe('the same seed and the same requests', () => {
  test('give the same answers, byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), requests, async (seed, drafts) => {
        const [left, right] = await Promise.all([
          createSite({ seed, customers: 3, now: NOW }),
          createSite({ seed, customers: 3, now: NOW }),
        ])
        expect(await play(left, drafts)).toEqual(await play(right, drafts))
      }),
      { numRuns: 60 },
    )
  }, 30_000)

  test('give the same answers after a reset, byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (drafts) => {
        const site = await createSite({ customers: 3, now: NOW })
        const first = await play(site, drafts)
        await site.reset()
        expect(await play(site, drafts)).toEqual(first)
      }),
      { numRuns: 60 },
    )
  }, 30_000)

  test('give the same records whatever the size of the site', async () => {
    const small = await createClient({ customers: 5 })
    const large = await createClient({ customers: 50 })
    const names = await Promise.all(
      [small, large].map(async ({ call }) => {
        const { body } = await call<Customer>('GET', '/api/customers/3')
        return body.data.document_number
      }),
    )
    expect(names[0]).toBe(names[1])
  })
})

describe('another seed', () => {
  test('gives other people, ids and tokens', async () => {
    const [left, right] = [await createClient({ seed: 1 }), await createClient({ seed: 2 })]
    const people = await Promise.all(
      [left, right].map(({ call }) => call<Customer[]>('GET', '/api/customers')),
    )
    const ids = [await createSubscription(left), await createSubscription(right)]
    expect(people[0]?.text).not.toBe(people[1]?.text)
    expect(ids[0]?.id).not.toBe(ids[1]?.id)
    expect(left.token).not.toBe(right.token)
  })
})

describe('reset', () => {
  test('gives back the records that the site began with', async () => {
    const client = await createClient({ customers: 20 })
    const path = '/api/subscriptions'
    const before = await client.call<{ id: string }[]>('GET', path)
    await client.call('POST', '/api/customers', PERSON)
    await createSubscription(client, { customer_attributes: PERSON })
    // A seeded record is changed too.
    await client.call('POST', `${path}/${before.body.data[0]?.id}/items`, {
      item: { product_handle: 'add-on' },
    })
    await client.site.reset()
    const after = await connect(client.site)
    const [subscriptions, customers] = [
      await after.call('GET', path),
      await after.call<Customer[]>('GET', '/api/customers'),
    ]
    expect(subscriptions.text).toBe(before.text)
    expect(customers.body.data).toHaveLength(20)
  })

  test('keeps applications and drops tokens', async () => {
    const site = await createSite({ now: NOW })
    const application = site.createApplication({ name: 'Shop', scopes: 'customers_read' })
    const token = await grantedToken(site)
    await site.reset()
    const headers = { authorization: `Bearer ${token}` }
    const stale = await send(site, 'GET', '/api/customers', undefined, headers)
    const fresh = await send(site, 'POST', '/oauth/token', {
      ...tokenFields(site, 'customers_read'),
      client_id: application.uid,
      client_secret: application.secret,
    })
    expect([stale.status, fresh.status]).toEqual([401, 200])
  })

  test('empties the journal', async () => {
    const client = await createClient()
    await client.call('GET', '/api/customers')
    await client.site.reset()
    expect(client.site.journal.list()).toEqual([])
  })

  test('keeps listeners', async () => {
    const { site } = await createClient()
    const paths: string[] = []
    site.onAnswer(({ path }) => paths.push(path))
    await site.reset()
    await send(site, 'GET', '/api/customers')
    expect(paths).toEqual(['/api/customers'])
  })

  test('lets a request that runs at the moment end, and keeps nothing of it', async () => {
    const client = await createClient({ customers: 5 })
    const running = client.call('POST', '/api/customers', PERSON)
    await client.site.reset()
    const { status } = await running
    const { body } = await (await connect(client.site)).call<unknown[]>('GET', '/api/customers')
    expect(status).toBeLessThan(500)
    expect(body.data).toHaveLength(5)
  })

  test('dates the records anew when the clock has moved on', async () => {
    const clock = { now: Date.parse(NOW) }
    const { site, call } = await createClient({ now: () => clock.now })
    const before = await call<Customer>('GET', '/api/customers/1')
    clock.now += 7 * 24 * 60 * 60 * 1000
    await site.reset()
    const after = await (await connect(site)).call<Customer>('GET', '/api/customers/1')
    expect(Date.parse(after.body.data.created_at) - Date.parse(before.body.data.created_at)).toBe(
      7 * 24 * 60 * 60 * 1000,
    )
  })
})
