import { step } from '../engine/step.ts'
import { Unanswered } from '../http/send.ts'
import { idIn } from './create.ts'
import { firstCustomer } from './customers.ts'
import { pixFor } from './payment-profiles.ts'
import { callsWithoutRight } from './refused/access.ts'
import { bareSubscription } from './unusual-records.ts'

/** Two calls at the same moment that enrol one subscription; fewer answers if one got lost. */
export const race = step('race', {
  requires: { firstCustomer, bareSubscription },
  // A refused call before must not have enrolled it.
  after: Object.fromEntries(callsWithoutRight('createPaymentProfile')),
  run: async (context, { firstCustomer: customer, bareSubscription: bare }) => {
    const id = bare === undefined ? undefined : idIn(bare.reply, 'subscription')
    if (id === undefined) return []
    const enrol = () =>
      context.write('createPaymentProfile', {
        path: { customer_id: customer.id },
        body: pixFor(id),
      })
    const settled = await Promise.allSettled([enrol(), enrol()])
    return settled.flatMap((one) => {
      if (one.status === 'fulfilled') return [one.value]
      if (one.reason instanceof Unanswered) return []
      throw one.reason
    })
  },
})
