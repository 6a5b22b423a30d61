import { step } from '../engine/step.ts'
import type { Context } from '../engine/context.ts'
import type { Reply } from '../http/exchange.ts'
import { isSuccess, mentions } from '../http/answers/read-reply.ts'
import { Unanswered } from '../http/send.ts'
import { blockedBy, skip } from '../model/stop.ts'
import { firstCustomer } from './customers.ts'
import { otherAfterItem, readAfterItem, repeatedItem } from './items.ts'
import {
  firstSubscription,
  secondSubscription,
  secondSubscriptionRead,
  unifiedCustomer,
  unifiedSubscription,
} from './subscriptions.ts'

/** A body of the create-profile call; a key that is undefined is left out. */
export type ProfileBody = Readonly<Record<string, unknown>>

/** Sends a create-profile call that must be refused. */
export function refuseProfile(
  context: Context,
  customerId: string,
  body: ProfileBody,
): Promise<Reply> {
  return context.write('createPaymentProfile', {
    path: { customer_id: customerId },
    body,
    isRefused: true,
  })
}

/** Sends a right create-profile call. An answer that got lost cannot be looked up. */
async function enrol(context: Context, customerId: string, subscriptionId: string): Promise<Reply> {
  const send = () =>
    context.write('createPaymentProfile', {
      path: { customer_id: customerId },
      body: { payment_method_type: 'pix', subscription_id: subscriptionId },
      creates: 'payment_profile',
    })
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error
    // One profile for a subscription: the second call tells whether the first one was carried out.
    const again = await send()
    if (!mentions(again, 'SB344')) return again
    throw skip('NOT_SHOWN', 'The profile was created, but the answer did not come through')
  }
}

/** A create-profile call for the second subscription that breaks one rule. */
function brokenRule(name: string, change: (context: Context) => ProfileBody) {
  return step(name, {
    requires: { firstCustomer, secondSubscription },
    after: { secondSubscriptionRead, otherAfterItem },
    run: (context, { firstCustomer: customer, secondSubscription: { id } }) =>
      refuseProfile(context, customer.id, {
        payment_method_type: 'pix',
        subscription_id: id,
        ...change(context),
      }),
  })
}

export const typeMissing = brokenRule('type-missing', () => ({ payment_method_type: undefined }))
const typeNull = brokenRule('type-null', () => ({ payment_method_type: null }))
const typeEmpty = brokenRule('type-empty', () => ({ payment_method_type: '' }))
export const typeSpaces = brokenRule('type-spaces', () => ({ payment_method_type: '   ' }))
export const typeOther = brokenRule('type-other', () => ({ payment_method_type: 'boleto' }))
const typeNearly = brokenRule('type-nearly', () => ({ payment_method_type: 'pixel' }))
const subscriptionMissing = brokenRule('subscription-missing', () => ({
  subscription_id: undefined,
}))
const subscriptionNull = brokenRule('subscription-null', () => ({ subscription_id: null }))
export const subscriptionEmpty = brokenRule('subscription-empty', () => ({ subscription_id: '' }))
export const subscriptionUnknown = brokenRule('subscription-unknown', ({ people }) => ({
  subscription_id: people.uuid(),
}))
export const subscriptionMalformed = brokenRule('subscription-malformed', () => ({
  subscription_id: 'no-uuid',
}))

/** Every call for the second subscription that breaks a rule: none of them may leave a trace. */
export const brokenRules = {
  typeMissing,
  typeNull,
  typeEmpty,
  typeSpaces,
  typeOther,
  typeNearly,
  subscriptionMissing,
  subscriptionNull,
  subscriptionEmpty,
  subscriptionUnknown,
  subscriptionMalformed,
}

/** The enrolled subscription just before. */
export const readBeforeProfile = step('read-before-profile', {
  requires: { firstSubscription },
  after: { readAfterItem, repeatedItem },
  run: (context, { firstSubscription: { id } }) =>
    context.read('readSubscription', { path: { id } }),
})

