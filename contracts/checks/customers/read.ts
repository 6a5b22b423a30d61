import { firstCustomer, firstCustomerRead, listedCustomer } from '../../steps/customers.ts'
import { firstCustomerLate } from '../../steps/final-state.ts'
import { unifiedCustomer, unifiedSubscription } from '../../steps/subscriptions.ts'
import { malformedCustomer, unknownCustomer } from '../../steps/refused/unknown.ts'
import { must, show, type Check } from '../../engine/check.ts'
import { isSuccess, recordOf } from '../../http/answers/read-reply.ts'
import { unlessRefused, unlessSuccess, unlessValues } from '../finding/find.ts'
import { unlessId } from '../finding/record-findings.ts'

/** Reading a customer. */
export const customerReadChecks: readonly Check[] = [
  must('CUS-READ-001', ['F75', 'F78', 'F149', 'F150'], 'reads a customer by its id', {
    operation: 'readCustomer',
    requires: { firstCustomerRead },
    judge: ({ firstCustomerRead: reply }) => unlessSuccess(reply, 'the customer exists'),
  }),
  must('CUS-READ-002', 'F79', 'reads the customer that was asked for', {
    operation: 'readCustomer',
    requires: { firstCustomer, firstCustomerRead },
    judge: ({ firstCustomer: { id }, firstCustomerRead: reply }) =>
      isSuccess(reply) ? unlessId(reply, id) : undefined,
  }),
  must('CUS-READ-003', ['F77', 'F75', 'F76'], 'reads a new customer as it was sent', {
    operation: 'readCustomer',
    requires: { firstCustomer, firstCustomerRead },
    judge: ({ firstCustomer: { person }, firstCustomerRead: reply }) =>
      isSuccess(reply) ? unlessValues(reply, '/data', recordOf(reply) ?? {}, person) : undefined,
  }),
  must('CUS-READ-004', 'F79', 'refuses to read a customer that does not exist', {
    operation: 'readCustomer',
    requires: { unknownCustomer },
    judge: ({ unknownCustomer: reply }) => unlessRefused(reply, 'there is no such customer'),
  }),
  must('CUS-READ-008', ['F79', 'F78'], 'answers no customer for an id that is not a number', {
    operation: 'readCustomer',
    requires: { malformedCustomer },
    judge: ({ malformedCustomer: reply }) => {
      const { id } = recordOf(reply) ?? {}
      if (!isSuccess(reply) || id === undefined) return []
      return { reply, pointer: '/data/id', expected: 'no customer', received: `id ${show(id)}` }
    },
  }),
  must('CUS-READ-005', ['F78', 'F79'], 'reads a customer that is listed', {
    operation: 'readCustomer',
    requires: { listedCustomer },
    judge: ({ listedCustomer: { id, reply } }) => [
      ...unlessSuccess(reply, 'the customer is listed'),
      ...(isSuccess(reply) ? unlessId(reply, id) : []),
    ],
  }),
  must('CUS-READ-006', ['F77', 'F79'], 'reads a customer unchanged after other writes', {
    operation: 'readCustomer',
    requires: { firstCustomer, firstCustomerRead, firstCustomerLate },
    judge: ({
      firstCustomer: { id, person },
      firstCustomerRead: early,
      firstCustomerLate: reply,
    }) =>
      isSuccess(early)
        ? [
            ...unlessSuccess(reply, 'the customer exists'),
            ...unlessId(reply, id),
            ...unlessValues(reply, '/data', recordOf(reply) ?? {}, person),
          ]
        : undefined,
  }),
  must(
    'CUS-READ-007',
    ['F18', 'F77', 'F78'],
    'reads the customer of the unified flow as it was sent',
    {
      operation: ['createSubscription', 'readCustomer'],
      requires: { unifiedSubscription, unifiedCustomer },
      judge: ({ unifiedSubscription: { ordered }, unifiedCustomer: { id, reply } }) => [
        ...unlessSuccess(reply, 'the call created the customer'),
        ...(isSuccess(reply)
          ? [
              ...unlessId(reply, id),
              ...unlessValues(reply, '/data', recordOf(reply) ?? {}, ordered.person ?? {}),
            ]
          : []),
      ],
    },
  ),
]
