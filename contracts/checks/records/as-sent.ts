import { idIn } from '../../steps/create.ts'
import { customersLate, subscriptionsLate } from '../../steps/final-state.ts'
import { race } from '../../steps/race.ts'
import {
  bareSubscription,
  emptySubscription,
  leastCustomer,
  leastCustomerRead,
  oddCustomer,
} from '../../steps/unusual-records.ts'
import { lookAt, must, show, type AssertingCheck, type Finding } from '../../engine/check.ts'
import type { Context } from '../../engine/context.ts'
import { isKept } from '../../engine/people.ts'
import { isObject, textOfId, toKey, type JsonObject, type Reply } from '../../http/exchange.ts'
import { parseJson } from '../../http/json.ts'
import { isSuccess, recordOf } from '../../http/answers/read-reply.ts'
import { unlessEqual, unlessValues } from '../finding/find.ts'
import type { Shown } from '../finding/same-record.ts'

/** The body that a call was made with; empty if it was no JSON object. */
function sentIn({ exchange: { requestBody = '' } }: Reply): JsonObject {
  const body: unknown = requestBody.startsWith('{') ? parseJson(requestBody) : undefined
  return isObject(body) ? body : {}
}

/** The successful calls of an operation so far. */
function madeBy({ replies }: Context, operation: string): Reply[] {
  return replies.filter((reply) => reply.exchange.operation === operation && isSuccess(reply))
}

/** What a customer was sent with, without an id and without texts that are too short (gap G13). */
function valuesIn(reply: Reply): JsonObject {
  const values = Object.entries(sentIn(reply)).filter(
    ([field, value]) =>
      field !== 'id' && !(/^(zip|phone)$/.test(field) && String(value).length < 8),
  )
  return Object.fromEntries(values)
}

/** Findings for a subscription that has not the interval, customer or products of its order. */
function unlessOrdered({ reply, pointer, record }: Shown, made: Reply): Finding[] {
  const asked = sentIn(made)['subscription']
  if (!isObject(asked)) return []
  const { interval, customer_id: customerId, subscription_items: ordered } = asked
  const customer = isObject(record['customer']) ? record['customer'] : {}
  const unlessSent = (field: string, sent: unknown, received: unknown) =>
    sent === undefined ? [] : unlessEqual(reply, `${pointer}/${field}`, sent, received)
  return [
    ...unlessSent('interval', interval, record['interval']),
    ...unlessSent('customer/id', customerId, customer['id']),
    ...(Array.isArray(ordered) ? unlessProducts({ reply, pointer, record }, ordered) : []),
  ]
}

function unlessProducts({ reply, pointer, record }: Shown, ordered: readonly unknown[]): Finding[] {
  const items = Array.isArray(record['items']) ? (record['items'] as unknown[]) : []
  const sumOf = (id: unknown) =>
    items
      .filter(isObject)
      .filter(({ product }) => isObject(product) && toKey(product['id']) === toKey(id))
      .reduce((sum, { quantity }) => sum + Number(quantity), 0)
  const rows = ordered.filter(isObject)
  return rows.flatMap(({ product_id: id }) => {
    const received = sumOf(id)
    // A product may be ordered twice, and a site may add the two up (gap G51).
    const asked = rows.filter((row) => row['product_id'] === id).map((row) => row['quantity'])
    const quantity = asked.includes(undefined)
      ? undefined
      : asked.reduce<number>((sum, one) => sum + Number(one), 0)
    // A quantity that was left out is open; the product is not.
    if (quantity === undefined ? received > 0 : received === quantity) return []
    const expected = `${quantity === undefined ? 'some' : show(quantity)} of product ${show(id)}`
    return [{ reply, pointer: `${pointer}/items`, expected, received: String(received) }]
  })
}

/** Every record shows what it was created with, not the first ones alone. */
export const asSentChecks: readonly AssertingCheck[] = [
  must('CUS-READ-009', ['F77', 'F79'], 'reads a customer of few fields as it was sent', {
    operation: ['createCustomer', 'readCustomer'],
    requires: { leastCustomer, leastCustomerRead },
    judge: ({ leastCustomer: { replies }, leastCustomerRead: read }) =>
      read !== undefined && isSuccess(read)
        ? unlessValues(read, '/data', recordOf(read) ?? {}, valuesIn(replies.at(-1)!))
        : undefined,
  }),
  must('CUS-LIST-014', ['F77', 'F81'], 'lists every new customer as it was sent', {
    operation: ['createCustomer', 'listCustomers'],
    requires: { customersLate },
    after: { leastCustomer, oddCustomer },
    judge: ({ customersLate: { list } }, _, context) =>
      lookAt(madeBy(context, 'createCustomer'), (made) => {
        const sent = valuesIn(made)
        const found = list.records.find(({ record }) =>
          isKept('email', sent['email'], record['email']),
        )
        return found && unlessValues(found.reply, found.pointer, found.record, sent)
      }),
  }),
  must(
    'SUB-CREATE-015',
    ['F104', 'F105', 'F19'],
    'answers a subscription of few fields as ordered',
    {
      operation: 'createSubscription',
      requires: { bareSubscription },
      after: { emptySubscription },
      judge: ({ bareSubscription: bare }, { emptySubscription: empty }) =>
        lookAt([bare?.reply, empty], (made) => {
          const record = made !== undefined && isSuccess(made) ? recordOf(made) : undefined
          return made && record && unlessOrdered({ reply: made, pointer: '/data', record }, made)
        }),
    },
  ),
  must('SUB-LIST-015', ['F104', 'F105', 'F19'], 'lists every new subscription as ordered', {
    operation: ['createSubscription', 'listSubscriptions'],
    requires: { subscriptionsLate },
    judge: ({ subscriptionsLate: { list, grown } }, _, context) =>
      lookAt(madeBy(context, 'createSubscription'), (made) => {
        const id = idIn(made, 'subscription')
        // Some have more items by then (SUB-LIST-011).
        const isGrown = grown.some((one) => toKey(one.id) === toKey(id))
        if (id === undefined || isGrown) return undefined
        const found = list.records.find(({ record }) => toKey(record['id']) === toKey(id))
        return found && unlessOrdered(found, made)
      }),
  }),
  must(
    'PAY-CREATE-010',
    ['F70', 'F71', 'F69'],
    'links every payment profile to the customer and the subscription that were named',
    {
      operation: 'createPaymentProfile',
      requires: { race },
      judge: ({ race: replies }) =>
        lookAt(replies.filter(isSuccess), (reply) => {
          const record = recordOf(reply)
          // The body is a gap (G102): it may show the subscription.
          if (record === undefined || Array.isArray(record['items'])) return undefined
          const inner = record['payment_profile']
          const profile = isObject(inner) ? inner : record
          const owner = /\/customers\/([^/]+)\//.exec(reply.exchange.url)?.[1]
          const sent = { ...sentIn(reply), customer_id: owner }
          return lookAt(Object.entries(sent), ([field, value]) => {
            const received = textOfId(profile[field])
            return received === undefined
              ? undefined
              : unlessEqual(reply, `/data/${field}`, value, received)
          })
        }),
    },
  ),
]