/** The call that enrols the first subscription, whatever its answer. */
export const sentProfile = step('profile-call', {
  requires: { firstCustomer, firstSubscription },
  after: { readBeforeProfile },
  creates: ['payment_profile'],
  run: (context, { firstCustomer: customer, firstSubscription: { id } }) =>
    enrol(context, customer.id, id),
})

/** The answer that made the first profile. */
export const firstProfile = step('first-profile', {
  requires: { sentProfile },
  run: async (_, { sentProfile: reply }) => {
    if (isSuccess(reply)) return reply
    throw blockedBy('PAY-CREATE-001', `The profile was refused with ${reply.status}`)
  },
})

/** A second profile for the same subscription. */
export const secondProfile = step('second-profile', {
  requires: { firstProfile, firstCustomer, firstSubscription },
  run: (context, { firstCustomer: customer, firstSubscription: { id } }) =>
    refuseProfile(context, customer.id, { payment_method_type: 'pix', subscription_id: id }),
})

/** A second profile for the same subscription, under another customer. */
export const secondProfileOfAnother = step('second-profile-of-another', {
  requires: { firstProfile, firstSubscription, unifiedCustomer },
  after: { secondProfile },
  run: (context, { unifiedCustomer: { id: customerId }, firstSubscription: { id } }) =>
    refuseProfile(context, customerId, { payment_method_type: 'pix', subscription_id: id }),
})

/** Once more: a refused call must not free the subscription. */
export const thirdProfile = step('third-profile', {
  requires: { firstProfile, firstCustomer, firstSubscription, secondProfile },
  after: { secondProfileOfAnother },
  run: (context, { firstCustomer: customer, firstSubscription: { id } }) =>
    refuseProfile(context, customer.id, { payment_method_type: 'pix', subscription_id: id }),
})

/** The same subscription just after. */
export const readAfterProfile = step('read-after-profile', {
  requires: { firstProfile, firstSubscription },
  // A payer may decide at once: what rests on a pending profile comes first.
  after: { thirdProfile },
  run: (context, { firstSubscription: { id } }) =>
    context.read('readSubscription', { path: { id } }),
})

/** A profile for a customer that does not exist. */
export const profileOfNobody = step('profile-of-nobody', {
  requires: { secondSubscription },
  after: { secondSubscriptionRead },
  run: (context, { secondSubscription: { id } }) =>
    refuseProfile(context, unknownCustomerId(context), {
      payment_method_type: 'pix',
      subscription_id: id,
    }),
})

/** The second subscription is enrolled, after each rule was broken on it. */
export const profileAfterRefusals = step('profile-after-refusals', {
  requires: { firstCustomer, secondSubscription },
  after: { ...brokenRules, profileOfNobody, readAfterProfile, thirdProfile },
  creates: ['payment_profile'],
  run: (context, { firstCustomer: customer, secondSubscription: { id } }) =>
    enrol(context, customer.id, id),
})

/** The second subscription, read after it was enrolled. */
export const secondReadAfterProfile = step('second-read-after-profile', {
  requires: { profileAfterRefusals, secondSubscription },
  run: (context, { secondSubscription: { id } }) =>
    context.read('readSubscription', { path: { id } }),
})

/** A profile for the unified flow's subscription under the first customer (gap G59). */
export const profileOfAnother = step('profile-of-another', {
  requires: { firstCustomer, unifiedSubscription },
  after: { profileAfterRefusals },
  run: (context, { firstCustomer: customer, unifiedSubscription: { id } }) =>
    context.write('createPaymentProfile', {
      path: { customer_id: customer.id },
      body: { payment_method_type: 'pix', subscription_id: id },
    }),
})

/** An integer that no site has reached yet. */
export function unknownCustomerId(context: Context): string {
  return String(2_000_000_000 + (context.settings.seed % 100_000))
}
