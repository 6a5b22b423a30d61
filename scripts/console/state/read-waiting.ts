import type { Control } from '../../../mocks/control/client/client.ts'
import { FIRST_STATE, toStatus } from '../../../mocks/world/payment-profile-life.ts'
import type { Choices } from '../../../openapi/ledger.ts'
import type { PaymentProfile } from './state.ts'

type Subscription = Awaited<ReturnType<Control['subscriptions']['find']>>

/** An enrolment that waits for its payer. */
export interface WaitingEnrolment {
  profile: PaymentProfile
  subscription: Subscription
}

/** Reads the newest enrolments that wait for their payer, the newest first, and how many there are. */
export async function readWaiting(control: Control, limit: number) {
  // A site profile may call the first status otherwise.
  const status = toStatus(FIRST_STATE, (await control.profile()) as Choices)
  const { data, total } = await control.call('listPaymentProfiles', { query: { status, limit } })
  const waiting = data.toReversed().map(async (profile): Promise<WaitingEnrolment> => ({
    profile,
    subscription: await control.subscriptions.find(profile.subscription_id),
  }))
  return { waiting: await Promise.all(waiting), total }
}
