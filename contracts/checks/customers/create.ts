import type { CustomerField } from '../../../openapi/customer-fields.ts'
import { customersBefore, firstCustomer, sentCustomer } from '../../steps/customers.ts'
import { leastCustomer, leastCustomerRead, oddCustomer } from '../../steps/unusual-records.ts'
import { unifiedCustomer } from '../../steps/subscriptions.ts'
import { lookAt, must, show, type Check } from '../../engine/check.ts'
import { isKept } from '../../engine/people.ts'
import { isSuccess, recordOf } from '../../http/answers/read-reply.ts'
import { unlessSuccess, unlessValues } from '../finding/find.ts'

/** Fields in which two customers are not alike by chance, nor by default. */
const OWN: readonly CustomerField[] = ['address_2', 'address', 'phone', 'document_number']

/** Creating a customer. */
export const customerCreateChecks: readonly Check[] = [
  must('CUS-CREATE-001', ['F75', 'F76', 'F02', 'F135'], 'takes a customer with all its fields', {
    operation: 'createCustomer',
    requires: { sentCustomer },
    judge: ({ sentCustomer: { reply } }) => unlessSuccess(reply, 'a customer is created'),
  }),
  must('CUS-CREATE-002', ['F77', 'F75', 'F76'], 'shows a new customer, if at all, as it was sent', {
    operation: 'createCustomer',
    requires: { sentCustomer },
    judge: ({ sentCustomer: { reply, person } }) => {
      if (!isSuccess(reply)) return undefined
      const record = recordOf(reply) ?? {}
      const shown = Object.entries(person).filter(([field]) => field in record)
      if (shown.length === 0) return undefined
      return unlessValues(reply, '/data', record, Object.fromEntries(shown))
    },
  }),
  must('CUS-CREATE-003', 'F27', 'gives each new customer an id that no other has', {
    operation: 'createCustomer',
    requires: { firstCustomer, customersBefore, unifiedCustomer },
    judge: ({ firstCustomer: first, customersBefore: before, unifiedCustomer: unified }) => {
      const known = before.records.map(({ record }) => String(record['id']))
      const { reply, id } = first
      if (known.includes(id)) {
        return { reply, expected: 'an id of its own', received: `${id}, which another has` }
      }
      if (unified.id !== id && !known.includes(unified.id)) return []
      const received = `${unified.id}, which another has`
      return { reply: unified.reply, expected: 'an id of its own', received }
    },
  }),
  must('CUS-CREATE-004', 'F27', 'gives a customer its own id, not one that the client sends', {
    operation: 'createCustomer',
    requires: { oddCustomer },
    judge: ({ oddCustomer: { sentId, reply, shown } }) => {
      if (shown === undefined) return undefined
      if (shown !== sentId) return []
      const expected = 'an id of the service'
      return { reply, pointer: '/data/id', expected, received: `id ${sentId}` }
    },
  }),
  must('CUS-CREATE-006', ['F77', 'F75'], 'fills no field that was not sent with that of another', {
    operation: ['createCustomer', 'readCustomer'],
    requires: { leastCustomer, leastCustomerRead },
    judge: ({ leastCustomer: { sent }, leastCustomerRead: read }, _, { people }) => {
      if (read === undefined || !isSuccess(read)) return undefined
      const record = recordOf(read) ?? {}
      const left = OWN.filter((field) => !(field in sent))
      return lookAt(left, (field) => {
        const others = [0, 1, 2, 10].map((index) => people.person(index)[field])
        if (!others.some((value) => isKept(field, value, record[field]))) return []
        const expected = 'no value: none was sent'
        return [{ reply: read, pointer: `/data/${field}`, expected, received: show(record[field]) }]
      })
    },
  }),
  must('CUS-CREATE-005', 'F77', 'keeps quotes, ampersands and plus signs of a customer it takes', {
    operation: ['createCustomer', 'readCustomer'],
    requires: { oddCustomer },
    judge: ({ oddCustomer: { person, read } }) =>
      read !== undefined && isSuccess(read)
        ? unlessValues(read, '/data', recordOf(read) ?? {}, person)
        : undefined,
  }),
]
