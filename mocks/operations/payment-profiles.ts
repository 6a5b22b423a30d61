import { choiceOf, valueOf, type ChoiceOf, type Choices } from '../../openapi/ledger.ts'
import { Refusal } from '../shared/refusal.ts'
import { QR_CODE_LIFE, isLive, toState } from '../world/payment-profile-life.ts'
import { toRecurrenceCode } from '../pix/br-code.ts'
import { moveSubscription } from '../payer/payer.ts'
import { toTimestamp } from '../world/clock.ts'
import type { PaymentProfileRecord, SubscriptionRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import type { Behaviour } from './behaviour.ts'

const createPaymentProfile: Behaviour = {
  // The spec's rules, in the order of gap G57: before any check of types.
  async judge({ world, parameters, body, choices }) {
    await findCustomer(world, parameters['customer_id'])
    judgeType(body['payment_method_type'], choices)
    const id = body['subscription_id']
    if (isMissing(id, choiceOf(choices, 'malformed-subscription-id'))) throw new Refusal('PPS01')
    const subscription = await findOwnSubscription(world, parameters['customer_id'], id, choices)
    const profiles = await world.store.findBy(
      'payment_profiles',
      'subscription_id',
      subscription.id,
    )
    const bars = ({ status }: PaymentProfileRecord) =>
      choiceOf(choices, 'earlier-payment-profile') === 'any-profile' ||
      isLive(toState(status, choices))
    if (profiles.some(bars)) throw new Refusal('SB344')
  },

  async run({ requestId, world, parameters, body, choices }) {
    const now = world.clock.now()
    const code = world.random.hex(16)
    const profile = await world.store.insert('payment_profiles', {
      id: await world.store.nextId('payment_profiles'),
      created_at: toTimestamp(now),
      updated_at: toTimestamp(now),
      payment_method_type: 'pix',
      status: choiceOf(choices, 'pending-status'),
      subscription_id: String(body['subscription_id']).toLowerCase(),
      customer_id: parameters['customer_id'] as number,
      qr_code: toRecurrenceCode(code),
      qr_code_expires_at: toTimestamp(now + QR_CODE_LIFE),
    })
    await moveSubscription(
      world.store,
      choices,
      profile.subscription_id,
      'pending',
      toTimestamp(now),
    )
    await world.payer.expect(profile, requestId)
    const customer = await world.store.find('customers', profile.customer_id)
    // A copy: a decision made before the answer is written must not show in it.
    return { data: { ...profile }, customer }
  },
}

export const paymentProfileBehaviours = { createPaymentProfile }

async function findCustomer(world: World, id: string | number | undefined): Promise<void> {
  const customer = id === undefined ? undefined : await world.store.find('customers', id)
  if (customer !== undefined) return
  throw new Refusal('customer_not_found', 'G60')
}

/** An id that was not sent is missing; whether `null` and an empty text are is gap G63. */
function isMissing(id: unknown, choice: ChoiceOf<'malformed-subscription-id'>): boolean {
  if (id === null) return choice !== 'null-is-unknown'
  return id === undefined || (id === '' && choice === 'empty-is-missing')
}

/** Blank is absent, null, empty or spaces; everything else but `pix` is invalid (gap G58). */
function judgeType(type: unknown, choices: Choices): void {
  const isSpaces = typeof type === 'string' && type !== '' && type.trim() === ''
  if (
    type == null ||
    type === '' ||
    (isSpaces && choiceOf(choices, 'blank-payment-type') === 'spaces-are-blank')
  ) {
    throw new Refusal('PPMT01')
  }
  if (type !== 'pix') throw new Refusal('PPMT02')
}

/** Looks among the customer's own subscriptions (gap G59); a malformed id finds none (G63). */
async function findOwnSubscription(
  world: World,
  customerId: string | number | undefined,
  id: unknown,
  choices: Choices,
): Promise<SubscriptionRecord> {
  const found =
    typeof id === 'string' ? await world.store.find('subscriptions', id.toLowerCase()) : undefined
  if (found === undefined) throw new Refusal('SB404')
  const isOwn =
    found.customer_id === customerId || valueOf(choices, 'foreign-subscription') === 'accepted'
  if (!isOwn) throw new Refusal('subscription_not_found', 'G59')
  return found
}
