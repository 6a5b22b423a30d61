import { firstCustomer } from '../../steps/customers.ts'
import {
  firstEnrolment,
  firstPaymentProfile,
  paymentProfileAfterRefusals,
  secondEnrolment,
  secondPaymentProfile,
  sentPaymentProfile,
} from '../../steps/payment-profiles.ts'
import {
  addedItem,
  isSameQuantities,
  otherAfterItem,
  quantitiesOf,
  readAfterItem,
} from '../../steps/items.ts'
import { race } from '../../steps/race.ts'
import { unenrolled } from '../../steps/refused/access.ts'
import { firstSubscriptionLate, subscriptionsLate } from '../../steps/final-state.ts'
import {
  firstSubscription,
  secondSubscription,
  secondSubscriptionRead,
  subscriptionsAfter,
  unifiedSubscription,
} from '../../steps/subscriptions.ts'
import { lookAt, must, show, type Check, type Finding } from '../../engine/check.ts'
import { isObject, textOfId, toKey, type JsonObject, type Reply } from '../../http/exchange.ts'
import { codesIn, isRefused, isSuccess, recordOf } from '../../http/answers/read-reply.ts'
import { skip } from '../../model/stop.ts'
import { unlessEqual, unlessSuccess } from '../finding/find.ts'
import { findDecided, statusesIn } from '../finding/status.ts'
import {
  balanceIn,
  shownBy,
  totalOf,
  unlessUnpaid,
  unlessUntouched,
} from '../finding/subscription-findings.ts'

const operation = 'createPaymentProfile'

/** Looks at a field of both payment profiles, where their answers show one (gap G102). */
function unlessShown(
  profiles: readonly (Reply | undefined)[],
  field: string,
  expected: readonly unknown[],
): Finding[] | undefined {
  return lookAt([...profiles.entries()], ([index, reply]) => {
    const value = reply === undefined ? undefined : profileIn(reply)[field]
    if (reply === undefined || value === undefined) return undefined
    return unlessEqual(reply, `/data/${field}`, expected[index], value)
  })
}

/** The payment profile that an answer shows; empty if it shows none. */
function profileIn(reply: Reply): JsonObject {
  const record = recordOf(reply) ?? {}
  const inner = record['payment_profile']
  // The body is a gap (G102): it may show the subscription, which has a state of its own.
  if (Array.isArray(record['items'])) return {}
  return isObject(inner) ? inner : record
}

const both = { requires: { firstPaymentProfile }, after: { paymentProfileAfterRefusals } }

