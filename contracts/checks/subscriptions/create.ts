import { firstCustomer } from '../../steps/customers.ts'
import { subscriptionsBefore } from '../../steps/orders.ts'
import {
  customersAfter,
  firstSubscription,
  knownSubscriptions,
  secondSubscription,
  sentSubscription,
  sentUnified,
  unifiedSubscription,
} from '../../steps/subscriptions.ts'
import { customersBefore } from '../../steps/customers.ts'
import { isSameQuantities, quantitiesOf } from '../../steps/items.ts'
import { noCustomer, orderOfNobody } from '../../steps/refused/wrong-bodies.ts'
import { emptySubscription } from '../../steps/unusual-records.ts'
import { isKept } from '../../engine/people.ts'
import { lookAt, must, show, type Check } from '../../engine/check.ts'
import { isObject } from '../../http/exchange.ts'
import { areWhole, CUT } from '../../http/answers/read-list.ts'
import { isSuccess } from '../../http/answers/read-reply.ts'
import { skip } from '../../model/stop.ts'
import { toOutcome, unlessEqual, unlessSuccess } from '../finding/find.ts'
import {
  orderedQuantities,
  shown,
  unlessCustomer,
  unlessItems,
  unlessProducts,
  unlessWhole,
} from '../finding/subscription-findings.ts'

