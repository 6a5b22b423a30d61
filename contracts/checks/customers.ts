import {
  customersBefore,
  firstCustomer,
  firstCustomerRead,
  listedCustomer,
  sentCustomer,
} from '../acts/customers.ts'
import { wrongCalls } from '../acts/access.ts'
import { customersLate, oddCustomer } from '../acts/late.ts'
import { isLoopback } from '../engine/resolve-options.ts'
import { firstProfile } from '../acts/profiles.ts'
import {
  customersAfter,
  subscriptionsAfter,
  unifiedCustomer,
  unifiedSubscription,
} from '../acts/subscriptions.ts'
import { unknownCustomer } from '../acts/unknown.ts'
import { act } from '../engine/act.ts'
import { must, show, type Check } from '../engine/check.ts'
import { isObject } from '../http/exchange.ts'
import type { Listing } from '../http/read-list.ts'
import { dataOf, isSuccess, recordOf } from '../http/read-reply.ts'
import { skip } from '../model/stop.ts'
import { toOutcome, unlessEqual, unlessRefused, unlessSuccess, unlessValues } from './find.ts'

/** The first customer, read again once much else has been written. */
const readLate = act('first-customer-late', {
  needs: { firstCustomer },
  wants: { firstProfile, customersAfter },
  run: (desk, { firstCustomer: { id } }) => desk.read('readCustomer', { path: { id } }),
})

/** The record of an id in a list; the list must have been read to its end to miss it. */
export function findListed({ records, isComplete, replies }: Listing, id: string, kind: string) {
  const found = records.find(({ record }) => String(record['id']) === id)
  if (found !== undefined) return { found, missing: undefined }
  if (!isComplete) throw skip('NOT_SHOWN', `The list has more pages than could be read`)
  const reply = replies.at(-1)!
  const expected = `${kind} ${id} in the list`
  return { found, missing: { reply, pointer: '/data', expected, received: 'it is not there' } }
}

