import {
  decided,
  decidedAgain,
  enrolmentAfterRefusal,
  enrolmentAfterReplacement,
  firstSubscriptionDecided,
  refused,
  secondPaymentProfileAfterDecision,
  subscriptionRefused,
  subscriptionsDecided,
} from '../steps/webhooks.ts'
import { firstSubscriptionLate, subscriptionsLate } from '../steps/final-state.ts'
import { quantitiesOf } from '../steps/items.ts'
import { unifiedRead, unifiedSubscription } from '../steps/subscriptions.ts'
import { lookAt, must, show, type Check, type Finding } from '../engine/check.ts'
import { isObject, textOfId, toKey } from '../http/exchange.ts'
import { isOnlyAbout } from '../http/answers/read-notice.ts'
import { codesIn, isSuccess } from '../http/answers/read-reply.ts'
import { skip } from '../model/stop.ts'
import { unlessCode, unlessEqual } from './finding/find.ts'
import {
  unlessTold,
  recordsIn,
  isAboutSubscription,
  saysActive,
  awaitStatus,
  seeRefusal,
  arrivalsOf,
  profilesIn,
  isPending,
  areNoticesPending,
  waitUntil,
} from './finding/notices.ts'
import { statusesIn, toOwnName } from './finding/status.ts'
import {
  shown,
  shownBy,
  unlessCustomer,
  unlessItems,
  unlessUnpaid,
  unlessUntouched,
} from './finding/subscription-findings.ts'

const operation = 'paymentProfileUpdated'

