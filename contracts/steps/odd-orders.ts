import { step } from '../engine/step.ts'
import type { Context } from '../engine/context.ts'
import type { ProductName } from '../engine/options/settings.ts'
import { isObject, type Reply } from '../http/exchange.ts'
import { toIntegerId } from '../http/json.ts'
import { isSuccess } from '../http/answers/read-reply.ts'
import { skip } from '../model/stop.ts'
import { paymentProfileAfterRefusals } from './payment-profiles.ts'
import { unknownCustomerId } from './refused/unknown.ts'
import { orderOfNobody, unknownHandle, unknownProduct } from './refused/wrong-bodies.ts'
import { products } from './orders.ts'
import { firstSubscription } from './subscriptions.ts'

/** What an order may have that some sites refuse, one field each. */
const ODDITIES = [
  { name: 'day', field: 'unit', change: { interval_unit: 'day' } },
  { name: 'most-interval', field: 'interval', change: { interval: 500 } },
  { name: 'most-quantity', field: 'quantity', change: { item: { quantity: 5000 } } },
  { name: 'twice', field: 'product', change: { isTwice: true } },
  { name: 'week', field: 'unit', change: { interval_unit: 'week' } },
  { name: 'text', field: 'interval', change: { interval: '1' } },
  { name: 'no-quantity', field: 'quantity', change: { item: { quantity: 0 } } },
  { name: 'null', field: 'items', change: { subscription_items: null } },
  { name: 'interval-13', field: 'interval', change: { interval: 13 } },
  { name: 'no-unit', field: 'unit', change: { interval_unit: undefined } },
  { name: 'year', field: 'unit', change: { interval_unit: 'year' } },
  { name: 'quarter', field: 'unit', change: { interval_unit: 'quarter' } },
] as const

type Oddity = (typeof ODDITIES)[number]
type OddityName = Oddity['name']

/** Words by which a refusal names a field. */
const NAMES: Readonly<Record<Oddity['field'], RegExp>> = {
  unit: /interval[ _]?unit/i,
  interval: /interval(?![ _]?unit)/i,
  quantity: /quantity/i,
  product: /product|item|twice|duplicate/i,
  items: /subscription_items/i,
}

/** Most orders that are sent. */
const MOST_ORDERS = 10

/** Whether a site takes each of the oddities; undefined where that did not show. */
export type TakenOddities = Readonly<Partial<Record<OddityName, boolean>>>

/** Orders one piece of a product for a customer that does not exist, with some changes. */
function refuseOrder(
  context: Context,
  product: ProductName,
  { isTwice = false, item = {}, ...changes }: { isTwice?: boolean; item?: object },
): Promise<Reply> {
  const items = [{ product_id: product.id, quantity: 1, ...item }]
  const subscription = {
    interval: 1,
    interval_unit: 'month',
    customer_id: toIntegerId(unknownCustomerId(context)),
    subscription_items: isTwice ? [...items, ...items] : items,
    ...changes,
  }
  return context.write('createSubscription', { body: { subscription }, isRefused: true })
}

/** An order with a unit that no site has, for a customer that does not exist. */
export const strangeUnit = step('strange-unit', {
  requires: { products, orderOfNobody },
  after: { paymentProfileAfterRefusals },
  run: (context, { products: [product] }) =>
    refuseOrder(context, product!, { interval_unit: 'moon' } as object),
})

/**
 * Orders for a customer that does not exist: each creates nothing, and shows by its refusal whether the
 * site minds something else before it looks the customer up.
 */
