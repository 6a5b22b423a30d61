import { STEP, type Steps } from '../shared/steps.ts'
import { toTimestamp } from '../world/clock.ts'
import { addMonths } from '../world/periods.ts'
import type { Chance, Random } from '../world/random.ts'
import type { ItemRecord, SubscriptionRecord } from '../world/records.ts'

const DAY = 24 * 60 * 60 * 1000

/** How many subscriptions or items: the probability of 0, 1, 2 and 3. */
const SUBSCRIPTIONS = [0.15, 0.5, 0.25, 0.1]
const ITEMS = [0.05, 0.6, 0.25, 0.1]

/** Product ids of the catalogue, in the order in which a subscription gets them. */
const PRODUCTS = [1, 3, 2]

/**
 * Creates each customer's subscriptions and their items, oldest first.
 *
 * @param customers when each was created, in milliseconds since 1970
 */
export function* seedSubscriptions(
  customers: Float64Array,
  chance: Chance,
  random: Random,
): Steps<SubscriptionRecord[]> {
  const later = createLater()
  const subscriptions: SubscriptionRecord[] = []
  for (let index = 0; index < customers.length; index++) {
    if (index % STEP === 0) yield 0.25 + (index / customers.length) * 0.2
    for (let count = draw(SUBSCRIPTIONS, chance); count > 0; count--) {
      const created = customers[index]! + 60_000 + Math.floor(chance.next() * DAY)
      subscriptions.push(toSubscription(index + 1, created, later, chance, random))
    }
  }
  subscriptions.sort(byCreation)
  // In the order of their subscriptions, so that ids ascend with dates.
  let lastId = 0
  for (let index = 0; index < subscriptions.length; index++) {
    if (index % STEP === 0) yield 0.45 + (index / subscriptions.length) * 0.1
    const subscription = subscriptions[index]!
    subscription.items = toItems(subscription, lastId, chance)
    lastId += subscription.items.length
  }
  return subscriptions
}

/** Adds months to a moment, in milliseconds since 1970. */
type Later = (moment: number, months: number) => number

/** Each day is looked up in the calendar once for the same number of months. */
function createLater(): Later {
  const found = new Map<number, number>()
  return (moment, months) => {
    const day = Math.floor(moment / DAY)
    const key = day * 16 + months
    let end = found.get(key)
    if (end === undefined) found.set(key, (end = addMonths(day * DAY, months)))
    return end + (moment % DAY)
  }
}

/** Stands in the place of items until there are some. */
const NONE: readonly ItemRecord[] = []

function toSubscription(
  customer_id: number,
  created: number,
  later: Later,
  chance: Chance,
  random: Random,
): SubscriptionRecord {
  const isYearly = chance.next() < 0.1
  const interval = isYearly || chance.next() < 0.8 ? 1 : 3
  const created_at = toTimestamp(created)
  return {
    id: random.uuid(),
    activate_on_payment: false,
    activated_at: null,
    balance_in_cents: 0,
    created_at,
    current_period_started_at: created_at,
    current_period_ends_at: toTimestamp(later(created, isYearly ? 12 : interval)),
    interval,
    interval_unit: isYearly ? 'year' : 'month',
    state: 'created',
    previous_state: 'created',
    prepaid: false,
    updated_at: created_at,
    customer_id,
    items: NONE,
  }
}

/** Items of different products, created together with their subscription. */
function toItems({ created_at }: SubscriptionRecord, lastId: number, chance: Chance): ItemRecord[] {
  const length = draw(ITEMS, chance)
  const first = chance.next() < 0.7 ? 0 : 2
  // Literals, because a list that grew has room for sixteen more.
  if (length === 0) return []
  const one = toItem(lastId + 1, first, created_at, chance)
  if (length === 1) return [one]
  const two = toItem(lastId + 2, first + 1, created_at, chance)
  return length === 2 ? [one, two] : [one, two, toItem(lastId + 3, first + 2, created_at, chance)]
}

function toItem(id: number, place: number, created_at: string, chance: Chance): ItemRecord {
  const product = PRODUCTS[place % PRODUCTS.length] ?? 1
  return {
    id,
    quantity: chance.next() < 0.8 ? 1 : 2 + Math.floor(chance.next() * 4),
    created_at,
    updated_at: created_at,
    product_id: product,
    price_point_id: product,
  }
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
