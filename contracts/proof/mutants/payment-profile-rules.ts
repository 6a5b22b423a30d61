import { breaks, type Mutant } from './mutant.ts'
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
export const ruleMutants: readonly Mutant[] = [
  breaks(
    'F04',
    'one-profile-per-customer',
    'Refuses the second payment profile of a customer.',
    onePerCustomer,
  ),
  breaks(
    'F05',
    'simultaneous-profiles',
    'Creates two payment profiles where two calls come at once.',
    racing,
  ),
  breaks(
    'F07',
    'any-type-accepted',
    'Takes any payment method type and shows it as it was sent.',
    lenient('PPMT02', async (call, site, known) => {
      const response = await whenType(() => true)(call, site, known)
      if (response === undefined) return undefined
      const answer = await readAnswer(response)
      const { payment_method_type: type } = call.body
      const data = each(answer.body['data'], (one) => ({ ...one, payment_method_type: type }))
      return respond(answer.status, { ...answer.body, data })
    }),
  ),
  breaks(
    'F16',
    'unknown-customer-enrolled',
    'Enrols the owner for a customer who does not exist.',
    lenient(undefined, owningCustomer),
  ),
  breaks(
    'F17',
    'unknown-subscription-enrolled',
    'Creates a payment profile for no subscription.',
    lenient('SB404', succeed),
  ),
  breaks(
    'F106',
    'create-profile-refused',
    'Refuses every payment profile.',
    refusing(['createPaymentProfile'], 422, 'payment profile could not be saved', isEnrollable),
  ),
  breaks(
    'F106',
    'create-profile-not-found',
    'Has no such path.',
    refusing(['createPaymentProfile'], 404, 'Not Found', isEnrollable),
  ),
  breaks(
    'F106',
    'profile-under-root-key',
    'Looks for the fields under `payment_profile`.',
    refusing(['createPaymentProfile'], 422, 'PPMT01: Payment type must not be blank'),
  ),
  breaks(
    'F106',
    'refused-profile-occupies',
    'Counts a refused creation as a payment profile.',
    occupying,
  ),
  breaks(
    'F107',
    'type-wanted-as-number',
    'Wants the number of the payment method type.',
    refusing(['createPaymentProfile'], 422, 'PPMT02: Invalid payment type; use 1', isEnrollable),
  ),
  breaks(
    'F108',
    'subscription-wanted-as-object',
    'Finds no id where it is a text.',
    refusing(['createPaymentProfile'], 422, 'PPS01: Subscription id is required', isEnrollable),
  ),
  breaks(
    'F109',
    'unknown-subscription-in-silence',
    'Says nothing of an unknown subscription.',
    lenient('SB404', () => respond(200, envelope(null))),
  ),
  breaks(
    'F109',
    'unknown-subscription-replaced',
    'Enrols another subscription for an unknown one.',
    lenient(
      'SB404',
      whenSubscription((id) => typeof id === 'string'),
    ),
  ),
  breaks(
    'F111',
    'second-profile-created',
    'Creates a second payment profile.',
    lenient('SB344', succeed),
  ),
  breaks(
    'F111',
    'first-profile-again',
    'Answers the first payment profile in place of an error.',
    lenient('SB344', (call, _site, known) =>
      known?.['subscription_id'] === call.body['subscription_id']
        ? respond(200, envelope(known))
        : undefined,
    ),
  ),
  breaks(
    'F111',
    'second-profile-in-silence',
    'Answers an empty success to a second payment profile.',
    lenient('SB344', () => respond(200, envelope(null))),
  ),
  breaks(
    'F113',
    'blank-type-accepted',
    'Takes a blank type for `pix`.',
    lenient('PPMT01', whenType(isNothing)),
  ),
  breaks(
    'F113',
    'missing-type-accepted',
    'Takes a missing type for `pix`.',
    lenient(
      'PPMT01',
      whenType((type) => type === undefined),
    ),
  ),
  breaks(
    'F113',
    'null-type-accepted',
    'Takes null for `pix`.',
    lenient(
      'PPMT01',
      whenType((type) => type === null),
    ),
  ),
  breaks(
    'F113',
    'empty-type-accepted',
    'Takes an empty text for `pix`.',
    lenient(
      'PPMT01',
      whenType((type) => type === ''),
    ),
  ),
  breaks(
    'F115',
    'other-type-accepted',
    'Takes every type for `pix`.',
    lenient(
      'PPMT02',
      whenType(() => true),
    ),
  ),
  breaks(
    'F115',
    'other-type-in-silence',
    'Answers an empty success to another type.',
    lenient('PPMT02', () => respond(200, envelope(null))),
  ),
  breaks(
    'F117',
    'missing-subscription-accepted',
    'Enrols the newest subscription where none is named.',
    lenient(
      'PPS01',
      whenSubscription((id) => id === undefined),
    ),
  ),
  breaks(
    'F117',
    'null-subscription-accepted',
    'Enrols the newest subscription for null.',
    lenient(
      'PPS01',
      whenSubscription((id) => id === null),
    ),
  ),
  breaks(
    'F117',
    'profile-without-subscription',
    'Creates a payment profile that is linked to nothing.',
    lenient('PPS01', succeed),
  ),
]
