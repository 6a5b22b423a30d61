import type { components } from '../../openapi/generated/types.ts'
import { choiceOf, valueOf } from '../../openapi/choices.ts'
import type { Choices } from '../../openapi/ledger.ts'
import { invalid, Refusal } from '../shared/refusal.ts'
import { toTimestamp } from '../world/clock.ts'
import { addInterval } from '../world/periods.ts'
import type { Customer, ItemRecord, Product, SubscriptionRecord } from '../world/records.ts'
import { toSubscription, toSubscriptionSummary } from '../world/views.ts'
import type { World } from '../world/world.ts'
import type { Behaviour } from './behaviour.ts'
import { checkCustomerInput, findSameCustomer } from './customer-input.ts'
import { createCustomerRecord, toCreated } from './customers.ts'
import { listRecords } from './list-records.ts'
import { checkItems, checkPeriods, checkQuantity } from './order-input.ts'

type SubscriptionInput = components['schemas']['SubscriptionInput']
type ItemInput = components['schemas']['ItemInput']
/** An existing customer, or the fields of a new one. */
type Owner =
  | { known: Customer; made?: never }
  | { known?: never; made: components['schemas']['CustomerInput'] }
type Wanted = { product: Product; quantity: number }

const createSubscription: Behaviour = {
  judge({ body }) {
    if (body['subscription'] == null) throw new Refusal('missing_root', 'G44')
  },

  // Everything is looked up and checked before the first record is written: all or nothing, unless a
  // new customer stays whose items are refused (G48).
  run({ world, body, choices }) {
    const input = body['subscription'] as SubscriptionInput
    const isStaying = choiceOf(choices, 'partial-unified-call') === 'customer-stays'
    checkPeriods(input, choices)
    if (!isStaying) checkItems(input, choices)
    const owner = findOwner(world, input, choices)
    const findCustomer = () => owner.known ?? createCustomerRecord(world, owner.made, choices)
    const early = isStaying ? findCustomer() : undefined
    if (isStaying) checkItems(input, choices)
    const wanted = findProducts(world, input, choices)
    const customer = early ?? findCustomer()
    const items: ItemRecord[] = []
    const isMerged = valueOf(choices, 'repeated-product').create === 'merged'
    for (const { product, quantity } of wanted) {
      addTo(world, items, product, quantity, isMerged)
    }
    const record = insertSubscription(world, input, customer, items)
    world.delays.add('subscriptions', record.id, valueOf(choices, 'record-delay'))
    const data = toSubscriptionSummary(world.store, record)
    if (owner.made === undefined) return { data }
    return { data: { ...data, customer: toCreated(customer, owner.made, choices) } }
  },
}

const readSubscription: Behaviour = {
  run({ world, parameters }) {
    const record = findSubscription(world, parameters['id'])
    if (!world.delays.isShown('subscriptions', record.id))
      throw new Refusal('subscription_not_found', 'G42')
    return { data: toSubscription(world.store, record) }
  },
}

const listSubscriptions: Behaviour = {
  run(call) {
    const { records, ...told } = listRecords(call, 'subscriptions')
    const { store } = call.world
    const data = []
    for (const record of records) data.push(toSubscriptionSummary(store, record))
    return { data, ...told }
  },
}

const addItem: Behaviour = {
  judge({ world, parameters, body }) {
    findSubscriptionForItem(world, parameters['subscription_id'])
    if (body['item'] == null) throw new Refusal('missing_item', 'G44')
  },

  run({ world, parameters, body, choices }) {
    const { product_handle: handle, quantity } = body['item'] as ItemInput
    checkQuantity(quantity, 'item.quantity', choices)
    const [product] = world.store.findBy('products', 'handle', handle)
    if (product === undefined) throw new Refusal('product_not_found', 'G50').about('item')
    const subscription = findSubscriptionForItem(world, parameters['subscription_id'])
    if (!world.delays.isKnown('subscriptions', subscription.id))
      throw new Refusal('subscription_not_found', 'G107')
    const profiles = world.store.findBy('payment_profiles', 'subscription_id', subscription.id)
    if (profiles.length > 0 && valueOf(choices, 'item-after-payment-profile') !== 'allowed') {
      throw invalid('the subscription has a payment profile', 'G56')
    }
    const items = [...subscription.items]
    const rule = valueOf(choices, 'repeated-product').add
    if (rule === 'refused' && items.some((one) => one.product_id === product.id)) {
      throw invalid('item.product_handle is there already', 'G91')
    }
    addTo(world, items, product, quantity ?? 1, rule === 'merged')
    // Adding an item touches the subscription: gap G12.
    const updated_at = toTimestamp(world.clock.now())
    world.store.change('subscriptions', subscription.id, { items, updated_at })
    const changed = findSubscription(world, subscription.id)
    return { data: toSubscriptionSummary(world.store, changed) }
  },
}

