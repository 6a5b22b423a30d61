import { STEP, type Steps } from '../shared/steps.ts'
import { toTimestamp } from '../world/clock.ts'
import { addInterval } from '../world/periods.ts'
import type { Chance, Random } from '../world/random.ts'
import type { Customer, ItemRecord, SubscriptionRecord } from '../world/records.ts'

const DAY = 24 * 60 * 60 * 1000

/** How many subscriptions or items: the probability of 0, 1, 2 and 3. */
const SUBSCRIPTIONS = [0.15, 0.5, 0.25, 0.1]
const ITEMS = [0.05, 0.6, 0.25, 0.1]

/** Product ids of the catalogue, in the order in which a subscription gets them. */
const PRODUCTS = [1, 3, 2]

/** Creates each customer's subscriptions and their items, oldest first. */
export function* seedSubscriptions(
  customers: readonly Customer[],
  chance: Chance,
  random: Random,
): Steps<SubscriptionRecord[]> {
  const subscriptions: SubscriptionRecord[] = []
  for (const [index, customer] of customers.entries()) {
    if (index % STEP === 0) yield 0.25 + (index / customers.length) * 0.2
    const begin = Date.parse(customer.created_at)
    for (let count = draw(SUBSCRIPTIONS, chance); count > 0; count--) {
      const created = toTimestamp(begin + 60_000 + Math.floor(chance.next() * DAY))
      subscriptions.push(toSubscription(customer, created, chance, random))
    }
  }
  subscriptions.sort(byCreation)
  // In the order of their subscriptions, so that ids ascend with dates.
  let lastId = 0
  for (const [index, subscription] of subscriptions.entries()) {
    if (index % STEP === 0) yield 0.45 + (index / subscriptions.length) * 0.1
    subscription.items = toItems(subscription, lastId, chance)
    lastId += subscription.items.length
  }
  return subscriptions
}

/** Stands in the place of items until there are some. */
const NONE: readonly ItemRecord[] = []

function toSubscription(
  customer: Customer,
  created_at: string,
  chance: Chance,
  random: Random,
): SubscriptionRecord {
  const isYearly = chance.next() < 0.1
  const interval = isYearly || chance.next() < 0.8 ? 1 : 3
  const interval_unit = isYearly ? 'year' : 'month'
  return {
    id: random.uuid(),
    activate_on_payment: false,
    activated_at: null,
    balance_in_cents: 0,
    created_at,
    current_period_started_at: created_at,
    current_period_ends_at: addInterval(created_at, interval, interval_unit),
    interval,
    interval_unit,
    state: 'created',
    previous_state: 'created',
    prepaid: false,
    updated_at: created_at,
    customer_id: customer.id,
    items: NONE,
  }
}

/** Items of different products, created together with their subscription. */
function toItems({ created_at }: SubscriptionRecord, lastId: number, chance: Chance): ItemRecord[] {
  const length = draw(ITEMS, chance)
  const first = chance.next() < 0.7 ? 0 : 2
  const items: ItemRecord[] = []
  for (let index = 0; index < length; index++) {
    const product = PRODUCTS[(first + index) % PRODUCTS.length] ?? 1
    items.push({
      id: lastId + index + 1,
      quantity: chance.next() < 0.8 ? 1 : 2 + Math.floor(chance.next() * 4),
      created_at,
      updated_at: created_at,
      product_id: product,
      price_point_id: product,
    })
  }
  // A list that grew has room for sixteen more; its copy has not.
  return [...items]
}

/** Compares two records by `created_at`: timestamps of one form sort like texts (gap G10). */
export function byCreation(left: { created_at: string }, right: { created_at: string }): number {
  if (left.created_at === right.created_at) return 0
  return left.created_at < right.created_at ? -1 : 1
}

/** Draws a number, given the probability of each from 0. */
function draw(chances: readonly number[], chance: Chance): number {
  let rest = chance.next()
  for (let value = 0; value < chances.length; value++) {
    rest -= chances[value]!
    if (rest < 0) return value
  }
  return chances.length - 1
}
