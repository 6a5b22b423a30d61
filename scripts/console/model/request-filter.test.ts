import { expect, test } from '@jest/globals'
import { createSite } from '../../../mocks/site.ts'
import { isWanted, mergeNewest, toFilter, type RequestEntry } from './request-filter.ts'

const entry: RequestEntry = {
  id: 7,
  at: '2026-01-15T13:45:30.123Z',
  method: 'POST',
  path: '/api/customers',
  query: '',
  operation: 'createCustomer',
  status: 422,
  duration: 1,
  request: { headers: {}, body: '{"first_name":"Ana \\"A\\""}' },
  answer: { headers: {}, body: '{}' },
  violations: [],
  changes: [],
  webhooks: [],
  faults: [],
  curl: 'curl',
}

test.each([
  [{}, true],
  [{ operation: 'createCustomer', status: '4xx', text: 'ANA' }, true],
  [{ status: '422' }, true],
  [{ status: '42' }, false],
  [{ status: '5XX' }, false],
  [{ operation: 'listCustomers' }, false],
  [{ text: 'maria' }, false],
])('a filter %j wants the entry: %s', (filter, wanted) => {
  expect(isWanted(entry, filter)).toBe(wanted)
})

test('an address has a filter, without what is no status', () => {
  expect(toFilter({ status: 'four', text: '', operation: 'createCustomer' })).toEqual({
    operation: 'createCustomer',
  })
})

test('the newest stand first, each once, and the oldest leave', () => {
  const [first, second, third] = [1, 2, 3].map((id) => ({ ...entry, id }))
  const rows = mergeNewest([second!, third!], [second!, first!], 2)
  expect(rows.map(({ id }) => id)).toEqual([3, 2])
})

test('the filter of the page and of the site choose the same', async () => {
  const site = await createSite()
  for (const path of ['/api/customers', '/api/nothing', '/oauth/token']) {
    await site.fetch(new Request(`http://localhost${path}`))
  }
  const all = site.journal.list()
  for (const filter of [{ status: '4xx' }, { text: 'NOTHING' }, { operation: 'listCustomers' }]) {
    expect(all.filter((one) => isWanted(one as RequestEntry, filter))).toEqual(
      site.journal.list(filter),
    )
  }
})
