import { describe, expect, test } from '@jest/globals'
import { whole } from '../../../openapi/generated/checks.js'
import { examplesOf, mediaTypesOf } from './draft.ts'
import { readTyped, toField, toFirstValue, type Field } from './field.ts'
import { operations } from './operations.ts'

const withBody = operations.filter(({ requestBody }) => requestBody !== undefined)
const formOf = (operation: (typeof withBody)[number]) =>
  toField(operation.requestBody?.content['application/json']?.schema)

/** Every field of a form, with those below it. */
function allOf(field: Field): Field[] {
  const inner = field.item === undefined ? field.fields : [field.item]
  return [field, ...inner.flatMap(allOf)]
}

describe.each(withBody.map((operation) => [operation.operationId, operation] as const))(
  'the form of %s',
  (operationId, operation) => {
    test('has a place for every value of the document’s examples', () => {
      const holds = (field: Field | undefined, value: unknown): boolean => {
        if (field === undefined) return false
        if (Array.isArray(value)) return value.every((one) => holds(field.item, one))
        if (typeof value !== 'object' || value === null) return true
        return Object.entries(value).every(([name, child]) =>
          holds(
            field.fields.find((one) => one.name === name),
            child,
          ),
        )
      }
      for (const type of mediaTypesOf(operation)) {
        for (const { value } of examplesOf(operation, type)) {
          expect(holds(formOf(operation), value)).toBe(true)
        }
      }
    })

    test('describes each field in words, without what the generator says of gaps', () => {
      const named = allOf(formOf(operation)).filter(({ name }) => name !== '')
      for (const { description } of named) {
        expect(description).not.toBe('')
        expect(description).not.toContain('Assumed')
      }
    })

    test('begins with a value that the document allows', () => {
      const check = whole[`${operationId} request`]
      expect(check?.(toFirstValue(formOf(operation)))).toBe(true)
    })
  },
)

test('a field is required where its parent says so, and only there', () => {
  const parent = { type: 'object', required: ['a'], properties: { a: {}, b: {} } }
  const required = toField(parent).fields.map(({ name, isRequired }) => [name, isRequired])
  expect(required).toEqual([
    ['a', true],
    ['b', false],
  ])
})

test('a field knows the gaps of its own keywords, and of being required', () => {
  const operation = withBody.find(({ operationId }) => operationId === 'createCustomer')!
  const fields = allOf(formOf(operation))
  expect(fields.find(({ name }) => name === 'first_name')?.gaps).toEqual(['G35', 'G97'])
})

test.each([
  ['12', 12],
  ['-0.5', -0.5],
  ['twelve', 'twelve'],
  ['1e3', '1e3'],
  ['1.0', '1.0'],
  ['1.05', 1.05],
  ['007', '007'],
  ['-0', '-0'],
  ['99999999999999999999', '99999999999999999999'],
  ['12 reais', '12 reais'],
])('%j typed where a number is asked for becomes %j', (text, expected) => {
  expect(readTyped(toField({ type: 'integer' }), text)).toBe(expected)
})

test('digits typed where a text is asked for stay a text', () => {
  expect(readTyped(toField({ type: 'string' }), '05410020')).toBe('05410020')
})
