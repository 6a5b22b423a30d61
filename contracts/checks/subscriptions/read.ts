import {
  firstSubscription,
  knownSubscriptions,
  firstSubscriptionRead,
  listedSubscription,
  secondSubscription,
  secondSubscriptionRead,
  unifiedRead,
  unifiedSubscription,
} from '../../steps/subscriptions.ts'
import { firstSubscriptionLast } from '../../steps/final-state.ts'
import { unknownSubscription } from '../../steps/refused/unknown.ts'
import { lookAt, must, type Check } from '../../engine/check.ts'
import { isSuccess } from '../../http/answers/read-reply.ts'
import { unlessId } from '../finding/record-findings.ts'
import { unlessEqual, unlessRefused, unlessSuccess } from '../finding/find.ts'
import {
  orderedQuantities,
  shown,
  unlessCustomer,
  unlessItems,
  unlessProducts,
} from '../finding/subscription-findings.ts'

/** Reading a subscription. */
export const subscriptionReadChecks: readonly Check[] = [
  must('SUB-READ-001', ['F82', 'F85', 'F149', 'F150'], 'reads a subscription by its id', {
    operation: 'readSubscription',
    requires: { firstSubscriptionRead },
    judge: ({ firstSubscriptionRead: reply }) => unlessSuccess(reply, 'the subscription exists'),
  }),
  must('SUB-READ-002', 'F86', 'reads the subscription that was asked for', {
    operation: 'readSubscription',
    requires: { firstSubscription, firstSubscriptionRead },
    after: { secondSubscription, secondSubscriptionRead },
    judge: ({ firstSubscription: first, firstSubscriptionRead: read }, attempts) =>
      lookAt(
        [
          [first, read],
          [attempts.secondSubscription, attempts.secondSubscriptionRead],
        ] as const,
        ([made, reply]) =>
          made !== undefined && reply !== undefined && isSuccess(reply)
            ? unlessId(reply, made.id)
            : undefined,
      ),
  }),
  must('SUB-READ-003', ['F104', 'F45'], 'reads a subscription with the interval and unit sent', {
    operation: 'readSubscription',
    requires: { knownSubscriptions },
    judge: ({ knownSubscriptions: known }) =>
      lookAt(known, ({ made: { ordered }, read }) => {
        if (read === undefined || !isSuccess(read)) return undefined
        const record = shown(read)
        return [
          ...unlessEqual(read, '/data/interval', ordered.interval, record['interval']),
          ...('interval_unit' in record
            ? unlessEqual(read, '/data/interval_unit', 'month', record['interval_unit'])
            : []),
        ]
      }),
  }),
  must('SUB-READ-004', ['F105', 'F103'], 'reads a subscription with every product and quantity', {
    operation: 'readSubscription',
    requires: { knownSubscriptions },
    judge: ({ knownSubscriptions: known }) =>
      lookAt(known, ({ made: { ordered }, read }) =>
        read === undefined || !isSuccess(read)
          ? undefined
          : [
              ...unlessItems(read, '/data', shown(read), orderedQuantities(ordered)),
              ...unlessProducts(read, '/data', shown(read), ordered),
            ],
      ),
  }),
  must('SUB-READ-005', ['F19', 'F50', 'F77', 'F104'], 'reads a subscription with its customer', {
    operation: 'readSubscription',
    requires: { knownSubscriptions },
    judge: ({ knownSubscriptions: known }) =>
      lookAt(known, ({ made: { ordered }, read, owner }) =>
        read === undefined || !isSuccess(read) || ordered.person !== undefined
          ? undefined
          : unlessCustomer(read, '/data', shown(read), owner),
      ),
  }),
  must(
    'SUB-READ-006',
    ['F18', 'F50', 'F77'],
    "reads the unified flow's subscription with its customer",
    {
      operation: 'readSubscription',
      requires: { unifiedSubscription, unifiedRead },
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
    requires: { unknownSubscription },
    judge: ({ unknownSubscription: reply }) =>
      unlessRefused(reply, 'there is no such subscription'),
  }),
  must('SUB-READ-008', ['F85', 'F86'], 'reads a subscription that is listed', {
    operation: 'readSubscription',
    after: { listedSubscription, firstSubscriptionLast },
    judge: (_, { listedSubscription: listed, firstSubscriptionLast: last }) =>
      lookAt([listed?.reply, last], (reply) => {
        if (reply === undefined) return undefined
        if (!isSuccess(reply)) return unlessSuccess(reply, 'the subscription is listed')
        return listed?.reply === reply ? unlessId(reply, listed.id) : []
      }),
  }),
]
