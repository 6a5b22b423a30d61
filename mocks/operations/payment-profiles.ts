import { choiceOf, valueOf } from '../../openapi/choices.ts'
import type { Choices, ValueOf } from '../../openapi/ledger.ts'
import { invalid, Refusal } from '../shared/refusal.ts'
import { QR_CODE_LIFE, isLive, toState } from '../world/payment-profile-life.ts'
import { toRecurrenceCode } from '../pix/br-code.ts'
import { moveSubscription } from '../payer/payer.ts'
import { toTimestamp } from '../world/clock.ts'
import type { PaymentProfileRecord, SubscriptionRecord } from '../world/records.ts'
import { toSubscriptionSummary } from '../world/views.ts'
import type { Behaviour, OperationCall } from './behaviour.ts'

const createPaymentProfile: Behaviour = {
  // The spec's rules, in the order of gap G57: before any check of types.
  judge(call) {
    const { order, joined } = valueOf(call.choices, 'payment-profile-rule-order')
    const refusals: Refusal[] = []
    for (const rule of order) {
      const refusal = RULES[rule](call)
      if (refusal === undefined) continue
      if (joined === undefined) throw refusal
      refusals.push(refusal)
    }
    const [first, ...others] = refusals
    if (first !== undefined) throw first.with(others)
  },

  run({ requestId, world, parameters, body, choices }) {
    const now = world.clock.now()
    const code = world.random.hex(16)
    const profile = world.store.insert('payment_profiles', {
      id: world.store.nextId('payment_profiles'),
      created_at: toTimestamp(now),
      updated_at: toTimestamp(now),
      payment_method_type: 'pix',
      status: choiceOf(choices, 'pending-status'),
      subscription_id: String(body['subscription_id']).toLowerCase(),
      customer_id: parameters['customer_id'] as number,
      qr_code: toRecurrenceCode(code),
      qr_code_expires_at: toTimestamp(now + QR_CODE_LIFE),
    })
    moveSubscription(world.store, choices, profile.subscription_id, 'pending', toTimestamp(now))
    world.payer.expect(profile, requestId)
    const customer = world.store.find('customers', profile.customer_id)
    const enrolled = world.store.find('subscriptions', profile.subscription_id)
    const subscription = enrolled && toSubscriptionSummary(world.store, enrolled)
    // A copy: a decision made before the answer is written must not show in it.
    return { data: { ...profile }, customer, subscription }
  },
}

export const paymentProfileBehaviours = { createPaymentProfile }

type Rule = ValueOf<'payment-profile-rule-order'>['order'][number]

/** How each rule refuses a call; undefined if the call keeps it, or there is nothing to judge. */
const RULES: Readonly<Record<Rule, (call: OperationCall) => Refusal | undefined>> = {
  customer: ({ world, parameters }) => {
    const id = parameters['customer_id']
    const customer = id === undefined ? undefined : world.store.find('customers', id)
    return customer === undefined ? new Refusal('customer_not_found', 'G60') : undefined
  },
  type: ({ body, choices }) => judgeType(body['payment_method_type'], choices),
  id: (call) => {
    if (isMissing(call)) return new Refusal('PPS01')
    const { body, choices } = call
    const isOfType = typeof body['subscription_id'] === 'string' || body['subscription_id'] === null
    return isOfType || choiceOf(choices, 'number-for-subscription') === 'sb404'
      ? undefined
      : invalid('subscription_id must be a string')
  },
  subscription: (call) => {
    if (isMissing(call)) return undefined
    const found = findSubscription(call)
    if (found === undefined) return new Refusal('SB404')
    return isOwn(found, call) ? undefined : new Refusal('subscription_not_found', 'G59')
  },
  taken: (call) => {
    const { world, choices } = call
    const subscription = isMissing(call) ? undefined : findSubscription(call)
    if (subscription === undefined || !isOwn(subscription, call)) return undefined
    const profiles = world.store.findBy('payment_profiles', 'subscription_id', subscription.id)
    const bars = ({ status }: PaymentProfileRecord) =>
      choiceOf(choices, 'earlier-payment-profile') === 'any-profile' ||
      isLive(toState(status, choices))
    return profiles.some(bars) ? new Refusal('SB344') : undefined
  },
}

/** An id that was not sent is missing; whether `null` and an empty text are is gap G63. */
function isMissing({ body, choices }: OperationCall): boolean {
  const id = body['subscription_id']
  const choice = choiceOf(choices, 'malformed-subscription-id')
  if (id === null) return choice !== 'null-is-unknown'
  return id === undefined || (id === '' && choice === 'empty-is-missing')
}

/** Blank is absent, null, empty or spaces; everything else but `pix` is invalid (gap G58). */
function judgeType(type: unknown, choices: Choices): Refusal | undefined {
  const isSpaces = typeof type === 'string' && type !== '' && type.trim() === ''
  if (
    type == null ||
    type === '' ||
    (isSpaces && choiceOf(choices, 'blank-payment-type') === 'spaces-are-blank')
  ) {
    return new Refusal('PPMT01')
  }
  return type === 'pix' ? undefined : new Refusal('PPMT02')
}

/** Looks for the subscription of the body; a malformed id finds none (gap G63). */
function findSubscription({ world, body }: OperationCall): SubscriptionRecord | undefined {
  const id = body['subscription_id']
  return typeof id === 'string' ? world.store.find('subscriptions', id.toLowerCase()) : undefined
}

/** Whether a payment profile of the customer may be linked to a subscription (gap G59). */
function isOwn(found: SubscriptionRecord, { parameters, choices }: OperationCall): boolean {
  return (
    found.customer_id === parameters['customer_id'] ||
    valueOf(choices, 'foreign-subscription') === 'accepted'
  )
}
