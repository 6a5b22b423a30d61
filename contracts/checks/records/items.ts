import {
  addedItem,
  otherAfterItem,
  quantitiesOf,
  readAfterItem,
  sentItem,
} from '../../steps/items.ts'
import {
  firstSubscription,
  firstSubscriptionRead,
  secondSubscription,
  secondSubscriptionRead,
} from '../../steps/subscriptions.ts'
import { itemOfNothing } from '../../steps/refused/unknown.ts'
import { noItem, unknownHandle } from '../../steps/refused/wrong-bodies.ts'
import { firstSubscriptionLate } from '../../steps/final-state.ts'
import { firstEnrolment, repeatedItem } from '../../steps/payment-profiles.ts'
import { must, should, type Check } from '../../engine/check.ts'
import { isObject, type JsonObject } from '../../http/exchange.ts'
import { isRefused, isSuccess, recordOf } from '../../http/answers/read-reply.ts'
import { unlessId } from '../finding/record-findings.ts'
import { unlessEqual, unlessRefused, unlessSuccess } from '../finding/find.ts'
import {
  unlessCreatedAsBefore,
  unlessCustomer,
  unlessItems,
  unlessItemsAsBefore,
  unlessUntouched,
} from '../finding/subscription-findings.ts'

const operation = 'addItem'

export const itemChecks: readonly Check[] = [
  must(
    'ITM-ADD-001',
    ['F93', 'F94', 'F95', 'F96', 'F64', 'F01', 'F02', 'F149', 'F150'],
    'takes an item by its product handle',
    {
      operation,
      requires: { sentItem },
      judge: ({ sentItem: { reply } }) => unlessSuccess(reply, 'the item is added'),
    },
  ),
  must('ITM-ADD-002', ['F97', 'F93'], 'answers the subscription that the item was added to', {
    operation,
    requires: { addedItem, firstSubscription },
    judge: ({ addedItem: { reply }, firstSubscription: { id } }) => unlessId(reply, id),
  }),
  must('ITM-ADD-003', ['F97', 'F64', 'F95'], 'answers with the added product among the items', {
    operation,
    requires: { addedItem },
    judge: ({ addedItem: { reply, handle } }) => {
      const found = quantitiesOf(recordOf(reply))
      if (found.has(handle)) return []
      const received = found.size === 0 ? 'no items' : [...found.keys()].join(', ')
      return { reply, pointer: '/data/items', expected: `an item of ${handle}`, received }
    },
  }),
  must('ITM-ADD-004', ['F97', 'F96'], 'answers with the quantity that was added', {
    operation,
    requires: { addedItem },
    judge: ({ addedItem: { reply, handle, after } }) => {
      const found = quantitiesOf(recordOf(reply)).get(handle)
      // If the whole item is missing, ITM-ADD-003 reports it.
      if (found === undefined) return undefined
      if (found === after.get(handle)) return []
      const expected = `${after.get(handle)} of ${handle} in all`
      return { reply, pointer: '/data/items', expected, received: `${found}` }
    },
  }),
  must('ITM-ADD-005', 'F98', 'answers with the items that were there before', {
    operation,
    requires: { addedItem },
    judge: ({ addedItem: { reply, before, handle } }) => {
      const found = quantitiesOf(recordOf(reply))
      const lost = [...before].filter(
        ([product, sum]) =>
          (found.get(product) ?? 0) < sum || (product !== handle && found.get(product) !== sum),
      )
      if (before.size === 0) return undefined
      if (lost.length === 0) return []
      const expected = lost.map(([product, sum]) => `${sum} of ${product}`).join(', ')
      const received = lost
        .map(([product]) => `${found.get(product) ?? 0} of ${product}`)
        .join(', ')
      return { reply, pointer: '/data/items', expected, received }
    },
  }),
  must('ITM-ADD-006', ['F93', 'F98'], 'keeps the added item and the earlier ones', {
    operation: [operation, 'readSubscription'],
    requires: { addedItem, readAfterItem },
    judge: ({ addedItem: { after }, readAfterItem: reply }) => [
      ...unlessSuccess(reply, 'the subscription exists'),
      ...(isSuccess(reply) ? unlessItems(reply, '/data', recordOf(reply) ?? {}, after) : []),
    ],
  }),
  must('ITM-ADD-014', 'F57', 'keeps the moments at which the earlier items were created', {
    operation: [operation, 'readSubscription'],
    requires: { addedItem, firstSubscriptionRead, readAfterItem },
    judge: ({ firstSubscriptionRead: early, readAfterItem: late }) =>
      unlessCreatedAsBefore(early, late),
  }),
  must('ITM-ADD-007', 'F93', "leaves the customer's other subscription as it was", {
    operation: [operation, 'readSubscription'],
    requires: { secondSubscription, secondSubscriptionRead, otherAfterItem },
    judge: ({ secondSubscriptionRead: early, otherAfterItem: late }) =>
      unlessUntouched(early, late),
  }),
  must(
    'ITM-ADD-011',
    ['F97', 'F98', 'F93'],
    'adds a product a second time and keeps what was there',
    {
      operation,
      requires: { repeatedItem },
      judge: ({ repeatedItem: { reply, id, after } }) =>
        isSuccess(reply)
          ? [...unlessId(reply, id), ...unlessItems(reply, '/data', recordOf(reply) ?? {}, after)]
          : undefined,
    },
  ),
  must('ITM-ADD-013', 'F93', 'adds or refuses an item of a subscription with a payment profile', {
    operation,
    requires: { repeatedItem },
    judge: ({ repeatedItem: { reply } }) =>
      reply.status < 500
        ? []
        : unlessSuccess(reply, 'the item is added, if the site does not refuse it'),
  }),
  must('ITM-ADD-008', 'F93', 'refuses an item for a subscription that does not exist', {
    operation,
    requires: { itemOfNothing },
    judge: ({ itemOfNothing: reply }) => unlessRefused(reply, 'there is no such subscription'),
  }),
  must('ITM-ADD-009', ['F97', 'F104'], 'changes nothing else of the subscription', {
    operation,
    requires: { addedItem, firstSubscription },
    judge: ({ addedItem: { reply }, firstSubscription: { ordered, reply: created } }) => {
      const owner = recordOf(created)?.['customer']
      const record = recordOf(reply) ?? {}
      return [
        ...unlessEqual(reply, '/data/interval', ordered.interval, record['interval']),
        ...(isObject(owner) ? unlessCustomer(reply, '/data', record, toIdentity(owner)) : []),
      ]
    },
  }),
  must('ITM-ADD-010', 'F94', 'refuses a body without `item`', {
    operation,
    requires: { noItem },
    judge: ({ noItem: reply }) => unlessRefused(reply, '`item` must be there'),
  }),
  should('ITM-ADD-020', 'leaves no trace of an item that it refused', {
    operation,
    requires: { unknownHandle, firstEnrolment, firstSubscriptionLate },
    judge: ({ unknownHandle: refused, firstEnrolment: { after }, firstSubscriptionLate: late }) =>
      isRefused(refused) ? unlessItemsAsBefore(after, late) : undefined,
  }),
]

/** What of a customer must not change when an item is added. */
function toIdentity({ id, email, first_name, last_name, zip, phone }: JsonObject): JsonObject {
  return { id, email, first_name, last_name, zip, phone }
}
