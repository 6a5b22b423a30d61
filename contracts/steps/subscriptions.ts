import { step } from '../engine/step.ts'
import type { JsonObject, Reply } from '../http/exchange.ts'
import { toIntegerId } from '../http/json.ts'
import { holdsAll } from '../http/answers/read-list.ts'
import { skip } from '../model/stop.ts'
import { isSuccess } from '../http/answers/read-reply.ts'
import { idIn, listUntil, readFirst, readSoon } from './create.ts'
import {
  customersBefore,
  findByEmail,
  firstCustomer,
  onlyCustomer,
  sentCustomer,
} from './customers.ts'
import {
  customerIn,
  made,
  order,
  products,
  subscriptionsBefore,
  type MadeSubscription,
} from './orders.ts'

/** The first subscription that is listed, read by its id. */
export const listedSubscription = step('listed-subscription', {
  requires: { subscriptionsBefore },
  run: (context, { subscriptionsBefore: list }) =>
    readFirst(context, list, 'readSubscription', 'subscription'),
})

/** The call of the separate flow: two products, quantities and interval above one. */
export const sentSubscription = step('subscription-call', {
  requires: { firstCustomer, products },
  after: { subscriptionsBefore },
  run: (context, { firstCustomer: { id }, products: [first, second] }) => {
    const items = [
      { product: first!, quantity: 2 },
      ...(second === undefined ? [] : [{ product: second, quantity: 3 }]),
    ]
    return order(context, { interval: 3, items, person: undefined, customerId: id })
  },
})

/** The first customer's first subscription. */
export const firstSubscription = step('first-subscription', {
  requires: { sentSubscription },
  run: async (_, { sentSubscription: sent }) => made(sent),
})

/** The subscriptions when there is one alone: a list of one is a list as well. */
const onlySubscription = step('only-subscription', {
  requires: { subscriptionsBefore, firstSubscription },
  run: async (context, { subscriptionsBefore: { records } }) => {
    if (records.length > 0) throw skip('NOT_SHOWN', 'The site had subscriptions before')
    context.refuseUnlessSpare()
    return context.read('listSubscriptions')
  },
})

/** The call of the unified flow: the customer's data go with the subscription. */
export const sentUnified = step('unified-call', {
  requires: { products },
  after: { customersBefore, sentCustomer, subscriptionsBefore, onlyCustomer, onlySubscription },
  run: (context, { products: all }) => {
    const person = context.people.person(1)
    context.own(Object.values(person))
    // Three items where three products are known: more than a careless site keeps. Their order is not
    // that of their ids, which shows what a site sorts by (gap G24).
    const items = all
      .slice(0, 3)
      .toReversed()
      .map((product, index) => ({ product, quantity: 3 - index }))
    return order(context, { interval: 12, items, person, customerId: undefined })
  },
})

/** The subscription of the unified flow. */
export const unifiedSubscription = step('unified-subscription', {
  requires: { sentUnified },
  run: async (_, { sentUnified: sent }) => made(sent),
})

/** The first customer's second subscription. */
export const secondSubscription = step('second-subscription', {
  requires: { firstCustomer, products, firstSubscription },
  after: { onlySubscription },
  run: async (context, { firstCustomer: { id }, products: [first] }) => {
    const items = [{ product: first!, quantity: 2 }]
    return made(await order(context, { interval: 2, items, person: undefined, customerId: id }))
  },
})

/** The first subscription, read before anything is added to it. */
export const firstSubscriptionRead = step('first-subscription-read', {
  requires: { firstSubscription },
  run: (context, { firstSubscription: { id } }) => readSoon(context, 'readSubscription', id),
})

/** The unified flow's subscription, read. */
export const unifiedRead = step('unified-subscription-read', {
  requires: { unifiedSubscription },
  run: (context, { unifiedSubscription: { id } }) => readSoon(context, 'readSubscription', id),
})

/** The first customer's second subscription, read. */
export const secondSubscriptionRead = step('second-subscription-read', {
  requires: { secondSubscription },
  run: (context, { secondSubscription: { id } }) => readSoon(context, 'readSubscription', id),
})

/** A subscription of the run, with its expected values. */
export interface KnownSubscription {
  made: MadeSubscription
  /** The read before anything was added; undefined if it failed. */
  read: Reply | undefined
  /** Values that its embedded customer must have. */
  owner: JsonObject
}

/** The run's subscriptions of both flows, before anything is added to them. */
export const knownSubscriptions = step('known-subscriptions', {
  requires: { firstSubscription, firstCustomer },
  after: {
    firstSubscriptionRead,
    secondSubscription,
    secondSubscriptionRead,
    unifiedSubscription,
    unifiedRead,
  },
  run: async (_, { firstSubscription: first, firstCustomer: customer }, attempts) => {
    const owner = { id: toIntegerId(customer.id), ...customer.person }
    const known: KnownSubscription[] = [
      { made: first, read: attempts.firstSubscriptionRead, owner },
    ]
    const { secondSubscription: second, unifiedSubscription: unified } = attempts
    if (second !== undefined) {
      known.push({ made: second, read: attempts.secondSubscriptionRead, owner })
    }
    if (unified !== undefined) {
      known.push({ made: unified, read: attempts.unifiedRead, owner: unified.ordered.person ?? {} })
    }
    return known
  },
})

/** The customer that the unified flow created, by the id that the subscription embeds. */
export const unifiedCustomer = step('unified-customer', {
  requires: { unifiedSubscription },
  run: async (context, { unifiedSubscription: { reply } }) => {
    const id = customerIn(reply)
    return { id, reply: await readSoon(context, 'readCustomer', id) }
  },
})

/** The subscriptions once all of the run's are there, before items are added. */
export const subscriptionsAfter = step('subscriptions-after', {
  requires: { firstSubscription },
  after: { unifiedSubscription, secondSubscription, firstSubscriptionRead, subscriptionsBefore },
  run: (
    context,
    { firstSubscription: first },
    { unifiedSubscription: unified, secondSubscription: second },
  ) => {
    const ids = [first, unified, second].flatMap((one) => one?.id ?? [])
    return listUntil(context, 'listSubscriptions', (list) => holdsAll(list, ids))
  },
})

/** The customers, once the run's are listed and have subscriptions. */
export const customersAfter = step('customers-after', {
  requires: { sentCustomer },
  after: { firstCustomer, unifiedCustomer, firstSubscription, secondSubscription, customersBefore },
  run: async (
    context,
    { sentCustomer: { person, reply } },
    { firstCustomer: first, unifiedCustomer: unified },
  ) => {
    const ids = [first, unified].flatMap((one) => one?.id ?? [])
    const isNameless = isSuccess(reply) && idIn(reply, 'customer') === undefined
    return listUntil(
      context,
      'listCustomers',
      (list) =>
        holdsAll(list, ids) && (!isNameless || findByEmail(list, person.email) !== undefined),
    )
  },
})
