import { firstCustomer } from '../acts/customers.ts'
import { quantitiesOf, type Quantities } from '../acts/items.ts'
import {
  customersAfter,
  firstSubscription,
  firstSubscriptionRead,
  listedSubscription,
  secondSubscription,
  secondSubscriptionRead,
  sentSubscription,
  sentUnified,
  subscriptionsAfter,
  subscriptionsBefore,
  unifiedRead,
  unifiedSubscription,
  type Ordered,
} from '../acts/subscriptions.ts'
import { unknownSubscription } from '../acts/unknown.ts'
import { customersBefore } from '../acts/customers.ts'
import { subscriptionsLate } from '../acts/late.ts'
import { isLoopback } from '../engine/resolve-options.ts'
import { noCustomer, orderOfNobody } from '../acts/wrong-bodies.ts'
import { must, show, type Check, type Finding } from '../engine/check.ts'
import { isObject, type JsonObject, type Reply } from '../http/exchange.ts'
import { isSuccess, recordOf } from '../http/read-reply.ts'
import { skip } from '../model/stop.ts'
import { findListed, unlessId, unlessObjects } from './customers.ts'
import { toOutcome, unlessEqual, unlessRefused, unlessSuccess, unlessValues } from './find.ts'

/** The quantities that an order asks for, by product. */
function orderedQuantities({ items }: Ordered): Quantities {
  const sums = new Map<string, number>()
  for (const { product, quantity } of items) {
    sums.set(product.handle, (sums.get(product.handle) ?? 0) + quantity)
  }
  return sums
}

/** A finding unless a subscription has the products and quantities that it must have. */
export function unlessItems(
  reply: Reply,
  pointer: string,
  record: JsonObject,
  expected: Quantities,
): Finding[] {
  const received = quantitiesOf(record)
  const isSame =
    received.size === expected.size &&
    [...expected].every(([handle, sum]) => received.get(handle) === sum)
  if (isSame) return []
  return [
    {
      reply,
      pointer: `${pointer}/items`,
      expected: showQuantities(expected),
      received: showQuantities(received),
    },
  ]
}

function showQuantities(quantities: Quantities): string {
  if (quantities.size === 0) return 'no items'
  return [...quantities].map(([handle, sum]) => `${sum} of ${handle}`).join(', ')
}

/** A finding unless the embedded customer is the one of an order. */
function unlessCustomer(
  reply: Reply,
  pointer: string,
  record: JsonObject,
  expected: JsonObject,
): Finding[] {
  const customer = isObject(record['customer']) ? record['customer'] : {}
  return unlessValues(reply, `${pointer}/customer`, customer, expected)
}

/** Fields of the first customer as a subscription must embed them. */
const embedded = (id: string, person: JsonObject) => ({ id: Number(id), ...person })

/** A finding unless a record has what makes it a subscription. */
function unlessWhole(reply: Reply, pointer: string, record: JsonObject): Finding[] {
  const missing = ['id', 'customer', 'items'].filter((key) => !(key in record))
  if (missing.length === 0) return []
  return [{ reply, pointer, expected: 'a subscription', received: `no ${missing.join(', no ')}` }]
}

/** The record of an answer of success; an empty one where there is none. */
function shown(reply: Reply): JsonObject {
  return recordOf(reply) ?? {}
}

