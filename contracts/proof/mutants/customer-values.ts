import { mutantsOf, type Mutant } from './mutant.ts'
import {
  garbled,
  inWriting,
  notStored,
  storing,
  swapped,
  text,
  withoutAccents,
} from '../tools/inputs.ts'

/** Break that a customer is stored with the values that were sent. */
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
    'city-in-capitals': storing(text('city', (value) => value.toUpperCase())),
    'address-cut-short': storing(text('address', (value) => value.slice(0, 20))),
    'email-without-tag': storing(text('email', (value) => value.replace(/\+[^@]*/, ''))),
    'email-cut-short': storing(text('email', (value) => value.replace(/^([^@]{3})[^@]*/, '$1'))),
    'names-escaped': storing(
      inWriting((value) => value.replaceAll('&', '&amp;').replaceAll("'", '&#39;')),
    ),
    'region-by-default': storing(text('state', (value) => (value === 'RJ' ? 'SP' : 'RJ'))),
    'country-by-default': storing(text('country', () => 'US')),
    'last-name-first-word': storing(text('last_name', (value) => value.split(/[\s-]/)[0])),
    'phone-last-digits': storing(text('phone', (value) => value.slice(-10))),
    'address-by-default': storing((fields) => ({
      ...fields,
      address: 'N/A',
      address_2: 'N/A',
      city: 'N/A',
    })),
  },
})
