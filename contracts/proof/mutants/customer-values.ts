import { breaks, type Mutant } from './mutant.ts'
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
export const customerValueMutants: readonly Mutant[] = [
  breaks(
    'F77',
    'accents-lost',
    'Stores names and addresses without accents.',
    storing(inWriting(withoutAccents)),
  ),
  breaks(
    'F77',
    'accents-garbled',
    'Reads the bytes of a body in the wrong encoding.',
    storing(inWriting(garbled)),
  ),
  breaks(
    'F77',
    'accents-as-question-marks',
    'Stores what is not ASCII as question marks.',
    storing(inWriting((value) => value.replace(/[^ -~]/g, '?'))),
  ),
  breaks(
    'F77',
    'complement-not-stored',
    'Forgets the complement of the address.',
    storing(notStored('address_2')),
  ),
  breaks('F77', 'phone-not-stored', 'Forgets the telephone number.', storing(notStored('phone'))),
  breaks(
    'F77',
    'document-not-stored',
    'Forgets the tax number.',
    storing(notStored('document_number')),
  ),
  breaks(
    'F77',
    'names-swapped',
    'Exchanges first and last name.',
    storing(swapped('first_name', 'last_name')),
  ),
  breaks(
    'F77',
    'address-lines-swapped',
    'Exchanges address and complement.',
    storing(swapped('address', 'address_2')),
  ),
  breaks(
    'F77',
    'city-in-capitals',
    'Stores cities in capitals.',
    storing(text('city', (value) => value.toUpperCase())),
  ),
  breaks(
    'F77',
    'address-cut-short',
    'Keeps 20 characters of an address.',
    storing(text('address', (value) => value.slice(0, 20))),
  ),
  breaks(
    'F77',
    'email-without-tag',
    'Drops what follows a plus sign in the address.',
    storing(text('email', (value) => value.replace(/\+[^@]*/, ''))),
  ),
  breaks(
    'F77',
    'email-cut-short',
    'Keeps three characters in front of the at sign.',
    storing(text('email', (value) => value.replace(/^([^@]{3})[^@]*/, '$1'))),
  ),
  breaks(
    'F77',
    'names-escaped',
    'Stores quotes and ampersands as in HTML.',
    storing(inWriting((value) => value.replaceAll('&', '&amp;').replaceAll("'", '&#39;'))),
  ),
  breaks(
    'F77',
    'region-by-default',
    'Stores `RJ` whatever region was sent.',
    storing(text('state', (value) => (value === 'RJ' ? 'SP' : 'RJ'))),
  ),
  breaks(
    'F77',
    'country-by-default',
    'Stores `US` whatever country was sent.',
    storing(text('country', () => 'US')),
  ),
  breaks(
    'F77',
    'last-name-first-word',
    'Keeps the first word of a last name.',
    storing(text('last_name', (value) => value.split(/[\s-]/)[0])),
  ),
  breaks(
    'F77',
    'phone-last-digits',
    'Keeps the last ten digits of a telephone number.',
    storing(text('phone', (value) => value.slice(-10))),
  ),
  breaks(
    'F77',
    'address-by-default',
    'Stores a default text for the parts of the address.',
    storing((fields) => ({ ...fields, address: 'N/A', address_2: 'N/A', city: 'N/A' })),
  ),
]
