import { expect, test } from '@jest/globals'
import { findScopeFault } from './scopes.ts'

const KNOWN = ['customers_read', 'customers_write']

test.each([
  ['customers_read', undefined],
  [' customers_read\n customers_write ', undefined],
  ['customers_read,customers_write', { kind: 'commas', fixed: 'customers_read customers_write' }],
  ['customers_read; nothing', { kind: 'commas', fixed: 'customers_read nothing' }],
  ['', { kind: 'none' }],
  [' , ', { kind: 'none' }],
  ['customers_read customers', { kind: 'unknown', scope: 'customers' }],
])('the scopes "%s"', (text, fault) => {
  expect(findScopeFault(text, KNOWN)).toEqual(fault)
})
