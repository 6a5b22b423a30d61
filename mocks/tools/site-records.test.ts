import { describe, expect, test } from '@jest/globals'
import { createClient, enrol, PERSON, UNKNOWN_ID } from '../laws/support/client.ts'
import { createSite } from '../site.ts'

const options = { customers: 6, send: async () => new Response(null) }

describe('records', () => {
  test('are listed oldest first, the newest of them', async () => {
    const { records } = await createSite(options)
    const { data, total } = await records.customers({ limit: 2 })
    expect([total, data.map(({ id }) => id)]).toEqual([6, [5, 6]])
  })

  test('go on with those before a record, to the first one', async () => {
    const { records } = await createSite(options)
    const ids: number[][] = []
    for (let after: string | undefined; ids.flat().length < 6;) {
      const { data } = await records.customers({ limit: 4, ...(after && { after }) })
      ids.push(data.map(({ id }) => id))
      after = String(data[0]?.id)
    }
    expect(ids).toEqual([
      [3, 4, 5, 6],
      [1, 2],
    ])
  })

  test('leave out as many of the newest as asked, and find what was written since', async () => {
    const client = await createClient({ ...options, customers: 20 })
    const { records } = client.site
    const list = async (skip: number) => {
      const { data } = await records.customers({ text: 'example.com', skip, limit: 2 })
      return data.map(({ id }) => id)
    }
    expect([await list(0), await list(3), await list(19)]).toEqual([[19, 20], [16, 17], [1]])
    await client.call('POST', '/api/customers', { ...PERSON, email: 'new@example.com' })
    expect([await list(0), await list(30)]).toEqual([[20, 21], []])
  })

  test('after an unknown one are refused', async () => {
    const { records } = await createSite(options)
    await expect(records.subscriptions({ after: UNKNOWN_ID })).rejects.toMatchObject({
      field: 'after',
    })
  })

  test.each(['SOUZA-ÇÃO', 'souza-cao', 'ana@', '12345678909', '(7'])(
    'are found by %s, without regard to case and accents',
    async (text) => {
      const client = await createClient(options)
      const fields = { first_name: 'Ana (7', last_name: 'Souza-Ção', email: 'ana@shop.example' }
      await client.call('POST', '/api/customers', { ...fields, document_number: '12345678909' })
      const { data, total } = await client.site.records.customers({ text })
      expect([total, data]).toMatchObject([1, [fields]])
    },
  )

  test('of subscriptions and payment profiles are found by their customer', async () => {
    const client = await createClient(options)
    const profile = await enrol(client, 3)
    const { records } = client.site
    const customer = await records.customer(3)
    const text = customer?.email ?? ''
    const subscriptions = await records.subscriptions({ text })
    expect(subscriptions.data.at(-1)).toMatchObject({ id: profile.subscription_id, customer })
    const profiles = await records.paymentProfiles({ text })
    expect(profiles.data.at(-1)).toMatchObject({ id: profile.id })
    expect((await records.paymentProfiles({ text, status: 'refused' })).total).toBe(0)
  })

  test('cannot be changed through what is listed', async () => {
    const { records } = await createSite(options)
    const [subscription] = (await records.subscriptions()).data
    subscription!.customer.email = 'changed@example.com'
    expect(await records.subscription(subscription!.id)).not.toEqual(subscription)
  })

  test('that do not exist are undefined, and have no history', async () => {
    const { records } = await createSite(options)
    expect([
      await records.customer(99),
      await records.customerHistory(99),
      await records.subscription(UNKNOWN_ID),
      await records.subscriptionHistory(UNKNOWN_ID),
      await records.paymentProfileHistory(99),
    ]).toEqual(Array.from({ length: 5 }))
  })
})

describe('the history', () => {
  test('tells what happened, oldest first', async () => {
    const client = await createClient(options)
    const { site, call } = client
    site.webhooks.addEndpoint({ url: 'http://receiver.localhost/' })
    const profile = await enrol(client, 2)
    const { subscription_id: subscription } = profile
    await site.clock.advance('1h')
    await call('POST', `/api/subscriptions/${subscription}/items`, {
      item: { product_handle: 'add-on', quantity: 1 },
    })
    await site.clock.advance('1h')
    await site.payer.accept(profile.id)
    await site.webhooks.wait()
    const history = await site.records.subscriptionHistory(subscription)
    const events = history?.map(({ event, status }) => [event, status].join(' ').trim())
    expect(events?.slice(-4)).toEqual([
      'payment_profile_created',
      'item_added',
      'payment_profile_updated active',
      'webhook_sent delivered',
    ])
    expect(events?.[0]).toBe('subscription_created')
    const ofProfile = await site.records.paymentProfileHistory(profile.id)
    expect(ofProfile).toHaveLength(3)
    const ofCustomer = await site.records.customerHistory(2)
    expect(ofCustomer?.[0]).toMatchObject({ event: 'customer_created', customer_id: 2 })
    expect(ofCustomer).toEqual(expect.arrayContaining(history ?? []))
  })

  test('shows no update of what was never updated', async () => {
    const client = await createClient(options)
    const { id } = await enrol(client, 2)
    const history = await client.site.records.paymentProfileHistory(id)
    expect(history?.map(({ event }) => event)).toEqual(['payment_profile_created'])
  })
})
