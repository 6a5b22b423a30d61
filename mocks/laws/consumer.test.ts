import { expect, test } from '@jest/globals'
import { createSite, type Site } from '../index.ts'
import { connect, enrol, NOW } from './support/client.ts'
import { createReceiver, isSigned, type Received } from './support/receiver.ts'

/** A small shop: it keeps the status of each payment profile by what the webhooks tell it. */
class Shop {
  readonly statuses = new Map<unknown, unknown>()
  readonly refused: string[] = []
  isDown = false
  secret = ''
  readonly #seen = new Set<string>()

  async take(webhook: Received): Promise<Response> {
    if (this.isDown) return new Response('down for repairs', { status: 503 })
    if (!(await isSigned(this.secret, webhook))) {
      this.refused.push(webhook.id)
      return new Response('bad signature', { status: 401 })
    }
    if (!this.#seen.has(webhook.id)) {
      this.#seen.add(webhook.id)
      const { id, status } = webhook.event.data
      this.statuses.set(id, status)
    }
    return new Response('thanks')
  }
}

async function open() {
  const shop = new Shop()
  const { send, received } = createReceiver((_, webhook) => shop.take(webhook))
  const site: Site = await createSite({ now: NOW, customers: 1, send })
  shop.secret = site.webhooks.addEndpoint({ url: 'https://shop.example.com/webhooks' }).secret
  const { id } = await enrol(await connect(site))
  return { site, shop, received, id }
}

test('the shop learns that the payer accepted', async () => {
  const { site, shop, id } = await open()
  await site.payer.accept(id)
  await site.webhooks.wait()
  expect(shop.statuses).toEqual(new Map([[id, 'active']]))
})

test('the shop learns that the payer refused', async () => {
  const { site, shop, id } = await open()
  await site.payer.refuse(id)
  await site.webhooks.wait()
  expect(shop.statuses).toEqual(new Map([[id, 'refused']]))
})

test('the shop learns that nobody read the code for a day', async () => {
  const { site, shop, id } = await open()
  await site.clock.advance('23h')
  const before = shop.statuses.get(id)
  await site.clock.advance('1h')
  expect([before, shop.statuses.get(id)]).toEqual([undefined, 'expired'])
})

test('a shop that was down learns it by a retry', async () => {
  const { site, shop, received, id } = await open()
  shop.isDown = true
  await site.payer.accept(id)
  await site.webhooks.wait()
  shop.isDown = false
  await site.clock.advance('5s')
  expect(received.map((one) => one.id)).toEqual([received[0]?.id, received[0]?.id])
  expect(shop.statuses.get(id)).toBe('active')
})

test('a shop that gets a webhook twice can tell by its id', async () => {
  const { site, shop, received, id } = await open()
  site.webhooks.misbehave({ how: 'duplicate' })
  await site.payer.accept(id)
  await site.webhooks.wait()
  expect(received).toHaveLength(2)
  expect(received[1]?.id).toBe(received[0]?.id)
  expect(shop.statuses).toEqual(new Map([[id, 'active']]))
})

test('a shop that refuses a bad signature gets the webhook again, rightly signed', async () => {
  const { site, shop, id } = await open()
  site.webhooks.misbehave({ how: 'wrong_signature' })
  await site.payer.accept(id)
  await site.webhooks.wait()
  const before = shop.statuses.get(id)
  await site.clock.advance('5s')
  expect(shop.refused).toHaveLength(1)
  expect([before, shop.statuses.get(id)]).toEqual([undefined, 'active'])
})
