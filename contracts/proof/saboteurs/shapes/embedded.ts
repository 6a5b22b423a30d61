import type { Saboteur } from '../saboteur.ts'
import { breaks, kebab } from '../../tools/breaks.ts'
import { dropFields, each, inField, inRecords, setFields, without } from '../../tools/records.ts'

const single = ['readSubscription'] as const
const reduced = ['listSubscriptions', 'createSubscription', 'addItem'] as const

const pick = (record: unknown, ...names: string[]): unknown =>
  each(record, (whole) => Object.fromEntries(names.map((name) => [name, whole[name]])))

const hidden = [
  ['F52', 'interval_unit', 'month'],
  ['F53', 'state', 'created'],
  ['F54', 'previous_state', 'created'],
] as const

/** Break what a subscription embeds, and which keys its views have. */
export const embeddedSaboteurs: readonly Saboteur[] = [
  breaks(
    'F50',
    'customer-by-id',
    'Has the number of the customer under `customer`.',
    inRecords('customer', ({ id }) => id, ['readSubscription']),
  ),
  breaks(
    'F50',
    'customer-id-in-its-place',
    'Lists subscriptions with `customer_id` alone.',
    inRecords(
      'subscription',
      ({ customer, ...rest }) => ({
        ...rest,
        customer_id: (customer as { id?: unknown } | null)?.id,
      }),
      ['listSubscriptions'],
    ),
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
      reduced,
    ),
  ),
  breaks(
    'F50',
    'customer-in-array',
    'Embeds an array of one customer.',
    inField('subscription', 'customer', (customer) => [customer]),
  ),
  breaks(
    'F50',
    'no-customer-after-add-item',
    'Answers null for the customer.',
    setFields('subscription', { customer: null }, ['addItem']),
  ),
  breaks(
    'F51',
    'items-by-id',
    'Has the items in an object, under their ids.',
    inField('subscription', 'items', (items) =>
      Object.fromEntries((items as { id: number }[]).map((item) => [item.id, item])),
    ),
  ),
  breaks(
    'F51',
    'items-missing-in-list',
    'Lists subscriptions without their items.',
    dropFields('subscription', ['items'], ['listSubscriptions']),
  ),
  breaks(
    'F51',
    'items-null-when-empty',
    'Answers null in place of no items.',
    inField('subscription', 'items', (items) => ((items as []).length === 0 ? null : items)),
  ),
  breaks(
    'F51',
    'items-under-data',
    'Has the items one level deeper.',
    inField('subscription', 'items', (items) => ({ data: items }), single),
  ),
  breaks(
    'F51',
    'items-by-number',
    'Lists the ids of the items.',
    inField('subscription', 'items', (items) => (items as { id: number }[]).map(({ id }) => id), [
      'createSubscription',
    ]),
  ),
  breaks(
    'F51',
    'one-item-not-in-array',
    'Unwraps an item that is alone.',
    inField('subscription', 'items', (items) =>
      (items as unknown[]).length === 1 ? (items as unknown[])[0] : items,
    ),
  ),
  ...hidden.flatMap(([fact, key, value]) =>
    reduced.map((operation) =>
      breaks(
        fact,
        `${key.replaceAll('_', '-')}-in-${kebab(operation)}`,
        `Shows \`${key}\` where the reduced view has none.`,
        setFields('subscription', { [key]: value }, [operation]),
      ),
    ),
  ),
  ...hidden.map(([fact, key]) =>
    breaks(
      fact,
      `${key.replaceAll('_', '-')}-null-in-list`,
      `Lists \`${key}\` with null.`,
      setFields('subscription', { [key]: null }, ['listSubscriptions']),
    ),
  ),
  breaks(
    'F87',
    'unit-missing-in-read',
    'Answers the reduced view, but for the states.',
    dropFields('subscription', ['interval_unit'], single),
  ),
  breaks(
    'F88',
    'state-missing-in-read',
    'Leaves `state` out of the read.',
    dropFields('subscription', ['state'], single),
  ),
  breaks(
    'F88',
    'state-named-status',
    'Calls the state `status`.',
    inRecords('subscription', ({ state, ...rest }) => ({ ...rest, status: state }), single),
  ),
]
