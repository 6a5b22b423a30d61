import { step } from '../../engine/step.ts'
import { skip } from '../../model/stop.ts'
import { firstCustomer } from '../customers.ts'
import { refuseProfile } from '../profiles.ts'
import { firstSubscription } from '../subscriptions.ts'
import { decided } from './webhooks.ts'

/** A further profile for the subscription whose profile the payer has accepted. */
export const secondProfileAfterDecision = step('second-profile-after-decision', {
  requires: { decided, firstCustomer, firstSubscription },
  run: async (context, { decided: { told }, firstCustomer: owner, firstSubscription: { id } }) => {
    if (told === undefined) throw skip('NOT_SHOWN', 'No webhook tells that the profile is active')
    return refuseProfile(context, owner.id, { payment_method_type: 'pix', subscription_id: id })
  },
})