/** Creating a subscription, in both flows. */
export const subscriptionCreateChecks: readonly Check[] = [
  must(
    'SUB-CREATE-001',
    ['F82', 'F83', 'F45', 'F99', 'F101', 'F102', 'F103', 'F02', 'F149', 'F150'],
    'takes a subscription for an existing customer (separate flow)',
    {
      operation: 'createSubscription',
      requires: { sentSubscription },
      judge: ({ sentSubscription: { reply } }) => unlessSuccess(reply, 'a subscription is created'),
    },
  ),
  must('SUB-CREATE-002', ['F84', 'F37'], 'answers the new subscription with its id', {
    operation: 'createSubscription',
    requires: { sentSubscription },
    after: { sentUnified },
    judge: ({ sentSubscription: one }, { sentUnified: other }) =>
      lookAt([one, other], (sent) => {
        if (sent === undefined || !isSuccess(sent.reply)) return undefined
        const { id } = shown(sent.reply)
        if (typeof id === 'string' && id !== '') return []
        const expected = 'the id of the subscription'
        return [{ reply: sent.reply, pointer: '/data/id', expected, received: show(id) }]
      }),
  }),
  must('SUB-CREATE-003', 'F104', 'answers a new subscription with the interval that was sent', {
    operation: 'createSubscription',
    requires: { knownSubscriptions },
    judge: ({ knownSubscriptions: known }) =>
      known.flatMap(({ made: { reply, ordered } }) =>
        unlessEqual(reply, '/data/interval', ordered.interval, shown(reply)['interval']),
      ),
  }),
  must(
    'SUB-CREATE-004',
    ['F105', 'F102', 'F103'],
    'answers a new subscription with every product and quantity that was sent',
    {
      operation: 'createSubscription',
      requires: { knownSubscriptions },
      judge: ({ knownSubscriptions: known }) =>
        known.flatMap(({ made: { reply, ordered } }) => [
          ...unlessItems(reply, '/data', shown(reply), orderedQuantities(ordered)),
          ...unlessProducts(reply, '/data', shown(reply), ordered),
        ]),
    },
  ),
  must('SUB-CREATE-005', ['F19', 'F50', 'F77'], 'embeds the customer that was named', {
    operation: 'createSubscription',
    requires: { knownSubscriptions },
    judge: ({ knownSubscriptions: known }) =>
      known.flatMap(({ made: { reply, ordered }, owner }) =>
        ordered.person === undefined ? unlessCustomer(reply, '/data', shown(reply), owner) : [],
      ),
  }),
  must(
    'SUB-CREATE-006',
    ['F18', 'F50', 'F77', 'F100'],
    'embeds the customer whose data were sent',
    {
      operation: 'createSubscription',
      requires: { unifiedSubscription },
      after: { customersBefore },
      judge: ({ unifiedSubscription: { reply, ordered } }, { customersBefore: before }) => {
        const { customer } = shown(reply)
        const id = isObject(customer) ? customer['id'] : undefined
        const known = before?.records.some(({ record }) => record['id'] === id) === true
        const expected = 'the id of a new customer'
        const old = known || id === undefined || id === null
        return [
          ...(old ? [{ reply, pointer: '/data/customer/id', expected, received: show(id) }] : []),
          ...unlessCustomer(reply, '/data', shown(reply), ordered.person ?? {}),
        ]
      },
    },
  ),
  must(
    'SUB-CREATE-007',
    ['F82', 'F18', 'F100', 'F101'],
    "takes a subscription with its customer's data (unified flow)",
    {
      operation: 'createSubscription',
      requires: { sentUnified },
      judge: ({ sentUnified: { reply } }) => unlessSuccess(reply, 'a subscription is created'),
    },
  ),
  must('SUB-CREATE-008', 'F84', 'gives each new subscription an id that no other has', {
    operation: 'createSubscription',
    requires: { firstSubscription },
    after: { unifiedSubscription, secondSubscription, subscriptionsBefore },
    judge: ({ firstSubscription: first }, { unifiedSubscription: unified, ...attempts }) => {
      const before = attempts.subscriptionsBefore?.records ?? []
      const known = new Set(before.map(({ record }) => String(record['id'])))
      return [first, unified, attempts.secondSubscription].flatMap((made) => {
        if (made === undefined) return []
        const { id, reply } = made
        const isNew = !known.has(id)
        known.add(id)
        const expected = 'an id of its own'
        return isNew
          ? []
          : [{ reply, pointer: '/data/id', expected, received: `${id}, which another has` }]
      })
    },
  }),
  must('SUB-CREATE-009', 'F20', 'creates no customer when the id of one is sent', {
    operation: ['createSubscription', 'listCustomers'],
    requires: { customersBefore, customersAfter, firstCustomer, firstSubscription },
    after: { unifiedSubscription },
    judge: ({ customersBefore: before, customersAfter: after, ...results }, attempts, context) => {
      const { firstCustomer: first } = results
      const ours = new Set([first.id])
      const unified = attempts.unifiedSubscription
      if (unified !== undefined) {
        const { customer } = shown(unified.reply)
        if (isObject(customer)) ours.add(String(customer['id']))
      }
      const known = new Set(before.records.map(({ record }) => String(record['id'])))
      const made = after.records.filter(({ record }) => {
        const id = String(record['id'])
        return !known.has(id) && !ours.has(id)
      })
      // On other sites, others create customers at the same time: only those like ours count.
      const isAlone = context.settings.isLocal
      const isWhole = areWhole(before, after)
      const extra = made.filter(
        ({ record }) =>
          isKept('email', first.person.email, record['email']) ||
          (isAlone && isWhole && !isKept('email', unified?.ordered.person?.email, record['email'])),
      )
      if (extra.length === 0 && !isWhole) throw skip('NOT_SHOWN', CUT)
      return extra.map(({ reply, pointer }) => ({
        reply,
        pointer,
        expected: 'no further customer',
        received: 'a customer that nobody created',
      }))
    },
  }),
  must('SUB-CREATE-010', 'F18', 'creates one customer in the unified flow, not more', {
    operation: ['createSubscription', 'listCustomers'],
    requires: { customersAfter, unifiedSubscription },
    judge: ({ customersAfter: list, unifiedSubscription: { ordered } }) => {
      const made = list.records.filter(({ record }) =>
        isKept('email', ordered.person?.email, record['email']),
      )
      if (made.length === 0 && !areWhole(list)) throw skip('NOT_SHOWN', CUT)
      if (made.length === 1) return []
      const reply = made[1]?.reply ?? list.replies.at(-1)!
      const expected = 'one customer with the e-mail address that was sent'
      return { reply, pointer: '/data', expected, received: `${made.length}` }
    },
  }),
  must('SUB-CREATE-011', 'F99', 'creates no subscription for a customer that does not exist', {
    operation: 'createSubscription',
    requires: { orderOfNobody },
    judge: ({ orderOfNobody: reply }) => {
      const { id, customer } = shown(reply)
      if (!isSuccess(reply) || id === undefined) return []
      const expected = 'no subscription: `customer_id` names no customer'
      const owner = isObject(customer) ? `customer ${show(customer['id'])}` : 'no customer'
      return { reply, expected, received: `a subscription of ${owner}` }
    },
  }),
  must('SUB-CREATE-012', 'F101', 'creates no subscription without a customer', {
    operation: 'createSubscription',
    requires: { noCustomer },
    judge: ({ noCustomer: reply }) => {
      if (!isSuccess(reply) || shown(reply)['id'] === undefined) return []
      const expected = 'no subscription: no customer is named'
      return { reply, expected, received: `a subscription, ${toOutcome(reply)}` }
    },
  }),
  must('SUB-CREATE-015', ['F105', 'F103'], 'gives a subscription without items none of another', {
    operation: 'createSubscription',
    requires: { emptySubscription },
    judge: ({ emptySubscription: reply }, _, { answers }) => {
      if (!isSuccess(reply)) return undefined
      const { id, items } = shown(reply)
      const quantities = quantitiesOf(shown(reply))
      // One piece of a product could be a default.
      const isMuch = [...quantities.values()].reduce((sum, quantity) => sum + quantity, 0) > 1
      const isCopied = answers.some(
        (other) =>
          shown(other)['id'] !== id && isSameQuantities(quantitiesOf(shown(other)), quantities),
      )
      if (!isMuch || !isCopied) return []
      const expected = 'no items: none was sent'
      return { reply, pointer: '/data/items', expected, received: show(items) }
    },
  }),
  must('SUB-CREATE-013', 'F84', 'answers the new subscription, not its id alone', {
    operation: 'createSubscription',
    requires: { firstSubscription },
    judge: ({ firstSubscription: { reply } }) => unlessWhole(reply, '/data', shown(reply)),
  }),
]
