import { race } from '../../steps/race.ts'
import {
  brokenRules,
  firstPaymentProfile,
  paymentProfileAfterRefusals,
  paymentProfileOfNobody,
  secondPaymentProfile,
  secondPaymentProfileOfAnother,
  thirdPaymentProfile,
} from '../../steps/payment-profiles.ts'
import type { Step } from '../../engine/step.ts'
import { must, type Check, type AssertingCheck } from '../../engine/check.ts'
import { type Reply } from '../../http/exchange.ts'
import { isRefused, isSuccess, mentions } from '../../http/answers/read-reply.ts'
import { unlessCode, unlessRefused, unlessSuccess } from '../finding/find.ts'

const operation = 'createPaymentProfile'

/** A rule that is broken alone, answered by its code. */
function rule(
  id: string,
  facts: readonly string[],
  code: string,
  title: string,
  broken: Step<Reply>,
): AssertingCheck {
  return must(id, facts, `answers ${code} when ${title}`, {
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
  refused(
    'PAY-RULE-004',
    ['F113', 'F115'],
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
    'PAY-RULE-007',
    ['F117', 'F118'],
    'PPS01',
    '`subscription_id` is missing',
    brokenRules.subscriptionMissing,
  ),
  must('PAY-RULE-008', ['F117', 'F118'], 'answers PPS01 or SB404 when `subscription_id` is null', {
    operation,
    requires: { broken: brokenRules.subscriptionNull },
    // Gap G63: null is missing, or names no subscription that exists.
    judge: ({ broken: reply }) =>
      isRefused(reply) && mentions(reply, 'SB404')
        ? []
        : unlessCode(reply, 'PPS01', '`subscription_id` is null'),
  }),
  refused('PAY-RULE-009', 'F17', '`subscription_id` is empty', brokenRules.subscriptionEmpty),
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
