import type { SubscriptionSummary } from 'sabia/types'
import { BillingRefusal, NoAnswer, type Billing } from './billing.ts'

/** What the shop shows the customer. */
export type Enrolment =
  | { kind: 'scan'; profileId: number; qrCode: string; expiresAt: Date }
  | { kind: 'already enrolled' }

/** Subscribes a customer to a product, once: also when the answer is lost on its way. */
export async function subscribe(
  billing: Billing,
  customerId: number,
  productId: number,
): Promise<SubscriptionSummary> {
  const subscription = {
    interval: 1,
    interval_unit: 'month',
    customer_id: customerId,
    subscription_items: [{ product_id: productId, quantity: 1 }],
  }
  for (let tries = 1; ; tries++) {
    const known = await findSubscription(billing, customerId, productId)
    if (known) return known
    try {
      return await billing.post<SubscriptionSummary>('/api/subscriptions', { subscription })
    } catch (error) {
      if (!(error instanceof NoAnswer) || tries === 3) throw error
    }
  }
}

/** Asks for a Pix recurrence; the customer scans its QR code and decides later. */
export async function enrol(
  billing: Billing,
  { id, customer }: SubscriptionSummary,
): Promise<Enrolment> {
  const path = `/api/customers/${customer.id}/payment_profiles`
  const body = { payment_method_type: 'pix', subscription_id: id }
  for (let tries = 1; ; tries++) {
    try {
      const profile = await billing.post<
        Record<'qr_code' | 'qr_code_expires_at', string> & { id: number }
      >(path, body)
      const expiresAt = new Date(profile.qr_code_expires_at)
      return { kind: 'scan', profileId: profile.id, qrCode: profile.qr_code, expiresAt }
    } catch (error) {
      // Asking again never makes a second profile. SB344 after a lost answer tells that the profile
      // exists, but its QR code is lost too: another subscription is needed to show one.
      if (error instanceof BillingRefusal && error.code === 'SB344')
        return { kind: 'already enrolled' }
      if (!(error instanceof NoAnswer) || tries === 3) throw error
    }
  }
}

async function findSubscription(
  billing: Billing,
  customerId: number,
  productId: number,
): Promise<SubscriptionSummary | undefined> {
  const all = await billing.get<SubscriptionSummary[]>('/api/subscriptions')
  return all.find(
    ({ customer, items }) =>
      customer.id === customerId && items.some(({ product }) => product.id === productId),
  )
}
