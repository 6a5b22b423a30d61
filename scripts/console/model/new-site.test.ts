import { expect, test } from '@jest/globals'
import { readSiteForm } from './new-site.ts'

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
