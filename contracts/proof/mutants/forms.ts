import { breaks, type Mutant } from './mutant.ts'
import { each, inField, inRecords, inTexts, setFields, without } from '../tools/records.ts'
import { renamedIds } from '../tools/changed-ids.ts'

const single = ['readSubscription'] as const
const summaries = ['listSubscriptions', 'createSubscription', 'addItem'] as const
const BRASILIA = 3 * 60 * 60 * 1000

const pick = (record: unknown, ...names: string[]): unknown =>
  each(record, (whole) => Object.fromEntries(names.map((name) => [name, whole[name]])))

/** Write values as careless sites do: of the right type, in the wrong form. */
export const formMutants: readonly Mutant[] = [
  breaks(
    'F33',
    'zip-with-dash',
    'Writes the postal code as on an envelope.',
    inTexts('customer', ['zip'], (text) => text.replace(/(\d{3})$/, '-$1')),
  ),
  breaks(
    'F34',
    'country-of-three-letters',
    'Answers the code of three letters.',
    inTexts('customer', ['country'], (text) => (text === 'BR' ? 'BRA' : `${text}X`)),
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
  breaks(
    'F37',
    'subscription-id-without-dashes',
    'Writes the UUID without dashes.',
    renamedIds((id) => id.replaceAll('-', '')),
  ),
  breaks(
    'F37',
    'subscription-id-with-prefix',
    'Puts letters in front of the UUID.',
    renamedIds((id) => `sub_${id}`),
  ),
  breaks(
    'F39',
    'activated-at-never',
    'Answers a date of zeros before the activation.',
    setFields('subscription', { activated_at: '0000-00-00 00:00:00' }, summaries),
  ),
  breaks(
    'F41',
    'subscription-update-in-words',
    'Tells how long ago the update was.',
    inTexts('subscription', ['updated_at'], () => 'less than a minute ago', single),
  ),
  breaks(
    'F42',
    'period-start-today',
    'Writes `today` for the start of the period.',
    inTexts('subscription', ['current_period_started_at'], () => 'today', summaries),
  ),
  breaks(
    'F45',
    'month-in-plural',
    'Answers `months`.',
    inField('subscription', 'interval_unit', (unit) => `${String(unit)}s`),
  ),
  breaks(
    'F48',
    'previous-state-in-capitals',
    'Writes the previous state in another case.',
    inField('subscription', 'previous_state', (state) => String(state).toUpperCase()),
  ),
  breaks(
    'F48',
    'previous-state-empty',
    'Answers an empty text for the previous state.',
    inField('subscription', 'previous_state', () => ''),
  ),
  breaks(
    'F73',
    'created-in-capitals',
    'Answers `CREATED`.',
    inRecords('subscription', ({ state, previous_state, ...rest }) => ({
      ...rest,
      ...(typeof state === 'string' ? { state: state.toUpperCase() } : {}),
      ...(typeof previous_state === 'string'
        ? { previous_state: previous_state.toUpperCase() }
        : {}),
    })),
  ),
  breaks(
    'F50',
    'customer-in-short',
    'Embeds id, name and address of the customer alone.',
    inField(
      'subscription',
      'customer',
      (customer) => pick(customer, 'id', 'email', 'first_name', 'last_name'),
      single,
    ),
  ),
  breaks(
    'F50',
    'customer-without-times',
    'Embeds a customer without its timestamps.',
    inField(
      'subscription',
      'customer',
      (customer) => each(customer, (whole) => without(whole, 'created_at', 'updated_at')),
      summaries,
    ),
  ),
  breaks(
    'F51',
    'items-null-when-empty',
    'Answers null in place of no items.',
    inField('subscription', 'items', (items) => ((items as []).length === 0 ? null : items)),
  ),
  breaks(
    'F51',
    'one-item-not-in-array',
    'Unwraps an item that is alone.',
    inField('subscription', 'items', (items) =>
      (items as unknown[]).length === 1 ? (items as unknown[])[0] : items,
    ),
  ),
  breaks(
    'F63',
    'handle-with-spaces',
    'Answers the name in place of the handle.',
    inRecords('product', (product) => ({ ...product, handle: product['name'] })),
  ),
]

function withDots(text: string): string {
  return text.replace(/^(\d{2,3})(\d{3})(\d{3})(\d*)(\d{2})$/, '$1.$2.$3$4-$5')
}

/** `2026-01-31 10:20:30 UTC` */
function inSpaces(text: string): string {
  return `${text.slice(0, 10)} ${text.slice(11, 19)} UTC`
}

/** `31/01/2026 10:20` */
function inWords(text: string): string {
  return `${text.slice(0, 10).split('-').toReversed().join('/')} ${text.slice(11, 16)}`
}

/** `2026-01-31T07:20:30.456-03:00` */
function toLocalTime(text: string): string {
  const local = new Date(Date.parse(text) - BRASILIA)
  return local.toISOString().replace('Z', '-03:00')
}
