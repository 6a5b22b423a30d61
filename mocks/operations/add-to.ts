import { choiceOf, type Choices } from '../../openapi/ledger.ts'
import { toTimestamp } from '../world/clock.ts'
import type { ItemRecord, Product } from '../world/records.ts'
import type { World } from '../world/world.ts'

/** Adds an item of a product, or raises the quantity of the one there is (gap G51, `merged`). */
export async function addTo(
  { store, clock }: World,
  items: ItemRecord[],
  product: Product,
  quantity: number,
  choices: Choices,
): Promise<void> {
  const now = toTimestamp(clock.now())
  if (choiceOf(choices, 'repeated-product') === 'merged') {
    const place = items.findIndex((item) => item.product_id === product.id)
    const same = items[place]
    if (same !== undefined) {
      const sum = Math.min(same.quantity + quantity, 2 ** 31 - 1)
      items[place] = { ...same, quantity: sum, updated_at: now }
      return
    }
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
  items.push(item)
}
