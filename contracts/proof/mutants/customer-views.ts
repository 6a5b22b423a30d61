import { breaks, type Mutant } from './mutant.ts'
import {
  garbled,
  inWriting,
  notStored,
  storingAttributes,
  streets,
  swapped,
} from '../tools/inputs.ts'
import { inRecords, inTexts, without } from '../tools/records.ts'

const embedding = [
  'createSubscription',
  'readSubscription',
  'listSubscriptions',
  'addItem',
] as const

const shown: readonly Mutant[] = [
  breaks(
    'F77',
    'leading-zeros-lost-in-zip',
    'Drops zeros at the front of postal codes.',
    inTexts('customer', ['zip'], (value) => value.replace(/^0+/, '')),
  ),
  breaks(
    'F77',
    'leading-zeros-lost-in-document',
    'Drops zeros at the front of tax numbers.',
    inTexts('customer', ['document_number'], (value) => value.replace(/^0+/, '')),
  ),
  breaks(
    'F77',
    'document-rounded',
    'Rounds tax numbers to hundreds.',
    inTexts('customer', ['document_number'], (value) => `${value.slice(0, -2)}00`),
  ),
  breaks(
    'F77',
    'answers-only-echoed',
    'Echoes a created customer and reads it back cut short.',
    inTexts('customer', streets, (value) => value.slice(0, 12), ['readCustomer', 'listCustomers']),
  ),
  breaks(
    'F77',
    'zip-of-neighbour-in-list',
    'Lists each customer with the postal code of another.',
    inTexts('customer', ['zip'], (value) => value.replace(/\d$/, (last) => `${9 - Number(last)}`), [
      'listCustomers',
    ]),
  ),
  breaks(
    'F77',
    'email-masked-in-list',
    'Lists e-mail addresses with asterisks.',
    inTexts('customer', ['email'], (value) => value.replace(/^[^@]+/, '***'), ['listCustomers']),
  ),
  breaks(
    'F77',
    'names-swapped-when-embedded',
    'Exchanges the names of embedded customers.',
    inRecords('customer', swapped('first_name', 'last_name'), embedding),
  ),
  breaks(
    'F77',
    'region-in-small-letters',
    'Answers region and country in small letters.',
    inTexts('customer', ['state', 'country'], (value) => value.toLowerCase()),
  ),
]

const attributes: readonly Mutant[] = [
  breaks(
    'F100',
    'attributes-without-complement',
    'Forgets the complement in the unified flow.',
    storingAttributes(notStored('address_2')),
  ),
  breaks(
    'F100',
    'attributes-without-document',
    'Forgets the tax number in the unified flow.',
    storingAttributes(notStored('document_number')),
  ),
  breaks(
    'F100',
    'attributes-without-phone',
    'Reads `phone_number` in the unified flow.',
    storingAttributes(({ phone_number: phone, ...rest }) =>
      phone === undefined ? without(rest, 'phone') : { ...rest, phone },
    ),
  ),
  breaks(
    'F100',
    'attributes-names-and-email',
    'Takes three of the fields in the unified flow.',
    storingAttributes(({ email, first_name, last_name }) => ({ email, first_name, last_name })),
  ),
  breaks(
    'F100',
    'attributes-garbled',
    'Reads texts of the unified flow in the wrong encoding.',
    storingAttributes(inWriting(garbled)),
  ),
  breaks(
    'F100',
    'attributes-names-swapped',
    'Exchanges the names in the unified flow.',
    storingAttributes(swapped('first_name', 'last_name')),
  ),
]

/** Break the values of customers in some answers, and those of the unified flow. */
export const customerViewMutants: readonly Mutant[] = [...shown, ...attributes]
