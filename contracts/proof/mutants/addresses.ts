import { breaks, kebab, type Mutant } from './mutant.ts'
import { onCalls, reads, writes, type ApiOperation, type Wrap } from '../tools/calls.ts'
import { refusing } from '../tools/answers.ts'

/** Sends callers of some operations somewhere else. */
function moved(operations: readonly ApiOperation[], toAddress: (address: URL) => string): Wrap {
  return onCalls(operations, () => ({ request }) => {
    const headers = { location: toAddress(new URL(request.url)) }
    return Promise.resolve(new Response(null, { status: 308, headers }))
  })
}

const customers = ['createCustomer', 'readCustomer', 'listCustomers'] as const
const subscriptions = ['createSubscription', 'readSubscription', 'listSubscriptions'] as const

const central = ({ pathname }: URL): string => `https://api.example.com${pathname}`
const versioned = ({ pathname, origin }: URL): string =>
  origin + pathname.replace('/api/', '/api/v1/')
const bare = ({ pathname, origin }: URL): string => origin + pathname.replace('/api/', '/')

const isJson = ({ request }: { request: Request }): boolean =>
  (request.headers.get('content-type') ?? '').includes('json')

/** Break where the calls go, and in which form their bodies come. */
export const addressMutants: readonly Mutant[] = [
  breaks(
    'F01',
    'customers-on-central-host',
    'Sends calls for customers to one host for all sites.',
    moved(customers, central),
  ),
  breaks(
    'F01',
    'profiles-on-central-host',
    'Sends enrolments to one host for all sites.',
    moved(['createPaymentProfile'], central),
  ),
  ...writes.map((operation) =>
    breaks(
      'F02',
      `json-refused-by-${kebab(operation)}`,
      'Reads forms, not JSON.',
      refusing([operation], 415, 'Content-Type must be application/x-www-form-urlencoded', isJson),
    ),
  ),
  breaks(
    'F149',
    'customers-outside-api',
    'Has the customers outside `/api`.',
    refusing(customers, 404, 'Not Found'),
  ),
  breaks(
    'F149',
    'items-outside-api',
    'Sends callers that add items to a path without `/api`.',
    moved(['addItem'], bare),
  ),
  breaks('F149', 'reads-outside-api', 'Sends readers to paths without `/api`.', moved(reads, bare)),
  breaks(
    'F150',
    'subscriptions-under-v1',
    'Sends calls for subscriptions to `/api/v1`.',
    moved(subscriptions, versioned),
  ),
  breaks(
    'F150',
    'items-under-v1',
    'Knows the call that adds items under `/api/v1` alone.',
    refusing(['addItem'], 404, 'Use /api/v1'),
  ),
  breaks(
    'F150',
    'profiles-under-v1',
    'Knows enrolments under `/api/v1` alone.',
    refusing(['createPaymentProfile'], 404, 'Use /api/v1'),
  ),
]
