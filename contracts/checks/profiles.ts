import { textOfId } from '../acts/create.ts'
import { firstCustomer } from '../acts/customers.ts'
import { race } from '../acts/least.ts'
import {
  brokenRules,
  firstProfile,
  profileAfterRefusals,
  profileOfNobody,
  readAfterProfile,
  readBeforeProfile,
  secondProfile,
  secondProfileOfAnother,
  secondReadAfterProfile,
  sentProfile,
  thirdProfile,
} from '../acts/profiles.ts'
import { otherAfterItem, quantitiesOf } from '../acts/items.ts'
import { firstSubscription, secondSubscription } from '../acts/subscriptions.ts'
import type { Act } from '../engine/act.ts'
import { must, show, type Check, type Demand, type Finding } from '../engine/check.ts'
import { isObject, type JsonObject, type Reply } from '../http/exchange.ts'
import { isRefused, isSuccess, recordOf } from '../http/read-reply.ts'
import { unlessCode, unlessEqual, unlessRefused, unlessSuccess } from './find.ts'
import { statusesIn, isDecided } from './status.ts'
import { unlessItems } from './subscription-findings.ts'

const operation = 'createPaymentProfile'

/** A rule that is broken alone, answered by its code. */
function rule(
  id: string,
  facts: readonly string[],
  code: string,
  title: string,
  broken: Act<Reply>,
): Demand {
  return must(id, facts, `answers ${code} when ${title}`, {
    operation,
    needs: { broken },
    judge: ({ broken: reply }) => unlessCode(reply, code, title),
  })
}

/** A call that must fail, with whatever code. */
function refused(id: string, facts: string | readonly string[], title: string, broken: Act<Reply>) {
  return must(id, facts, `refuses a profile when ${title}`, {
    operation,
    needs: { broken },
    judge: ({ broken: reply }) => unlessRefused(reply, title),
  })
}

/** Looks at a field of both profiles, where their answers show one (gap G102). */
function unlessShown(
  profiles: readonly (Reply | undefined)[],
  field: string,
  expected: readonly unknown[],
): Finding[] {
  return profiles.flatMap((reply, index) => {
    const value = reply === undefined ? undefined : profileIn(reply)[field]
    if (reply === undefined || value === undefined) return []
    return unlessEqual(reply, `/data/${field}`, expected[index], value)
  })
}

/** The profile that an answer shows; an empty one where it shows none. */
function profileIn(reply: Reply): JsonObject {
  const record = recordOf(reply) ?? {}
  const inner = record['payment_profile']
  return isObject(inner) ? inner : record
}

const both = { needs: { firstProfile }, wants: { profileAfterRefusals } }

