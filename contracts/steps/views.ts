import { document } from '../../openapi/generated/document.ts'
import { operationsOf } from '../../openapi/operations.ts'
import { step } from '../engine/step.ts'
import { isObject, type JsonObject, type Reply } from '../http/exchange.ts'
import { dataOf, isSuccess, recordOf } from '../http/answers/read-reply.ts'
import { customersBefore, firstCustomer, firstCustomerRead, listedCustomer } from './customers.ts'
import {
  customersLate,
  firstCustomerLate,
  firstSubscriptionLast,
  subscriptionsLate,
} from './final-state.ts'
import { readAfterItem } from './items.ts'
import {
  firstPaymentProfile,
  paymentProfileAfterRefusals,
  repeatedItem,
} from './payment-profiles.ts'
import { subscriptionsBefore } from './orders.ts'
import {
  customersAfter,
  firstSubscriptionRead,
  listedSubscription,
  secondSubscriptionRead,
  subscriptionsAfter,
  unifiedCustomer,
  unifiedRead,
} from './subscriptions.ts'
import { emptySubscriptionRead } from './unusual-records.ts'
import { firstSubscriptionDecided, subscriptionRefused, subscriptionsDecided } from './webhooks.ts'

/** Kinds of record, as answers show them. */
export type ViewKind = 'customer' | 'subscription' | 'item' | 'product' | 'price_point' | 'profile'

/** One record in one answer. */
export interface View {
  kind: ViewKind
  record: JsonObject
  reply: Reply
  /** Where it stands in the body. */
  pointer: string
  /** The answer's body is a gap: what stands there counts, what is missing does not. */
  isPartial: boolean
  /** A customer of whom the run has sent every field. */
  isOurs: boolean
}

/** What is wrong with the place of a record: no object where one must be. */
interface Misplaced {
  kind: ViewKind
  value: unknown
  reply: Reply
  pointer: string
}

/** Every record in every answer of the run. */
export interface Views {
  views: readonly View[]
  misplaced: readonly Misplaced[]
  /** The answers that show them. */
  replies: readonly Reply[]
}

const KINDS: readonly (readonly [start: string, kind: ViewKind])[] = [
  ['Customer', 'customer'],
  ['Subscription', 'subscription'],
  ['PaymentProfile', 'profile'],
]

/** What the answers of each operation show, by the document. */
const SHOWN: ReadonlyMap<string, { kind: ViewKind; isPartial: boolean }> = new Map(
  operationsOf(document).flatMap(({ operationId, responses }) => {
    const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
    const content = success?.content?.['application/json']
    const reference = (content?.schema as { $ref?: string } | undefined)?.$ref ?? ''
    const kind = KINDS.find(([start]) => reference.includes(`/schemas/${start}`))?.[1]
    if (content === undefined || kind === undefined) return []
    return [[operationId, { kind, isPartial: 'x-gap' in content }] as const]
  }),
)

/** The records of all answers that a client would have asked for. */
export const views = step('views', {
  after: {
    customersBefore,
    subscriptionsBefore,
    listedCustomer,
    listedSubscription,
    firstCustomer,
    firstCustomerRead,
    firstSubscriptionRead,
    unifiedRead,
    unifiedCustomer,
    secondSubscriptionRead,
    subscriptionsAfter,
    customersAfter,
    readAfterItem,
    repeatedItem,
    firstPaymentProfile,
    paymentProfileAfterRefusals,
    subscriptionsLate,
    customersLate,
    firstSubscriptionLast,
    firstCustomerLate,
    firstSubscriptionDecided,
    subscriptionsDecided,
    emptySubscriptionRead,
    subscriptionRefused,
  },
  run: async (context, _, attempts): Promise<Views> => {
    const ids = [attempts.firstCustomer, attempts.unifiedCustomer].flatMap((made) => made?.id ?? [])
    const found: View[] = []
    const misplaced: Misplaced[] = []
    const add = (
      kind: ViewKind,
      value: unknown,
      reply: Reply,
      pointer: string,
      isPartial = false,
    ) => {
      if (!isObject(value)) {
        if (!isPartial) misplaced.push({ kind, value, reply, pointer })
        return
      }
      const isOurs = kind === 'customer' && ids.includes(String(value['id']))
      found.push({ kind, record: value, reply, pointer, isPartial, isOurs })
      if (kind === 'subscription') {
        add('customer', value['customer'], reply, `${pointer}/customer`)
        const { items } = value
        if (!Array.isArray(items)) return
        for (const [index, item] of items.entries()) {
          add('item', item, reply, `${pointer}/items/${index}`)
        }
      }
      if (kind === 'item') {
        add('product', value['product'], reply, `${pointer}/product`)
        add('price_point', value['price_point'], reply, `${pointer}/price_point`)
      }
    }
    // Further pages of a list are asked for without a hint, and count where they show records.
    const { customersBefore: early, customersAfter: mid, customersLate: late } = attempts
    const {
      subscriptionsBefore: first,
      subscriptionsAfter: next,
      subscriptionsLate: last,
      subscriptionsDecided: decided,
    } = attempts
    const lists = [early, mid, late?.list, first, next, last?.list, decided?.list]
    const pages = lists.flatMap((list) => list?.replies ?? [])
    const replies = [...new Set([...context.replies, ...pages])].filter(isSuccess)
    for (const reply of replies) {
      const { operation } = reply.exchange
      const shown = SHOWN.get(operation)
      if (shown === undefined) continue
      const { kind, isPartial } = shown
      const data = isPartial ? recordOf(reply) : dataOf(reply)
      if (!operation.startsWith('list')) {
        add(kind, data, reply, '/data', isPartial)
        continue
      }
      const list = Array.isArray(data) ? (data as unknown[]) : []
      for (const [index, value] of list.entries()) add(kind, value, reply, `/data/${index}`)
    }
    return { views: found, misplaced, replies }
  },
})
