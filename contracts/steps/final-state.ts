import { step } from '../engine/step.ts'
import type { Context } from '../engine/context.ts'
import { textOfId, toKey } from '../http/exchange.ts'
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
import {
  paymentProfileAfterRefusals,
  repeatedItem,
  secondPaymentProfileOfAnother,
} from './payment-profiles.ts'
import { race } from './race.ts'
import { firstSubscription } from './subscriptions.ts'
import {
  noItem,
  unknownHandle,
  unknownProduct,
  unknownProductForKnown,
} from './refused/wrong-bodies.ts'

/** All steps that change the site. A step after them sees all of their effects. */
const EVERYTHING = {
  ...Object.fromEntries(wrongCalls),
  paymentProfileAfterRefusals,
  repeatedItem,
  secondPaymentProfileOfAnother,
  race,
  bareSubscription,
  emptySubscription,
  leastCustomer,
  unknownHandle,
  unknownProduct,
  unknownProductForKnown,
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
  run: async (
    context,
    { firstSubscription: { id }, firstSubscriptionLate: read },
    { repeatedItem: added },
  ) => {
    const ids = createdBy(context, 'createSubscription', 'subscription')
    /** What those have by now to which an item was added. */
    const grown = [
      { id, quantities: quantitiesOf(recordOf(read)) },
      ...(added !== undefined && isSuccess(added.reply)
        ? [{ id: added.id, quantities: added.after }]
        : []),
    ]
    const list = await listUntil(context, 'listSubscriptions', (listing) => {
      const isAsGrown = grown.every((one) => {
        const found = listing.records.find(({ record }) => toKey(record['id']) === toKey(one.id))
        return isSameQuantities(quantitiesOf(found?.record), one.quantities)
      })
      return holdsAll(listing, ids) && isAsGrown
    })
    return { ids, list, grown }
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

/**
 * The first subscription, read once more, by the id that the list shows: what did not change meanwhile,
 * the list must show.
 */
export const firstSubscriptionLast = step('first-subscription-last', {
  requires: { firstSubscription, subscriptionsLate },
  run: (context, { firstSubscription: { id }, subscriptionsLate: { list } }) => {
    const listed = list.records.find(({ record }) => toKey(record['id']) === toKey(id))
    const path = { id: textOfId(listed?.record['id']) ?? id }
    return context.read('readSubscription', { path })
  },
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
