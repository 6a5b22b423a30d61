import { race } from '../../steps/race.ts'
import {
  blankForEnrolled,
  cardForEnrolled,
  firstPaymentProfile,
  paymentProfileAfterRefusals,
  profileInOtherCase,
  repeatedPaymentProfile,
  rulesBrokenLate,
  secondEnrolment,
  secondPaymentProfile,
  secondPaymentProfileOfAnother,
  thirdPaymentProfile,
} from '../../steps/payment-profiles.ts'
import { brokenRules, paymentProfileOfNobody } from '../../steps/refused/broken-rules.ts'
import { secondSubscriptionRead } from '../../steps/subscriptions.ts'
import type { Step } from '../../engine/step.ts'
import { must, type Check, type AssertingCheck } from '../../engine/check.ts'
import { type Reply } from '../../http/exchange.ts'
import { codesIn, isRefused, isSuccess, RULE_CODES } from '../../http/answers/read-reply.ts'
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

/** A call that must fail, with whatever code; or without one or with one of these, where some are given. */
function refused(
  id: string,
  facts: string | readonly string[],
  title: string,
  broken: Step<Reply>,
  codes: readonly string[] = RULE_CODES,
) {
  return must(id, facts, `refuses a payment profile when ${title}`, {
    operation,
    requires: { broken },
    judge: ({ broken: reply }) =>
      codesIn(reply).every((code) => codes.includes(code))
        ? unlessRefused(reply, title)
        : unlessCode(reply, codes, title),
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
    '`payment_method_type` is spelled `PIX`',
    brokenRules.typeSpelled,
  ),
  rule(
    'PAY-RULE-040',
    ['F115', 'F116', 'F07'],
    'PPMT02',
    '`payment_method_type` has a space behind `pix`',
    brokenRules.typeSpaced,
  ),
  rule(
    'PAY-RULE-041',
    ['F115', 'F116', 'F07'],
    'PPMT02',
    '`payment_method_type` has a line break behind `pix`',
    brokenRules.typeLined,
  ),
  refused(
    'PAY-RULE-042',
    ['F107', 'F115', 'F07'],
    '`payment_method_type` is a list of `pix`',
    brokenRules.typeListed,
  ),
  refused(
    'PAY-RULE-043',
    ['F107', 'F115', 'F07'],
    '`payment_method_type` is `true`',
    brokenRules.typeTrue,
    // Not blank, and not `pix`; or the site gives no code for a value of another type.
    ['PPMT02'],
  ),
  // These calls break two rules: which one the site names first is open.
  rule(
    'PAY-RULE-044',
    ['F113', 'F117'],
    ['PPMT01', 'PPS01'],
    'the body is empty',
    brokenRules.nothingGiven,
  ),
  rule(
    'PAY-RULE-050',
    ['F115', 'F117'],
    ['PPMT02', 'PPS01'],
    'a card is given and no subscription',
    brokenRules.cardAlone,
  ),
  rule(
    'PAY-RULE-045',
    ['F115', 'F109'],
    ['PPMT02', 'SB404'],
    'a subscription that does not exist is given a card',
    brokenRules.cardForUnknown,
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
    ['F17', 'F109', 'F110'],
    '`subscription_id` is not a UUID',
    brokenRules.subscriptionMalformed,
    // Gap G63: it names no subscription that exists, or the site gives no code.
    ['SB404'],
  ),
  refused(
    'PAY-RULE-046',
    ['F17', 'F109'],
    'the `subscription_id` is the UUID of zeros',
    brokenRules.subscriptionOfZeros,
    ['SB404'],
  ),
  refused(
    'PAY-RULE-047',
    ['F17', 'F109'],
    'the `subscription_id` has a letter more',
    brokenRules.subscriptionTooLong,
    ['SB404'],
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
    ['SB404'],
  ),
  refused(
    'PAY-RULE-032',
    ['F17', 'F109'],
    'the `subscription_id` is that of the customer',
    brokenRules.subscriptionOfCustomer,
    ['SB404'],
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
    'PAY-RULE-048',
    ['F111', 'F113', 'F05'],
    ['SB344', 'PPMT01'],
    'an enrolled subscription is given no type',
    blankForEnrolled,
  ),
  // RFC 9562, section 4: either case means the same. A site that finds neither answers SB404.
  refused(
    'PAY-RULE-049',
    ['F111', 'F05'],
    'the subscription has a payment profile, and its id comes in the other letter case',
    profileInOtherCase,
    ['SB344', 'SB404'],
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
    '`payment_method_type` only ends like `pix`, once there are payment profiles',
    rulesBrokenLate.typeLike,
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
  refused(
    'PAY-RULE-051',
    ['F17', 'F109'],
    'the `subscription_id` is that of a payment profile',
    rulesBrokenLate.subscriptionOfProfile,
    ['SB404'],
  ),
  must('PAY-RULE-039', ['F104', 'F105'], 'leaves a subscription as it was in refused calls', {
    operation: [operation, 'readSubscription'],
    requires: { secondSubscriptionRead, secondEnrolment },
    judge: ({ secondSubscriptionRead: before, secondEnrolment: { before: after } }) =>
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
