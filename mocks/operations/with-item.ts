import type { Choices } from '../../openapi/ledger.ts'
import { toTimestamp } from '../world/clock.ts'
import type { ItemRecord, Product } from '../world/records.ts'
import type { World } from '../world/world.ts'

/** The items with one of a product more, or with a raised quantity (gap G51, `merged`). */
export async function withItem(
  { store, clock }: World,
  items: readonly ItemRecord[],
  product: Product,
  quantity: number,
  choices: Choices,
): Promise<readonly ItemRecord[]> {
  const now = toTimestamp(clock.now())
  const place = items.findIndex((item) => item.product_id === product.id)
  const same = items[place]
  if (choices.G51 === 'merged' && same !== undefined) {
    const sum = Math.min(same.quantity + quantity, 2 ** 31 - 1)
    return items.with(place, { ...same, quantity: sum, updated_at: now })
  }
  const [pricePoint] = await store.findBy('price_points', 'product_id', product.id)
  if (pricePoint === undefined) {
    throw new Error(`Cannot add ${product.handle}: it has no price point`)
  }
  const item: ItemRecord = {
    id: await store.nextId('items'),
    quantity,
    created_at: now,
    updated_at: now,
    product_id: product.id,
    price_point_id: pricePoint.id,
  }
  return [...items, item]
}