export const subscriptionChecks: readonly Check[] = [
  must(
    'SUB-CREATE-001',
    ['F82', 'F83', 'F45', 'F99', 'F101', 'F102', 'F103', 'F02', 'F149', 'F150'],
    'takes a subscription for an existing customer (separate flow)',
    {
      operation: 'createSubscription',
      needs: { sentSubscription },
      judge: ({ sentSubscription: { reply } }) => unlessSuccess(reply, 'a subscription is created'),
    },
  ),
  must('SUB-CREATE-002', ['F84', 'F37'], 'answers the new subscription with its id', {
    operation: 'createSubscription',
    needs: { sentSubscription },
    wants: { sentUnified },
    judge: ({ sentSubscription: one }, { sentUnified: other }) =>
      [one, other].flatMap((sent) => {
        if (sent === undefined || !isSuccess(sent.reply)) return []
        const { id } = shown(sent.reply)
        if (typeof id === 'string' && id !== '') return []
        const expected = 'the id of the subscription'
        return [{ reply: sent.reply, pointer: '/data/id', expected, received: show(id) }]
      }),
  }),
  must('SUB-CREATE-003', 'F104', 'answers a new subscription with the interval that was sent', {
    operation: 'createSubscription',
    needs: { firstSubscription },
    wants: { unifiedSubscription },
    judge: ({ firstSubscription: one }, { unifiedSubscription: other }) =>
      [one, other].flatMap((made) =>
        made === undefined
          ? []
          : unlessEqual(
              made.reply,
              '/data/interval',
              made.ordered.interval,
              shown(made.reply)['interval'],
            ),
      ),
  }),
  must(
    'SUB-CREATE-004',
    ['F105', 'F102', 'F103'],
    'answers a new subscription with every product and quantity that was sent',
    {
      operation: 'createSubscription',
      needs: { firstSubscription },
      wants: { unifiedSubscription },
      judge: ({ firstSubscription: one }, { unifiedSubscription: other }) =>
        [one, other].flatMap((made) =>
          made === undefined
            ? []
            : unlessItems(made.reply, '/data', shown(made.reply), orderedQuantities(made.ordered)),
        ),
    },
  ),
  must('SUB-CREATE-005', ['F19', 'F50', 'F77'], 'embeds the customer whose id was sent', {
    operation: 'createSubscription',
    needs: { firstSubscription, firstCustomer },
    judge: ({ firstSubscription: { reply }, firstCustomer: { id, person } }) =>
      unlessCustomer(reply, '/data', shown(reply), embedded(id, person)),
  }),
  must(
    'SUB-CREATE-006',
    ['F18', 'F50', 'F77', 'F100'],
    'embeds the customer whose data were sent',
    {
      operation: 'createSubscription',
      needs: { unifiedSubscription },
      wants: { customersBefore },
      judge: ({ unifiedSubscription: { reply, ordered } }, { customersBefore: before }) => {
        const { customer } = shown(reply)
        const id = isObject(customer) ? customer['id'] : undefined
        const known = before?.records.some(({ record }) => record['id'] === id) === true
        const expected = 'the id of a new customer'
        const old = known || id === undefined || id === null
        return [
          ...(old ? [{ reply, pointer: '/data/customer/id', expected, received: show(id) }] : []),
          ...unlessCustomer(reply, '/data', shown(reply), ordered.person ?? {}),
        ]
      },
    },
  ),
  must(
    'SUB-CREATE-007',
    ['F82', 'F18', 'F100', 'F101'],
    "takes a subscription with its customer's data (unified flow)",
    {
      operation: 'createSubscription',
      needs: { sentUnified },
      judge: ({ sentUnified: { reply } }) => unlessSuccess(reply, 'a subscription is created'),
    },
  ),
  must('SUB-CREATE-008', 'F84', 'gives each new subscription an id that no other has', {
    operation: 'createSubscription',
    needs: { firstSubscription },
    wants: { unifiedSubscription, secondSubscription, subscriptionsBefore },
    judge: ({ firstSubscription: first }, { unifiedSubscription: unified, ...hoped }) => {
      const before = hoped.subscriptionsBefore?.records ?? []
      const known = new Set(before.map(({ record }) => String(record['id'])))
      return [first, unified, hoped.secondSubscription].flatMap((made) => {
        if (made === undefined) return []
        const { id, reply } = made
        const isNew = !known.has(id)
        known.add(id)
        const expected = 'an id of its own'
        return isNew
          ? []
          : [{ reply, pointer: '/data/id', expected, received: `${id}, which another has` }]
      })
    },
  }),
  must('SUB-CREATE-009', 'F20', 'makes no customer when it is sent the id of one', {
    operation: ['createSubscription', 'listCustomers'],
    needs: { customersBefore, customersAfter, firstCustomer, firstSubscription },
    wants: { unifiedSubscription },
    judge: ({ customersBefore: before, customersAfter: after, ...given }, hoped, desk) => {
      const { firstCustomer: first } = given
      const ours = new Set([first.id])
      const unified = hoped.unifiedSubscription
      if (unified !== undefined) {
        const { customer } = shown(unified.reply)
        if (isObject(customer)) ours.add(String(customer['id']))
      }
      const known = new Set(before.records.map(({ record }) => String(record['id'])))
      const made = after.records.filter(({ record }) => {
        const id = String(record['id'])
        return !known.has(id) && !ours.has(id)
      })
      // Elsewhere others make customers at the same time: only what looks like ours counts.
      const isAlone = isLoopback(new URL(desk.settings.baseUrl).hostname)
      const isWhole = before.isComplete && after.isComplete
      const extra = made.filter(
        ({ record }) =>
          record['email'] === first.person.email ||
          (isAlone && isWhole && record['email'] !== unified?.ordered.person?.email),
      )
      return extra.map(({ reply, pointer }) => ({
        reply,
        pointer,
        expected: 'no further customer',
        received: 'a customer that nobody created',
      }))
    },
  }),
  must('SUB-CREATE-010', 'F18', 'makes one customer in the unified flow, not more', {
    operation: ['createSubscription', 'listCustomers'],
    needs: { customersAfter, unifiedSubscription },
    judge: ({ customersAfter: list, unifiedSubscription: { ordered } }) => {
      const made = list.records.filter(({ record }) => record['email'] === ordered.person?.email)
      if (made.length === 0 && !list.isComplete) {
        throw skip('NOT_SHOWN', 'The list has more pages than could be read')
      }
      if (made.length === 1) return undefined
      const reply = made[1]?.reply ?? list.replies.at(-1)!
      const expected = 'one customer with the e-mail address that was sent'
      return { reply, pointer: '/data', expected, received: `${made.length}` }
    },
  }),
  must('SUB-CREATE-011', 'F99', 'makes no subscription for a customer that does not exist', {
    operation: 'createSubscription',
    needs: { orderOfNobody },
    judge: ({ orderOfNobody: reply }) => {
      const { id, customer } = shown(reply)
      if (!isSuccess(reply) || id === undefined) return undefined
      const expected = 'no subscription: `customer_id` names no customer'
      const owner = isObject(customer) ? `customer ${show(customer['id'])}` : 'no customer'
      return { reply, expected, received: `a subscription of ${owner}` }
    },
  }),
  must('SUB-CREATE-012', 'F101', 'makes no subscription without a customer', {
    operation: 'createSubscription',
    needs: { noCustomer },
    judge: ({ noCustomer: reply }) => {
      if (!isSuccess(reply) || shown(reply)['id'] === undefined) return undefined
      const expected = 'no subscription: no customer is named'
      return { reply, expected, received: `a subscription, ${toOutcome(reply)}` }
    },
  }),
  must('SUB-CREATE-013', 'F84', 'answers the new subscription, not its id alone', {
    operation: 'createSubscription',
    needs: { firstSubscription },
    judge: ({ firstSubscription: { reply } }) => unlessWhole(reply, '/data', shown(reply)),
  }),
  must('SUB-READ-001', ['F82', 'F85', 'F149', 'F150'], 'reads a subscription by its id', {
    operation: 'readSubscription',
    needs: { firstSubscriptionRead },
    judge: ({ firstSubscriptionRead: reply }) => unlessSuccess(reply, 'the subscription exists'),
  }),
  must('SUB-READ-002', 'F86', 'reads the subscription that was asked for', {
    operation: 'readSubscription',
    needs: { firstSubscription, firstSubscriptionRead },
    wants: { secondSubscription, secondSubscriptionRead },
    judge: ({ firstSubscription: { id }, firstSubscriptionRead: reply }, second) => [
      ...(isSuccess(reply) ? unlessId(reply, id) : []),
      ...(second.secondSubscription !== undefined &&
      second.secondSubscriptionRead !== undefined &&
      isSuccess(second.secondSubscriptionRead)
        ? unlessId(second.secondSubscriptionRead, second.secondSubscription.id)
        : []),
    ],
  }),
  must('SUB-READ-003', ['F104', 'F45'], 'reads a subscription with the interval and unit sent', {
    operation: 'readSubscription',
    needs: { firstSubscription, firstSubscriptionRead },
    judge: ({ firstSubscription: { ordered }, firstSubscriptionRead: reply }) =>
      isSuccess(reply)
        ? [
            ...unlessEqual(reply, '/data/interval', ordered.interval, shown(reply)['interval']),
            ...('interval_unit' in shown(reply)
              ? unlessEqual(reply, '/data/interval_unit', 'month', shown(reply)['interval_unit'])
              : []),
          ]
        : undefined,
  }),
  must('SUB-READ-004', ['F105', 'F103'], 'reads a subscription with every product and quantity', {
    operation: 'readSubscription',
    needs: { firstSubscription, firstSubscriptionRead },
    wants: { unifiedSubscription, unifiedRead },
    judge: ({ firstSubscription: { ordered }, firstSubscriptionRead: reply }, hoped) => [
      ...(isSuccess(reply)
        ? unlessItems(reply, '/data', shown(reply), orderedQuantities(ordered))
        : []),
      ...(hoped.unifiedRead !== undefined &&
      hoped.unifiedSubscription !== undefined &&
      isSuccess(hoped.unifiedRead)
        ? unlessItems(
            hoped.unifiedRead,
            '/data',
            shown(hoped.unifiedRead),
            orderedQuantities(hoped.unifiedSubscription.ordered),
          )
        : []),
    ],
  }),
  must('SUB-READ-005', ['F19', 'F50', 'F77', 'F104'], 'reads a subscription with its customer', {
    operation: 'readSubscription',
    needs: { firstCustomer, firstSubscriptionRead },
    wants: { secondSubscriptionRead },
    judge: ({ firstCustomer: { id, person }, firstSubscriptionRead: one }, hoped) =>
      [one, hoped.secondSubscriptionRead].flatMap((reply) =>
        reply !== undefined && isSuccess(reply)
          ? unlessCustomer(reply, '/data', shown(reply), embedded(id, person))
          : [],
      ),
  }),
  must(
    'SUB-READ-006',
    ['F18', 'F50', 'F77'],
    "reads the unified flow's subscription with its customer",
    {
      operation: 'readSubscription',
      needs: { unifiedSubscription, unifiedRead },
      judge: ({ unifiedSubscription: { ordered, id }, unifiedRead: reply }) =>
        isSuccess(reply)
          ? [
              ...unlessId(reply, id),
              ...unlessCustomer(reply, '/data', shown(reply), ordered.person ?? {}),
            ]
          : unlessSuccess(reply, 'the subscription exists'),
    },
  ),
  must('SUB-READ-007', 'F86', 'refuses to read a subscription that does not exist', {
    operation: 'readSubscription',
    needs: { unknownSubscription },
    judge: ({ unknownSubscription: reply }) =>
      unlessRefused(reply, 'there is no such subscription'),
  }),
  must('SUB-READ-008', ['F85', 'F86'], 'reads a subscription that is listed', {
    operation: 'readSubscription',
    needs: { listedSubscription },
    judge: ({ listedSubscription: { id, reply } }) => [
      ...unlessSuccess(reply, 'the subscription is listed'),
      ...(isSuccess(reply) ? unlessId(reply, id) : []),
    ],
  }),
  must('SUB-LIST-001', ['F90', 'F149', 'F150', 'F01', 'F135'], 'lists subscriptions', {
    operation: 'listSubscriptions',
    needs: { subscriptionsBefore },
    judge: ({ subscriptionsBefore: { replies } }) =>
      replies.slice(0, 1).flatMap((reply) => unlessSuccess(reply, 'subscriptions are listed')),
  }),
  must('SUB-LIST-002', ['F23', 'F91'], 'lists subscriptions as an array of objects', {
    operation: 'listSubscriptions',
    needs: { subscriptionsBefore },
    wants: { subscriptionsAfter },
    judge: ({ subscriptionsBefore: before }, { subscriptionsAfter: after }) =>
      unlessObjects([before, after]),
  }),
  must('SUB-LIST-003', 'F91', 'shows in the list the subscription that a read shows', {
    operation: 'listSubscriptions',
    needs: { subscriptionsBefore, listedSubscription },
    judge: ({ subscriptionsBefore: { records }, listedSubscription: { id, reply } }) => {
      const listed = records.find(({ record }) => String(record['id']) === id)
      if (listed === undefined || !isSuccess(reply)) return undefined
      // Somebody else may have changed it between the two answers.
      if (listed.record['updated_at'] !== shown(reply)['updated_at']) return undefined
      return [
        ...unlessEqual(
          listed.reply,
          `${listed.pointer}/interval`,
          shown(reply)['interval'],
          listed.record['interval'],
        ),
        ...unlessItems(listed.reply, listed.pointer, listed.record, quantitiesOf(shown(reply))),
      ]
    },
  }),
  must('SUB-LIST-004', ['F90', 'F92'], 'lists every new subscription', {
    operation: 'listSubscriptions',
    needs: { firstSubscription, subscriptionsAfter },
    wants: { unifiedSubscription, secondSubscription },
    judge: ({ firstSubscription: first, subscriptionsAfter: list }, hoped) =>
      [first, hoped.unifiedSubscription, hoped.secondSubscription].flatMap((made) =>
        made === undefined ? [] : (findListed(list, made.id, 'subscription').missing ?? []),
      ),
  }),
  must('SUB-LIST-009', 'F91', 'lists subscriptions, each with its customer and items', {
    operation: 'listSubscriptions',
    needs: { subscriptionsBefore },
    wants: { subscriptionsAfter },
    judge: ({ subscriptionsBefore: before }, { subscriptionsAfter: after }) =>
      [...before.records, ...(after?.records ?? [])].flatMap(({ reply, pointer, record }) =>
        unlessWhole(reply, pointer, record),
      ),
  }),
  must('SUB-LIST-010', 'F92', 'lists subscriptions without items and with a profile as well', {
    operation: 'listSubscriptions',
    needs: { subscriptionsLate },
    judge: ({ subscriptionsLate: { list, ids } }) =>
      ids.flatMap((id) => findListed(list, id, 'subscription').missing ?? []),
  }),
  must('SUB-LIST-011', ['F92', 'F97', 'F105'], 'lists a subscription with items added later', {
    operation: ['addItem', 'listSubscriptions'],
    needs: { firstSubscription, subscriptionsLate },
    judge: ({ firstSubscription: { id }, subscriptionsLate: { list, quantities } }) => {
      const { found } = findListed(list, id, 'subscription')
      return found && unlessItems(found.reply, found.pointer, found.record, quantities)
    },
  }),
  must('SUB-LIST-005', 'F104', 'lists a new subscription with the interval that was sent', {
    operation: 'listSubscriptions',
    needs: { firstSubscription, subscriptionsAfter },
    judge: ({ firstSubscription: { id, ordered }, subscriptionsAfter: list }) => {
      const { found } = findListed(list, id, 'subscription')
      if (found === undefined) return undefined
      const { reply, pointer, record } = found
      return unlessEqual(reply, `${pointer}/interval`, ordered.interval, record['interval'])
    },
  }),
  must(
    'SUB-LIST-006',
    ['F105', 'F103'],
    'lists a new subscription with every product and quantity',
    {
      operation: 'listSubscriptions',
      needs: { firstSubscription, subscriptionsAfter },
      judge: ({ firstSubscription: { id, ordered }, subscriptionsAfter: list }) => {
        const { found } = findListed(list, id, 'subscription')
        if (found === undefined) return undefined
        return unlessItems(found.reply, found.pointer, found.record, orderedQuantities(ordered))
      },
    },
  ),
  must('SUB-LIST-007', ['F19', 'F50', 'F77'], 'lists a subscription with its own customer', {
    operation: 'listSubscriptions',
    needs: { firstSubscription, firstCustomer, subscriptionsAfter },
    wants: { unifiedSubscription },
    judge: (
      { firstSubscription: first, firstCustomer: owner, subscriptionsAfter: list },
      hoped,
    ) => {
      const { found } = findListed(list, first.id, 'subscription')
      const unified = hoped.unifiedSubscription
      const other = unified && findListed(list, unified.id, 'subscription').found
      return [
        ...(found === undefined
          ? []
          : unlessCustomer(
              found.reply,
              found.pointer,
              found.record,
              embedded(owner.id, owner.person),
            )),
        ...(other === undefined
          ? []
          : unlessCustomer(
              other.reply,
              other.pointer,
              other.record,
              unified?.ordered.person ?? {},
            )),
      ]
    },
  }),
  must('SUB-LIST-008', 'F92', 'goes on listing the subscriptions that it listed before', {
    operation: 'listSubscriptions',
    needs: { subscriptionsBefore, subscriptionsAfter },
    judge: ({ subscriptionsBefore: before, subscriptionsAfter: after }) => {
      if (!before.isComplete || !after.isComplete) {
        throw skip('NOT_SHOWN', 'The list has more pages than could be read')
      }
      const ids = new Set(after.records.map(({ record }) => String(record['id'])))
      const gone = before.records.filter(({ record }) => !ids.has(String(record['id'])))
      if (gone.length === 0) return undefined
      const received = `${gone.length} of ${before.records.length} are gone`
      return { reply: after.replies[0]!, pointer: '/data', expected: 'all of them', received }
    },
  }),
]
