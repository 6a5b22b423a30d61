import { expect, test } from '@jest/globals'
// #region program
import { createSite } from 'sabia'

const site = await createSite({
  now: '2027-01-31T12:00:00Z',
  send: async () => new Response(null, { status: 204 }), // your receiver of webhooks
})
site.webhooks.addEndpoint({ url: 'https://shop.example.com/webhooks' })
await site.payer.accept(44)
await site.clock.advance('3d') // expiries, decisions and retries happen in their order
const deliveries = site.webhooks.deliveries() // what was sent, and what your receiver answered
site.faults.add({ operation: 'createSubscription', then: { drop: true } })
const refused = site.journal.list({ status: '4xx' }) // what your program sent in vain
// #endregion

test('the payer decides, and the webhooks arrive', () => {
  expect(deliveries.map(({ event }) => event.type)).toContain('payment_profile.activated')
  expect(refused).toEqual([])
})
