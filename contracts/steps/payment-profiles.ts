import { step } from '../engine/step.ts'
import type { Context } from '../engine/context.ts'
import { textOfId, toKey, type Reply } from '../http/exchange.ts'
import { isRefused, isSuccess, mentions, recordOf } from '../http/answers/read-reply.ts'
import { Unanswered } from '../http/send.ts'
import { blockedBy, skip } from '../model/stop.ts'
import { firstCustomer } from './customers.ts'
import { add, otherAfterItem, quantitiesOf, readAfterItem } from './items.ts'
import { products } from './orders.ts'
import {
  brokenRules,
  CARD,
  listBody,
  paymentProfileOfNobody,
  pixFor,
  refusePaymentProfile,
  rulesTogether,
  subscriptionUnknown,
  type PaymentProfileBody,
} from './refused/broken-rules.ts'
import {
  firstSubscription,
  secondSubscription,
  unifiedCustomer,
  unifiedRead,
  unifiedSubscription,
} from './subscriptions.ts'

/** Sends a valid create-profile call. An answer that got lost cannot be looked up. */
export async function enrol(
  context: Context,
  customerId: string,
  body: PaymentProfileBody,
  isNeeded = true,
): Promise<Reply> {
  const send = () =>
    context.write('createPaymentProfile', { path: { customer_id: customerId }, body, isNeeded })
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error
    // A subscription has one profile: the second call shows whether the first one worked.
    const again = await send().catch(async (fault: unknown) => {
      if (!(fault instanceof Unanswered)) throw fault
      // The site may rest for a moment.
      await context.time.sleep(1000)
      return send()
    })
    if (!mentions(again, 'SB344')) return again
    throw skip('NOT_SHOWN', 'The payment profile was created, but the answer did not come through')
  }
}

/** The enrolled subscription just before. */
export const readBeforePaymentProfile = step('read-before-profile', {
  requires: { firstSubscription },
  after: { readAfterItem },
  run: (context, { firstSubscription: { id } }) =>
    context.read('readSubscription', { path: { id } }),
})

/** An enrolment, with reads of the subscription right before and right after. */
interface Enrolment {
  before: Reply
  reply: Reply
  after: Reply
}

async function enrolAfterRead(
  context: Context,
  before: Reply,
  customerId: string,
  subscriptionId: string,
  body = pixFor(subscriptionId),
): Promise<Enrolment> {
  const reply = await enrol(context, customerId, body)
  const after = await context.read('readSubscription', { path: { id: subscriptionId } })
  return { before, reply, after }
}

/** The enrolment of the first subscription, whatever its answer. */
export const firstEnrolment = step('first-enrolment', {
  requires: { firstCustomer, firstSubscription, readBeforePaymentProfile },
  run: (
    context,
    { firstCustomer: customer, firstSubscription: { id }, readBeforePaymentProfile: before },
  ) => enrolAfterRead(context, before, customer.id, id),
})

/** The call that enrols the first subscription, whatever its answer. */
export const sentPaymentProfile = step('profile-call', {
  requires: { firstEnrolment },
  run: async (_, { firstEnrolment: { reply } }) => reply,
})

/** The answer that created the first payment profile. */
export const firstPaymentProfile = step('first-profile', {
  requires: { sentPaymentProfile },
  run: async (_, { sentPaymentProfile: reply }) => {
    if (isSuccess(reply)) return reply
    throw blockedBy('PAY-CREATE-001', `The payment profile was refused with ${reply.status}`)
  },
})

/** A second payment profile for the same subscription. */
export const secondPaymentProfile = step('second-profile', {
  requires: { firstPaymentProfile, firstCustomer, firstSubscription },
  run: (context, { firstCustomer: customer, firstSubscription: { id } }) =>
    refusePaymentProfile(context, customer.id, pixFor(id)),
})

/** A second payment profile for the same subscription, under another customer. */
export const secondPaymentProfileOfAnother = step('second-profile-of-another', {
  requires: { firstPaymentProfile, firstSubscription, unifiedCustomer },
  after: { secondPaymentProfile },
  run: (context, { unifiedCustomer: { id: customerId }, firstSubscription: { id } }) =>
    refusePaymentProfile(context, customerId, pixFor(id)),
})

/** A payment profile of another type for the same subscription: it breaks two rules. */
export const cardForEnrolled = step('card-for-enrolled', {
  requires: { firstPaymentProfile, firstCustomer, firstSubscription },
  after: { secondPaymentProfile },
  run: (context, { firstCustomer: customer, firstSubscription: { id } }) =>
    refusePaymentProfile(context, customer.id, { ...pixFor(id), ...CARD }),
})

/** A payment profile without a type for the same subscription: it breaks two rules. */
export const blankForEnrolled = step('blank-for-enrolled', {
  requires: { firstPaymentProfile, firstCustomer, firstSubscription },
  after: { secondPaymentProfile },
  run: (context, { firstCustomer: customer, firstSubscription: { id } }) => {
    context.refuseUnlessSpare()
    return refusePaymentProfile(context, customer.id, { subscription_id: id })
  },
})

/** The id of the same subscription in the other letter case: the same one, or none. */
export const profileInOtherCase = step('profile-in-other-case', {
  requires: { firstPaymentProfile, firstCustomer, firstSubscription },
  after: { secondPaymentProfile },
  run: (context, { firstCustomer: customer, firstSubscription: { id } }) => {
    context.refuseUnlessSpare()
    const upper = id.toUpperCase()
    const turned = upper === id ? id.toLowerCase() : upper
    return refusePaymentProfile(context, customer.id, pixFor(turned))
  },
})