export const profileChecks: readonly Check[] = [
  must(
    'PAY-CREATE-001',
    ['F106', 'F07', 'F107', 'F108', 'F01', 'F02', 'F149', 'F150'],
    'takes a Pix profile for a subscription',
    {
      operation,
      needs: { sentProfile },
      judge: ({ sentProfile: reply }) => unlessSuccess(reply, 'a payment profile is created'),
    },
  ),
  must('PAY-CREATE-002', ['F119', 'F12'], 'creates a profile that nobody has decided about', {
    operation,
    ...both,
    judge: ({ firstProfile: one }, { profileAfterRefusals: other }, desk) =>
      [one, other].flatMap((reply) => {
        if (reply === undefined || !isSuccess(reply)) return []
        return statusesIn(profileIn(reply))
          .filter(({ status }) => isDecided(status, desk.settings.statusNames))
          .map(({ status, pointer }) => ({
            reply,
            pointer: `/data${pointer}`,
            expected: 'a pending status',
            received: show(status),
          }))
      }),
  }),
  must(
    'PAY-CREATE-003',
    ['F69', 'F07'],
    'shows `pix` as type of the new profile, where it shows one',
    {
      operation,
      ...both,
      judge: ({ firstProfile: one }, { profileAfterRefusals: other }) =>
        unlessShown([one, other], 'payment_method_type', ['pix', 'pix']),
    },
  ),
  must('PAY-CREATE-004', 'F70', 'links the profile to the subscription that was named', {
    operation,
    needs: { firstProfile, firstSubscription },
    wants: { profileAfterRefusals, secondSubscription },
    judge: ({ firstProfile: one, firstSubscription: first }, hoped) => {
      const replies = [one, hoped.profileAfterRefusals]
      const ids = [first.id, hoped.secondSubscription?.id]
      const nested = replies.flatMap((reply, index) => {
        const inner = reply === undefined ? undefined : profileIn(reply)['subscription']
        if (reply === undefined || !isObject(inner) || inner['id'] === undefined) return []
        return unlessEqual(reply, '/data/subscription/id', ids[index], inner['id'])
      })
      return [...unlessShown(replies, 'subscription_id', ids), ...nested]
    },
  }),
  must(
    'PAY-CREATE-005',
    'F71',
    'shows the customer that the profile belongs to, where it shows one',
    {
      operation,
      needs: { firstProfile, firstCustomer },
      wants: { profileAfterRefusals },
      judge: ({ firstProfile: one, firstCustomer: { id } }, { profileAfterRefusals: other }) =>
        [one, other].flatMap((reply) => {
          if (reply === undefined) return []
          const { customer_id: flat, customer } = profileIn(reply)
          const nested = isObject(customer) ? customer['id'] : undefined
          return [
            { value: flat, pointer: '/data/customer_id' },
            { value: nested, pointer: '/data/customer/id' },
          ].flatMap(({ value, pointer }) =>
            value === undefined ? [] : unlessEqual(reply, pointer, id, textOfId(value) ?? value),
          )
        }),
    },
  ),
  must('PAY-CREATE-007', 'F15', 'takes no payment when a subscription is enrolled', {
    operation: [operation, 'readSubscription'],
    needs: { firstProfile, readBeforeProfile, readAfterProfile },
    wants: { otherAfterItem, secondReadAfterProfile },
    judge: ({ readBeforeProfile: before, readAfterProfile: after }, hoped) => [
      ...unlessSameBalance(before, after),
      ...unlessSameBalance(hoped.otherAfterItem, hoped.secondReadAfterProfile),
    ],
  }),
  must('PAY-CREATE-009', ['F106', 'F105'], 'leaves the enrolled subscription as it was', {
    operation: [operation, 'readSubscription'],
    needs: { firstProfile, readBeforeProfile, readAfterProfile },
    judge: ({ readBeforeProfile: before, readAfterProfile: after }) =>
      isSuccess(before)
        ? [
            ...unlessSuccess(after, 'the subscription exists'),
            ...(isSuccess(after)
              ? unlessItems(after, '/data', recordOf(after) ?? {}, quantitiesOf(recordOf(before)))
              : []),
          ]
        : undefined,
  }),
  must('PAY-CREATE-008', 'F04', 'lets a customer have a profile for each of two subscriptions', {
    operation,
    needs: { firstProfile, profileAfterRefusals },
    judge: ({ profileAfterRefusals: reply }) =>
      unlessSuccess(reply, 'the second subscription has none'),
  }),
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
    '`payment_method_type` is `card`',
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
  rule(
    'PAY-RULE-008',
    ['F117', 'F118'],
    'PPS01',
    '`subscription_id` is null',
    brokenRules.subscriptionNull,
  ),
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
    '`subscription_id` is no UUID',
    brokenRules.subscriptionMalformed,
  ),
  rule(
    'PAY-RULE-012',
    ['F111', 'F112', 'F05'],
    'SB344',
    'the subscription has a profile',
    secondProfile,
  ),
  refused(
    'PAY-RULE-013',
    ['F111', 'F05'],
    'the subscription has a profile, for another customer too',
    secondProfileOfAnother,
  ),
  refused('PAY-RULE-014', 'F16', 'the customer does not exist', profileOfNobody),
  must('PAY-RULE-017', ['F111', 'F112', 'F05'], 'answers SB344 again to a third profile', {
    operation,
    needs: { secondProfile, thirdProfile },
    judge: ({ secondProfile: second, thirdProfile: reply }) =>
      isRefused(second)
        ? unlessCode(reply, 'SB344', 'the subscription still has its profile')
        : undefined,
  }),
  must(
    'PAY-RULE-015',
    ['F106', 'F111'],
    'takes a profile after refusals for the same subscription',
    {
      operation,
      needs: { profileAfterRefusals, firstProfile },
      judge: ({ profileAfterRefusals: reply }) =>
        unlessSuccess(reply, 'no refused call may occupy the subscription'),
    },
  ),
  must('PAY-RULE-016', 'F05', 'makes one profile of two calls at the same moment, not two', {
    operation,
    needs: { race },
    judge: ({ race: replies }) => {
      const done = replies.filter(isSuccess)
      if (done.length < 2) return undefined
      const expected = 'one profile for one subscription'
      return { reply: done[1]!, expected, received: 'success twice' }
    },
  }),
]

function unlessSameBalance(before: Reply | undefined, after: Reply | undefined): Finding[] {
  if (before === undefined || after === undefined) return []
  if (!isSuccess(before) || !isSuccess(after)) return []
  const [earlier, later] = [before, after].map((reply) => recordOf(reply)?.['balance_in_cents'])
  return unlessEqual(after, '/data/balance_in_cents', earlier, later)
}
