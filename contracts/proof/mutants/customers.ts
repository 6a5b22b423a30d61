import { breaks, type Mutant } from './mutant.ts'
import {
  envelope,
  readBack,
  onData,
  readAnswer,
  recordsOf,
  refusing,
  respond,
} from '../tools/answers.ts'
import { onCalls, type Wrap } from '../tools/calls.ts'
import { forgetting, hidingNewest } from '../tools/forgetting.ts'
import { storing } from '../tools/inputs.ts'
import { neighbour, readingAnother, readingAnotherWhenUnknown } from '../tools/reading-another.ts'
import { inRecords, without } from '../tools/records.ts'
import { ownIds } from '../tools/changed-ids.ts'

const LIST = '/api/customers'

const firstCustomer: Wrap = onCalls(['createCustomer'], () => async (call, site) => {
  const answer = await readAnswer(await site(call.request))
  if (answer.status >= 300) return answer.response
  const [first = {}] = recordsOf(await readBack(call, site, LIST))
  return respond(answer.status, envelope(first))
})

const neighbourUnderOwnId: Wrap = onCalls(['readCustomer'], () => async (call, site) => {
  const answer = await readAnswer(await site(call.request))
  if (answer.status >= 300) return answer.response
  const other = neighbour(recordsOf(await readBack(call, site, LIST)), call.id)
  return respond(answer.status, envelope({ ...other, id: Number(call.id) }))
})

/** Break the creation, the read and the list of customers. */
export const customerMutants: readonly Mutant[] = [
  breaks(
    'F27',
    'customer-id-by-client',
    'Gives a customer the id that the client sends.',
    ownIds(),
  ),
  breaks(
    'F75',
    'created-customer-not-stored',
    'Answers a new customer and forgets it.',
    forgetting('customer'),
  ),
  breaks(
    'F75',
    'create-answers-first-customer',
    'Shows the first customer for a new one.',
    firstCustomer,
  ),
  breaks(
    'F75',
    'create-customer-refused',
    'Refuses every new customer.',
    refusing(['createCustomer'], 422, 'customer could not be saved'),
  ),
  breaks(
    'F76',
    'customer-under-root-key',
    'Looks for the fields under `customer`.',
    refusing(['createCustomer'], 400, 'customer is missing', ({ body }) => !('customer' in body)),
  ),
  breaks(
    'F76',
    'address-under-its-own-key',
    'Looks for the address in an object `address`.',
    storing((fields) => without(fields, 'address', 'address_2', 'city', 'state', 'zip')),
  ),
  breaks(
    'F78',
    'customer-read-by-uuid',
    'Wants a UUID in the path of a customer.',
    refusing(['readCustomer'], 400, 'id must be a UUID'),
  ),
  breaks(
    'F78',
    'customer-read-by-email',
    'Finds customers by e-mail address, not by id.',
    refusing(['readCustomer'], 404, 'Customer not found', ({ id }) => !id.includes('@')),
  ),
  breaks(
    'F79',
    'customer-read-answers-neighbour',
    'Answers the next customer of the list.',
    readingAnother('customer', neighbour),
  ),
  breaks(
    'F79',
    'customer-read-answers-first',
    'Answers the first customer, whatever the id.',
    readingAnother('customer', (list) => list[0]),
  ),
  breaks(
    'F79',
    'customer-read-answers-latest',
    'Answers the newest customer, whatever the id.',
    readingAnother('customer', (list) => list.at(-1)),
  ),
  breaks(
    'F79',
    'neighbour-under-asked-id',
    'Puts the asked id on the data of another customer.',
    neighbourUnderOwnId,
  ),
  breaks(
    'F79',
    'unknown-customer-answers-first',
    'Answers the first customer for an unknown id.',
    readingAnotherWhenUnknown('customer'),
  ),
  breaks(
    'F80',
    'customer-list-empty',
    'Lists no customers.',
    onData(['listCustomers'], () => []),
  ),
  breaks(
    'F80',
    'customer-list-not-found',
    'Answers 404 in place of a list.',
    refusing(['listCustomers'], 404, 'Not Found'),
  ),
  breaks(
    'F80',
    'customer-list-without-newest',
    'Never lists the newest customer.',
    hidingNewest('customer'),
  ),
  breaks(
    'F81',
    'listed-customers-under-key',
    'Wraps each listed customer in an object.',
    inRecords('customer', (customer) => ({ customer }), ['listCustomers']),
  ),
  breaks(
    'F81',
    'listed-customers-in-short',
    'Lists id, name and address of customers alone.',
    inRecords('customer', ({ id, email, first_name }) => ({ id, email, name: first_name }), [
      'listCustomers',
    ]),
  ),
  breaks(
    'F81',
    'customer-list-ends-with-total',
    'Ends the list with an object that counts it.',
    onData(['listCustomers'], (data) =>
      Array.isArray(data) ? [...data, { total: data.length }] : data,
    ),
  ),
]
