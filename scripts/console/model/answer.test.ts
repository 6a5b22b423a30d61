import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { judgeAnswer, judgeRequest } from './judge.ts'
import { learn } from './known.ts'
import { toLines, type Line } from './lines.ts'
import { findOperation, operations, schemaOfResponse } from './operations.ts'

const answers = operations.flatMap((operation) =>
  Object.entries(operation.responses).flatMap(([status, { content }]) =>
    Object.values(content?.['application/json']?.examples ?? {}).map((example) => ({
      operation,
      status: Number(status),
      body: (example as { value: unknown }).value,
    })),
  ),
)

const textOf = (lines: readonly Line[]) =>
  lines.map(({ key, text }) => (key === undefined ? text : `${key}: ${text}`)).join('\n')

describe('the checks', () => {
  test('hold for every example of the document', () => {
    for (const { operation, status, body } of answers) {
      const broken = judgeAnswer(operation, status, body).filter(({ holds }) => holds !== true)
      expect([operation.operationId, status, broken]).toEqual([operation.operationId, status, []])
    }
  })

  test('name the status that is not declared, and those that are', () => {
    const [declared] = judgeAnswer(findOperation('readCustomer'), 418, {})
    expect(declared).toEqual({
      check: 'status',
      holds: false,
      reasons: ['The document declares 200, 401, 403, 404, 500'],
    })
  })

  test('tell an assumption that is broken from a fact', () => {
    const { operation, status, body } = answers.find(
      (one) => one.operation.operationId === 'readCustomer' && one.status === 200,
    )!
    const odd = structuredClone(body) as { data: { created_at: string } }
    odd.data.created_at = '2026-01-15T13:45:30Z'
    const [, whole, facts] = judgeAnswer(operation, status, odd)
    expect([whole?.holds, facts?.holds]).toEqual([false, true])
    expect(whole?.reasons[0]).toContain('/data/created_at')
  })

  test('name the place of a request that the document does not allow', () => {
    const finding = judgeRequest(findOperation('createPaymentProfile'), {
      payment_method_type: 'card',
      subscription_id: 'b1',
    })
    expect(finding?.holds).toBe(false)
    expect(finding?.reasons.join()).toContain('/payment_method_type')
  })
})

describe("an answer that isn't JSON", () => {
  test('breaks each check of its body, and says why', () => {
    const [, ...ofBody] = judgeAnswer(findOperation('listCustomers'), 200, undefined)
    expect(ofBody).toMatchObject([
      { holds: false, reasons: ["The body isn't JSON"] },
      { holds: false, reasons: ["The body isn't JSON"] },
    ])
  })
})

describe('the lines of an answer', () => {
  test('are its JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(textOf(toLines(value, undefined)))).toEqual(
          JSON.parse(JSON.stringify(value)),
        )
      }),
    )
  })

  test('are marked with the gaps of their places', () => {
    const { operation, status, body } = answers.find(
      (one) => one.operation.operationId === 'readCustomer' && one.status === 200,
    )!
    const lines = toLines(body, schemaOfResponse(operation, status))
    expect(lines.find(({ key }) => key === '"created_at"')?.gaps).toEqual(['G10'])
    expect(lines.find(({ key }) => key === '"first_name"')?.gaps).toEqual([])
  })

  test('are marked in the first item of a list alone', () => {
    const operation = findOperation('listCustomers')
    const record = { created_at: '2026-01-15T13:45:30.123Z' }
    const lines = toLines({ data: [record, record] }, schemaOfResponse(operation, 200))
    const dates = lines.filter(({ key }) => key === '"created_at"')
    expect(dates.map(({ gaps }) => gaps.length > 0)).toEqual([true, false])
  })
})

describe('what is learnt of an answer', () => {
  test.each([
    ['createCustomer', 201, { data: { id: 51 } }, { customers: ['51'] }],
    [
      'createSubscription',
      201,
      { data: { id: 'b1', customer: { id: 52 } } },
      { customers: ['52'], subscriptions: ['b1'] },
    ],
    [
      'createPaymentProfile',
      201,
      { data: { id: 9, subscription_id: 'b1', customer_id: 52 } },
      { subscriptions: ['b1'], customers: ['52'] },
    ],
    ['createCustomer', 422, { data: { id: 51 } }, {}],
    ['listCustomers', 200, { data: [{ id: 1 }] }, {}],
    ['createCustomer', 201, null, {}],
    ['createCustomer', 201, 'text', {}],
  ])('%s %i: %j', (operationId, status, body, expected) => {
    expect(learn({}, findOperation(operationId), status, body)).toEqual(expected)
  })
})
