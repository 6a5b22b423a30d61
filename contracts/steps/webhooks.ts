import { step } from '../engine/step.ts'
import type { Arrival, PendingEnrolment } from '../engine/receiver.ts'
import { isObject, textOfId, type JsonObject, type Reply } from '../http/exchange.ts'
import { recordOf } from '../http/answers/read-reply.ts'
import { skip } from '../model/stop.ts'
import { firstCustomer } from './customers.ts'
import { customersLate, subscriptionsLate } from './final-state.ts'
import { firstPaymentProfile, pixFor, refusePaymentProfile } from './payment-profiles.ts'
import { firstSubscription } from './subscriptions.ts'

/** Milliseconds between two looks at the receiver while waiting for a webhook. */
const LOOK = 100

/** A decision of the payer, and the webhooks that came after it. */
interface Decided {
  enrolment: PendingEnrolment
  arrivals: readonly Arrival[]
  /** The first later webhook about the payment profile or its subscription, if one came in time. */
  told: Arrival | undefined
  /** The answer that created the payment profile. */
  reply: Reply
}

/** The payer accepts the first payment profile; then the run waits for the webhook. */
export const decided = step('payer-accepts', {
  requires: { firstPaymentProfile, firstSubscription, firstCustomer },
  after: { customersLate, subscriptionsLate },
  run: async (
    context,
    { firstPaymentProfile: reply, firstSubscription: { id }, firstCustomer: owner },
  ): Promise<Decided> => {
    const { receiver, time } = context
    if (receiver === undefined) throw skip('NO_RECEIVER', 'Nothing receives webhooks')
    if (receiver.accept === undefined) throw skip('NO_PAYER', 'Nobody can accept the enrolment')
    const profile = recordOf(reply) ?? {}
    const profileId = textOfId(profile['id']) ?? null
    const enrolment: PendingEnrolment = {
      profileId,
      subscriptionId: id,
      customerId: owner.id,
      qrCode: qrCodeIn(profile),
    }
    const earlier = receiver.arrivals().length
    try {
      await receiver.accept(enrolment)
    } catch (error) {
      throw skip('NO_PAYER', `The enrolment could not be accepted: ${(error as Error).message}`)
    }
    const ids = [id, ...(profileId === null ? [] : [profileId])]
    const later = () => receiver.arrivals().slice(earlier)
    const find = () => later().find(({ text }) => ids.some((one) => names(text, one)))
    const deadline = time.now() + receiver.patience
    while (find() === undefined && time.now() < deadline) await time.sleep(LOOK)
    const told = find()
    return { enrolment, arrivals: later(), told, reply }
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

/** Checks whether a body has an id as a whole value: payloads are a gap (G84). */
function names(text: string, id: string): boolean {
  const quoted = id.replaceAll(/[^\w-]/g, '\\$&')
  return new RegExp(`(?<![\\w-])${quoted}(?![\\w-])`, 'i').test(text)
}

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
