import type { Exchange } from './exchange.ts'

/** The part of a subscription that the phone shows. */
interface Order {
  name: string
  /** Each item in words. */
  items: string[]
}

interface SeenSubscription {
  id?: unknown
  customer?: { first_name?: unknown; last_name?: unknown }
  items?: {
    quantity?: unknown
    product?: { name?: unknown }
    price_point?: { price_int_cents?: unknown }
  }[]
}

/** What the payer pays for, if a response has shown the subscription. */
export function findOrder(history: readonly Exchange[], subscription: string): Order | undefined {
  for (const { answer } of history.toReversed()) {
    const data = (answer?.json as { data?: SeenSubscription } | undefined)?.data
    if (data?.id !== subscription || !Array.isArray(data.items)) continue
    const { customer, items } = data
    return {
      name: [customer?.first_name, customer?.last_name].filter(Boolean).join(' '),
      items: items.map(({ quantity, product, price_point: price }) => {
        const cents = Number(price?.price_int_cents ?? 0)
        return `${String(quantity)} × ${String(product?.name)}, R$ ${(cents / 100).toFixed(2)} each`
      }),
    }
  }
  return undefined
}
