import type { components } from '../../openapi/generated/types.ts'
import type { ItemRecord, PricePointRecord, SubscriptionRecord } from './records.ts'
import type { Store } from './store.ts'

type Schemas = components['schemas']

/** A subscription as the list, create and add-item responses show it (fact: three keys are absent). */
export function toSubscriptionSummary(
  store: Store,
  record: SubscriptionRecord,
): Schemas['SubscriptionSummary'] {
  const customer = store.find('customers', record.customer_id)
  if (customer === undefined)
    throw new Error(`Cannot show subscription ${record.id}: it has no customer`)
  return {
    id: record.id,
    activate_on_payment: record.activate_on_payment,
    activated_at: record.activated_at,
    balance_in_cents: record.balance_in_cents,
    created_at: record.created_at,
    current_period_started_at: record.current_period_started_at,
    current_period_ends_at: record.current_period_ends_at,
    interval: record.interval,
    prepaid: record.prepaid,
    updated_at: record.updated_at,
    customer,
    items: toItems(store, record.items),
  }
}

/** A subscription as the single read shows it. */
export function toSubscription(store: Store, record: SubscriptionRecord): Schemas['Subscription'] {
  const { interval_unit, state, previous_state } = record
  return { ...toSubscriptionSummary(store, record), interval_unit, state, previous_state }
}

function toItems(store: Store, records: readonly ItemRecord[]): Schemas['Item'][] {
  const items: Schemas['Item'][] = []
  for (const { id, quantity, created_at, updated_at, product_id, price_point_id } of records) {
    const product = store.find('products', product_id)
    const pricePoint = store.find('price_points', price_point_id)
    if (product === undefined || pricePoint === undefined) {
      throw new Error(`Cannot show item ${id}: its product or price point doesn't exist`)
    }
    items.push({
      id,
      quantity,
      created_at,
      updated_at,
      product,
      price_point: toPricePoint(pricePoint),
    })
  }
  return items
}

/** Price points as items show them: they never change. */
const pricePoints = new WeakMap<PricePointRecord, Schemas['PricePoint']>()

function toPricePoint(record: PricePointRecord): Schemas['PricePoint'] {
  let shown = pricePoints.get(record)
  if (shown === undefined) {
    const { id, created_at, updated_at, name, handle, price_int_cents } = record
    shown = { id, created_at, updated_at, name, handle, price_int_cents }
    pricePoints.set(record, shown)
  }
  return shown
}
