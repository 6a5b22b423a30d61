import { step } from '../engine/step.ts'
import { Unanswered } from '../http/send.ts'
import { pixFor } from './refused/broken-rules.ts'
import { callsWithoutRight, unenrolled } from './refused/access.ts'

/** Two calls at the same moment that enrol one subscription; fewer answers if one got lost. */
export const race = step('race', {
  requires: { unenrolled },
  // A refused call before must not have enrolled it.
  after: Object.fromEntries(callsWithoutRight('createPaymentProfile')),
  run: async (context, { unenrolled: { customerId, subscriptionId } }) => {
    const enrol = () =>
      context.write('createPaymentProfile', {
        path: { customer_id: customerId },
        body: pixFor(subscriptionId),
      })
    const settled = await Promise.allSettled([enrol(), enrol()])
    return settled.flatMap((one) => {
      if (one.status === 'fulfilled') return [one.value]
      if (one.reason instanceof Unanswered) return []
      throw one.reason
    })
  },
})
