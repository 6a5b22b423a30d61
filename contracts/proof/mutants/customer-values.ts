import { mutantsOf, type Mutant } from './mutant.ts'
import {
  garbled,
  inWriting,
  notStored,
  storing,
  storingAttributes,
  streets,
  swapped,
  text,
  withoutAccents,
} from '../tools/inputs.ts'
import { fromCall } from '../tools/calls.ts'
import { inRecords, inTexts, without } from '../tools/records.ts'

const embedding = [
  'createSubscription',
  'readSubscription',
  'listSubscriptions',
  'addItem',
] as const

/** Break that a customer is stored, and shown everywhere, with the values that were sent. */
export const customerValueMutants: readonly Mutant[] = mutantsOf({
  F77: {
    'accents-lost': storing(inWriting(withoutAccents)),
    // Reads UTF-8 as Latin 1.
    'accents-garbled': storing(inWriting(garbled)),
    'accents-as-question-marks': storing(inWriting((value) => value.replace(/[^ -~]/g, '?'))),
    'complement-not-stored': storing(notStored('address_2')),
    'phone-not-stored': storing(notStored('phone')),
    'document-not-stored': storing(notStored('document_number')),
    'names-swapped': storing(swapped('first_name', 'last_name')),
    'address-lines-swapped': storing(swapped('address', 'address_2')),
    'address-cut-short': storing(text('address', (value) => value.slice(0, 20))),
    'email-without-tag': storing(text('email', (value) => value.replace(/\+[^@]*/, ''))),
    'email-cut-short': storing(text('email', (value) => value.replace(/^([^@]{3})[^@]*/, '$1'))),
    'names-escaped': storing(
      inWriting((value) => value.replaceAll('&', '&amp;').replaceAll("'", '&#39;')),
    ),
    'region-by-default': storing(text('state', (value) => (value === 'RJ' ? 'SP' : 'RJ'))),
    'country-by-default': storing(text('country', () => 'US')),
    'last-name-first-word': storing(text('last_name', (value) => value.split(/[\s-]/)[0])),
    'first-name-first-word': storing(text('first_name', (value) => value.split(' ')[0])),
    'letters-beyond-latin-1-as-question-marks': storing(
      inWriting((value) => value.replace(/[\u0100-\uFFFF]/g, '?')),
    ),
    'phone-last-digits': storing(text('phone', (value) => value.slice(-10))),
    'address-by-default': storing((fields) => ({
      ...fields,
      address: 'N/A',
      address_2: 'N/A',
      city: 'N/A',
    })),
    'leading-zeros-lost-in-zip': inTexts('customer', ['zip'], (value) => value.replace(/^0+/, '')),
    'leading-zeros-lost-in-document': inTexts('customer', ['document_number'], (value) =>
      value.replace(/^0+/, ''),
    ),
    'document-rounded': inTexts(
      'customer',
      ['document_number'],
      (value) => `${value.slice(0, -2)}00`,
    ),
    // Reads back shorter texts than the create call echoes.
    'answers-only-echoed': inTexts('customer', streets, (value) => value.slice(0, 12), [
      'readCustomer',
      'listCustomers',
    ]),
    'zip-of-neighbour-in-list': inTexts(
      'customer',
      ['zip'],
      (value) => value.replace(/\d$/, (last) => `${9 - Number(last)}`),
      ['listCustomers'],
    ),
    'email-masked-in-list': inTexts(
      'customer',
      ['email'],
      (value) => value.replace(/^[^@]+/, '***'),
      ['listCustomers'],
    ),
    'names-swapped-when-embedded': inRecords(
      'customer',
      swapped('first_name', 'last_name'),
      embedding,
    ),
    'city-of-the-region': storing(text('city', () => 'São Bernardo do Campo')),
    'phone-with-another-prefix': storing(text('phone', (value) => `1${value}`)),
    'words-joined': storing(inWriting((value) => value.replaceAll(' ', ''))),
    'last-name-lost-from-the-second-customer-on': fromCall(
      2,
      ['createCustomer'],
      storing(text('last_name', (value) => value.slice(0, 2))),
    ),
    'digit-lost-in-address': storing(text('address', (value) => value.replace(/\d$/, ''))),
  },
  F100: {
    'attributes-without-complement': storingAttributes(notStored('address_2')),
    'attributes-without-document': storingAttributes(notStored('document_number')),
    // Reads `phone_number` in place of `phone`.
    'attributes-without-phone': storingAttributes(({ phone_number: phone, ...rest }) =>
      phone === undefined ? without(rest, 'phone') : { ...rest, phone },
    ),
    'attributes-names-and-email': storingAttributes(({ email, first_name, last_name }) => ({
      email,
      first_name,
      last_name,
    })),
    'attributes-garbled': storingAttributes(inWriting(garbled)),
    'attributes-names-swapped': storingAttributes(swapped('first_name', 'last_name')),
  },
})
