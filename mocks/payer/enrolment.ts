import { toSubscription } from '../operations/views.ts'
import type { PaymentProfileRecord } from '../world/records.ts'
import type { Store } from '../world/store.ts'

/** What a payer is asked for. */
export interface Enrolment {
  profile: PaymentProfileRecord
  /** What is to be paid for, with its items and its customer; undefined where it is gone. */
  subscription: Awaited<ReturnType<typeof toSubscription>> | undefined
}

/** Reads what belongs to a payment profile. */
export async function readEnrolment(
  store: Store,
  profile: PaymentProfileRecord,
): Promise<Enrolment> {
  const found = await store.find('subscriptions', profile.subscription_id)
  return { profile, subscription: found && structuredClone(await toSubscription(store, found)) }
}
