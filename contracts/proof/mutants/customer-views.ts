import { mutantsOf, type Mutant } from './mutant.ts'
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

const shown: readonly Mutant[] = mutantsOf({
  F77: {
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
    'region-in-small-letters': inTexts('customer', ['state', 'country'], (value) =>
      value.toLowerCase(),
    ),
  },
})

const attributes: readonly Mutant[] = mutantsOf({
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

/** Break the values of customers in some answers, and those of the unified flow. */
export const customerViewMutants: readonly Mutant[] = [...shown, ...attributes]
