import { beforeEach, expect, test } from '@jest/globals'
import { createSite, type Site } from 'sabia'
import { enrol } from './enrol.ts'

// Copy this into a project that tests with Jest: a fresh site for each test, and no port.

let site: Site
let webhooks: { type: string; data: { id: number; status: string } }[]

beforeEach(async () => {
  webhooks = []
  site = await createSite({
    customers: 1,
    now: '2027-01-31T12:00:00Z',
    send: async (request) => {
      webhooks.push(await request.json())
      return new Response(null, { status: 204 })
    },
  })
  site.webhooks.addEndpoint({ url: 'https://shop.example.com/webhooks' })
})

test('the payer accepts, and a webhook tells of it', async () => {
  const id = await enrol(site)
  await site.payer.accept(id)
  await site.webhooks.wait()
  expect(webhooks).toMatchObject([{ type: 'payment_profile.activated', data: { id } }])
})

test('nobody scans the code for a day', async () => {
  const id = await enrol(site)
  await site.clock.advance('1d')
  expect(await site.payer.profile(id)).toMatchObject({ status: 'expired' })
})

test('the site fails once, and the journal shows it', async () => {
  site.faults.add({ operation: 'createSubscription', when: { next: 1 }, then: { status: 503 } })
  await expect(enrol(site)).rejects.toThrow('503')
  expect(site.journal.list({ status: 503 })).toMatchObject([{ operation: 'createSubscription' }])
})
