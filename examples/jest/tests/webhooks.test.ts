import { expect, test } from '@jest/globals'
import { enrol, subscribe } from '../src/enrol.ts'
import { openShop, type Shop } from './open-shop.ts'

/** Has a payment profile accepted, and waits until the webhook was answered. */
async function accept({ site, billing, customerId }: Shop, productId = 1): Promise<string> {
  const subscription = await subscribe(billing, customerId, productId)
  const enrolment = await enrol(billing, subscription)
  if (enrolment.kind !== 'scan') throw new Error(`no code to scan: ${enrolment.kind}`)
  await site.payer.accept(enrolment.profileId)
  await site.webhooks.wait()
  return subscription.id
}

test('a webhook with a wrong signature is answered 401 and changes nothing', async () => {
  const shop = await openShop()
  shop.site.webhooks.misbehave({ how: 'wrong_signature' })
  await accept(shop)
  expect(shop.site.webhooks.deliveries()[0]?.attempts[0]).toMatchObject({ status: 401 })
  expect(shop.told).toEqual([])
})

test('the retry of a webhook that was answered 401 is taken', async () => {
  const shop = await openShop()
  shop.site.webhooks.misbehave({ how: 'wrong_signature' })
  const subscriptionId = await accept(shop)
  await shop.site.clock.advance('5s')
  expect(shop.told).toEqual([[subscriptionId, 'active']])
})

test('a webhook that comes twice is taken once, and answered both times', async () => {
  const shop = await openShop()
  shop.site.webhooks.misbehave({ how: 'duplicate' })
  const subscriptionId = await accept(shop)
  const [delivery] = shop.site.webhooks.deliveries()
  expect(delivery?.attempts.map(({ status }) => status)).toEqual([204, 204])
  expect(shop.told).toEqual([[subscriptionId, 'active']])
})

test('a webhook that was lost arrives when it is sent again', async () => {
  const shop = await openShop()
  shop.site.webhooks.misbehave({ how: 'drop' })
  const subscriptionId = await accept(shop)
  const [lost] = shop.site.webhooks.deliveries()
  shop.site.webhooks.redeliver(lost!.id)
  await shop.site.webhooks.wait()
  expect(shop.told).toEqual([[subscriptionId, 'active']])
})
