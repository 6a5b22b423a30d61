import type { components } from '../../openapi/generated/types.ts'

type Schemas = components['schemas']

/** The kinds of record of a site, shaped like the document's schemas, related by id. */
export interface Records {
  customers: Customer
  products: Product
  price_points: PricePointRecord
  subscriptions: SubscriptionRecord
  payment_profiles: PaymentProfileRecord
}

export type Customer = Schemas['Customer']
export type Product = Schemas['Product']

/** A price point and the id of its product. */
export type PricePointRecord = Schemas['PricePoint'] & { product_id: number }

/** A subscription with its items, and without the customer that its views embed. */
export type SubscriptionRecord = Omit<Schemas['Subscription'], 'customer' | 'items'> & {
  customer_id: number
  items: readonly ItemRecord[]
}

/** An item of a subscription, without the records that its view embeds. */
export type ItemRecord = Omit<Schemas['Item'], 'product' | 'price_point'> & {
  product_id: number
  price_point_id: number
}

export type PaymentProfileRecord = Schemas['PaymentProfile']

export type Kind = keyof Records

/** Kinds that clients create. */
export const CREATED_KINDS = ['customers', 'subscriptions', 'payment_profiles'] as const

/** Every kind, each after those that its records refer to. */
export const KINDS: readonly Kind[] = [
  'customers',
  'products',
  'price_points',
  'subscriptions',
  'payment_profiles',
]

/** The first records of a site, oldest first. Never changed. */
export type SeedRecords = { readonly [K in Kind]: readonly Records[K][] }
