import { firstSubscriptionRead } from '../steps/subscriptions.ts'
import { firstCustomerRead } from '../steps/customers.ts'
import { firstEnrolment, firstPaymentProfile } from '../steps/payment-profiles.ts'
import { observe, type Check, type Observation } from '../engine/check.ts'
import type { Reply } from '../http/exchange.ts'
import { shown } from './records.ts'

/** Integers that stand for ids in the text of an answer, exact whatever their width. */
function idsIn({ text }: Reply): bigint[] {
  return [...text.matchAll(/"id"\s*:\s*(\d{1,30})\b/g)].map(([, digits = '0']) => BigInt(digits))
}

/** How large ids are (gap G114). */
function seeWidth(replies: readonly (Reply | undefined)[]): Observation | undefined {
  const ids = replies.flatMap((reply) => (reply === undefined ? [] : idsIn(reply)))
  if (ids.length === 0) return undefined
  const largest = ids.reduce((one, other) => (one > other ? one : other))
  const value = `the largest has ${String(largest).length} digits`
  if (largest > BigInt(Number.MAX_SAFE_INTEGER)) return { choice: '64-bits', value }
  return { choice: largest > 2n ** 31n - 1n ? '53-bits' : '32-bits', value }
}

/** What moves the balance of a subscription in a run (gap G111). */
function seeBalance(replies: Readonly<Record<string, Reply>>): Observation | undefined {
  const { first, withItems, enrolled } = replies
  const balances = [first, withItems, enrolled].map((reply) => shown(reply)?.['balance_in_cents'])
  if (balances.some((balance) => typeof balance !== 'number')) return undefined
  const value = balances.join(', ')
  if (balances[1] !== balances[2]) return { choice: 'invoices', value }
  return { choice: balances[0] === balances[1] ? 'nothing' : 'items', value }
}

/** Observations of values whatever their field: amounts, width of ids. */
export const fieldValueObservations: readonly Check[] = [
  observe('OBS-G111-001', 'G111', {
    operation: 'readSubscription',
    title: "what moves a subscription's balance",
    requires: { firstSubscriptionRead, firstPaymentProfile, firstEnrolment },
    observe: ({ firstSubscriptionRead: first, firstEnrolment: { before, after } }) =>
      seeBalance({ first, withItems: before, enrolled: after }),
  }),
  observe('OBS-G114-001', 'G114', {
    operation: ['readCustomer', 'readSubscription'],
    title: 'how large integer ids are',
    requires: { firstCustomerRead },
    after: { firstSubscriptionRead },
    observe: ({ firstCustomerRead: one }, { firstSubscriptionRead: other }) =>
      seeWidth([one, other]),
  }),
]
