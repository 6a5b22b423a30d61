import type { Saboteur } from '../saboteur.ts'
import { breaks } from '../../tools/breaks.ts'
import { dropFields, inField, inRecords, inTexts, setFields } from '../../tools/records.ts'

const digits = (text: string): unknown => Number(text)

const texts: readonly Saboteur[] = [
  breaks(
    'F29',
    'email-in-array',
    'Answers a list of addresses.',
    inField('customer', 'email', (email) => [email]),
  ),
  breaks(
    'F29',
    'email-null-in-list',
    'Withholds the address in the list.',
    setFields('customer', { email: null }, ['listCustomers']),
  ),
  breaks(
    'F29',
    'email-as-object',
    'Answers the address with a flag.',
    inField('customer', 'email', (address) => ({ address, verified: false })),
  ),
  breaks(
    'F30',
    'names-in-arrays',
    'Splits names into their words.',
    inTexts('customer', ['first_name', 'last_name'], (text) => text.split(' ')),
  ),
  breaks(
    'F30',
    'last-name-missing',
    'Shows one name alone.',
    dropFields('customer', ['last_name']),
  ),
  breaks(
    'F30',
    'first-name-as-object',
    'Answers a first name with its language.',
    inField('customer', 'first_name', (text) => ({ text, language: 'pt-BR' })),
  ),
  breaks(
    'F31',
    'address-in-lines',
    'Answers the address as an array of lines.',
    inField('customer', 'address', (address) => String(address).split(', ')),
  ),
  breaks(
    'F31',
    'complement-as-false',
    'Answers false for the complement.',
    setFields('customer', { address_2: false }),
  ),
  breaks(
    'F31',
    'city-as-object',
    'Answers an object for the city.',
    inField('customer', 'city', (name) => ({ name })),
  ),
  breaks(
    'F32',
    'region-as-number',
    'Answers the number of the region.',
    inField('customer', 'state', () => 35),
  ),
  breaks(
    'F32',
    'region-as-object',
    'Answers code and name of the region.',
    inField('customer', 'state', (code) => ({ code, name: 'São Paulo' })),
  ),
]

const codes: readonly Saboteur[] = [
  breaks(
    'F33',
    'zip-as-number',
    'Answers the postal code as a number.',
    inTexts('customer', ['zip'], digits),
  ),
  breaks(
    'F33',
    'zip-with-dash',
    'Writes the postal code as on an envelope.',
    inTexts('customer', ['zip'], (text) => text.replace(/(\d{3})$/, '-$1')),
  ),
  breaks(
    'F33',
    'zip-as-number-when-embedded',
    'Has a number in an embedded customer.',
    inTexts('customer', ['zip'], digits, ['readSubscription']),
  ),
  breaks(
    'F34',
    'country-of-three-letters',
    'Answers the code of three letters.',
    inTexts('customer', ['country'], (text) => (text === 'BR' ? 'BRA' : `${text}X`)),
  ),
  breaks(
    'F34',
    'country-by-name',
    'Answers the name of the country.',
    inTexts('customer', ['country'], () => 'Brasil'),
  ),
  breaks(
    'F34',
    'country-as-number',
    'Answers the numeric code of the country.',
    inTexts('customer', ['country'], () => 76),
  ),
  breaks(
    'F35',
    'phone-as-number',
    'Answers the telephone number as a number.',
    inTexts('customer', ['phone'], digits),
  ),
  breaks(
    'F35',
    'phone-for-people',
    'Writes the telephone number with brackets and a dash.',
    inTexts('customer', ['phone'], (text) => text.replace(/^(\d\d)(\d+)(\d{4})$/, '($1) $2-$3')),
  ),
  breaks(
    'F35',
    'phone-with-plus',
    'Writes the telephone number in the international form.',
    inTexts('customer', ['phone'], (text) => `+55${text}`, ['readCustomer', 'listCustomers']),
  ),
  breaks(
    'F36',
    'document-as-number',
    'Answers the tax number as a number.',
    inTexts('customer', ['document_number'], digits),
  ),
  breaks(
    'F36',
    'document-with-dots',
    'Writes the tax number with dots and a dash.',
    inTexts('customer', ['document_number'], withDots),
  ),
  breaks(
    'F36',
    'document-masked-in-list',
    'Hides the middle of the tax number in the list.',
    inTexts('customer', ['document_number'], (text) => `${text.slice(0, 3)}****${text.slice(-2)}`, [
      'listCustomers',
    ]),
  ),
  breaks(
    'F36',
    'document-with-its-kind',
    'Answers number and kind of the document.',
    inRecords(
      'customer',
      (customer) => ({
        ...customer,
        document_number: { type: 'CPF', number: customer['document_number'] },
      }),
      ['readSubscription'],
    ),
  ),
]

function withDots(text: string): string {
  return text.replace(/^(\d{2,3})(\d{3})(\d{3})(\d*)(\d{2})$/, '$1.$2.$3$4-$5')
}

/** Break the types and forms of a customer's fields. */
export const customerFieldSaboteurs: readonly Saboteur[] = [...texts, ...codes]
