import { expect, test } from '@jest/globals'
import { createSite } from '../site.ts'
import { connect, createClient, PERSON } from './support/client.ts'

const limits = { records: 2, endpoints: 1 }

test('a site with a limit takes records up to it, then refuses each write whole', async () => {
  const { call, site } = await createClient({ customers: 0, limits })
  const order = { subscription: { customer_attributes: PERSON } }
  expect((await call('POST', '/api/subscriptions', order)).status).toBe(201)
  const beyond = await call('POST', '/api/subscriptions', order)
  expect([beyond.status, beyond.body.errors]).toEqual([
    422,
    'This site has 2 records, as many as it may; reset it, or use another site',
  ])
  expect((await call('POST', '/api/customers', PERSON)).status).toBe(422)
  expect((await site.records.customers()).total).toBe(1)
  expect((await call('GET', '/api/customers/1')).status).toBe(200)
  await site.reset()
  const { call: again } = await connect(site)
  expect((await again('POST', '/api/customers', PERSON)).status).toBe(201)
})

test('it takes no more endpoints', async () => {
  const { site } = await createClient({ limits })
  site.webhooks.addEndpoint({ url: 'https://example.com/1' })
  expect(() => site.webhooks.addEndpoint({ url: 'https://example.com/2' })).toThrow(
    'there are 1 endpoints; remove one',
  )
})

test('it refuses a snapshot that holds more, and stays as it is', async () => {
  const large = await createSite({ customers: 7 })
  const { site } = await createClient({ customers: 0, limits })
  const mark = site.mark()
  await expect(site.restore(await large.snapshot())).rejects.toThrow(
    'records has 7, and this site holds at most 2',
  )
  expect(site.mark()).toBe(mark)
})