/** Once more: a refused call must not free the subscription. */
export const thirdPaymentProfile = step('third-profile', {
  requires: { firstPaymentProfile, firstCustomer, firstSubscription, secondPaymentProfile },
  after: { secondPaymentProfileOfAnother, cardForEnrolled, blankForEnrolled, profileInOtherCase },
  run: (context, { firstCustomer: customer, firstSubscription: { id } }) =>
    refusePaymentProfile(context, customer.id, pixFor(id)),
})

/** The enrolled subscription once more, with a key that the spec does not have (gap G53). */
export const paymentProfileWithNotes = step('profile-with-notes', {
  requires: { thirdPaymentProfile, firstCustomer, firstSubscription },
  run: (context, { firstCustomer: customer, firstSubscription: { id } }) =>
    refusePaymentProfile(context, customer.id, { ...pixFor(id), notes: 'hello' }),
})

/** The second subscription is enrolled, after each rule was broken on it. */
export const secondEnrolment = step('second-enrolment', {
  requires: { firstCustomer, secondSubscription },
  after: {
    ...brokenRules,
    listBody,
    rulesTogether,
    paymentProfileOfNobody,
    thirdPaymentProfile,
  },
  run: async (context, { firstCustomer: customer, secondSubscription: { id } }) => {
    const before = await context.read('readSubscription', { path: { id } })
    // The order of keys says nothing.
    const body = { subscription_id: id, payment_method_type: 'pix' }
    return enrolAfterRead(context, before, customer.id, id, body)
  },
})

/** The answer to the second subscription's enrolment. */
export const paymentProfileAfterRefusals = step('profile-after-refusals', {
  requires: { secondEnrolment },
  run: async (_, { secondEnrolment: { reply } }) => reply,
})

/**
 * A product added that the subscription has (gap G51): to the second one, which is enrolled, or to one that
 * is not where the site refuses that. `enrolled` is what the first got (gap G56).
 */
export const repeatedItem = step('repeated-item', {
  requires: { secondSubscription, secondEnrolment, products },
  after: { otherAfterItem, unifiedSubscription, unifiedRead },
  run: async (
    context,
    { secondSubscription: { id }, secondEnrolment: { after }, products: [product] },
    { unifiedSubscription: other, unifiedRead: read },
  ) => {
    const addTo = (one: string, shown: Reply) =>
      add(context, one, product!.handle, 1, quantitiesOf(recordOf(shown)))
    const added = await addTo(id, after)
    const { reply: enrolled } = added
    const isOpen = isRefused(enrolled) && enrolled.status < 500
    if (!isOpen || other === undefined || read === undefined) return { ...added, enrolled }
    return { ...(await addTo(other.id, read)), enrolled }
  },
})

/** A second payment profile for the second subscription. */
export const repeatedPaymentProfile = step('repeated-profile', {
  requires: { firstCustomer, secondSubscription, paymentProfileAfterRefusals },
  run: (
    context,
    { firstCustomer: customer, secondSubscription: { id }, paymentProfileAfterRefusals: reply },
  ) => {
    if (isSuccess(reply)) return refusePaymentProfile(context, customer.id, pixFor(id))
    throw blockedBy('PAY-RULE-015', `The payment profile was refused with ${reply.status}`)
  },
})

/** A rule broken once the site has payment profiles, on the subscription of another customer. */
function ruleBrokenLate(name: string, change: PaymentProfileBody) {
  return step(name, {
    requires: { unifiedCustomer, unifiedSubscription, paymentProfileAfterRefusals },
    after: { repeatedPaymentProfile },
    run: (context, { unifiedCustomer: customer, unifiedSubscription: { id } }) =>
      refusePaymentProfile(context, customer.id, { ...pixFor(id), ...change }),
  })
}

/** The rules once more, when there are payment profiles. */
export const rulesBrokenLate = {
  typeMissing: ruleBrokenLate('late-type-missing', { payment_method_type: undefined }),
  typeLike: ruleBrokenLate('late-type-like', { payment_method_type: 'boleto_pix' }),
  subscriptionMissing: ruleBrokenLate('late-subscription-missing', { subscription_id: undefined }),
  /** The id of a record of another kind. */
  subscriptionOfProfile: step('late-subscription-of-profile', {
    requires: { unifiedCustomer, firstPaymentProfile, firstSubscription },
    after: { repeatedPaymentProfile },
    run: (
      context,
      { unifiedCustomer: { id }, firstPaymentProfile: reply, firstSubscription: first },
    ) => {
      const profileId = textOfId(recordOf(reply)?.['id'])
      // The body is a gap (G102): it may show the subscription.
      if (profileId === undefined || toKey(profileId) === toKey(first.id))
        throw skip('NOT_SHOWN', 'No answer shows the id of a payment profile')
      context.refuseUnlessSpare()
      return refusePaymentProfile(context, id, pixFor(profileId))
    },
  }),
  /** The same id as before: a refused call must not have made it known. */
  subscriptionUnknown: step('late-subscription-unknown', {
    requires: { unifiedCustomer, subscriptionUnknown, paymentProfileAfterRefusals },
    after: { repeatedPaymentProfile },
    run: (context, { unifiedCustomer: { id }, subscriptionUnknown: early }) =>
      refusePaymentProfile(context, id, JSON.parse(early.exchange.requestBody ?? '{}')),
  }),
}