export const customerChecks: readonly Check[] = [
  must('CUS-CREATE-001', ['F75', 'F76', 'F02', 'F135'], 'takes a customer with all eleven fields', {
    operation: 'createCustomer',
    needs: { sentCustomer },
    judge: ({ sentCustomer: { reply } }) => unlessSuccess(reply, 'a customer is created'),
  }),
  must(
    'CUS-CREATE-002',
    ['F77', 'F75', 'F76'],
    'answers a new customer, where it shows one, as it was sent',
    {
      operation: 'createCustomer',
      needs: { firstCustomer },
      judge: ({ firstCustomer: { reply, person } }) => {
        const record = recordOf(reply) ?? {}
        const shown = Object.entries(person).filter(([field]) => field in record)
        return unlessValues(reply, '/data', record, Object.fromEntries(shown))
      },
    },
  ),
  must('CUS-CREATE-003', 'F27', 'gives each new customer an id that no other has', {
    operation: 'createCustomer',
    needs: { firstCustomer, customersBefore, unifiedCustomer },
    judge: ({ firstCustomer: first, customersBefore: before, unifiedCustomer: unified }) => {
      const known = before.records.map(({ record }) => String(record['id']))
      const { reply, id } = first
      if (known.includes(id)) {
        return { reply, expected: 'an id of its own', received: `${id}, which another has` }
      }
      if (unified.id !== id && !known.includes(unified.id)) return undefined
      const received = `${unified.id}, which another has`
      return { reply: unified.reply, expected: 'an id of its own', received }
    },
  }),
  must('CUS-CREATE-004', 'F27', 'gives a customer its own id, not one that the client sends', {
    operation: 'createCustomer',
    needs: { oddCustomer },
    judge: ({ oddCustomer: { wished, reply, shown } }) =>
      shown === wished
        ? { reply, pointer: '/data/id', expected: 'an id of the service', received: `id ${wished}` }
        : undefined,
  }),
  must('CUS-CREATE-005', 'F77', 'keeps quotes, ampersands and plus signs of a customer it takes', {
    operation: ['createCustomer', 'readCustomer'],
    needs: { oddCustomer },
    judge: ({ oddCustomer: { person, read } }) =>
      read !== undefined && isSuccess(read)
        ? unlessValues(read, '/data', recordOf(read) ?? {}, person)
        : undefined,
  }),
  must('CUS-READ-001', ['F75', 'F78', 'F149', 'F150'], 'reads a customer by its id', {
    operation: 'readCustomer',
    needs: { firstCustomerRead },
    judge: ({ firstCustomerRead: reply }) => unlessSuccess(reply, 'the customer exists'),
  }),
  must('CUS-READ-002', 'F79', 'reads the customer that was asked for', {
    operation: 'readCustomer',
    needs: { firstCustomer, firstCustomerRead },
    judge: ({ firstCustomer: { id }, firstCustomerRead: reply }) =>
      isSuccess(reply) ? unlessId(reply, id) : undefined,
  }),
  must('CUS-READ-003', ['F77', 'F75', 'F76'], 'reads a new customer as it was sent', {
    operation: 'readCustomer',
    needs: { firstCustomer, firstCustomerRead },
    judge: ({ firstCustomer: { person }, firstCustomerRead: reply }) =>
      isSuccess(reply) ? unlessValues(reply, '/data', recordOf(reply) ?? {}, person) : undefined,
  }),
  must('CUS-READ-004', 'F79', 'refuses to read a customer that does not exist', {
    operation: 'readCustomer',
    needs: { unknownCustomer },
    judge: ({ unknownCustomer: reply }) => unlessRefused(reply, 'there is no such customer'),
  }),
  must('CUS-READ-005', ['F78', 'F79'], 'reads a customer that is listed', {
    operation: 'readCustomer',
    needs: { listedCustomer },
    judge: ({ listedCustomer: { id, reply } }) => [
      ...unlessSuccess(reply, 'the customer is listed'),
      ...(isSuccess(reply) ? unlessId(reply, id) : []),
    ],
  }),
  must('CUS-READ-006', ['F77', 'F79'], 'reads a customer unchanged after other writes', {
    operation: 'readCustomer',
    needs: { firstCustomer, firstCustomerRead, readLate },
    judge: ({ firstCustomer: { id, person }, firstCustomerRead: early, readLate: reply }) =>
      isSuccess(early)
        ? [
            ...unlessSuccess(reply, 'the customer exists'),
            ...unlessId(reply, id),
            ...unlessValues(reply, '/data', recordOf(reply) ?? {}, person),
          ]
        : undefined,
  }),
  must('CUS-READ-007', ['F18', 'F77'], 'reads the customer of the unified flow as it was sent', {
    operation: ['createSubscription', 'readCustomer'],
    needs: { unifiedSubscription, unifiedCustomer },
    judge: ({ unifiedSubscription: { ordered }, unifiedCustomer: { id, reply } }) => [
      ...unlessSuccess(reply, 'the call created the customer'),
      ...(isSuccess(reply)
        ? [
            ...unlessId(reply, id),
            ...unlessValues(reply, '/data', recordOf(reply) ?? {}, ordered.person ?? {}),
          ]
        : []),
    ],
  }),
  must('CUS-LIST-001', ['F80', 'F149', 'F150', 'F01', 'F135'], 'lists customers', {
    operation: 'listCustomers',
    needs: { customersBefore },
    judge: ({ customersBefore: { replies } }) =>
      replies.slice(0, 1).flatMap((reply) => unlessSuccess(reply, 'customers are listed')),
  }),
  must('CUS-LIST-002', ['F23', 'F81'], 'lists customers as an array of objects', {
    operation: 'listCustomers',
    needs: { customersBefore },
    wants: { customersAfter },
    judge: ({ customersBefore: before }, { customersAfter: after }) =>
      unlessObjects([before, after]),
  }),
  must('CUS-LIST-008', 'F81', 'lists customers, each with an id and its moments', {
    operation: 'listCustomers',
    needs: { customersBefore },
    wants: { customersAfter },
    judge: ({ customersBefore: before }, { customersAfter: after }) =>
      [...before.records, ...(after?.records ?? [])].flatMap(({ reply, pointer, record }) => {
        const missing = ['id', 'created_at', 'updated_at'].filter((key) => !(key in record))
        if (missing.length === 0) return []
        const received = `no ${missing.join(', no ')}`
        return [{ reply, pointer, expected: 'a customer', received }]
      }),
  }),
  must('CUS-LIST-009', ['F80', 'F75'], 'lists customers that have no subscription as well', {
    operation: 'listCustomers',
    needs: { customersLate },
    judge: ({ customersLate: { list, ids } }) =>
      ids.flatMap((id) => findListed(list, id, 'customer').missing ?? []),
  }),
  must('CUS-LIST-010', ['F75', 'F20'], 'lists no customer that nobody created', {
    operation: ['listCustomers', 'createSubscription', 'createPaymentProfile', 'addItem'],
    needs: { customersBefore, customersLate },
    judge: ({ customersBefore: before, customersLate: { list } }, _, desk) => {
      // Elsewhere others make customers at the same time.
      if (!isLoopback(new URL(desk.settings.baseUrl).hostname)) {
        throw skip('NOT_SHOWN', 'Others may create customers on a live site')
      }
      if (!before.isComplete || !list.isComplete) {
        throw skip('NOT_SHOWN', 'The list has more pages than could be read')
      }
      const known = new Set(before.records.map(({ record }) => String(record['id'])))
      const seen = new Set<unknown>()
      return list.records.flatMap(({ record, reply, pointer }) => {
        if (known.has(String(record['id']))) return []
        const { email } = record
        const isOurs = typeof email === 'string' && email.includes(desk.run) && !seen.has(email)
        seen.add(email)
        const expected = 'a customer that the run created'
        return isOurs ? [] : [{ reply, pointer, expected, received: 'one that nobody created' }]
      })
    },
  }),
  must('ACC-CUS-CREATE-030', 'F135', 'creates no customer in a call that it answers with 401', {
    operation: ['createCustomer', 'listCustomers'],
    needs: { customersLate, refused: wrongCalls.get('createCustomer none')! },
    judge: ({ customersLate: { list }, refused }, _, desk) =>
      refused.status !== 401
        ? undefined
        : list.records
            .filter(({ record }) => record['email'] === desk.people.person(9).email)
            .map(({ reply, pointer }) => ({
              reply,
              pointer,
              expected: 'no customer of a refused call',
              received: 'the customer is listed',
            })),
  }),
  must('CUS-LIST-003', 'F81', 'shows in the list the customer that a read shows', {
    operation: 'listCustomers',
    needs: { customersBefore, listedCustomer },
    judge: ({ customersBefore: { records }, listedCustomer: { id, reply } }) => {
      const listed = records.find(({ record }) => String(record['id']) === id)
      const read = recordOf(reply)
      if (listed === undefined || read === undefined || !isSuccess(reply)) return undefined
      // Somebody else may have changed it between the two answers.
      if (listed.record['updated_at'] !== read['updated_at']) return undefined
      return unlessEqual(
        listed.reply,
        `${listed.pointer}/email`,
        read['email'],
        listed.record['email'],
      )
    },
  }),
  must('CUS-LIST-004', 'F80', 'lists a new customer', {
    operation: 'listCustomers',
    needs: { firstCustomer, customersAfter },
    judge: ({ firstCustomer: { id }, customersAfter: list }) =>
      findListed(list, id, 'customer').missing,
  }),
  must('CUS-LIST-005', 'F77', 'lists a new customer as it was sent', {
    operation: 'listCustomers',
    needs: { firstCustomer, customersAfter },
    judge: ({ firstCustomer: { id, person }, customersAfter: list }) => {
      const { found } = findListed(list, id, 'customer')
      return found && unlessValues(found.reply, found.pointer, found.record, person)
    },
  }),
  must('CUS-LIST-006', ['F18', 'F80'], 'lists the customer of the unified flow as it was sent', {
    operation: ['createSubscription', 'listCustomers'],
    needs: { unifiedSubscription, unifiedCustomer, customersAfter },
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
  must('CUS-LIST-007', 'F80', 'goes on listing the customers that it listed before', {
    operation: 'listCustomers',
    needs: { customersBefore, customersAfter },
    wants: { subscriptionsAfter },
    judge: ({ customersBefore: before, customersAfter: after }) => {
      if (!before.isComplete || !after.isComplete) {
        throw skip('NOT_SHOWN', 'The list has more pages than could be read')
      }
      const ids = new Set(after.records.map(({ record }) => String(record['id'])))
      const gone = before.records.filter(({ record }) => !ids.has(String(record['id'])))
      if (gone.length === 0) return undefined
      const received = `${gone.length} of ${before.records.length} are gone`
      return { reply: after.replies[0]!, pointer: '/data', expected: 'all of them', received }
    },
  }),
]

/** A finding unless an answer's record has the id that was asked for. */
export function unlessId(reply: Parameters<typeof dataOf>[0], id: string) {
  const record = recordOf(reply)
  if (record !== undefined && String(record['id']) === id) return []
  const received =
    record === undefined ? `no record, ${toOutcome(reply)}` : `id ${show(record['id'])}`
  return [{ reply, pointer: '/data/id', expected: `id ${id}`, received }]
}

/** Findings for lists that are no array, or hold something else than objects. */
export function unlessObjects(lists: readonly (Listing | undefined)[]) {
  const replies = lists.flatMap((list) => list?.replies ?? []).filter(isSuccess)
  return replies.flatMap((reply) => {
    const data = dataOf(reply)
    if (!Array.isArray(data)) {
      return [{ reply, pointer: '/data', expected: 'an array', received: show(data) }]
    }
    const wrong = (data as unknown[]).findIndex((record) => !isObject(record))
    if (wrong === -1) return []
    const received = show((data as unknown[])[wrong])
    return [{ reply, pointer: `/data/${wrong}`, expected: 'an object', received }]
  })
}
