import { mutantsOf, type Mutant } from './mutant.ts'
import { each, inField, inRecords, inTexts, setFields, without } from '../tools/records.ts'
import { renamedIds } from '../tools/changed-ids.ts'

const single = ['readSubscription'] as const
const summaries = ['listSubscriptions', 'createSubscription', 'addItem'] as const
const BRASILIA = 3 * 60 * 60 * 1000

const pick = (record: unknown, ...names: string[]): unknown =>
  each(record, (whole) => Object.fromEntries(names.map((name) => [name, whole[name]])))

/** Write values as careless sites do: of the right type, in the wrong form. */
export const formMutants: readonly Mutant[] = mutantsOf({
  F33: { 'zip-with-dash': inTexts('customer', ['zip'], (text) => text.replace(/(\d{3})$/, '-$1')) },
  F34: {
    'country-of-three-letters': inTexts('customer', ['country'], (text) =>
      text === 'BR' ? 'BRA' : `${text}X`,
    ),
  },
  F35: {
    'phone-for-people': inTexts('customer', ['phone'], (text) =>
      text.replace(/^(\d\d)(\d+)(\d{4})$/, '($1) $2-$3'),
    ),
    'phone-with-plus': inTexts('customer', ['phone'], (text) => `+55${text}`, [
      'readCustomer',
      'listCustomers',
    ]),
  },
  F36: {
    'document-with-dots': inTexts('customer', ['document_number'], withDots),
    'document-masked-in-list': inTexts(
      'customer',
      ['document_number'],
      (text) => `${text.slice(0, 3)}****${text.slice(-2)}`,
      ['listCustomers'],
    ),
  },
  F28: {
    'customer-times-local': inTexts('customer', ['created_at', 'updated_at'], toLocalTime),
    'customer-times-without-zone': inTexts('customer', ['created_at', 'updated_at'], (text) =>
      text.replace('Z', ''),
    ),
    'customer-update-with-spaces': inTexts('customer', ['updated_at'], inSpaces),
    'customer-creation-day-only': inTexts('customer', ['created_at'], (text) => text.slice(0, 10)),
    'listed-customer-times-in-words': inTexts('customer', ['created_at', 'updated_at'], inWords, [
      'listCustomers',
    ]),
  },
  F37: {
    'subscription-id-without-dashes': renamedIds((id) => id.replaceAll('-', '')),
    'subscription-id-with-prefix': renamedIds((id) => `sub_${id}`),
  },
  F39: {
    'activated-at-never': setFields(
      'subscription',
      { activated_at: '0000-00-00 00:00:00' },
      summaries,
    ),
  },
  F41: {
    'subscription-update-in-words': inTexts(
      'subscription',
      ['updated_at'],
      () => 'less than a minute ago',
      single,
    ),
  },
  F42: {
    'period-end-missing-when-an-item-is-added': setFields(
      'subscription',
      { current_period_ends_at: null },
      ['addItem'],
    ),
    'period-start-left-out-of-lists': inRecords(
      'subscription',
      (one) => without(one, 'current_period_started_at'),
      ['listSubscriptions'],
    ),
    'period-start-today': inTexts(
      'subscription',
      ['current_period_started_at'],
      () => 'today',
      summaries,
    ),
  },
  F45: {
    'month-in-plural': inField('subscription', 'interval_unit', (unit) => `${String(unit)}s`),
  },
  F48: {
    'previous-state-in-capitals': inField('subscription', 'previous_state', (state) =>
      String(state).toUpperCase(),
    ),
    'previous-state-empty': inField('subscription', 'previous_state', () => ''),
  },
  F73: {
    'created-in-capitals': inRecords('subscription', ({ state, previous_state, ...rest }) => ({
      ...rest,
      ...(typeof state === 'string' ? { state: state.toUpperCase() } : {}),
      ...(typeof previous_state === 'string'
        ? { previous_state: previous_state.toUpperCase() }
        : {}),
    })),
  },
  F50: {
    'customer-in-short': inField(
      'subscription',
      'customer',
      (customer) => pick(customer, 'id', 'email', 'first_name', 'last_name'),
      single,
    ),
    'customer-without-times': inField(
      'subscription',
      'customer',
      (customer) => each(customer, (whole) => without(whole, 'created_at', 'updated_at')),
      summaries,
    ),
  },
  F51: {
    'items-null-when-empty': inField('subscription', 'items', (items) =>
      (items as []).length === 0 ? null : items,
    ),
    'one-item-not-in-array': inField('subscription', 'items', (items) =>
      (items as unknown[]).length === 1 ? (items as unknown[])[0] : items,
    ),
  },
  F63: {
    'handle-with-spaces': inRecords('product', (product) => ({
      ...product,
      handle: product['name'],
    })),
  },
})

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
