// Subscriptions and items: what is checked, kept and answered (sections 1, 2 and 4).
import type { Answer, Customer, Exchange, Item, Product, Subscription, World } from './world.ts'
import { asId, isObject, Refusal } from './world.ts'
import { customerFields, invalid, keepCustomer, located, noOthers, unique } from './customers.ts'
import { priceOf, subscriptionView, success } from './views.ts'

function integerOf(world: World, value: unknown): number | null {
  if (typeof value === 'number' && Number.isInteger(value)) return value
  // Rails takes what it can: 1.5 is 1, true is 1, "abc" is 0.
  if (world.knobs.wrongTypes === 'cast') {
    if (typeof value === 'number') return Math.trunc(value)
    if (typeof value === 'boolean') return value ? 1 : 0
    return typeof value === 'string' ? Number(/^\s*(-?\d{1,9})/.exec(value)?.[1] ?? 0) : null
  }
  return world.knobs.wrongTypes === 'coerced' &&
    typeof value === 'string' &&
    /^-?\d{1,9}$/.test(value)
    ? Number(value)
    : null
}

export function findSubscription(world: World, text: string): Subscription | undefined {
  const hex = (id: string): string => id.toLowerCase().replace(/[^0-9a-f]/g, '')
  if (world.knobs.uuidLookup === 'any form')
    return world.subscriptions.find(
      (found) => /^\s*\{?[0-9a-f-]+\}?\s*$/i.test(text) && hex(found.id) === hex(text),
    )
  const same = world.knobs.uuidLookup
    ? (id: string): boolean => id.toLowerCase() === text.toLowerCase()
    : (id: string): boolean => id === text
  return world.subscriptions.find((found) => same(found.id))
}

export function endOf(world: World, start: number, interval: number, unit: string): number {
  const days = { day: 1, week: 7 }[unit]
  if (days) return start + days * interval * 86_400_000
  const months = { month: 1, quarter: 3, year: 12 }[unit]! * interval
  if (world.knobs.periodEnd === '30 days a month') return start + months * 30 * 86_400_000
  if (world.knobs.periodEnd === '30.44 days a month') return start + months * 2_629_746_000
  const from = new Date(start)
  const last = new Date(
    Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0),
  ).getUTCDate()
  const end =
    Date.UTC(
      from.getUTCFullYear(),
      from.getUTCMonth() + months,
      Math.min(from.getUTCDate(), last),
    ) +
    (start % 86_400_000)
  if (world.knobs.periodEnd === 'second before') return end - 1000
  if (world.knobs.periodEnd === 'hour 24') return end - (end % 86_400_000) + 86_400_000
  return world.knobs.periodEnd === 'end of day' ? end - (end % 86_400_000) + 86_399_000 : end
}

function startOf(world: World, now: number): number {
  const at = new Date(now)
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()]
  const midnight = (ms: number): number => ms - (ms % 86_400_000)
  switch (world.knobs.periodStart) {
    case 'start of day':
      return midnight(now)
    case 'first of month':
      return Date.UTC(year, month, 1)
    case 'next first':
      return Date.UTC(year, month + 1, 1)
    case 'midnight of Sao Paulo':
      return midnight(now - 10_800_000) + 10_800_000
    default:
      return now
  }
}

function quantityOf(world: World, value: unknown): number {
  const { knobs } = world
  if (value === undefined && knobs.quantityGiven === '1') return 1
  const quantity = integerOf(world, value)
  if (
    quantity === null ||
    quantity < { refused: 1, accepted: 0, 'negative too': -9999 }[knobs.quantityZero]
  )
    throw invalid(world, 'quantity is invalid')
  if (quantity > 2147483647 || (knobs.quantityMost > 0 && quantity > knobs.quantityMost))
    throw invalid(world, 'quantity is too large')
  return quantity
}

function newItem(
  world: World,
  product: Product,
  quantity: number,
  { id: parent, interval }: Pick<Subscription, 'id' | 'interval'>,
): Item {
  const now = world.stamp()
  const id = world.nextId('item', parent)
  const item = { id, quantity, interval, createdAt: now, updatedAt: world.updatedAt(now), product }
  if (world.knobs.productTouch) product.updatedAt = now
  world.fresh.add(item)
  return item
}

export const totalOf = (world: World, items: readonly Item[]): number =>
  items.reduce((sum, item) => sum + item.quantity * priceOf(world, item).price, 0)

/** Keeps what a subscription looks like, for the reads that do not see a change at once. */
export function changes(world: World, subscription: Subscription): void {
  const stale = { none: 0, one: 1, two: 2, 'every other': 6 }[world.knobs.staleReads]
  if (stale === 0) return
  const items = subscription.items.map((item) => ({ ...item }))
  subscription.before = { ...subscription, items }
  subscription.stale = stale
}

