import type { Saboteur } from '../saboteur.ts'
import { onData, onSuccess } from '../../tools/answers.ts'
import { breaks, kebab } from '../../tools/breaks.ts'
import { apiOperations, type ApiOperation, type Wrap } from '../../tools/calls.ts'
import { without } from '../../tools/records.ts'

const oneRecord = ['readCustomer', 'createSubscription', 'readSubscription', 'addItem'] as const
const lists = ['listCustomers', 'listSubscriptions'] as const

function withoutKey(key: string, operations: readonly ApiOperation[]): Wrap {
  return onSuccess(operations, (body) => without(body, key))
}

function keyed(data: unknown): unknown {
  return Array.isArray(data)
    ? Object.fromEntries(data.map((one: unknown, at) => [at + 1, one]))
    : data
}

const envelopes: readonly Saboteur[] = [
  breaks(
    'F21',
    'reads-without-envelope',
    'Answers the record itself.',
    onSuccess(['readCustomer', 'readSubscription'], (body) => body['data']),
  ),
  breaks(
    'F21',
    'lists-without-envelope',
    'Answers a bare array.',
    onSuccess(lists, (body) => body['data']),
  ),
  breaks(
    'F21',
    'writes-without-envelope',
    'Answers what was made without an envelope.',
    onSuccess(['createSubscription', 'addItem'], (body) => body['data']),
  ),
  breaks(
    'F21',
    'envelope-in-envelope',
    'Puts the envelope under a key of its own.',
    onSuccess(['listSubscriptions'], (body) => ({ response: body })),
  ),
  breaks(
    'F21',
    'envelope-in-array',
    'Answers an array that holds the envelope.',
    onSuccess(['readSubscription'], (body) => [body]),
  ),
  breaks(
    'F21',
    'data-named-result',
    'Calls `data` `result`.',
    onSuccess(apiOperations, ({ data, ...rest }) => ({ result: data, ...rest })),
  ),
  breaks(
    'F21',
    'data-named-after-resource',
    'Has the record under `customer`.',
    onSuccess(['readCustomer'], ({ data, ...rest }) => ({ customer: data, ...rest })),
  ),
  ...lists.map((list) =>
    breaks(
      'F21',
      `${kebab(list)}-without-meta`,
      'Leaves `meta` out of a list.',
      withoutKey('meta', [list]),
    ),
  ),
  breaks(
    'F21',
    'reads-without-meta',
    'Leaves `meta` out of single reads.',
    withoutKey('meta', ['readCustomer', 'readSubscription']),
  ),
  breaks(
    'F21',
    'writes-without-meta',
    'Leaves `meta` out of what writing calls answer.',
    withoutKey('meta', ['createSubscription', 'addItem']),
  ),
]

const data: readonly Saboteur[] = [
  ...oneRecord.map((operation) =>
    breaks(
      'F22',
      `${kebab(operation)}-in-array`,
      'Wraps the one record in an array.',
      onData([operation], (record) => [record]),
    ),
  ),
  breaks(
    'F22',
    'add-item-in-text',
    'Answers the subscription as JSON in a string.',
    onData(['addItem'], (record) => JSON.stringify(record)),
  ),
  breaks(
    'F22',
    'create-subscription-null',
    'Answers null for a new subscription.',
    onData(['createSubscription'], () => null),
  ),
  ...lists.map((list) =>
    breaks(
      'F23',
      `${kebab(list)}-by-number`,
      'Answers an object whose keys count the records.',
      onData([list], keyed),
    ),
  ),
  breaks(
    'F23',
    'list-customers-under-key',
    'Has the array one level deeper.',
    onData(['listCustomers'], (records) => ({ customers: records })),
  ),
  breaks(
    'F23',
    'list-subscriptions-of-texts',
    'Lists records as JSON in strings.',
    onData(['listSubscriptions'], (records) =>
      Array.isArray(records) ? records.map((one) => JSON.stringify(one)) : records,
    ),
  ),
  breaks(
    'F23',
    'list-customers-of-arrays',
    'Lists the values of each customer in an array.',
    onData(['listCustomers'], (records) =>
      Array.isArray(records) ? records.map((one: object) => Object.values(one)) : records,
    ),
  ),
  breaks(
    'F23',
    'list-customers-with-null',
    'Ends the list with a null.',
    onData(['listCustomers'], (records) => (Array.isArray(records) ? [...records, null] : records)),
  ),
]

/** Break the envelope and what stands in `data`. */
export const envelopeSaboteurs: readonly Saboteur[] = [...envelopes, ...data]
