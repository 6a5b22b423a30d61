import { idIn } from '../../steps/create.ts'
import {
  customersBefore,
  findByEmail,
  firstCustomer,
  listedCustomer,
  sentCustomer,
} from '../../steps/customers.ts'
import { customersLate } from '../../steps/final-state.ts'
import {
  customersAfter,
  subscriptionsAfter,
  unifiedCustomer,
  unifiedSubscription,
} from '../../steps/subscriptions.ts'
import { lookAt, must, show, type Check } from '../../engine/check.ts'
import { areWhole, CUT } from '../../http/answers/read-list.ts'
import { isSuccess, recordOf } from '../../http/answers/read-reply.ts'
import { skip } from '../../model/stop.ts'
import { leastCustomer } from '../../steps/unusual-records.ts'
import { customersDecided } from '../../steps/webhooks.ts'
import { unlessAsRead, VOLATILE } from '../finding/same-record.ts'
import { unlessSuccess, unlessValues } from '../finding/find.ts'
import { isSameMoment } from '../finding/forms.ts'
import {
  findListed,
  unlessAllListed,
  unlessObjects,
  unlessStillListed,
} from '../finding/record-findings.ts'

/** Listing customers. */
export const customerListChecks: readonly Check[] = [
  must('CUS-LIST-001', ['F80', 'F149', 'F150', 'F01', 'F135'], 'lists customers', {
    operation: 'listCustomers',
    requires: { customersBefore },
    judge: ({ customersBefore: { replies } }) =>
      replies.slice(0, 1).flatMap((reply) => unlessSuccess(reply, 'customers are listed')),
  }),
  must('CUS-LIST-002', ['F23', 'F81'], 'lists customers as an array of objects', {
    operation: 'listCustomers',
    requires: { customersBefore },
    after: { customersAfter },
    judge: ({ customersBefore: before }, { customersAfter: after }) =>
      unlessObjects([before, after]),
  }),
  must('CUS-LIST-008', 'F81', 'lists customers, each with an id and its moments', {
    operation: 'listCustomers',
    requires: { customersBefore },
    after: { customersAfter },
    judge: ({ customersBefore: before }, { customersAfter: after }) =>
      lookAt([...before.records, ...(after?.records ?? [])], ({ reply, pointer, record }) => {
        const missing = ['id', 'created_at', 'updated_at'].filter((key) => !(key in record))
        if (missing.length === 0) return []
        const received = `no ${missing.join(', no ')}`
        return [{ reply, pointer, expected: 'a customer', received }]
      }),
  }),
  must('CUS-LIST-009', ['F80', 'F75'], 'lists customers that have no subscription as well', {
    operation: 'listCustomers',
    requires: { customersLate },
    judge: ({ customersLate: { list, ids } }) => unlessAllListed(list, ids, 'customer'),
  }),
  must('CUS-LIST-010', ['F75', 'F20'], 'lists no customer that nobody created', {
    operation: ['listCustomers', 'createSubscription', 'createPaymentProfile', 'addItem'],
    requires: { customersBefore, customersLate },
    after: { leastCustomer },
    judge: (
      { customersBefore: before, customersLate: { list } },
      { leastCustomer: least },
      context,
    ) => {
      // On other sites, others create customers at the same time.
      if (!context.settings.isLocal) {
        throw skip('NOT_SHOWN', 'Others may create customers on a live site')
      }
      if (!areWhole(before, list)) throw skip('NOT_SHOWN', CUT)
      const known = new Set(before.records.map(({ record }) => String(record['id'])))
      const seen = new Set<unknown>()
      // Where a site asks for no field, the run has created one without an e-mail address.
      const isBare = least?.fields?.length === 0
      return lookAt(list.records, ({ record, reply, pointer }) => {
        if (known.has(String(record['id']))) return []
        const email = record['email'] || undefined
        const isMarked =
          email === undefined
            ? isBare
            : typeof email === 'string' && email.toLowerCase().includes(context.run)
        const isOurs = isMarked && !seen.has(email)
        seen.add(email)
        const expected = 'a customer that the run created'
        return isOurs ? [] : [{ reply, pointer, expected, received: 'one that nobody created' }]
      })
    },
  }),
  must('CUS-LIST-003', 'F81', 'shows in the list the customer that a read shows', {
    operation: 'listCustomers',
    requires: { customersBefore, listedCustomer },
    judge: ({ customersBefore: { records }, listedCustomer: { id, reply } }) => {
      const listed = records.find(({ record }) => String(record['id']) === id)
      const read = recordOf(reply)
      if (listed === undefined || read === undefined || !isSuccess(reply)) return undefined
      // Somebody else may have changed it between the two answers.
      if (listed.record['updated_at'] !== read['updated_at']) return undefined
      return unlessAsRead('customer', listed, read, VOLATILE)
    },
  }),
  must('CUS-LIST-011', 'F81', 'shows in the list the moment of creation that a read shows', {
    operation: ['listCustomers', 'readCustomer'],
    requires: { customersBefore, listedCustomer },
    judge: ({ customersBefore: { records }, listedCustomer: { id, reply } }) => {
      const listed = records.find(({ record }) => String(record['id']) === id)
      if (listed === undefined || !isSuccess(reply)) return undefined
      const there = listed.record['created_at']
      const here = recordOf(reply)?.['created_at']
      const isSame = isSameMoment(here, there)
      // A moment that can't be read breaks another fact (F28).
      if (isSame === undefined) return undefined
      if (isSame) return []
      return {
        reply: listed.reply,
        pointer: `${listed.pointer}/created_at`,
        expected: show(here),
        received: show(there),
      }
    },
  }),
  must('CUS-LIST-004', 'F80', 'lists a new customer', {
    operation: 'listCustomers',
    requires: { sentCustomer, customersAfter },
    judge: ({ sentCustomer: { person, reply }, customersAfter: list }) => {
      if (!isSuccess(reply)) return undefined
      const id = idIn(reply, 'customer')
      if (id !== undefined) return findListed(list, id, 'customer').missing ?? []
      if (findByEmail(list, person.email) !== undefined) return []
      if (!areWhole(list)) throw skip('NOT_SHOWN', CUT)
      const expected = 'the customer with the e-mail address that was sent'
      return { reply: list.replies.at(-1)!, pointer: '/data', expected, received: 'none' }
    },
  }),
  must('CUS-LIST-016', 'F80', 'lists customers whose payer has accepted as well', {
    operation: 'listCustomers',
    requires: { customersDecided, customersLate },
    judge: ({ customersDecided: list, customersLate: { ids } }) =>
      unlessAllListed(list, ids, 'customer'),
  }),
  must('CUS-LIST-005', 'F77', 'lists a new customer as it was sent', {
    operation: 'listCustomers',
    requires: { firstCustomer, customersAfter },
    judge: ({ firstCustomer: { id, person }, customersAfter: list }) => {
      const { found } = findListed(list, id, 'customer')
      return found && unlessValues(found.reply, found.pointer, found.record, person)
    },
  }),
  must('CUS-LIST-006', ['F18', 'F80'], 'lists the customer of the unified flow as it was sent', {
    operation: ['createSubscription', 'listCustomers'],
    requires: { unifiedSubscription, unifiedCustomer, customersAfter },
    judge: ({
      unifiedSubscription: { ordered },
      unifiedCustomer: { id },
      customersAfter: list,
    }) => {
      const { found, missing } = findListed(list, id, 'customer')
      if (found === undefined) return missing
      return unlessValues(found.reply, found.pointer, found.record, ordered.person ?? {})
    },
  }),
  must('CUS-LIST-007', 'F80', 'keeps listing the customers that it listed before', {
    operation: 'listCustomers',
    requires: { customersBefore, customersAfter },
    after: { subscriptionsAfter },
    judge: ({ customersBefore: before, customersAfter: after }, _, context) =>
      unlessStillListed(before, after, context),
  }),
]
