import { customersLate, firstSubscriptionLate, subscriptionsLate } from '../steps/final-state.ts'
import { firstCustomer } from '../steps/customers.ts'
import { quantitiesOf } from '../steps/items.ts'
import { firstEnrolment } from '../steps/payment-profiles.ts'
import { race } from '../steps/race.ts'
import { firstSubscription } from '../steps/subscriptions.ts'
import { callsWithoutRight, REFUSED_INTERVAL } from '../steps/refused/access.ts'
import { must, show, type AssertingCheck } from '../engine/check.ts'
import { isKept } from '../engine/people.ts'
import { isObject, toKey, type Reply } from '../http/exchange.ts'
import { areWhole, CUT } from '../http/answers/read-list.ts'
import { codesIn, isRefused, isSuccess, recordOf } from '../http/answers/read-reply.ts'
import { skip } from '../model/stop.ts'
import { unlessItemsAsBefore } from './finding/subscription-findings.ts'

const after = (operation: string) => Object.fromEntries(callsWithoutRight(operation))

/** Calls with a wrong token, or none, that the site refused: none of them got through. */
function areRefused(attempts: Readonly<Record<string, Reply | undefined>>): boolean {
  const replies = Object.values(attempts).flatMap((reply) => reply ?? [])
  return replies.some(({ status }) => status === 401) && replies.every(isRefused)
}

/** A write that is answered with 401 leaves nothing behind. */
export const leftBehindChecks: readonly AssertingCheck[] = [
  must('ACC-CUS-CREATE-030', 'F135', 'creates no customer in a call that it answers with 401', {
    operation: ['createCustomer', 'listCustomers'],
    requires: { customersLate },
    after: after('createCustomer'),
    judge: ({ customersLate: { list } }, attempts, context) => {
      if (!areRefused(attempts)) return undefined
      const { email } = context.people.person(9)
      const left = list.records.filter(({ record }) => isKept('email', email, record['email']))
      if (left.length === 0 && !areWhole(list)) throw skip('NOT_SHOWN', CUT)
      return left.map(({ reply, pointer }) => ({
        reply,
        pointer,
        expected: 'no customer of a refused call',
        received: 'the customer is listed',
      }))
    },
  }),
  must('ACC-SUB-CREATE-030', 'F135', 'creates no subscription in a call that it answers with 401', {
    operation: ['createSubscription', 'listSubscriptions'],
    requires: { subscriptionsLate, firstCustomer },
    after: after('createSubscription'),
    judge: ({ subscriptionsLate: { list }, firstCustomer: { id } }, attempts) => {
      if (!areRefused(attempts)) return undefined
      const left = list.records.filter(({ record: { customer, interval } }) => {
        const owner = isObject(customer) ? toKey(customer['id']) : undefined
        return owner === id && interval === REFUSED_INTERVAL
      })
      if (left.length === 0 && !areWhole(list)) throw skip('NOT_SHOWN', CUT)
      return left.map(({ reply, pointer, record }) => ({
        reply,
        pointer,
        expected: 'no subscription of a refused call',
        received: `subscription ${show(record['id'])}`,
      }))
    },
  }),
  must('ACC-ITM-ADD-030', 'F135', 'adds no item in a call that it answers with 401', {
    operation: ['addItem', 'readSubscription'],
    requires: { firstSubscription, firstEnrolment, firstSubscriptionLate },
    after: after('addItem'),
    judge: (
      { firstSubscription: { id }, firstEnrolment: { after: early }, firstSubscriptionLate: late },
      attempts,
      context,
    ) => {
      // Another call of the run may have added such an item.
      const since = context.answers.filter(
        ({ exchange }) =>
          exchange.operation === 'addItem' &&
          exchange.number > early.exchange.number &&
          exchange.url.includes(id),
      )
      if (!areRefused(attempts) || !since.every(isRefused)) return undefined
      const found = unlessItemsAsBefore(early, late)
      const [before, now] = [early, late].map((reply) => quantitiesOf(recordOf(reply)))
      const isLess = [...now!].every(([handle, sum]) => sum <= (before!.get(handle) ?? 0))
      // A read that lags shows what was there still earlier: nothing was added there.
      if (found?.length && isLess) throw skip('NOT_SHOWN', 'The late read shows an older state')
      return found
    },
  }),
  must('ACC-PAY-CREATE-030', 'F135', 'enrols no subscription in a call that it answers with 401', {
    operation: 'createPaymentProfile',
    requires: { race },
    after: after('createPaymentProfile'),
    judge: ({ race: replies }, attempts) => {
      const [reply] = replies
      if (!areRefused(attempts) || reply === undefined) return undefined
      if (replies.some(isSuccess)) return []
      // Refused for another reason, it says nothing.
      if (!replies.every((one) => codesIn(one).includes('SB344'))) return undefined
      const expected = 'a payment profile: only a refused call came before'
      return { reply, expected, received: 'the subscription has one already' }
    },
  }),
]
