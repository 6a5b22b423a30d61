import { toAmount } from '../../../openapi/text/amounts.ts'
import type { PayTexts } from './pay-texts.ts'

/** What the payer's phone reads of a subscription. */
export interface OrderedSubscription {
  customer?: { first_name?: string | null; last_name?: string | null }
  interval: number
  interval_unit: string
  items: readonly {
    quantity: number
    product: { name?: string | null }
    price_point: { price_int_cents?: number | null }
  }[]
}

/** What a payer is asked to pay, in words. */
export interface Order {
  payer: string
  /** What each charge takes. */
  amount: string
  rhythm: string
  /** Each item; none for a subscription without. */
  items: string[]
}

/** Characters of a name that a phone has room for. */
const LONGEST = 120

/** Says what a subscription costs whom, and how often. */
export function toOrder(subscription: OrderedSubscription, texts: PayTexts): Order {
  const { customer, items, interval, interval_unit: unit } = subscription
  const cents = items.reduce((sum, one) => sum + one.quantity * priceOf(one), 0)
  return {
    payer: shorten([customer?.first_name, customer?.last_name].filter(Boolean).join(' ')),
    amount: toAmount(cents),
    rhythm: texts.every(interval, unit),
    items: items.map((one) =>
      texts.item(one.quantity, shorten(one.product.name ?? ''), toAmount(priceOf(one))),
    ),
  }
}

function priceOf({ price_point: price }: OrderedSubscription['items'][number]): number {
  return price.price_int_cents ?? 0
}

/** The beginning of a name that is too long for its place. */
export function shorten(text: string): string {
  const characters = Array.from(text)
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : text
}

/** Lines of the pictures of each outcome, in a box of 24 by 24. */
export const outcomeLines = {
  accepted: 'M5 13l4 4L19 7',
  refused: 'M6 6l12 12M18 6L6 18',
  expired: 'M7 3h10M7 21h10M8 3c0 5 8 7 8 9s-8 4-8 9M16 3c0 5-8 7-8 9s8 4 8 9',
  canceled: 'M12 3a9 9 0 110 18 9 9 0 010-18zM5.6 5.6l12.8 12.8',
} as const

/** The picture of a status. */
export const outcomeIcons: Readonly<Record<string, keyof typeof outcomeLines>> = {
  active: 'accepted',
  refused: 'refused',
  expired: 'expired',
  canceled: 'canceled',
}

/** A status whose outcome has words of its own. */
export type Outcome = keyof PayTexts['outcomes']

/** Whether a status has them. */
export function isOutcome(status: string, texts: PayTexts): status is Outcome {
  return Object.hasOwn(texts.outcomes, status)
}
