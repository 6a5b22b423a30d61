import { breaks, type Mutant } from './mutant.ts'
import { isSuccess, readAnswer, withBody } from '../tools/answers.ts'
import { NO_SUBSCRIPTION, onCalls, type ApiOperation, type Wrap } from '../tools/calls.ts'
import { changeRecords, inField, setFields, type ChangeRecord } from '../tools/records.ts'

const showing = ['readSubscription', 'listSubscriptions', 'addItem'] as const

/** Changes subscriptions that have a payment profile, from its creation on. */
function onceEnrolled(
  change: ChangeRecord,
  operations: readonly (typeof showing)[number][] = showing,
): Wrap {
  const watched: readonly ApiOperation[] = ['createPaymentProfile', ...operations]
  return onCalls(watched, () => {
    const enrolled = new Set<unknown>()
    return async (call, site) => {
      const answer = await readAnswer(await site(call.request))
      if (!isSuccess(answer)) return answer.response
      if (call.operation === 'createPaymentProfile') {
        enrolled.add(call.body['subscription_id'])
        return answer.response
      }
      const data = changeRecords(call.operation, answer.body['data'], 'subscription', (one) =>
        enrolled.has(one['id']) ? change(one) : one,
      )
      return withBody(answer, { ...answer.body, data })
    }
  })
}

const charged =
  (cents: number): ChangeRecord =>
  (subscription) => ({
    ...subscription,
    balance_in_cents: Number(subscription['balance_in_cents']) + cents,
  })

/** Break what a new payment profile shows, and what enrolling leaves as it was. */
export const paymentProfileMutants: readonly Mutant[] = [
  breaks(
    'F15',
    'enrolling-charges',
    'Takes a first payment when a customer enrols.',
    onceEnrolled(charged(-4990)),
  ),
  breaks(
    'F15',
    'enrolling-adds-a-fee',
    'Puts a fee on the balance of an enrolled subscription.',
    onceEnrolled(charged(100), ['readSubscription']),
  ),
  breaks(
    'F07',
    'type-shown-by-its-long-name',
    'Shows `pix_automatic` for `pix`.',
    inField('profile', 'payment_method_type', () => 'pix_automatic'),
  ),
  breaks(
    'F69',
    'type-as-number',
    'Shows the number of the payment method type.',
    inField('profile', 'payment_method_type', () => 1),
  ),
  breaks(
    'F69',
    'type-as-object',
    'Shows the payment method type as an object.',
    inField('profile', 'payment_method_type', (type) => ({ type })),
  ),
  breaks(
    'F70',
    'profile-of-other-subscription',
    'Links the payment profile to another subscription.',
    setFields('profile', { subscription_id: NO_SUBSCRIPTION }),
  ),
  breaks(
    'F70',
    'profile-of-all-subscriptions',
    'Links the payment profile to a list.',
    inField('profile', 'subscription_id', (id) => [id]),
  ),
  breaks(
    'F71',
    'profile-of-other-customer',
    'Shows another owner.',
    inField('profile', 'customer_id', (id) => Number(id) + 1),
  ),
  ...['active', 'activated', 'approved', 'authorized'].map((status) =>
    breaks(
      'F119',
      `new-profile-${status}`,
      `Shows a new payment profile as ${status}.`,
      setFields('profile', { status }),
    ),
  ),
]