export const webhookChecks: readonly Check[] = [
  must(
    'HOOK-SEND-001',
    ['F13', 'F14', 'F74'],
    'reports the activation of a payment profile by a webhook',
    { operation, requires: { decided }, judge: ({ decided: one }) => unlessTold(one) },
  ),
  must(
    'HOOK-SEND-003',
    ['F14', 'F12', 'F74'],
    'reports no activation before the payer has accepted',
    {
      operation,
      requires: { decided },
      after: { decidedAgain },
      judge: ({ decided: first }, { decidedAgain: second }, { settings }) =>
        [first, second].flatMap((one) =>
          one?.before.some(
            (arrival) =>
              saysActive(arrival, one, settings) &&
              // A small number may be the id of one profile and something else in another's webhook.
              ![first, second].some(
                (other) => other !== one && isAboutSubscription(arrival, other),
              ),
          )
            ? [
                {
                  reply: one.reply,
                  expected: 'no activation before the payer has accepted',
                  received: 'a webhook that tells of one',
                },
              ]
            : [],
        ),
    },
  ),
  must('HOOK-SEND-004', ['F14', 'F12'], 'shows the new status in the webhook, if it shows one', {
    operation,
    requires: { decided },
    after: { decidedAgain },
    judge: async ({ decided: first }, { decidedAgain: second }, context) => {
      const expected = 'a webhook whose status says that the payer has accepted'
      const findings: Finding[] = []
      let isShown = false
      for (const one of [first, second]) {
        const seen = one && (await awaitStatus(one, context))
        if (seen === undefined || one === undefined) continue
        isShown = true
        if (!seen.fits) findings.push({ reply: one.reply, expected, received: show(seen.status) })
      }
      if (!isShown) throw skip('NOT_SHOWN', 'No webhook shows a status that is known')
      return findings
    },
  }),
  must('HOOK-SEND-005', ['F13', 'F14'], 'reports the activation of each payment profile', {
    operation,
    requires: { decidedAgain },
    judge: ({ decidedAgain: one }) => unlessTold(one),
  }),
  must(
    'HOOK-SEND-002',
    ['F05', 'F111', 'F112'],
    'answers SB344 once the payment profile is active',
    {
      operation: 'createPaymentProfile',
      requires: { secondPaymentProfileAfterDecision },
      judge: ({ secondPaymentProfileAfterDecision: reply }) =>
        unlessCode(reply, 'SB344', 'the subscription has an active payment profile'),
    },
  ),
  must(
    'HOOK-SEND-006',
    ['F14', 'F12'],
    'reports no activation of a payment profile that the payer has refused',
    {
      operation,
      requires: { refused },
      after: { decided, decidedAgain },
      judge: ({ refused: one }, attempts, { settings: { statusNames } }) => {
        const arrivals = arrivalsOf(one, Object.values(attempts))
        if (arrivals.length === 0) return undefined
        if (!seeRefusal(arrivals, one, statusNames).active) return []
        const expected = 'no activation: the payer has refused'
        return { reply: one.reply, expected, received: 'a webhook that tells of one' }
      },
    },
  ),
  must(
    'HOOK-SEND-007',
    ['F151'],
    'shows the new status in the webhook of a refusal, if it sends one',
    {
      operation,
      requires: { refused },
      after: { decided, decidedAgain },
      judge: async ({ refused: one }, attempts, context) => {
        const { statusNames } = context.settings
        const others = Object.values(attempts)
        const see = () => seeRefusal(arrivalsOf(one, others), one, statusNames)
        await waitUntil(context, () => !isPending(see()))
        const told = see()
        if (!told.pending && !told.other) return undefined
        if (!isPending(told) || areNoticesPending(one, attempts, statusNames)) return []
        const expected = 'a status that says that the payer has refused'
        return { reply: one.reply, expected, received: 'a webhook with the status from before' }
      },
    },
  ),
  must('HOOK-SEND-010', ['F14', 'F12'], 'reports no refusal where the payer accepts', {
    operation,
    requires: { decided },
    after: { decidedAgain, refused },
    judge: (
      { decided: first },
      { decidedAgain: second, refused: last },
      { settings: { statusNames } },
    ) =>
      lookAt([first, second], (one) => {
        if (one === undefined) return undefined
        const others = [first, second, last].flatMap((other) =>
          other === undefined || other === one ? [] : other.enrolment,
        )
        const told = [...one.before, ...one.after()]
          .filter(({ text }) => isOnlyAbout(text, one.enrolment, others))
          .flatMap((arrival) => recordsIn(arrival, one))
          .map((record) => statusesIn(record, statusNames))
          .filter((statuses) => statuses.length > 0)
        if (told.length === 0) return undefined
        const wrong = told.find((statuses) =>
          statuses.every(({ status }) => toOwnName(status, statusNames) === 'refused'),
        )
        const expected = 'no refusal: the payer accepts'
        return wrong === undefined
          ? []
          : { reply: one.reply, expected, received: show(wrong[0]?.status) }
      }),
  }),
  must('HOOK-SEND-011', 'F69', 'shows `pix` as type of a payment profile, if it shows one', {
    operation,
    requires: { decided },
    after: { decidedAgain },
    judge: ({ decided: first }, { decidedAgain: second }) =>
      lookAt([first, second], (one) =>
        lookAt(profilesIn(one), ({ payment_method_type: type }) =>
          unlessEqual(one!.reply, '/payment_method_type', 'pix', type),
        ),
      ),
  }),
  must('HOOK-SEND-012', 'F70', 'names the subscription of the payment profile, if it names one', {
    operation,
    requires: { decided },
    after: { decidedAgain },
    judge: ({ decided: first }, { decidedAgain: second }) =>
      lookAt([first, second], (one) =>
        lookAt(profilesIn(one), ({ subscription_id: id }) =>
          id === undefined
            ? undefined
            : unlessEqual(one!.reply, '/subscription_id', one!.enrolment.subscriptionId, id),
        ),
      ),
  }),
  must('HOOK-SEND-013', 'F71', 'names the customer of the payment profile, if it names one', {
    operation,
    requires: { decided },
    after: { decidedAgain },
    judge: ({ decided: first }, { decidedAgain: second }) =>
      lookAt([first, second], (one) =>
        lookAt(profilesIn(one), ({ customer_id: flat, customer }) => {
          const id = textOfId(flat ?? (isObject(customer) ? customer['id'] : undefined))
          return id === undefined
            ? undefined
            : unlessEqual(one!.reply, '/customer_id', one!.enrolment.customerId, id)
        }),
      ),
  }),
  must('HOOK-SEND-014', 'F15', 'takes no payment when the payer refuses', {
    operation: ['readSubscription', 'listSubscriptions'],
    requires: { refused, subscriptionRefused, subscriptionsLate, subscriptionsDecided },
    judge: ({ refused: { enrolment }, subscriptionRefused: after, ...lists }) => {
      const { subscriptionsLate: late, subscriptionsDecided: next } = lists
      const [early, before] = [late.list, next.list].map(({ records }) =>
        records.find(({ record }) => toKey(record['id']) === toKey(enrolment.subscriptionId)),
      )
      return unlessUnpaid(early, before, shownBy(after))
    },
  }),
  must('HOOK-SEND-015', ['F85', 'F86'], 'reads a subscription once the payer has accepted', {
    operation: ['readSubscription', 'listSubscriptions'],
    requires: { firstSubscriptionDecided, firstSubscriptionLate },
    after: { subscriptionsDecided },
    judge: ({ firstSubscriptionDecided: reply, firstSubscriptionLate: before }, attempts) => {
      const { id } = shown(before)
      if (!isSuccess(before)) return undefined
      // A read may lag behind the decision, and the list show it.
      const listed = attempts.subscriptionsDecided?.list.records.find(
        ({ record }) => toKey(record['id']) === toKey(id),
      )
      const items = quantitiesOf(shown(before))
      return lookAt([reply, listed], (view) => {
        if (view === reply) return unlessUntouched(before, reply)
        if (listed === undefined || items.size === 0) return undefined
        return unlessItems(listed.reply, listed.pointer, listed.record, items)
      })
    },
  }),
  must(
    'HOOK-SEND-016',
    ['F50', 'F77'],
    'keeps the customer of a subscription whose payer refuses',
    {
      operation: 'readSubscription',
      requires: { subscriptionRefused, unifiedSubscription, unifiedRead },
      judge: ({ subscriptionRefused: reply, unifiedSubscription: { id, ordered }, ...early }) => {
        const { customer } = shown(reply)
        const isMeant = toKey(shown(reply)['id']) === toKey(id) && isObject(customer)
        // What becomes of the subscription itself is open.
        if (!isSuccess(reply) || !isSuccess(early.unifiedRead) || !isMeant) return undefined
        return unlessCustomer(reply, '/data', shown(reply), ordered.person ?? {})
      },
    },
  ),
  must(
    'HOOK-SEND-008',
    ['F112', 'F110', 'F111'],
    'takes another payment profile once the payer has refused, or answers SB344',
    {
      operation: 'createPaymentProfile',
      requires: { enrolmentAfterRefusal },
      judge: ({ enrolmentAfterRefusal: { reply, read } }) => {
        if (read === undefined) return []
        const codes = codesIn(reply)
        // Refused by no rule of the spec, or the site has taken the subscription away: that is open.
        if (codes.length === 0 || !isSuccess(read)) return undefined
        const expected = 'success or SB344: the subscription exists, and nothing else is wrong'
        return { reply, expected, received: codes.join(', ') }
      },
    },
  ),
  must(
    'HOOK-SEND-009',
    ['F05', 'F111', 'F112'],
    'answers SB344 once a refused payment profile has been replaced',
    {
      operation: 'createPaymentProfile',
      requires: { enrolmentAfterReplacement },
      judge: ({ enrolmentAfterReplacement: reply }) =>
        unlessCode(reply, 'SB344', 'the subscription has a new payment profile'),
    },
  ),
]
