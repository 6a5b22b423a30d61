import { race } from '../../steps/race.ts'
import {
  brokenRules,
  cardForEnrolled,
  firstPaymentProfile,
  paymentProfileAfterRefusals,
  paymentProfileOfNobody,
  readAfterBrokenRules,
  repeatedPaymentProfile,
  rulesBrokenLate,
  secondPaymentProfile,
  secondPaymentProfileOfAnother,
  thirdPaymentProfile,
} from '../../steps/payment-profiles.ts'
import { secondSubscriptionRead } from '../../steps/subscriptions.ts'
import type { Step } from '../../engine/step.ts'
import { must, type Check, type AssertingCheck } from '../../engine/check.ts'
import { type Reply } from '../../http/exchange.ts'
import { isRefused, isSuccess } from '../../http/answers/read-reply.ts'
import { unlessUntouched } from '../finding/subscription-findings.ts'
import { unlessCode, unlessRefused, unlessSuccess } from '../finding/find.ts'

const operation = 'createPaymentProfile'

/** A rule that is broken, answered by its code, or by one of those that a site may choose from. */
function rule(
  id: string,
  facts: readonly string[],
  code: string | readonly string[],
  title: string,
  broken: Step<Reply>,
): AssertingCheck {
  return must(id, facts, `answers ${[code].flat().join(' or ')} when ${title}`, {
    operation,
    requires: { broken },
    judge: ({ broken: reply }) => unlessCode(reply, code, title),
  })
}

/** A call that must fail, with whatever code. */
function refused(
  id: string,
  facts: string | readonly string[],
  title: string,
  broken: Step<Reply>,
) {
  return must(id, facts, `refuses a payment profile when ${title}`, {
    operation,
    requires: { broken },
    judge: ({ broken: reply }) => unlessRefused(reply, title),
  })
}

