import { step } from '../engine/step.ts'
import type { Context } from '../engine/context.ts'
import { holdsAll, readList } from '../http/answers/read-list.ts'
import { isSuccess, recordOf } from '../http/answers/read-reply.ts'
import { wrongCalls } from './refused/access.ts'
import { createOnce, idIn, listUntil, readSoon } from './create.ts'
import { customersBefore, sentCustomer } from './customers.ts'
import { isSameQuantities, quantitiesOf } from './items.ts'
import { bareSubscription, emptySubscription, leastCustomer, race } from './least.ts'
import { paymentProfileAfterRefusals, secondPaymentProfileOfAnother } from './payment-profiles.ts'
import { firstSubscription } from './subscriptions.ts'
import { noItem, unknownHandle, unknownProduct } from './refused/wrong-bodies.ts'

/** An id that a client would like its customer to have. */
const WISHED_ID = 1_900_000_000

/**
 * A customer that few sites get right: it wishes for an id, and its texts have characters that
 * careless code changes. A site may refuse it (gap G53).
 */
export const oddCustomer = step('odd-customer', {
  after: { customersBefore, leastCustomer, paymentProfileAfterRefusals },
  creates: ['customer'],
  run: async (context) => {
    const person = {
      ...context.people.person(10),
      email: `sabia+${context.run}@example.com`,
      last_name: "D'Ávila & Filhos",
    }
    context.own(Object.values(person))
    const id = WISHED_ID + (context.settings.seed % 100_000)
    const find = async () => {
      const { records } = await readList(context, 'listCustomers')
      return records.find(({ record }) => record['email'] === person.email)
    }
    const reply = await createOnce(context, find, () =>
      context.write('createCustomer', { body: { id, ...person }, creates: 'customer' }),
    )
    const shown = isSuccess(reply) ? idIn(reply, 'customer') : undefined
    const read = shown === undefined ? undefined : await readSoon(context, 'readCustomer', shown)
    return { wished: String(id), person, reply, shown, read }
  },
})

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
    const ids = madeIn(context, 'createSubscription', 'subscription')
    const quantities = quantitiesOf(recordOf(read))
    const list = await context.askUntil(
      1,
      () => readList(context, 'listSubscriptions'),
      (listing) => {
        const found = listing.records.find(({ record }) => String(record['id']) === id)
        return holdsAll(listing, ids) && isSameQuantities(quantitiesOf(found?.record), quantities)
      },
    )
    return { ids, list, quantities }
  },
})

/** The customers at the end. */
export const customersLate = step('customers-late', {
  requires: { sentCustomer },
  after: { ...EVERYTHING, oddCustomer },
  run: async (context) => {
    const ids = madeIn(context, 'createCustomer', 'customer')
    return { ids, list: await listUntil(context, 'listCustomers', ids) }
  },
})

/** Ids that the answers of an operation show of what it made. */
function madeIn(context: Context, operation: string, kind: string): string[] {
  return context.replies.flatMap((reply) =>
    reply.exchange.operation === operation && isSuccess(reply) ? (idIn(reply, kind) ?? []) : [],
  )
}
