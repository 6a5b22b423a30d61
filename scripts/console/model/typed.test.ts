import { expect, test } from '@jest/globals'
import { findScopeFault, readSiteForm } from './typed.ts'

test.each([
  [{ name: ' acme ', seed: '7', customers: '100000' }, []],
  [{ name: 'Acme', seed: '1', customers: '0' }, ['name']],
  [{ name: '-acme', seed: '-1', customers: '100001' }, ['name', 'seed', 'customers']],
  [{ name: 'a'.repeat(64), seed: '1e3', customers: '1.5' }, ['name', 'seed', 'customers']],
  [{ name: '', seed: '', customers: '' }, ['name', 'seed', 'customers']],
])('%j is wrong in %j', (form, wrong) => {
  expect(readSiteForm(form).wrong).toEqual(wrong)
})

test('the numbers are numbers', () => {
  const { body } = readSiteForm({ name: 'acme', seed: '7', customers: '10' })
  expect(body).toEqual({ name: 'acme', seed: 7, customers: 10 })
})

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
