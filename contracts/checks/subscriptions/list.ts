import { firstCustomer } from '../../steps/customers.ts'
import { subscriptionsBefore } from '../../steps/orders.ts'
import {
  firstSubscription,
  firstSubscriptionRead,
  knownSubscriptions,
  listedSubscription,
  secondSubscription,
  subscriptionsAfter,
  unifiedSubscription,
  type KnownSubscription,
} from '../../steps/subscriptions.ts'
import { subscriptionsLate } from '../../steps/final-state.ts'
import { isSameQuantities, quantitiesOf, sentItem } from '../../steps/items.ts'
import { firstSubscriptionDecided, subscriptionsDecided } from '../../steps/webhooks.ts'
import { lookAt, must, show, type Check, type Finding } from '../../engine/check.ts'
import { CUT, type Listing } from '../../http/answers/read-list.ts'
import { isSuccess, recordOf } from '../../http/answers/read-reply.ts'
import { idIn } from '../../steps/create.ts'
import { isObject, toKey } from '../../http/exchange.ts'
import { skip } from '../../model/stop.ts'
import {
  findListed,
  unlessAllListed,
  unlessObjects,
  unlessStillListed,
} from '../finding/record-findings.ts'
import { unlessAsRead, VOLATILE } from '../finding/same-record.ts'
import { unlessEqual, unlessSuccess } from '../finding/find.ts'
import { isSameMoment } from '../finding/forms.ts'
import {
  orderedQuantities,
  shown,
  unlessCustomer,
  unlessItems,
  unlessProducts,
  unlessWhole,
} from '../finding/subscription-findings.ts'

