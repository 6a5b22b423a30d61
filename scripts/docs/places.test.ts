import { expect, test } from '@jest/globals'
import { toPlaceTarget } from './places.ts'

test.each([
  ['createCustomer', 'operations/createCustomer.html'],
  ['Customer', 'fields.html#Customer'],
  ['Customer.zip', 'fields.html#Customer.zip'],
  ['OAuth2', 'fields.html#OAuth2'],
])('%s is shown at %s', (place, target) => {
  expect(toPlaceTarget(place)).toBe(target)
})

test('a place that no page shows is refused', () => {
  expect(() => toPlaceTarget('Customer.nothing')).toThrow(
    'Cannot link Customer.nothing: no page shows it',
  )
})
