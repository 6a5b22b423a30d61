import { expect, test } from '@jest/globals'
import { enrol, subscribe } from '../src/enrol.ts'
import { openShop, type Shop } from './open-shop.ts'

/** Leads a customer to the QR code; nobody has scanned it yet. */
async function showCode(shop: Shop) {
  const subscription = await subscribe(shop.billing, shop.customerId, 1)
  const enrolment = await enrol(shop.billing, subscription)
  if (enrolment.kind !== 'scan') throw new Error(`no code to scan: ${enrolment.kind}`)
  return { subscriptionId: subscription.id, ...enrolment }
}

test('shows a QR code that ends a day later', async () => {
  const { qrCode, expiresAt } = await showCode(await openShop())
  expect(qrCode).toMatch(/^000201.*br\.gov\.bcb\.pix.*6304[0-9A-F]{4}$/)
  expect(expiresAt).toEqual(new Date('2027-02-01T12:00:00Z'))
})

test('knows nothing of the payment before the payer has decided', async () => {
  const shop = await openShop()
  await showCode(shop)
  await shop.site.webhooks.wait()
  expect(shop.told).toEqual([])
})

test('marks the subscription as active when the payer has accepted', async () => {
  const shop = await openShop()
  const { profileId, subscriptionId } = await showCode(shop)
  await shop.site.payer.accept(profileId)
  await shop.site.webhooks.wait()
  expect(shop.told).toEqual([[subscriptionId, 'active']])
})

test('marks the subscription as refused when the payer has refused', async () => {
  const shop = await openShop()
  const { profileId, subscriptionId } = await showCode(shop)
  await shop.site.payer.refuse(profileId)
  await shop.site.webhooks.wait()
  expect(shop.told).toEqual([[subscriptionId, 'refused']])
})

test('marks the subscription as expired when nobody scans the code for a day', async () => {
  const shop = await openShop()
  const { subscriptionId } = await showCode(shop)
  await shop.site.clock.advance('1d')
  expect(shop.told).toEqual([[subscriptionId, 'expired']])
})

test('learns that an active recurrence was ended at the bank', async () => {
  const shop = await openShop()
  const { profileId, subscriptionId } = await showCode(shop)
  await shop.site.payer.accept(profileId)
  await shop.site.webhooks.wait()
  await shop.site.payer.cancel(profileId)
  await shop.site.webhooks.wait()
  expect(shop.told).toEqual([
    [subscriptionId, 'active'],
    [subscriptionId, 'canceled'],
  ])
})

test('takes a second enrolment of one subscription for what it is: SB344', async () => {
  const shop = await openShop()
  const subscription = await subscribe(shop.billing, shop.customerId, 1)
  await enrol(shop.billing, subscription)
  expect(await enrol(shop.billing, subscription)).toEqual({ kind: 'already enrolled' })
})
