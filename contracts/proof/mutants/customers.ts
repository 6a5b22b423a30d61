import { mutantsOf, type Mutant } from './mutant.ts'
import { onData, readBack, recordsOf, refusing, remembering } from '../tools/answers.ts'
import { changed, onCalls, type Wrap } from '../tools/calls.ts'
import {
  emptyWhileUnenrolled,
  forgetting,
  forgettingOldest,
  hidingNewest,
} from '../tools/forgetting.ts'
import { storing } from '../tools/inputs.ts'
import { neighbour, readingAnother, readingAnotherWhenUnknown } from '../tools/reading-another.ts'
import { inRecords, setFields, without } from '../tools/records.ts'
import { ownIds } from '../tools/changed-ids.ts'

const LIST = '/api/customers'

const firstCustomer: Wrap = remembering(['createCustomer'], () => async (_, call, site) => {
  const [first = {}] = recordsOf(await readBack(call, site, LIST))
  return first
})

const neighbourUnderOwnId: Wrap = remembering(['readCustomer'], () => async (_, call, site) => {
  const other = neighbour(recordsOf(await readBack(call, site, LIST)), call.id)
  return { ...other, id: Number(call.id) }
})

const complementOfLast: Wrap = onCalls(['createCustomer'], () => {
  let last: unknown
  return (call, site) => {
    last = call.body['address_2'] ?? last
    return site(changed(call, { body: { ...call.body, address_2: last } }))
  }
})

/** Break the creation, the read and the list of customers. */
export const customerMutants: readonly Mutant[] = mutantsOf({
  F27: { 'customer-id-by-client': ownIds() },
  F75: {
    'complement-of-the-customer-before': complementOfLast,
    'created-customer-not-stored': forgetting('customer'),
    'create-answers-first-customer': firstCustomer,
    'create-customer-refused': refusing('createCustomer', 422, 'customer could not be saved'),
  },
  F76: {
    'customer-under-root-key': refusing(
      'createCustomer',
      400,
      'customer is missing',
      ({ body }) => !('customer' in body),
    ),
    // Expects the address in an object of its own.
    'address-under-its-own-key': storing((fields) =>
      without(fields, 'address', 'address_2', 'city', 'state', 'zip'),
    ),
  },
  F78: {
    'customer-read-by-uuid': refusing('readCustomer', 400, 'id must be a UUID'),
    'customer-read-by-email': refusing(
      'readCustomer',
      404,
      'Customer not found',
      ({ id }) => !id.includes('@'),
    ),
  },
  F79: {
    'customer-read-answers-neighbour': readingAnother('customer', neighbour),
    'customer-read-answers-first': readingAnother('customer', (list) => list[0]),
    'customer-read-answers-latest': readingAnother('customer', (list) => list.at(-1)),
    'neighbour-under-asked-id': neighbourUnderOwnId,
    'unknown-customer-answers-first': readingAnotherWhenUnknown('customer'),
  },
  F80: {
    'customer-list-empty': onData(['listCustomers'], () => []),
    'customer-list-empty-for-a-while': emptyWhileUnenrolled,
    'customer-list-not-found': refusing('listCustomers', 404, 'Not Found'),
    'oldest-customer-forgotten': forgettingOldest('customer'),
    'customer-list-without-newest': hidingNewest('customer'),
  },
  F81: {
    'listed-customers-under-key': inRecords('customer', (customer) => ({ customer }), [
      'listCustomers',
    ]),
    'listed-customers-in-short': inRecords(
      'customer',
      ({ id, email, first_name }) => ({ id, email, name: first_name }),
      ['listCustomers'],
    ),
    'listed-moment-of-creation-by-default': setFields(
      'customer',
      { created_at: '2020-01-01T00:00:00.000Z' },
      ['listCustomers'],
    ),
    'customer-list-ends-with-total': onData(['listCustomers'], (data) =>
      Array.isArray(data) ? [...data, { total: data.length }] : data,
    ),
  },
})
