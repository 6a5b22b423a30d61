import { act } from '../engine/act.ts'
import type { Desk } from '../engine/desk.ts'
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
export function refuseProfile(desk: Desk, customerId: string, body: ProfileBody): Promise<Reply> {
  return desk.write('createPaymentProfile', {
    path: { customer_id: customerId },
    body,
    isRefused: true,
  })
}

/** Sends a right create-profile call. An answer that got lost cannot be looked up. */
async function enrol(desk: Desk, customerId: string, subscriptionId: string): Promise<Reply> {
  const send = () =>
    desk.write('createPaymentProfile', {
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
function brokenRule(name: string, change: (desk: Desk) => ProfileBody) {
  return act(name, {
    needs: { firstCustomer, secondSubscription },
    wants: { secondSubscriptionRead, otherAfterItem },
    run: (desk, { firstCustomer: customer, secondSubscription: { id } }) =>
      refuseProfile(desk, customer.id, {
        payment_method_type: 'pix',
        subscription_id: id,
        ...change(desk),
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
export const readBeforeProfile = act('read-before-profile', {
  needs: { firstSubscription },
  wants: { readAfterItem, repeatedItem },
  run: (desk, { firstSubscription: { id } }) => desk.read('readSubscription', { path: { id } }),
})

/** The call that enrols the first subscription, whatever its answer. */
export const sentProfile = act('profile-call', {
  needs: { firstCustomer, firstSubscription },
  wants: { readBeforeProfile },
  creates: ['payment_profile'],
  run: (desk, { firstCustomer: customer, firstSubscription: { id } }) =>
    enrol(desk, customer.id, id),
})

/** The answer that made the first profile. */
export const firstProfile = act('first-profile', {
  needs: { sentProfile },
  run: async (_, { sentProfile: reply }) => {
    if (isSuccess(reply)) return reply
    throw blockedBy('PAY-CREATE-001', `The profile was refused with ${reply.status}`)
  },
})

/** A second profile for the same subscription. */
export const secondProfile = act('second-profile', {
  needs: { firstProfile, firstCustomer, firstSubscription },
  run: (desk, { firstCustomer: customer, firstSubscription: { id } }) =>
    refuseProfile(desk, customer.id, { payment_method_type: 'pix', subscription_id: id }),
})

/** A second profile for the same subscription, under another customer. */
export const secondProfileOfAnother = act('second-profile-of-another', {
  needs: { firstProfile, firstSubscription, unifiedCustomer },
  wants: { secondProfile },
  run: (desk, { unifiedCustomer: { id: customerId }, firstSubscription: { id } }) =>
    refuseProfile(desk, customerId, { payment_method_type: 'pix', subscription_id: id }),
})

/** Once more: a refused call must not free the subscription. */
export const thirdProfile = act('third-profile', {
  needs: { firstProfile, firstCustomer, firstSubscription, secondProfile },
  wants: { secondProfileOfAnother },
  run: (desk, { firstCustomer: customer, firstSubscription: { id } }) =>
    refuseProfile(desk, customer.id, { payment_method_type: 'pix', subscription_id: id }),
})

/** The same subscription just after. */
export const readAfterProfile = act('read-after-profile', {
  needs: { firstProfile, firstSubscription },
  // A payer may decide at once: what rests on a pending profile comes first.
  wants: { thirdProfile },
  run: (desk, { firstSubscription: { id } }) => desk.read('readSubscription', { path: { id } }),
})

/** A profile for a customer that does not exist. */
export const profileOfNobody = act('profile-of-nobody', {
  needs: { secondSubscription },
  wants: { secondSubscriptionRead },
  run: (desk, { secondSubscription: { id } }) =>
    refuseProfile(desk, unknownCustomerId(desk), {
      payment_method_type: 'pix',
      subscription_id: id,
    }),
})

/** The second subscription is enrolled, after each rule was broken on it. */
export const profileAfterRefusals = act('profile-after-refusals', {
  needs: { firstCustomer, secondSubscription },
  wants: { ...brokenRules, profileOfNobody, readAfterProfile, thirdProfile },
  creates: ['payment_profile'],
  run: (desk, { firstCustomer: customer, secondSubscription: { id } }) =>
    enrol(desk, customer.id, id),
})

/** The second subscription, read after it was enrolled. */
export const secondReadAfterProfile = act('second-read-after-profile', {
  needs: { profileAfterRefusals, secondSubscription },
  run: (desk, { secondSubscription: { id } }) => desk.read('readSubscription', { path: { id } }),
})

/** A profile for the unified flow's subscription under the first customer (gap G59). */
export const profileOfAnother = act('profile-of-another', {
  needs: { firstCustomer, unifiedSubscription },
  wants: { profileAfterRefusals },
  run: (desk, { firstCustomer: customer, unifiedSubscription: { id } }) =>
    desk.write('createPaymentProfile', {
      path: { customer_id: customer.id },
      body: { payment_method_type: 'pix', subscription_id: id },
    }),
})

/** An integer that no site has reached yet. */
export function unknownCustomerId(desk: Desk): string {
  return String(2_000_000_000 + (desk.settings.seed % 100_000))
}
