import type { components } from '../../openapi/generated/types.ts'
import { choiceOf, type Choices } from '../../openapi/ledger.ts'
import { invalid, Refusal } from '../shared/refusal.ts'
import { toTimestamp } from '../world/clock.ts'
import { addInterval } from '../world/periods.ts'
import type { Customer, ItemRecord, Product, SubscriptionRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import type { Behaviour } from './behaviour.ts'
import { checkCustomerInput, createCustomerRecord } from './customers.ts'
import { findSubscription } from './find-subscription.ts'
import { listRecords } from './list-records.ts'
import { toSubscription, toSubscriptionSummary } from '../world/views.ts'
import { addTo } from './add-to.ts'

type SubscriptionInput = components['schemas']['SubscriptionInput']
/** An existing customer, or the fields of a new one. */
type Owner =
  | { known: Customer; made?: never }
  | { known?: never; made: components['schemas']['CustomerInput'] }
type Wanted = { product: Product; quantity: number }

const createSubscription: Behaviour = {
  async judge({ body }) {
    if (body['subscription'] == null) throw new Refusal('missing_root', 'G44')
  },

  // Everything is looked up and checked before the first record is written: all or nothing (G48).
  async run({ world, body, choices }) {
    const input = body['subscription'] as SubscriptionInput
    checkInput(input, choices)
    const owner = await findOwner(world, input, choices)
    const wanted = await findProducts(world, input)
    const customer = owner.known ?? (await createCustomerRecord(world, owner.made))
    const items: ItemRecord[] = []
    for (const { product, quantity } of wanted) {
      await addTo(world, items, product, quantity, choices)
    }
    const record = await insertSubscription(world, input, customer, items)
    return { data: await toSubscriptionSummary(world.store, record) }
  },
}

const readSubscription: Behaviour = {
  async run({ world, parameters }) {
    const record = await findSubscription(world, parameters['id'])
    return { data: await toSubscription(world.store, record) }
  },
}

const listSubscriptions: Behaviour = {
  async run(call) {
    const { records, meta } = await listRecords(call, 'subscriptions')
    const { store } = call.world
    const data = []
    for (const record of records) data.push(await toSubscriptionSummary(store, record))
    return { data, meta }
  },
}

export const subscriptionBehaviours = { createSubscription, readSubscription, listSubscriptions }

function checkInput(input: SubscriptionInput, choices: Choices): void {
  if (choiceOf(choices, 'interval') === 'required' && input.interval === undefined) {
    throw invalid('subscription.interval is required')
  }
  if (
    choiceOf(choices, 'no-items') === 'refused' &&
    (input.subscription_items ?? []).length === 0
  ) {
    throw invalid('subscription.subscription_items is required')
  }
  for (const [index, { quantity }] of (input.subscription_items ?? []).entries()) {
    if (choiceOf(choices, 'quantity') === 'default-one' || quantity !== undefined) continue
    throw invalid(`subscription.subscription_items[${index}].quantity is required`)
  }
}

/** Finds the customer that the call names, or checks the fields of the one to create. */
async function findOwner(
  world: World,
  { customer_id: id, customer_attributes: attributes }: SubscriptionInput,
  choices: Choices,
): Promise<Owner> {
  if (
    id !== undefined &&
    attributes !== undefined &&
    choiceOf(choices, 'both-customer-forms') === 'refuse'
  ) {
    throw new Refusal('both_customers', 'G45')
  }
  const idWins = choiceOf(choices, 'both-customer-forms') !== 'attributes-win'
  if (attributes !== undefined && !(id !== undefined && idWins)) {
    checkCustomerInput(attributes, choices, 'subscription.customer_attributes.')
    return { made: attributes }
  }
  if (id === undefined) throw new Refusal('no_customer', 'G46')
  const customer = await world.store.find('customers', id)
  if (customer === undefined) throw new Refusal('customer_not_found', 'G47')
  return { known: customer }
}

async function findProducts(world: World, input: SubscriptionInput): Promise<Wanted[]> {
  const wanted: Wanted[] = []
  for (const { product_id: id, quantity = 1 } of input.subscription_items ?? []) {
    const product = await world.store.find('products', id)
    if (product === undefined) throw new Refusal('product_not_found', 'G50')
    wanted.push({ product, quantity })
  }
  return wanted
}

function insertSubscription(
  world: World,
  { interval = 1, interval_unit = 'month' }: SubscriptionInput,
  customer: Customer,
  items: readonly ItemRecord[],
): Promise<SubscriptionRecord> {
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
