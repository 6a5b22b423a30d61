import { expect, test } from '@jest/globals'
import { chooseOperation } from './calls.ts'
import { Store, toFirstState } from './state.ts'

test('a name of no operation changes nothing', () => {
  const store = new Store(toFirstState('readCustomer', 'createToken'))
  chooseOperation(store, 'deleteEverything')
  expect(store.state.operationId).toBe('readCustomer')
  chooseOperation(store, 'listCustomers')
  expect(store.state.operationId).toBe('listCustomers')
})
