import { step } from '../../engine/step.ts'
import { skip } from '../../model/stop.ts'
import { firstCustomer } from '../customers.ts'
import { refusePaymentProfile } from '../payment-profiles.ts'
import { firstSubscription } from '../subscriptions.ts'
import { decided } from './webhooks.ts'

/** A further payment profile for the subscription whose profile the payer has accepted. */
export const secondPaymentProfileAfterDecision = step('second-profile-after-decision', {
  requires: { decided, firstCustomer, firstSubscription },
  run: async (context, { decided: { told }, firstCustomer: owner, firstSubscription: { id } }) => {
    if (told === undefined)
      throw skip('NOT_SHOWN', 'No webhook tells that the payment profile is active')
    return refusePaymentProfile(context, owner.id, {
      payment_method_type: 'pix',
      subscription_id: id,
    })
  },
})
