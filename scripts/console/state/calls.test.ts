import { expect, test } from '@jest/globals'
import { chooseOperation, operationOf } from './calls.ts'
import { Store, toFirstState } from './state.ts'

test.each([
  ['#createCustomer', 'createCustomer'],
  ['', undefined],
  ['#', undefined],
  ['#deleteEverything', undefined],
  ['#__proto__', undefined],
  // No text in percent signs: to decode it would be an error.
  ['#%', undefined],
])('the address %j names the operation %j', (hash, expected) => {
  expect(operationOf(hash)).toBe(expected)
})

test('a name of no operation changes nothing', () => {
  const store = new Store(toFirstState('readCustomer', 'createToken'))
  chooseOperation(store, 'deleteEverything')
  expect(store.state.operationId).toBe('readCustomer')
  chooseOperation(store, 'listCustomers')
  expect(store.state.operationId).toBe('listCustomers')
})
