import { mutantsOf, type Mutant } from './mutant.ts'
import { envelope, readAnswer, refusing, respond } from '../tools/answers.ts'
import { each } from '../tools/records.ts'
import {
  isEnrollable,
  lenient,
  owningCustomer,
  succeed,
  whenSubscription,
  whenType,
} from '../tools/leniency.ts'
import { occupying, onePerCustomer, racing } from '../tools/memories.ts'

const isNothing = (value: unknown): boolean => value == null || value === ''

/** Break the rules for creating a payment profile. */
export const ruleMutants: readonly Mutant[] = mutantsOf({
  F04: { 'one-profile-per-customer': onePerCustomer },
  F05: { 'simultaneous-profiles': racing },
  F07: {
    // Takes any type, and shows it as it was sent.
    'any-type-accepted': lenient('PPMT02', async (call, site, known) => {
      const response = await whenType(() => true)(call, site, known)
      if (response === undefined) return undefined
      const answer = await readAnswer(response)
      const { payment_method_type: type } = call.body
      const data = each(answer.body['data'], (one) => ({ ...one, payment_method_type: type }))
      return respond(answer.status, { ...answer.body, data })
    }),
  },
  F16: {
    // Enrols the owner of the subscription instead.
    'unknown-customer-enrolled': lenient(undefined, owningCustomer),
  },
  F17: { 'unknown-subscription-enrolled': lenient('SB404', succeed) },
  F106: {
    'create-profile-refused': refusing(
      ['createPaymentProfile'],
      422,
      'payment profile could not be saved',
      isEnrollable,
    ),
    'create-profile-not-found': refusing(['createPaymentProfile'], 404, 'Not Found', isEnrollable),
    // Expects the fields under `payment_profile`.
    'profile-under-root-key': refusing(
      ['createPaymentProfile'],
      422,
      'PPMT01: Payment type must not be blank',
    ),
    // Counts a refused creation as a payment profile.
    'refused-profile-occupies': occupying,
  },
  F107: {
    'type-wanted-as-number': refusing(
      ['createPaymentProfile'],
      422,
      'PPMT02: Invalid payment type; use 1',
      isEnrollable,
    ),
  },
  F108: {
    'subscription-wanted-as-object': refusing(
      ['createPaymentProfile'],
      422,
      'PPS01: Subscription id is required',
      isEnrollable,
    ),
  },
  F109: {
    'unknown-subscription-in-silence': lenient('SB404', () => respond(200, envelope(null))),
    'unknown-subscription-replaced': lenient(
      'SB404',
      whenSubscription((id) => typeof id === 'string'),
    ),
  },
  F111: {
    'second-profile-created': lenient('SB344', succeed),
    'first-profile-again': lenient('SB344', (call, _site, known) =>
      known?.['subscription_id'] === call.body['subscription_id']
        ? respond(200, envelope(known))
        : undefined,
    ),
    'second-profile-in-silence': lenient('SB344', () => respond(200, envelope(null))),
  },
  F113: {
    'blank-type-accepted': lenient('PPMT01', whenType(isNothing)),
    'missing-type-accepted': lenient(
      'PPMT01',
      whenType((type) => type === undefined),
    ),
    'null-type-accepted': lenient(
      'PPMT01',
      whenType((type) => type === null),
    ),
    'empty-type-accepted': lenient(
      'PPMT01',
      whenType((type) => type === ''),
    ),
  },
  F115: {
    'other-type-accepted': lenient(
      'PPMT02',
      whenType(() => true),
    ),
    'other-type-in-silence': lenient('PPMT02', () => respond(200, envelope(null))),
  },
  F117: {
    // Enrols the newest subscription of the customer instead.
    'missing-subscription-accepted': lenient(
      'PPS01',
      whenSubscription((id) => id === undefined),
    ),
    'null-subscription-accepted': lenient(
      'PPS01',
      whenSubscription((id) => id === null),
    ),
    'profile-without-subscription': lenient('PPS01', succeed),
  },
})
