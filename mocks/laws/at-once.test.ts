import { expect, test } from '@jest/globals'
import {
  createClient,
  createSubscription,
  PERSON,
  type Reply,
  type Summary,
} from './support/client.ts'

const ORDER = {
  subscription: {
    customer_attributes: PERSON,
    subscription_items: [{ product_id: 1 }, { product_id: 2 }],
  },
}
const ITEM = { item: { product_handle: 'add-on' } }

test('writes that are sent at once are done one after the other', async () => {
  const client = await createClient()
  const known = await createSubscription(client)
  const replies = await Promise.all([
    client.call<Summary>('POST', '/api/subscriptions', ORDER),
    client.call<Summary>('POST', '/api/subscriptions', ORDER),
    client.call<Summary>('POST', `/api/subscriptions/${known.id}/items`, ITEM),
  ])
  const [first, second, changed] = replies.map(({ body }) => body.data)
  const items = [first, second, changed].flatMap((one) => one!.items.map(({ id }) => id))
  const listed = await client.call<Summary[]>('GET', '/api/subscriptions')
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(second!.customer.id).toBe(first!.customer.id + 1)
  expect(items).toEqual(items.map((_, place) => items[0]! + place))
  expect(listed.body.data.slice(-3)).toEqual([changed, first, second])
})

test('a read sees all that a write creates, or nothing of it', async () => {
  const client = await createClient()
  const reads: Promise<[Reply<unknown[]>, Reply<unknown[]>]>[] = []
  const writing = client.call('POST', '/api/subscriptions', ORDER)
  // A pair of reads in each of the small steps in which the write is done.
  for (let step = 0; step < 60; step += 1) {
    reads.push(
      Promise.all([
        client.call<unknown[]>('GET', '/api/customers'),
        client.call<unknown[]>('GET', '/api/subscriptions'),
      ]),
    )
    await Promise.resolve()
  }
  const pairs = (await Promise.all(reads)).map((pair) => pair.map(({ body }) => body.data.length))
  const [before] = pairs
  const after = before!.map((count) => count + 1)
  expect((await writing).status).toBe(201)
  expect(pairs.at(-1)).toEqual(after)
  for (const pair of pairs) expect([before, after]).toContainEqual(pair)
})

test('a site profile and a snapshot take effect in the order of the calls', async () => {
  const { site, call } = await createClient()
  const before = await site.snapshot()
  const setting = site.setProfile({ G36: 202 })
  const { status } = await call('POST', '/api/customers', PERSON)
  await setting
  await Promise.all([site.setProfile({ G36: 200 }), site.restore(before)])
  expect([status, site.profile.G36]).toEqual([202, '201'])
})