export const subscriptionBehaviours = {
  createSubscription,
  readSubscription,
  listSubscriptions,
  addItem,
}

/**
 * Finds the subscription that a path names.
 *
 * @throws Refusal 404 when there is none (gaps G42 and G43).
 */
function findSubscription(world: World, id: string | number | undefined): SubscriptionRecord {
  if (id === undefined) throw new Refusal('subscription_not_found', 'G43').about('subscription')
  const record = world.store.find('subscriptions', id)
  if (record === undefined) throw new Refusal('subscription_not_found', 'G42')
  return record
}

/**
 * Finds the subscription that an item is added to.
 *
 * @throws Refusal 404 when there is none, also when the id isn't a UUID (gap G107).
 */
function findSubscriptionForItem(
  world: World,
  id: string | number | undefined,
): SubscriptionRecord {
  const record = id === undefined ? undefined : world.store.find('subscriptions', id)
  if (record === undefined) throw new Refusal('subscription_not_found', 'G107')
  return record
}

/** Finds the customer that the call names, or checks the fields of the one to create. */
function findOwner(
  world: World,
  { customer_id: id, customer_attributes: attributes }: SubscriptionInput,
  choices: Choices,
): Owner {
  const bothForms = valueOf(choices, 'both-customer-forms')
  if (id !== undefined && attributes !== undefined && typeof bothForms !== 'string') {
    throw new Refusal('both_customers', 'G45')
  }
  const idWins = bothForms !== 'attributes-win'
  if (attributes !== undefined && !(id !== undefined && idWins)) {
    const prefix = 'subscription.customer_attributes.'
    checkCustomerInput(attributes, choices, prefix)
    const same = findSameCustomer(world, attributes, choices, prefix)
    return same === undefined ? { made: attributes } : { known: same }
  }
  if (id === undefined) throw new Refusal('no_customer', 'G46')
  const customer = world.store.find('customers', id)
  if (customer === undefined || !world.delays.isKnown('customers', customer.id))
    throw new Refusal('customer_not_found', 'G47')
  return { known: customer }
}

function findProducts(world: World, input: SubscriptionInput, choices: Choices): Wanted[] {
  const unknown = valueOf(choices, 'unknown-product')
  const isLeftOut =
    typeof unknown === 'object' && 'order' in unknown && unknown.order === 'left-out'
  const wanted: Wanted[] = []
  for (const { product_id: id, quantity = 1 } of input.subscription_items ?? []) {
    const product = world.store.find('products', id)
    if (product === undefined && isLeftOut) continue
    if (product === undefined) throw new Refusal('product_not_found', 'G50').about('order')
    wanted.push({ product, quantity })
  }
  return wanted
}

function insertSubscription(
  world: World,
  { interval = 1, interval_unit = 'month' }: SubscriptionInput,
  customer: Customer,
  items: readonly ItemRecord[],
): SubscriptionRecord {
  const now = toTimestamp(world.clock.now())
  return world.store.insert('subscriptions', {
    id: world.random.uuid(),
    activate_on_payment: false,
    activated_at: null,
    balance_in_cents: 0,
    created_at: now,
    current_period_started_at: now,
    current_period_ends_at: addInterval(now, interval, interval_unit),
    interval,
    interval_unit,
    state: 'created',
    previous_state: 'created',
    prepaid: false,
    updated_at: now,
    customer_id: customer.id,
    items,
  })
}

/** Adds an item of a product, or raises the quantity of the one there is (gap G51). */
function addTo(
  { store, clock }: World,
  items: ItemRecord[],
  product: Product,
  quantity: number,
  isMerged: boolean,
): void {
  const now = toTimestamp(clock.now())
  if (isMerged) {
    const place = items.findIndex((item) => item.product_id === product.id)
    const same = items[place]
    if (same !== undefined) {
      const sum = Math.min(same.quantity + quantity, 2 ** 31 - 1)
      items[place] = { ...same, quantity: sum, updated_at: now }
      return
    }
  }
  const [pricePoint] = store.findBy('price_points', 'product_id', product.id)
  if (pricePoint === undefined) {
    throw new Error(`Cannot add ${product.handle}: it has no price point`)
  }
  const item: ItemRecord = {
    id: store.nextId('items'),
    quantity,
    created_at: now,
    updated_at: now,
    product_id: product.id,
    price_point_id: pricePoint.id,
  }
  items.push(item)
}
