import { GUARDED, RARELY_WRONG, WRONG, wrongCalls, type Wrong } from '../steps/refused/access.ts'
import { lookAt, must, should, type AssertingCheck } from '../engine/check.ts'
import { isSuccess } from '../http/answers/read-reply.ts'
import { toOutcome } from './finding/find.ts'

const WITH: Readonly<Record<Wrong, string>> = {
  none: 'without a token',
  random: 'with a random token',
  cut: 'with a token that is cut short',
  scheme: 'with the token under another scheme',
  secret: 'with the client secret as token',
  empty: 'with `Bearer` and nothing behind it',
  case: 'with the token in another case',
  longer: 'with a token that has more behind it',
  basic: 'with client id and secret by HTTP Basic',
  uid: 'with the client id as token',
}

/** The names of operations in ids of checks; another's is made: `READ-PAYMENT-PROFILE`. */
const CALLS: Readonly<Record<string, string>> = {
  readCustomer: 'CUS-READ',
  listCustomers: 'CUS-LIST',
  readSubscription: 'SUB-READ',
  listSubscriptions: 'SUB-LIST',
  createCustomer: 'CUS-CREATE',
  createSubscription: 'SUB-CREATE',
  addItem: 'ITM-ADD',
  createPaymentProfile: 'PAY-CREATE',
}

function callOf(operation: string): string {
  return CALLS[operation] ?? operation.replaceAll(/[A-Z]/g, '-$&').toUpperCase()
}

/** Operations called without a right token: `ACC-CUS-READ-001` is a read without a token. */
export const accessChecks: readonly AssertingCheck[] = [
  ...GUARDED.flatMap((operation) =>
    [...WRONG, ...RARELY_WRONG].flatMap((wrong, index) => {
      const called = wrongCalls.get(`${operation} ${wrong}`)
      if (called === undefined) return []
      const id = `ACC-${callOf(operation)}-${String(index + 1).padStart(3, '0')}`
      return must(id, ['F135', 'F140'], `answers 401 to ${operation} ${WITH[wrong]}`, {
        operation,
        requires: { called },
        judge: ({ called: reply }) => {
          if (reply.status === 401) return []
          const received = isSuccess(reply) ? `success, ${toOutcome(reply)}` : toOutcome(reply)
          return { reply, expected: 'status 401', received }
        },
      })
    }),
  ),
  should(
    'ACC-ALL-020',
    'names in `WWW-Authenticate` how to authenticate (RFC 9110, section 11.6.1)',
    {
      operation: [...GUARDED],
      after: Object.fromEntries(wrongCalls),
      judge: (_, attempts) =>
        lookAt(Object.values(attempts), (reply) => {
          if (reply?.status !== 401) return undefined
          if (reply.headers.has('www-authenticate')) return []
          return { reply, expected: '`WWW-Authenticate`', received: 'no such header' }
        }),
    },
  ),
]
