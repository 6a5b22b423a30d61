import { expect, test } from '@jest/globals'
import { document } from '../../../openapi/generated/document.ts'
import { fieldGroupsOf } from '../../docs/model/fields.ts'
import { toReferenceTarget } from './operations.ts'

test.each([
  ['/paths/~1api~1customers/post/requestBody', 'operations/createCustomer.html'],
  ['/components/schemas/CustomerInput/properties/email/type', 'fields.html#CustomerInput.email'],
  ['/components/schemas/CustomerInput/required', 'fields.html#CustomerInput'],
  ['/components/examples/SB344/value', undefined],
  ['/paths', undefined],
])('%s is shown at %s', (pointer, target) => {
  expect(toReferenceTarget(pointer)).toBe(target)
})

test('every field of the document is found by its pointer', () => {
  for (const { name, fields } of fieldGroupsOf(document)) {
    for (const { name: field, anchor } of fields) {
      const pointer = `/components/schemas/${name}/properties/${field.replaceAll('.', '/properties/')}/type`
      expect(toReferenceTarget(pointer)).toBe(`fields.html#${anchor}`)
    }
  }
})
