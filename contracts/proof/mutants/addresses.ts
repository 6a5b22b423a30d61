import { kebab, mutantsOf, type Mutant } from './mutant.ts'
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
export const addressMutants: readonly Mutant[] = mutantsOf({
  F01: {
    'customers-on-central-host': moved(customers, central),
    'profiles-on-central-host': moved(['createPaymentProfile'], central),
  },
  F02: Object.fromEntries(
    writes.map((operation) => [
      `json-refused-by-${kebab(operation)}`,
      refusing(operation, 415, 'Content-Type must be application/x-www-form-urlencoded', isJson),
    ]),
  ),
  F149: {
    'customers-outside-api': refusing(customers, 404, 'Not Found'),
    'items-outside-api': moved(['addItem'], bare),
    'reads-outside-api': moved(reads, bare),
  },
  F150: {
    'subscriptions-under-v1': moved(subscriptions, versioned),
    'items-under-v1': refusing('addItem', 404, 'Use /api/v1'),
    'profiles-under-v1': refusing('createPaymentProfile', 404, 'Use /api/v1'),
  },
})
