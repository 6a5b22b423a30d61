import type { Saboteur } from '../saboteur.ts'
import { breaks } from '../../tools/breaks.ts'
import { dropFields, inField, inTexts } from '../../tools/records.ts'
import { inEpoch, inSpaces, inWords, toLocalTime } from './timestamps.ts'

/** Break the id and the times of a customer. */
export const customerIdentitySaboteurs: readonly Saboteur[] = [
  breaks(
    'F26',
    'customer-id-as-text-in-read',
    'Writes the id of a customer that is read as text.',
    inField('customer', 'id', String, ['readCustomer']),
  ),
  breaks(
    'F26',
    'customer-id-as-text-in-list',
    'Writes the ids of listed customers as text.',
    inField('customer', 'id', String, ['listCustomers']),
  ),
  breaks(
    'F26',
    'embedded-customer-id-as-text',
    'Writes the id of an embedded customer as text.',
    inField('customer', 'id', String, [
      'createSubscription',
      'readSubscription',
      'listSubscriptions',
      'addItem',
    ]),
  ),
  breaks(
    'F26',
    'customer-id-with-prefix',
    'Puts letters in front of the id.',
    inField('customer', 'id', (id) => `cus_${String(id)}`, ['readCustomer', 'listCustomers']),
  ),
  breaks(
    'F26',
    'customer-id-fraction',
    'Answers an id that is no whole number.',
    inField('customer', 'id', (id) => Number(id) + 0.5, ['readCustomer']),
  ),
  breaks(
    'F27',
    'customer-without-id',
    'Shows customers without an id.',
    dropFields('customer', ['id'], ['readCustomer', 'listCustomers']),
  ),
  breaks(
    'F28',
    'customer-times-in-milliseconds',
    'Counts the milliseconds since 1970.',
    inTexts('customer', ['created_at', 'updated_at'], inEpoch),
  ),
  breaks(
    'F28',
    'customer-times-local',
    'Gives the time of São Paulo.',
    inTexts('customer', ['created_at', 'updated_at'], toLocalTime),
  ),
  breaks(
    'F28',
    'customer-times-without-zone',
    'Leaves the zone out.',
    inTexts('customer', ['created_at', 'updated_at'], (text) => text.replace('Z', '')),
  ),
  breaks(
    'F28',
    'customer-update-with-spaces',
    'Writes `updated_at` as Ruby prints a time.',
    inTexts('customer', ['updated_at'], inSpaces),
  ),
  breaks(
    'F28',
    'customer-creation-day-only',
    'Leaves the hour out of `created_at`.',
    inTexts('customer', ['created_at'], (text) => text.slice(0, 10)),
  ),
  breaks(
    'F28',
    'listed-customer-times-in-words',
    'Writes the times of listed customers for people.',
    inTexts('customer', ['created_at', 'updated_at'], inWords, ['listCustomers']),
  ),
]