/** Creating a payment profile. */
export const paymentProfileCreateChecks: readonly Check[] = [
  must(
    'PAY-CREATE-001',
    ['F106', 'F07', 'F107', 'F108', 'F01', 'F02', 'F149', 'F150'],
    'takes a Pix payment profile for a subscription',
    {
      operation,
      requires: { sentPaymentProfile, firstEnrolment },
      judge: ({ sentPaymentProfile: reply, firstEnrolment: { before } }) => {
        // A site may want something to charge.
        const isFree = totalOf(recordOf(before) ?? {}) <= 0
        if (isFree && isRefused(reply) && reply.status < 500 && codesIn(reply).length === 0)
          throw skip('NO_FIXTURE', 'The products cost nothing: name others with --product')
        return unlessSuccess(reply, 'a payment profile is created')
      },
    },
  ),
  must(
    'PAY-CREATE-002',
    ['F119', 'F12'],
    'creates a payment profile that nobody has decided about',
    {
      operation,
      ...both,
      judge: ({ firstPaymentProfile: one }, { paymentProfileAfterRefusals: other }, context) =>
        lookAt([one, other], (reply) => {
          if (reply === undefined || !isSuccess(reply)) return undefined
          const { statusNames } = context.settings
          const shown = statusesIn(profileIn(reply), statusNames)
          if (shown.length === 0) return undefined
          const found = findDecided(shown, statusNames)
          if (found === undefined) return []
          const { status, pointer } = found
          const expected = 'a pending status'
          return [{ reply, pointer: `/data${pointer}`, expected, received: show(status) }]
        }),
    },
  ),
  must(
    'PAY-CREATE-003',
    ['F69', 'F07'],
    'shows `pix` as type of the new payment profile, if it shows one',
    {
      operation,
      ...both,
      judge: ({ firstPaymentProfile: one }, { paymentProfileAfterRefusals: other }) =>
        unlessShown([one, other], 'payment_method_type', ['pix', 'pix']),
    },
  ),
  must('PAY-CREATE-004', 'F70', 'links the payment profile to the subscription that was named', {
    operation,
    requires: { firstPaymentProfile, firstSubscription },
    after: { paymentProfileAfterRefusals, secondSubscription },
    judge: ({ firstPaymentProfile: one, firstSubscription: first }, attempts) => {
      const replies = [one, attempts.paymentProfileAfterRefusals]
      const ids = [first.id, attempts.secondSubscription?.id]
      const nested = lookAt([...replies.entries()], ([index, reply]) => {
        const inner = reply === undefined ? undefined : profileIn(reply)['subscription']
        if (reply === undefined || !isObject(inner) || inner['id'] === undefined) return undefined
        return unlessEqual(reply, '/data/subscription/id', ids[index], inner['id'])
      })
      return lookAt([unlessShown(replies, 'subscription_id', ids), nested], (found) => found)
    },
  }),
  must(
    'PAY-CREATE-005',
    'F71',
    'shows the customer that the payment profile belongs to, if it shows one',
    {
      operation,
      requires: { firstPaymentProfile, firstCustomer },
      after: { paymentProfileAfterRefusals },
      judge: (
        { firstPaymentProfile: one, firstCustomer: { id } },
        { paymentProfileAfterRefusals: other },
      ) =>
        lookAt([one, other], (reply) => {
          if (reply === undefined) return undefined
          const { customer_id: flat, customer } = profileIn(reply)
          const nested = isObject(customer) ? customer['id'] : undefined
          const places = [
            { value: flat, pointer: '/data/customer_id' },
            { value: nested, pointer: '/data/customer/id' },
          ]
          return lookAt(places, ({ value, pointer }) =>
            value === undefined
              ? undefined
              : unlessEqual(reply, pointer, id, textOfId(value) ?? value),
          )
        }),
    },
  ),
  must('PAY-CREATE-007', 'F15', 'takes no payment when a subscription is enrolled', {
    operation: [operation, 'readSubscription'],
    requires: { firstPaymentProfile, firstEnrolment },
    after: { readAfterItem, otherAfterItem, secondEnrolment },
    judge: ({ firstEnrolment: first }, attempts) =>
      lookAt(
        [
          [attempts.readAfterItem, first],
          [attempts.otherAfterItem, attempts.secondEnrolment],
        ] as const,
        ([early, enrolment]) =>
          enrolment &&
          unlessUnpaid(shownBy(early), shownBy(enrolment.before), shownBy(enrolment.after)),
      ),
  }),
  must('PAY-CREATE-012', 'F15', 'takes no payment of a subscription that is not enrolled', {
    operation: [operation, 'readSubscription'],
    requires: { secondSubscriptionRead, otherAfterItem, secondEnrolment },
    // Calls that are refused, and the enrolment of the customer's other subscription, come between.
    judge: ({ secondSubscriptionRead: early, otherAfterItem: before, secondEnrolment: own }) =>
      unlessUnpaid(shownBy(early), shownBy(before), shownBy(own.before)),
  }),
  must('PAY-CREATE-013', 'F15', 'takes no payment of a subscription of the unified flow either', {
    operation: [operation, 'listSubscriptions'],
    requires: {
      race,
      unenrolled,
      unifiedSubscription,
      subscriptionsAfter,
      subscriptionsLate,
      firstEnrolment,
      firstSubscriptionLate,
    },
    judge: ({ race: replies, unenrolled: { subscriptionId: id, isUnified }, ...shown }) => {
      if (!isUnified || !replies.some(isSuccess)) return undefined
      // Meanwhile nothing may have moved the balance of another subscription.
      const { firstEnrolment: other, firstSubscriptionLate: otherLate } = shown
      if (balanceIn(shownBy(other.after)) !== balanceIn(shownBy(otherLate))) return undefined
      const [before, after] = [shown.subscriptionsAfter, shown.subscriptionsLate.list].map((list) =>
        list.records.find(({ record }) => toKey(record['id']) === toKey(id)),
      )
      // An item that was added is part of the invoice.
      const [early, late] = [before, after].map((one) => quantitiesOf(one?.record))
      if (!isSameQuantities(early!, late!)) return undefined
      return unlessUnpaid(shownBy(shown.unifiedSubscription.reply), before, after)
    },
  }),
  must('PAY-CREATE-014', 'F15', 'takes no payment for an enrolment that it refuses', {
    operation: [operation, 'readSubscription'],
    requires: { firstEnrolment, secondPaymentProfile, firstSubscriptionLate },
    after: { readAfterItem },
    judge: (
      { firstEnrolment: enrolment, secondPaymentProfile: reply, firstSubscriptionLate: late },
      { readAfterItem: early },
      { settings, receiver },
    ) => {
      const { before, after } = enrolment
      // Where it also moves when nothing is done, something else moves it.
      if (early && balanceIn(shownBy(early)) !== balanceIn(shownBy(before))) return undefined
      // Elsewhere the payer may have accepted by then, and the first invoice be paid.
      if (!settings.isLocal || receiver?.accept === undefined || isSuccess(reply)) return undefined
      return unlessUnpaid(shownBy(after), shownBy(after), shownBy(late))
    },
  }),
  must('PAY-CREATE-009', ['F106', 'F105'], 'leaves the enrolled subscription as it was', {
    operation: [operation, 'readSubscription'],
    requires: { firstPaymentProfile, firstEnrolment },
    after: { addedItem },
    judge: ({ firstEnrolment: { before, after } }, added) => {
      // A read that lags behind an added item does not tell what the enrolment found.
      const shown = quantitiesOf(recordOf(before))
      const isLate = Object.values(added).some(
        (one) => one !== undefined && isSuccess(one.reply) && isSameQuantities(shown, one.before),
      )
      return isLate ? undefined : unlessUntouched(before, after)
    },
  }),
  must('PAY-CREATE-011', ['F106', 'F18'], 'takes a payment profile in the unified flow too', {
    operation: ['createSubscription', operation],
    requires: { race, unenrolled },
    judge: ({ race: replies, unenrolled: { isUnified } }) => {
      const [reply] = replies
      if (!isUnified || reply === undefined) return undefined
      if (replies.some(isSuccess)) return []
      // Two calls at once may both be refused, but by no rule: the subscription has no payment profile.
      if (!replies.every((one) => codesIn(one).length > 0)) return undefined
      return { reply, expected: 'a payment profile', received: codesIn(reply).join(', ') }
    },
  }),
  must(
    'PAY-CREATE-008',
    'F04',
    'lets a customer have a payment profile for each of two subscriptions',
    {
      operation,
      requires: { firstPaymentProfile, paymentProfileAfterRefusals },
      judge: ({ paymentProfileAfterRefusals: reply }) =>
        unlessSuccess(reply, 'the second subscription has none'),
    },
  ),
]
