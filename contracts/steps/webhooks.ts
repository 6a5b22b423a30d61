import { step } from '../engine/step.ts'
import type { Arrival, PendingEnrolment } from '../engine/receiver.ts'
import type { Context } from '../engine/context.ts'
import { isObject, textOfId, toKey, type JsonObject, type Reply } from '../http/exchange.ts'
import { isAbout } from '../http/answers/read-notice.ts'
import { isSuccess, recordOf } from '../http/answers/read-reply.ts'
import { blockedBy, skip } from '../model/stop.ts'
import { firstCustomer } from './customers.ts'
import { customersLate, subscriptionsLate } from './final-state.ts'
import {
  firstPaymentProfile,
  paymentProfileAfterRefusals,
  pixFor,
  refusePaymentProfile,
} from './payment-profiles.ts'
import { firstSubscription, secondSubscription } from './subscriptions.ts'

/** Milliseconds between two looks at the receiver while waiting for a webhook. */
export const LOOK = 100

/** A decision of the payer, and the webhooks that came before and after it. */
export interface Decided {
  enrolment: PendingEnrolment
  /** Those about the payment profile or its subscription. */
  before: readonly Arrival[]
  /** Every one since, so far. */
  after: () => readonly Arrival[]
  /** The first later webhook about the payment profile or its subscription, if one came in time. */
  told: Arrival | undefined
  /** The answer that created the payment profile. */
  reply: Reply
}

/** Makes the payer accept, and waits for the webhook. */
async function decide(
  { receiver, time }: Context,
  reply: Reply,
  subscriptionId: string,
  customerId: string,
): Promise<Decided> {
  if (receiver === undefined) throw skip('NO_RECEIVER', 'Nothing receives webhooks')
  if (receiver.accept === undefined) throw skip('NO_PAYER', 'Nobody can accept the enrolment')
  const record = recordOf(reply) ?? {}
  const profile = isObject(record['payment_profile']) ? record['payment_profile'] : record
  const id = textOfId(profile['id'])
  // The answer's body is a gap (G102): it may show the subscription.
  const profileId = id === undefined || toKey(id) === toKey(subscriptionId) ? null : id
  const enrolment = { profileId, subscriptionId, customerId, qrCode: qrCodeIn(profile) }
  const isOurs = ({ text }: Arrival) => isAbout(text, enrolment)
  const earlier = receiver.arrivals().length
  try {
    await receiver.accept(enrolment)
  } catch (error) {
    throw skip('NO_PAYER', `The enrolment could not be accepted: ${(error as Error).message}`)
  }
  const after = () => receiver.arrivals().slice(earlier)
  const deadline = time.now() + receiver.patience
  while (!after().some(isOurs) && time.now() < deadline) await time.sleep(LOOK)
  const before = receiver.arrivals().slice(0, earlier).filter(isOurs)
  return { enrolment, before, after, told: after().find(isOurs), reply }
}

/** The payer accepts the first payment profile. */
export const decided = step('payer-accepts', {
  requires: { firstPaymentProfile, firstSubscription, firstCustomer },
  after: { customersLate, subscriptionsLate },
  run: (context, { firstPaymentProfile: reply, firstSubscription: { id }, firstCustomer: owner }) =>
    decide(context, reply, id, owner.id),
})

/** The payer accepts the payment profile of the second subscription too. */
export const decidedAgain = step('payer-accepts-again', {
  requires: { decided, paymentProfileAfterRefusals, secondSubscription, firstCustomer },
  run: (
    context,
    { paymentProfileAfterRefusals: reply, secondSubscription: { id }, firstCustomer: owner },
  ) => {
    if (isSuccess(reply)) return decide(context, reply, id, owner.id)
    throw blockedBy('PAY-RULE-015', `The payment profile was refused with ${reply.status}`)
  },
})

/** A further payment profile for the subscription whose profile the payer has accepted. */
export const secondPaymentProfileAfterDecision = step('second-profile-after-decision', {
  requires: { decided, firstCustomer, firstSubscription },
  run: async (context, { decided: { told }, firstCustomer: owner, firstSubscription: { id } }) => {
    if (told === undefined)
      throw skip('NOT_SHOWN', 'No webhook says that the payment profile is active')
    return refusePaymentProfile(context, owner.id, pixFor(id))
  },
})

/** The first subscription, read once the payer has accepted. */
export const firstSubscriptionDecided = step('first-subscription-decided', {
  requires: { decided, firstSubscription },
  run: (context, { firstSubscription: { id } }) =>
    context.read('readSubscription', { path: { id } }),
})

/** The text of a recurrence QR code, under whatever name (gap G25). */
function qrCodeIn(profile: JsonObject): string | null {
  for (const value of Object.values(profile)) {
    if (typeof value === 'string' && value.startsWith('000201')) return value
    if (isObject(value)) {
      const inner = qrCodeIn(value)
      if (inner !== null) return inner
    }
  }
  return null
}
