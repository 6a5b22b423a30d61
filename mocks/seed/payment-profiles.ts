import { toRecurrenceCode } from '../pix/br-code.ts'
import { STEP, type Steps } from '../shared/steps.ts'
import { toTimestamp } from '../world/clock.ts'
import { QR_CODE_LIFE } from '../world/payment-profile-life.ts'
import type { Chance, Random } from '../world/random.ts'
import type { PaymentProfileRecord, SubscriptionRecord } from '../world/records.ts'
import { byCreation } from './subscriptions.ts'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Every status once, then at random, so that a small seed has each of them (gap G29). */
const STATUSES = ['active', 'pending', 'refused', 'expired', 'canceled'] as const
type Status = (typeof STATUSES)[number]

/**
 * Creates payment profiles for about 70 % of the subscriptions, oldest first. With five subscriptions
 * or more, each status occurs. Pending ones are at most an hour old, so that no QR code has expired
 * (gap G31).
 */
export function* seedPaymentProfiles(
  subscriptions: readonly SubscriptionRecord[],
  chance: Chance,
  random: Random,
  now: number,
): Steps<PaymentProfileRecord[]> {
  const profiles: PaymentProfileRecord[] = []
  for (let index = 0; index < subscriptions.length; index++) {
    if (index % STEP === 0) yield 0.55 + (index / subscriptions.length) * 0.45
    const subscription = subscriptions[index]!
    const missing = STATUSES.length - profiles.length
    const isSkipped = chance.next() >= 0.7
    if (isSkipped && subscriptions.length - index > missing) continue
    const status = STATUSES[profiles.length] ?? drawStatus(chance.next())
    const begin = Date.parse(subscription.created_at)
    const created =
      status === 'pending'
        ? now - Math.floor(chance.next() * 55 * MINUTE) - MINUTE
        : begin + MINUTE + Math.floor(chance.next() * HOUR)
    const updated = Math.min(created + ageOf(status, chance), now - MINUTE)
    profiles.push(
      toProfile(subscription, status, created, Math.max(created, updated), random.hex(16)),
    )
  }
  profiles.sort(byCreation)
  for (let index = 0; index < profiles.length; index++) profiles[index]!.id = index + 1
  return profiles
}

function drawStatus(drawn: number): Status {
  if (drawn < 0.55) return 'active'
  if (drawn < 0.65) return 'pending'
  if (drawn < 0.8) return 'refused'
  return drawn < 0.92 ? 'expired' : 'canceled'
}

/** How long after its creation a payment profile got its status, in milliseconds. */
function ageOf(status: Status, chance: Chance): number {
  if (status === 'pending') return 0
  if (status === 'expired') return QR_CODE_LIFE
  if (status === 'canceled') return Math.floor(chance.next() * 300 * DAY) + HOUR
  return Math.floor(chance.next() * 2 * HOUR) + MINUTE
}

/** Each kind is one literal: a field that is added later moves to a second object. */
function toProfile(
  { id: subscription_id, customer_id }: SubscriptionRecord,
  status: Status,
  created: number,
  updated: number,
  code: string,
): PaymentProfileRecord {
  const created_at = toTimestamp(created)
  const updated_at = toTimestamp(updated)
  const qr_code = toRecurrenceCode(code)
  const qr_code_expires_at = toTimestamp(created + QR_CODE_LIFE)
  const payment_method_type = 'pix'
  const id = 0
  if (status === 'pending' || status === 'expired') {
    return {
      id,
      created_at,
      updated_at,
      payment_method_type,
      status,
      subscription_id,
      customer_id,
      qr_code,
      qr_code_expires_at,
    }
  }
  if (status === 'refused') {
    return {
      id,
      created_at,
      updated_at,
      payment_method_type,
      status,
      subscription_id,
      customer_id,
      qr_code,
      qr_code_expires_at,
      refused_at: updated_at,
    }
  }
  return {
    id,
    created_at,
    updated_at,
    payment_method_type,
    status,
    subscription_id,
    customer_id,
    qr_code,
    qr_code_expires_at,
    activated_at:
      status === 'active' ? updated_at : toTimestamp(Math.min(created + MINUTE, updated)),
  }
}
