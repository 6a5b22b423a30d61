import { step } from '../engine/step.ts'
import type { Context } from '../engine/context.ts'
import { isKept, type Person } from '../engine/people.ts'
import type { ProductName } from '../engine/options/settings.ts'
import { isObject, textOfId, type JsonObject, type Reply } from '../http/exchange.ts'
import { isInteger, toIntegerId } from '../http/json.ts'
import { readList } from '../http/answers/read-list.ts'
import { isSuccess, recordOf } from '../http/answers/read-reply.ts'
import { blockedBy, skip } from '../model/stop.ts'
import { createOnce, idIn, stopAtDomain, writeSoon } from './create.ts'

/** An order of a subscription. */
export interface Ordered {
  interval: number
  items: readonly { product: ProductName; quantity: number }[]
  /** Sent in `customer_attributes`; undefined if `customer_id` was sent. */
  person: Person | undefined
  /** Sent in `customer_id`. */
  customerId: string | undefined
}

/** A create-subscription call, whatever its answer. */
export interface SentSubscription {
  ordered: Ordered
  reply: Reply
}

/** A subscription that the run created. */
export interface MadeSubscription extends SentSubscription {
  id: string
}

/**
 * The products that are subscribed to: named by the caller, else seen in the site's subscriptions.
 * A site on this machine that shows none, or one of our mocks' own, has those of our mocks.
 */
export const products = step('products', {
  run: async (context): Promise<readonly ProductName[]> => {
    const { products: named, isAssumingProducts } = context.settings
    if (named.length > 0 && !isAssumingProducts) return named
    const { records } = await context.use(subscriptionsBefore)
    const seen = productsIn(records.map(({ record }) => record))
    const isOurs = named.some(({ id, handle }) => seen.get(id)?.handle === handle)
    if (named.length > 0 && (seen.size === 0 || isOurs)) return named
    if (seen.size > 0) return [...seen.values()].slice(0, 3)
    throw skip('NO_FIXTURE', 'No product is known: name some with --product ID:HANDLE')
  },
})

function productsIn(subscriptions: readonly JsonObject[]): Map<number | bigint, ProductName> {
  const seen = new Map<number | bigint, ProductName>()
  for (const { items } of subscriptions) {
    for (const item of Array.isArray(items) ? (items as unknown[]) : []) {
      const product = isObject(item) ? item['product'] : undefined
      if (!isObject(product)) continue
      const { id, handle } = product
      if (isInteger(id) && typeof handle === 'string') seen.set(id, { id, handle })
    }
  }
  return seen
}

/** The subscriptions before the run created any. */
export const subscriptionsBefore = step('subscriptions-before', {
  run: (context) => readList(context, 'listSubscriptions'),
})

/** The body that orders a subscription. */
export function toBody({ interval, items, person, customerId }: Ordered): JsonObject {
  const customer =
    person === undefined
      ? { customer_id: toIntegerId(customerId ?? '') }
      : { customer_attributes: person }
  const ordered = items.map(({ product, quantity }) => ({ product_id: product.id, quantity }))
  return {
    subscription: { interval, interval_unit: 'month', ...customer, subscription_items: ordered },
  }
}

/** Intervals that most sites have, if they do not have each (gap G19). */
const USUAL_INTERVALS = [12, 1]

/** Orders a subscription, with another interval where the site refuses the one that is asked for. */
export async function order(context: Context, ordered: Ordered): Promise<SentSubscription> {
  let sent = await orderOnce(context, ordered)
  for (const interval of USUAL_INTERVALS.filter((one) => one !== ordered.interval)) {
    if (isSuccess(sent.reply) || sent.reply.status >= 500) break
    sent = await orderOnce(context, { ...ordered, interval })
  }
  return sent
}

/** Orders a subscription. If no answer comes, looks for it among the customer's own. */
async function orderOnce(context: Context, ordered: Ordered): Promise<SentSubscription> {
  const { person, customerId } = ordered
  const isOurs = (customer: JsonObject) =>
    person === undefined
      ? String(customer['id']) === customerId
      : isKept('email', person.email, customer['email'])
  const send = () => sendOrder(context, toBody(ordered), isOurs, true)
  const reply = await (person === undefined ? writeSoon(context, send) : send())
  if (person !== undefined) stopAtDomain(context, reply)
  return { ordered, reply }
}

/** Sends the body of an order; `isOurs` checks whether a subscription's customer is the right one. */
export function sendOrder(
  context: Context,
  body: JsonObject,
  isOurs: (customer: JsonObject) => boolean,
  isNeeded = false,
): Promise<Reply> {
  const known = new Set(
    context.replies
      .filter(({ exchange }) => exchange.operation === 'createSubscription')
      .map((reply) => idIn(reply, 'subscription')),
  )
  const find = async () => {
    const { records } = await readList(context, 'listSubscriptions')
    return records.find(({ record }) => {
      const customer = isObject(record['customer']) ? record['customer'] : {}
      return isOurs(customer) && !known.has(String(record['id']))
    })
  }
  return createOnce(context, find, () => context.write('createSubscription', { body, isNeeded }))
}

/** The subscription of a call that created one. */
export function made(sent: SentSubscription): MadeSubscription {
  const { reply } = sent
  if (!isSuccess(reply)) {
    throw blockedBy('SUB-CREATE-001', `The subscription was refused with ${reply.status}`)
  }
  const id = idIn(reply, 'subscription')
  if (id === undefined) {
    throw blockedBy('SUB-CREATE-002', 'The answer of the call shows no id of the subscription')
  }
  return { ...sent, id }
}

/** The id of the customer that an answer with a subscription embeds. */
export function customerIn(reply: Reply): string {
  const customer = recordOf(reply)?.['customer']
  const id = isObject(customer) ? textOfId(customer['id']) : undefined
  if (id !== undefined) return id
  throw blockedBy('SUB-CREATE-006', 'The answer of the unified call embeds no customer id')
}
