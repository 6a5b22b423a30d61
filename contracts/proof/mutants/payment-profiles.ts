import { mutantsOf, type Mutant } from './mutant.ts'
import { readAnswer, recordOf, remembering, withBody } from '../tools/answers.ts'
import { NO_SUBSCRIPTION, onCalls, type Wrap } from '../tools/calls.ts'
import { isObject, type JsonObject } from '../../http/exchange.ts'
import { changeRecords, inField, setFields, type ChangeRecord } from '../tools/records.ts'

const showing = ['readSubscription', 'listSubscriptions', 'addItem'] as const

/** Changes subscriptions that have a payment profile, from its creation on. */
function onceEnrolled(
  change: ChangeRecord,
  operations: readonly (typeof showing)[number][] = showing,
): Wrap {
  return remembering(['createPaymentProfile', ...operations], () => {
    const enrolled = new Set<unknown>()
    return ({ body: { data } }, { operation, body }) => {
      if (operation !== 'createPaymentProfile') {
        return changeRecords(operation, data, 'subscription', (one) =>
          enrolled.has(one['id']) ? change(one) : one,
        )
      }
      enrolled.add(body['subscription_id'])
      return undefined
    }
  })
}

const charged =
  (cents: number): ChangeRecord =>
  (subscription) => ({
    ...subscription,
    balance_in_cents: Number(subscription['balance_in_cents']) + cents,
  })

/** Shows the payment profile in reads of its subscription, with a wrong value. */
const shownWith = (wrong: JsonObject): Wrap =>
  onceEnrolled(
    (one) => ({
      ...one,
      payment_profile: { payment_method_type: 'pix', subscription_id: one['id'], ...wrong },
    }),
    ['readSubscription'],
  )

/** Takes the payment from the other subscriptions, which have no payment profile. */
const chargingAnother: Wrap = remembering(['createPaymentProfile', 'readSubscription'], () => {
  const enrolled = new Set<unknown>()
  return ({ body: { data } }, { operation, body }) => {
    if (operation === 'createPaymentProfile') {
      enrolled.add(body['subscription_id'])
      return undefined
    }
    return changeRecords(operation, data, 'subscription', (one) =>
      enrolled.size > 0 && one['id'] !== [...enrolled][0] ? charged(-990)(one) : one,
    )
  }
})

/** Takes a payment of a subscription with each further enrolment, which is refused. */
const chargingRefused: Wrap = onCalls(['createPaymentProfile', 'readSubscription'], () => {
  const tried: unknown[] = []
  return async (call, site) => {
    const answer = await readAnswer(await site(call.request))
    if (call.operation === 'createPaymentProfile') tried.push(call.body['subscription_id'])
    const { data } = answer.body
    if (call.operation !== 'readSubscription' || !isObject(data)) return answer.response
    const more = tried.filter((id) => id === data['id']).slice(1)
    return withBody(answer, { ...answer.body, data: charged(-990 * more.length)(data) })
  }
})

/** Break what a new payment profile shows, and what enrolling leaves as it was. */
export const paymentProfileMutants: readonly Mutant[] = mutantsOf({
  F15: {
    'enrolling-charges': onceEnrolled(charged(-4990)),
    'refused-enrolling-charges': chargingRefused,
    'enrolling-charges-the-other-subscription': chargingAnother,
    'enrolling-charges-in-reads': onceEnrolled(charged(-100), ['readSubscription']),
  },
  F106: {
    'enrolment-takes-items': onceEnrolled((one) => ({ ...one, items: [] }), ['readSubscription']),
  },
  F39: {
    'activation-before-creation-in-reads': onceEnrolled(
      (one) => ({ ...one, activated_at: '2001-01-01T00:00:00.000Z' }),
      ['readSubscription'],
    ),
  },
  F07: {
    'type-shown-by-its-long-name': inField('profile', 'payment_method_type', () => 'pix_automatic'),
  },
  F69: {
    'type-as-number': inField('profile', 'payment_method_type', () => 1),
    'type-shown-in-subscription': shownWith({ payment_method_type: 'credit_card' }),
    'type-as-object': inField('profile', 'payment_method_type', (type) => ({ type })),
  },
  F70: {
    'profile-of-other-subscription': setFields('profile', { subscription_id: NO_SUBSCRIPTION }),
    'third-profile-of-other-subscription': remembering(['createPaymentProfile'], () => {
      let made = 0
      return (answer) => {
        made += 1
        return made > 2 ? { ...recordOf(answer), subscription_id: NO_SUBSCRIPTION } : undefined
      }
    }),
    'profile-of-other-subscription-shown-in-subscription': shownWith({
      subscription_id: NO_SUBSCRIPTION,
    }),
    'profile-of-all-subscriptions': inField('profile', 'subscription_id', (id) => [id]),
  },
  F151: { 'profile-shown-pending-for-ever': shownWith({ status: 'pending' }) },
  F71: { 'profile-of-other-customer': inField('profile', 'customer_id', (id) => Number(id) + 1) },
  F119: Object.fromEntries(
    ['active', 'activated', 'refused'].flatMap((status) => [
      [`new-profile-${status}`, setFields('profile', { status })],
      [`new-profile-${status}-in-subscription`, shownWith({ status })],
    ]),
  ),
})