/** What a read shows: a replica may lag, or every other one. */
export function seen(world: World, subscription: Subscription): Subscription {
  if (!subscription.before || subscription.stale <= 0) return subscription
  subscription.stale -= 1
  const late = world.knobs.staleReads === 'every other' && subscription.stale % 2 === 1
  return late ? subscription : subscription.before
}

function itemsOf(world: World, value: unknown): { product: Product; quantity: number }[] {
  const { knobs } = world
  if (value !== undefined && value !== null && !Array.isArray(value))
    throw invalid(world, 'subscription_items must be an array')
  const rows: unknown[] = value ?? []
  if (rows.length === 0 && knobs.itemsNeeded)
    throw invalid(world, "subscription_items can't be blank")
  const found: { product: Product; quantity: number }[] = []
  for (const row of rows) {
    if (!isObject(row)) throw invalid(world, 'subscription_items is invalid')
    noOthers(world, row, ['product_id', 'quantity'])
    const quantity = quantityOf(world, row.quantity)
    const id = asId(row.product_id, knobs.wrongTypes !== 'refused')
    const product = world.products.find((known) => known.id === id)
    if (!product && knobs.unknownProduct === 'left out') continue
    if (!product) throw new Refusal(knobs.statusUnknownReference, 'Product not found')
    const twin = found.find((other) => other.product === product)
    if (twin && knobs.sameProductCreate === 'refused')
      throw invalid(world, 'product is given twice')
    if (twin && knobs.sameProductCreate === 'merged') twin.quantity += quantity
    else found.push({ product, quantity })
  }
  if (knobs.itemsMost > 0 && found.length > knobs.itemsMost)
    throw invalid(world, 'subscription_items has too many')
  return found
}

export function createSubscription(
  world: World,
  exchange: Exchange,
  body: Record<string, unknown>,
): Answer {
  const { knobs } = world
  const input = body.subscription
  if (!isObject(input)) throw invalid(world, 'param is missing: subscription')
  noOthers(world, input, [
    'interval',
    'interval_unit',
    'customer_id',
    'customer_attributes',
    'subscription_items',
  ])
  const interval =
    input.interval === undefined && knobs.intervalGiven === '1'
      ? 1
      : integerOf(world, input.interval)
  if (
    interval === null ||
    interval < (knobs.intervalZero === 'accepted' ? 0 : 1) ||
    interval > (knobs.intervalMost || 1200) ||
    (knobs.intervals !== 'any' && !knobs.intervals.split(' ').includes(String(interval)))
  )
    throw invalid(world, 'interval is invalid')
  const unit =
    input.interval_unit === undefined && knobs.unitGiven === 'month' ? 'month' : input.interval_unit
  if (typeof unit !== 'string' || !knobs.units.split(' ').includes(unit))
    throw invalid(world, 'interval_unit is invalid')
  const rows = knobs.unifiedOrder ? [] : itemsOf(world, input.subscription_items)

  const hasId = input.customer_id !== undefined && input.customer_id !== null
  const hasAttributes =
    input.customer_attributes !== undefined && input.customer_attributes !== null
  if (!hasId && !hasAttributes)
    throw invalid(world, 'customer_id or customer_attributes is required')
  if (hasId && hasAttributes && knobs.bothCustomers === 'refused')
    throw invalid(world, 'customer_id and customer_attributes are exclusive')
  let customer: Customer | undefined
  if (hasId && !(hasAttributes && knobs.bothCustomers === 'customer_attributes win')) {
    const id = asId(input.customer_id, knobs.wrongTypes !== 'refused')
    customer = world.customers.find((found) => found.id === id)
    if (!customer || customer.named++ < knobs.writeLag)
      throw new Refusal(knobs.statusUnknownReference, 'Customer not found')
  } else {
    if (!isObject(input.customer_attributes)) throw invalid(world, 'customer_attributes is invalid')
    const fields = customerFields(world, input.customer_attributes)
    customer = unique(world, fields) ?? keepCustomer(world, fields)
  }

  if (knobs.unifiedOrder) rows.push(...itemsOf(world, input.subscription_items))
  const told = (list: { product: Product; quantity: number }[]): string =>
    list.map(({ product, quantity }) => `${product.id} ${quantity}`).join()
  if (
    knobs.sameSubscription === 'refused' &&
    world.subscriptions.some(
      (old) =>
        old.customer === customer &&
        told(old.items) === told(rows) &&
        old.interval === interval &&
        old.unit === unit,
    )
  )
    throw new Refusal(knobs.statusDuplicate, 'subscription is there already')
  const own = world.subscriptions.filter((old) => old.customer === customer)
  if (knobs.subscriptionsMost > 0 && own.length >= knobs.subscriptionsMost)
    throw invalid(world, 'customer has too many subscriptions')
  const now = world.stamp()
  const startedAt = startOf(world, now)
  const id = world.uuid()
  const items = rows.map((row) => newItem(world, row.product, row.quantity, { id, interval }))
  const total = totalOf(world, items)
  const subscription: Subscription = {
    id,
    createdAt: now,
    updatedAt: world.updatedAt(now),
    interval,
    unit,
    state: 'created',
    previousState: knobs.previousStateNew,
    activatedAt: null,
    balance: knobs.balance === 'zero' ? 0 : knobs.balance === 'total' ? total : -total,
    startedAt,
    endsAt: endOf(world, startedAt, interval, unit),
    customer,
    items,
    named: 0,
    reads: 0,
    lists: 0,
    before: null,
    stale: 0,
  }
  world.subscriptions.push(subscription)
  world.fresh.add(subscription)
  if (knobs.customerTouch) customer.updatedAt = world.now()
  world.stored('subscription', subscription)
  const answer = success(
    world,
    exchange,
    knobs.statusSubscription,
    subscriptionView(world, subscription, 'create'),
  )
  return { ...answer, headers: located(world, exchange, `/api/subscriptions/${subscription.id}`) }
}

