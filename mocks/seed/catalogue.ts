import type { PricePointRecord, Product } from '../world/records.ts'

/** What the site sells, oldest first: no call of the API creates products (gap G22). */
const CATALOGUE = [
  {
    handle: 'basic-plan',
    name: 'Basic plan',
    description: 'Up to ten users, support by e-mail.',
    price_int_cents: 4990,
  },
  {
    handle: 'pro-plan',
    name: 'Pro plan',
    description: 'Users without limit, support by telephone.',
    price_int_cents: 14_990,
  },
  {
    handle: 'add-on',
    name: 'Add-on',
    description: 'One more gigabyte of storage.',
    price_int_cents: 990,
  },
] as const

/** The products of a site with one price point each, with ids from 1. */
export function createCatalogue(createdAt: string): {
  products: Product[]
  price_points: PricePointRecord[]
} {
  const dates = { created_at: createdAt, updated_at: createdAt }
  const products = CATALOGUE.map(({ handle, name, description }, index) => ({
    id: index + 1,
    ...dates,
    name,
    description,
    handle,
  }))
  const price_points = CATALOGUE.map(({ handle, name, price_int_cents }, index) => ({
    id: index + 1,
    ...dates,
    name: `${name}, monthly`,
    handle: `${handle}-monthly`,
    price_int_cents,
    product_id: index + 1,
  }))
  return { products, price_points }
}