/** Listing subscriptions. */
export const subscriptionListChecks: readonly Check[] = [
  must('SUB-LIST-001', ['F90', 'F149', 'F150', 'F01', 'F135'], 'lists subscriptions', {
    operation: 'listSubscriptions',
    requires: { subscriptionsBefore },
    judge: ({ subscriptionsBefore: { replies } }) =>
      replies.slice(0, 1).flatMap((reply) => unlessSuccess(reply, 'subscriptions are listed')),
  }),
  must('SUB-LIST-002', ['F23', 'F91'], 'lists subscriptions as an array of objects', {
    operation: 'listSubscriptions',
    requires: { subscriptionsBefore },
    after: { subscriptionsAfter },
    judge: ({ subscriptionsBefore: before }, { subscriptionsAfter: after }) =>
      unlessObjects([before, after]),
  }),
  must('SUB-LIST-003', 'F91', 'shows in the list the subscription that a read shows', {
    operation: 'listSubscriptions',
    requires: { subscriptionsBefore, listedSubscription },
    judge: ({ subscriptionsBefore: { records }, listedSubscription: { id, reply } }) => {
      const listed = records.find(({ record }) => toKey(record['id']) === toKey(id))
      if (listed === undefined || !isSuccess(reply)) return undefined
      // Somebody else may have changed it between the two answers.
      if (listed.record['updated_at'] !== shown(reply)['updated_at']) return undefined
      return unlessAsRead('subscription', listed, shown(reply), VOLATILE)
    },
  }),
  must('SUB-LIST-004', ['F90', 'F92'], 'lists every new subscription', {
    operation: 'listSubscriptions',
    requires: { firstSubscription, subscriptionsAfter },
    after: { unifiedSubscription, secondSubscription },
    judge: ({ firstSubscription: first, subscriptionsAfter: list }, attempts) =>
      [first, attempts.unifiedSubscription, attempts.secondSubscription].flatMap((made) =>
        made === undefined ? [] : (findListed(list, made.id, 'subscription').missing ?? []),
      ),
  }),
  must('SUB-LIST-009', 'F91', 'lists subscriptions, each with its customer and items', {
    operation: 'listSubscriptions',
    requires: { subscriptionsBefore },
    after: { subscriptionsAfter },
    judge: ({ subscriptionsBefore: before }, { subscriptionsAfter: after }) =>
      lookAt([...before.records, ...(after?.records ?? [])], ({ reply, pointer, record }) =>
        unlessWhole(reply, pointer, record),
      ),
  }),
  must(
    'SUB-LIST-010',
    'F92',
    'lists subscriptions without items and with a payment profile as well',
    {
      operation: 'listSubscriptions',
      requires: { subscriptionsLate },
      judge: ({ subscriptionsLate: { list, ids } }) => unlessAllListed(list, ids, 'subscription'),
    },
  ),
  must('SUB-LIST-016', 'F92', 'lists subscriptions with an active payment profile as well', {
    operation: 'listSubscriptions',
    requires: { subscriptionsDecided },
    judge: ({ subscriptionsDecided: { list, ids } }) => unlessAllListed(list, ids, 'subscription'),
  }),
  must('SUB-LIST-018', 'F39', 'lists a subscription with the moment of activation of its read', {
    operation: ['readSubscription', 'listSubscriptions'],
    requires: { firstSubscriptionRead, subscriptionsDecided, firstSubscriptionDecided },
    judge: ({
      firstSubscriptionRead: created,
      subscriptionsDecided: { list },
      firstSubscriptionDecided: read,
    }) => {
      const { id, activated_at: at } = recordOf(read) ?? {}
      // A stale read shows what stands there before the activation, which is open elsewhere (gap G127).
      if (at === recordOf(created)?.['activated_at'])
        throw skip('NOT_SHOWN', 'No activation is shown')
      const listed = list.records.find(({ record }) => toKey(record['id']) === toKey(id))
      if (!isSuccess(read) || typeof at !== 'string' || at === '' || listed === undefined)
        return undefined
      if (list.isEarly) throw skip('NOT_SHOWN', CUT)
      const { reply, pointer, record } = listed
      const here = record['activated_at']
      if (here && isSameMoment(at, here) !== false) return []
      const found = { expected: show(at), received: show(here) }
      return [{ reply, pointer: `${pointer}/activated_at`, ...found }]
    },
  }),
  must('SUB-LIST-011', ['F92', 'F97', 'F105'], 'lists a subscription with items added later', {
    operation: ['addItem', 'listSubscriptions'],
    requires: { subscriptionsLate },
    after: { sentItem },
    judge: ({ subscriptionsLate: { list, grown } }, { sentItem: sent }) => {
      if (list.isEarly) throw skip('NOT_SHOWN', CUT)
      return lookAt(grown, ({ id, quantities }) => {
        const { found } = findListed(list, id, 'subscription')
        if (found === undefined) return undefined
        // The read that the list is compared with may lag, and lack the item.
        const isNewer = sent?.id === id && isSameQuantities(quantitiesOf(found.record), sent.after)
        return isNewer ? [] : unlessItems(found.reply, found.pointer, found.record, quantities)
      })
    },
  }),
  must('SUB-LIST-005', 'F104', 'lists a new subscription with the interval that was sent', {
    operation: 'listSubscriptions',
    requires: { knownSubscriptions, subscriptionsAfter },
    judge: ({ knownSubscriptions: known, subscriptionsAfter: list }) =>
      inEach(known, list, ({ reply, pointer, record }, { made: { ordered } }) =>
        unlessEqual(reply, `${pointer}/interval`, ordered.interval, record['interval']),
      ),
  }),
  must(
    'SUB-LIST-006',
    ['F105', 'F103'],
    'lists a new subscription with every product and quantity',
    {
      operation: 'listSubscriptions',
      requires: { knownSubscriptions, subscriptionsAfter },
      judge: ({ knownSubscriptions: known, subscriptionsAfter: list }) =>
        inEach(known, list, ({ reply, pointer, record }, { made: { ordered } }) => [
          ...unlessItems(reply, pointer, record, orderedQuantities(ordered)),
          ...unlessProducts(reply, pointer, record, ordered),
        ]),
    },
  ),
  must('SUB-LIST-007', ['F19', 'F50', 'F77'], 'lists a subscription with its own customer', {
    operation: 'listSubscriptions',
    requires: { knownSubscriptions, subscriptionsAfter },
    judge: ({ knownSubscriptions: known, subscriptionsAfter: list }) =>
      inEach(known, list, ({ reply, pointer, record }, { owner }) =>
        unlessCustomer(reply, pointer, record, owner),
      ),
  }),
  must('SUB-LIST-012', ['F82', 'F135'], 'lists no subscription that nobody created', {
    operation: ['createSubscription', 'listSubscriptions'],
    requires: { firstCustomer, subscriptionsBefore, subscriptionsLate },
    judge: ({ firstCustomer: owner, subscriptionsBefore: before, ...results }, _, context) => {
      // A subscription whose create answer got lost, or showed no id, can't be recognized.
      const isKnown = context.answers.every(
        (reply) =>
          reply.exchange.operation !== 'createSubscription' ||
          !isSuccess(reply) ||
          idIn(reply, 'subscription') !== undefined,
      )
      if (!isKnown || context.lostWrites() > 0) {
        throw skip('NOT_SHOWN', 'An answer got lost, or shows no id of the new subscription')
      }
      const known = new Set([
        ...before.records.map(({ record }) => toKey(record['id'])),
        ...context.answers.flatMap((reply) => toKey(idIn(reply, 'subscription'))),
      ])
      return lookAt(results.subscriptionsLate.list.records, ({ record, reply, pointer }) => {
        const customer = isObject(record['customer']) ? record['customer'] : {}
        if (toKey(customer['id']) !== owner.id) return undefined
        if (known.has(toKey(record['id']))) return []
        const expected = 'subscriptions that the run created'
        return [{ reply, pointer, expected, received: 'one that nobody created' }]
      })
    },
  }),
  must('SUB-LIST-008', 'F92', 'keeps listing the subscriptions that it listed before', {
    operation: 'listSubscriptions',
    requires: { subscriptionsBefore, subscriptionsAfter },
    judge: ({ subscriptionsBefore: before, subscriptionsAfter: after }, _, context) =>
      unlessStillListed(before, after, context),
  }),
]

/** Findings in those of the run's subscriptions that a list shows. */
function inEach(
  known: readonly KnownSubscription[],
  list: Listing,
  judge: (found: Listing['records'][number], expected: KnownSubscription) => readonly Finding[],
): Finding[] | undefined {
  return lookAt(known, (expected) => {
    const { found } = findListed(list, expected.made.id, 'subscription')
    return found && judge(found, expected)
  })
}