/** The subscription of a path, or the refusal that an unknown one gets. */
function subscriptionOf(world: World, exchange: Exchange): Subscription {
  const text = exchange.parameters[0] ?? ''
  if (
    world.knobs.uuidLookup !== 'any form' &&
    !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
  )
    throw new Refusal(world.knobs.statusMalformedId, 'Subscription not found')
  const subscription = findSubscription(world, text)
  if (!subscription) throw new Refusal(world.knobs.statusUnknownId, 'Subscription not found')
  return subscription
}

export function readSubscription(world: World, exchange: Exchange): Answer {
  const subscription = subscriptionOf(world, exchange)
  const isLate = world.now() - subscription.createdAt < world.knobs.readDelay
  if (subscription.reads++ < world.knobs.readLag || isLate)
    throw new Refusal(world.knobs.statusUnknownId, 'Subscription not found')
  if (world.knobs.touchOnRead === 'subscription') subscription.updatedAt = world.now()
  return success(
    world,
    exchange,
    world.knobs.statusRead,
    subscriptionView(world, seen(world, subscription), 'read'),
  )
}

export function addItem(world: World, exchange: Exchange, body: Record<string, unknown>): Answer {
  const { knobs } = world
  const subscription = subscriptionOf(world, exchange)
  const input = body.item
  if (!isObject(input)) throw invalid(world, 'param is missing: item')
  noOthers(world, input, ['product_handle', 'quantity'])
  const quantity = quantityOf(world, input.quantity)
  const asked = input.product_handle
  const product = world.products.find(
    ({ handle }) =>
      handle === asked ||
      (knobs.handleLookup === 'any case' &&
        typeof asked === 'string' &&
        handle.toLowerCase() === asked.trim().toLowerCase()),
  )
  if (!product) throw new Refusal(knobs.statusUnknownReference, 'Product not found')
  if (
    knobs.itemAfterProfile === 'refused' &&
    world.profiles.some((profile) => profile.subscription === subscription)
  )
    throw invalid(world, 'subscription is being enrolled')
  if (subscription.named++ < knobs.writeLag)
    throw new Refusal(knobs.statusUnknownId, 'Subscription not found')
  const same = knobs.sameProductAdd
  const twin =
    same === 'new item' ? undefined : subscription.items.find((item) => item.product === product)
  if (twin && same === 'refused') throw invalid(world, 'product is there already')
  if (!twin && knobs.itemsMost > 0 && subscription.items.length >= knobs.itemsMost)
    throw invalid(world, 'subscription has too many items')
  changes(world, subscription)
  const now = world.now()
  const before = totalOf(world, subscription.items)
  const sum = quantity + (twin?.quantity ?? 0)
  if (twin && same === 'replaced') {
    subscription.items.splice(subscription.items.indexOf(twin), 1)
    subscription.items.push(newItem(world, product, sum, subscription))
  } else if (twin) Object.assign(twin, { quantity: sum, updatedAt: now })
  else subscription.items.push(newItem(world, product, quantity, subscription))
  if (knobs.touch) subscription.updatedAt = now
  if (knobs.stateWithItem !== 'same' && subscription.state !== knobs.stateWithItem)
    Object.assign(subscription, {
      previousState: subscription.state,
      state: knobs.stateWithItem,
      updatedAt: now,
    })
  if (knobs.balance !== 'zero')
    subscription.balance +=
      (knobs.balance === 'total' ? 1 : -1) * (totalOf(world, subscription.items) - before)
  world.stored('item', subscription)
  return success(world, exchange, knobs.statusItem, subscriptionView(world, subscription, 'add'))
}
