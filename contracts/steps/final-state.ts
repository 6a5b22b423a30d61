import { step } from '../engine/step.ts'
import type { Context } from '../engine/context.ts'
import { holdsAll } from '../http/answers/read-list.ts'
import { isSuccess, recordOf } from '../http/answers/read-reply.ts'
import { wrongCalls } from './refused/access.ts'
import { idIn, listUntil } from './create.ts'
import { firstCustomer, sentCustomer } from './customers.ts'
import { isSameQuantities, quantitiesOf } from './items.ts'
import {
  bareSubscription,
  emptySubscription,
  leastCustomer,
  oddCustomer,
} from './unusual-records.ts'
import { paymentProfileAfterRefusals, secondPaymentProfileOfAnother } from './payment-profiles.ts'
import { race } from './race.ts'
import { firstSubscription } from './subscriptions.ts'
import { noItem, unknownHandle, unknownProduct } from './refused/wrong-bodies.ts'

/** All steps that change the site. A step after them sees all of their effects. */
const EVERYTHING = {
  ...Object.fromEntries(wrongCalls),
  paymentProfileAfterRefusals,
  secondPaymentProfileOfAnother,
  race,
  bareSubscription,
  emptySubscription,
  leastCustomer,
  unknownHandle,
  unknownProduct,
  noItem,
}

/** The first subscription at the end. */
export const firstSubscriptionLate = step('first-subscription-late', {
  requires: { firstSubscription },
  after: EVERYTHING,
  run: (context, { firstSubscription: { id } }) =>
    context.read('readSubscription', { path: { id } }),
})

/** The subscriptions at the end: some have a payment profile by now, one has no items. */
export const subscriptionsLate = step('subscriptions-late', {
  requires: { firstSubscription, firstSubscriptionLate },
  after: EVERYTHING,
  run: async (context, { firstSubscription: { id }, firstSubscriptionLate: read }) => {
    const ids = createdBy(context, 'createSubscription', 'subscription')
    const quantities = quantitiesOf(recordOf(read))
    const list = await listUntil(context, 'listSubscriptions', (listing) => {
      const found = listing.records.find(({ record }) => String(record['id']) === id)
      return holdsAll(listing, ids) && isSameQuantities(quantitiesOf(found?.record), quantities)
    })
    return { ids, list, quantities }
  },
})

/** The customers at the end. */
export const customersLate = step('customers-late', {
  requires: { sentCustomer },
  after: { ...EVERYTHING, oddCustomer },
  run: async (context) => {
    const ids = createdBy(context, 'createCustomer', 'customer')
    return { ids, list: await listUntil(context, 'listCustomers', (list) => holdsAll(list, ids)) }
  },
})

/** The first subscription, read once more: what did not change meanwhile, the list must show. */
export const firstSubscriptionLast = step('first-subscription-last', {
  requires: { firstSubscription, subscriptionsLate },
  run: (context, { firstSubscription: { id } }) =>
    context.read('readSubscription', { path: { id } }),
})

/** The first customer at the end. */
export const firstCustomerLate = step('first-customer-late', {
  requires: { firstCustomer },
  after: { customersLate, subscriptionsLate },
  run: (context, { firstCustomer: { id } }) => context.read('readCustomer', { path: { id } }),
})

/** Ids of the records that an operation's answers show. */
function createdBy(context: Context, operation: string, kind: string): string[] {
  return context.replies.flatMap((reply) =>
    reply.exchange.operation === operation && isSuccess(reply) ? (idIn(reply, kind) ?? []) : [],
  )
}