export const oddOrders = step('odd-orders', {
  requires: { products, orderOfNobody, strangeUnit },
  run: async (
    context,
    { products: [product], orderOfNobody: usual, strangeUnit: strange },
  ): Promise<TakenOddities> => {
    const send = (changes: object) => refuseOrder(context, product!, changes)
    const mark = toMark(usual)
    if (isSuccess(usual) || toMark(strange) === mark) {
      throw skip('NOT_SHOWN', 'The site looks the customer up first, or says nothing')
    }
    const taken: Partial<Record<OddityName, boolean>> = {}
    let pending: readonly Oddity[] = ODDITIES
    let isAlone = false
    for (let count = 1; count < MOST_ORDERS && pending.length > 0; count++) {
      if (!context.hasRoom('order')) break
      const batch: readonly Oddity[] = isAlone ? pending.slice(0, 1) : firstOfEach(pending)
      const reply = await send(Object.assign({}, ...batch.map(({ change }) => change)) as object)
      const isTaken = toMark(reply) === mark
      const named = batch.filter(({ field }) => NAMES[field].test(reply.text))
      const blamed = named.length === 1 ? named : batch
      // A refusal that does not say what it minds: from here on each oddity goes alone.
      isAlone ||= !isTaken && blamed.length > 1
      if (isTaken || blamed.length === 1) {
        for (const { name } of isTaken ? batch : blamed) taken[name] = isTaken
      }
      // A greater number says as much of a smaller one.
      if (taken['most-interval'] === true) taken['interval-13'] = true
      pending = pending.filter(({ name }) => taken[name] === undefined)
    }
    return taken
  },
})

/** The first oddity of each field; an order without items comes after those that are about one. */
function firstOfEach(oddities: readonly Oddity[]): Oddity[] {
  const isAboutItem = oddities.some(({ field }) => field === 'quantity' || field === 'product')
  return oddities.filter(
    ({ field }, index) =>
      oddities.findIndex((other) => other.field === field) === index &&
      !(field === 'items' && isAboutItem),
  )
}

/** What tells a refusal from others: its status and its sentences. */
export function toMark({ status, text, body }: Reply): string {
  return JSON.stringify([status, body === undefined ? text : sentencesIn(body)])
}

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return /\s/.test(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(sentencesIn)
  return isObject(value) ? Object.values(value).flatMap(sentencesIn) : []
}

/** Calls whose reference to a customer or product is none, each beside one that leads nowhere. */
export const badReferences = step('bad-references', {
  requires: {
    firstSubscription,
    products,
    orderOfNobody,
    unknownProduct,
    unknownHandle,
    oddOrders,
  },
  run: async (context, { firstSubscription: { id }, products: [product], ...usual }) => ({
    customer_id: {
      reply: await refuseOrder(context, product!, { customer_id: '' } as object),
      usual: [usual.orderOfNobody],
    },
    product_id: {
      reply: await refuseOrder(context, product!, { item: { product_id: undefined } }),
      // A site that minds nothing else looks the customer up, who does not exist either.
      usual: [usual.unknownProduct.reply, usual.orderOfNobody],
    },
    product_handle: {
      reply: await context.write('addItem', {
        path: { subscription_id: id },
        body: { item: { quantity: 1 } },
        isRefused: true,
      }),
      usual: [usual.unknownHandle],
    },
  }),
})

/** Fields of an order that say something of its items. */
const ITEM_FIELDS: ReadonlySet<string> = new Set(['quantity', 'product', 'items'])

/**
 * Which oddities the site takes. A site that looks the customer up before it looks at the items says nothing
 * of these: an item without a product tells.
 */
export const takenOddities = step('taken-oddities', {
  requires: { oddOrders, orderOfNobody },
  after: { badReferences },
  run: async (
    _,
    { oddOrders: taken, orderOfNobody: usual },
    { badReferences: references },
  ): Promise<TakenOddities> => {
    const ofItems = ODDITIES.filter(({ field }) => ITEM_FIELDS.has(field)).map(({ name }) => name)
    const bare = references?.product_id.reply
    const isSeen =
      ofItems.some((name) => taken[name] === false) ||
      (bare !== undefined && toMark(bare) !== toMark(usual))
    if (isSeen) return taken
    return Object.fromEntries(
      Object.entries(taken).filter(([name]) => !ofItems.some((one) => one === name)),
    )
  },
})
