import type { Choices } from '../../openapi/ledger.ts'
import { toTimestamp } from '../world/clock.ts'
import type { Product, SubscriptionRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

/** Adds an item of a product, or raises the quantity of the one that is there (gap G51, `merged`). */
export async function insertItem(
  world: World,
  subscription: SubscriptionRecord,
  product: Product,
  quantity: number,
  choices: Choices,
): Promise<void> {
  const { store, clock } = world
  const now = toTimestamp(clock.now())
  if (choices.G51 === 'merged') {
    const items = await store.findBy('items', 'subscription_id', subscription.id)
    const same = items.find((item) => item.product_id === product.id)
    if (same !== undefined) {
      const sum = Math.min(same.quantity + quantity, 2 ** 31 - 1)
      return store.change('items', same.id, { quantity: sum, updated_at: now })
    }
  }
  const [pricePoint] = await store.findBy('price_points', 'product_id', product.id)
  if (pricePoint === undefined) throw new Error(`Cannot add ${product.handle}: it has no price point`)
  await store.insert('items', {
    id: await store.nextId('items'),
    quantity,
    created_at: now,
    updated_at: now,
    subscription_id: subscription.id,
    product_id: product.id,
    price_point_id: pricePoint.id,
  })
}