/** The rules of the create-profile call, each broken alone. */
export const paymentProfileRulesChecks: readonly Check[] = [
  rule(
    'PAY-RULE-001',
    ['F113', 'F114'],
    'PPMT01',
    '`payment_method_type` is missing',
    brokenRules.typeMissing,
  ),
  rule(
    'PAY-RULE-002',
    ['F113', 'F114'],
    'PPMT01',
    '`payment_method_type` is null',
    brokenRules.typeNull,
  ),
  rule(
    'PAY-RULE-003',
    ['F113', 'F114'],
    'PPMT01',
    '`payment_method_type` is empty',
    brokenRules.typeEmpty,
  ),
  // Gap G58: spaces are blank, or another value than `pix`.
  rule(
    'PAY-RULE-004',
    ['F113', 'F115'],
    ['PPMT01', 'PPMT02'],
    '`payment_method_type` is nothing but spaces',
    brokenRules.typeSpaces,
  ),
  rule(
    'PAY-RULE-005',
    ['F115', 'F116', 'F07'],
    'PPMT02',
    '`payment_method_type` is `boleto`',
    brokenRules.typeOther,
  ),
  rule(
    'PAY-RULE-006',
    ['F115', 'F116', 'F07'],
    'PPMT02',
    '`payment_method_type` only begins like `pix`',
    brokenRules.typeNearly,
  ),
  rule(
    'PAY-RULE-018',
    ['F115', 'F116', 'F07'],
    'PPMT02',
    '`payment_method_type` is `credit_card`',
    brokenRules.typeCard,
  ),
  rule(
    'PAY-RULE-019',
    ['F115', 'F116', 'F07'],
    'PPMT02',
    '`payment_method_type` is spelled `Pix`, with a space behind it',
    brokenRules.typeSpelled,
  ),
  rule(
    'PAY-RULE-007',
    ['F117', 'F118'],
    'PPS01',
    '`subscription_id` is missing',
    brokenRules.subscriptionMissing,
  ),
  // Gap G63: null or an empty text is missing, or names no subscription that exists.
  rule(
    'PAY-RULE-008',
    ['F117', 'F118'],
    ['PPS01', 'SB404'],
    '`subscription_id` is null',
    brokenRules.subscriptionNull,
  ),
  rule(
    'PAY-RULE-009',
    ['F17', 'F118', 'F110'],
    ['PPS01', 'SB404'],
    '`subscription_id` is empty',
    brokenRules.subscriptionEmpty,
  ),
  rule(
    'PAY-RULE-010',
    ['F109', 'F110', 'F17'],
    'SB404',
    'the subscription does not exist',
    brokenRules.subscriptionUnknown,
  ),
  refused(
    'PAY-RULE-011',
    ['F17', 'F109'],
    '`subscription_id` is not a UUID',
    brokenRules.subscriptionMalformed,
  ),
  rule(
    'PAY-RULE-030',
    ['F109', 'F110', 'F17'],
    'SB404',
    'one digit of the `subscription_id` is wrong',
    brokenRules.subscriptionOneOff,
  ),
  refused(
    'PAY-RULE-031',
    ['F17', 'F109'],
    'the `subscription_id` is cut short',
    brokenRules.subscriptionCutShort,
  ),
  refused(
    'PAY-RULE-032',
    ['F17', 'F109'],
    'the `subscription_id` is that of the customer',
    brokenRules.subscriptionOfCustomer,
  ),
  rule(
    'PAY-RULE-012',
    ['F111', 'F112', 'F05'],
    'SB344',
    'the subscription has a payment profile',
    secondPaymentProfile,
  ),
  refused(
    'PAY-RULE-013',
    ['F111', 'F05'],
    'the subscription has a payment profile, for another customer too',
    secondPaymentProfileOfAnother,
  ),
  refused('PAY-RULE-014', 'F16', 'the customer does not exist', paymentProfileOfNobody),
  // The call breaks two rules: which one the site names first is open.
  rule(
    'PAY-RULE-037',
    ['F111', 'F115', 'F05'],
    ['SB344', 'PPMT02'],
    'an enrolled subscription is given a card',
    cardForEnrolled,
  ),
  rule(
    'PAY-RULE-038',
    ['F111', 'F112', 'F05'],
    'SB344',
    'the second subscription has a payment profile too',
    repeatedPaymentProfile,
  ),
  rule(
    'PAY-RULE-033',
    ['F113', 'F114'],
    'PPMT01',
    '`payment_method_type` is missing, once there are payment profiles',
    rulesBrokenLate.typeMissing,
  ),
  rule(
    'PAY-RULE-034',
    ['F115', 'F116', 'F07'],
    'PPMT02',
    '`payment_method_type` is `credit_card`, once there are payment profiles',
    rulesBrokenLate.typeCard,
  ),
  rule(
    'PAY-RULE-035',
    ['F117', 'F118'],
    'PPS01',
    '`subscription_id` is missing, once there are payment profiles',
    rulesBrokenLate.subscriptionMissing,
  ),
  rule(
    'PAY-RULE-036',
    ['F109', 'F110', 'F17'],
    'SB404',
    'the subscription does not exist, once there are payment profiles',
    rulesBrokenLate.subscriptionUnknown,
  ),
  must('PAY-RULE-039', ['F104', 'F105'], 'leaves a subscription as it was in refused calls', {
    operation: [operation, 'readSubscription'],
    requires: { secondSubscriptionRead, readAfterBrokenRules },
    judge: ({ secondSubscriptionRead: before, readAfterBrokenRules: after }) =>
      unlessUntouched(before, after),
  }),
  must('PAY-RULE-017', ['F111', 'F112', 'F05'], 'answers SB344 again to a third payment profile', {
    operation,
    requires: { secondPaymentProfile, thirdPaymentProfile },
    judge: ({ secondPaymentProfile: second, thirdPaymentProfile: reply }) =>
      isRefused(second)
        ? unlessCode(reply, 'SB344', 'the subscription still has its payment profile')
        : undefined,
  }),
  must(
    'PAY-RULE-015',
    ['F106', 'F111'],
    'takes a payment profile after refusals for the same subscription',
    {
      operation,
      requires: { paymentProfileAfterRefusals, firstPaymentProfile },
      judge: ({ paymentProfileAfterRefusals: reply }) =>
        unlessSuccess(reply, 'no refused call may occupy the subscription'),
    },
  ),
  must('PAY-RULE-016', 'F05', 'creates one payment profile for two simultaneous calls, not two', {
    operation,
    requires: { race },
    judge: ({ race: replies }) => {
      const done = replies.filter(isSuccess)
      if (replies.length === 0) return undefined
      if (done.length < 2) return []
      const expected = 'one payment profile for one subscription'
      return { reply: done[1]!, expected, received: 'success twice' }
    },
  }),
]
