import { expect, test } from '@jest/globals'
import { onData, refusing } from './proof/tools/answers.ts'
import type { Wrap } from './proof/tools/calls.ts'
import { trySite } from './proof/try-site.ts'

const emptyLists = onData(['listCustomers', 'listSubscriptions'], () => [])
const noReads = refusing('readSubscription', 404, 'there is none')
const noCreates = refusing(['createCustomer', 'createSubscription'], 422, 'not now')
const noTokens: Wrap = (site) => async (request) => {
  const { status } = await site(request.clone())
  const isRefusal = request.url.endsWith('/oauth/token') && status === 401
  return isRefusal ? new Response(null, { status: 400 }) : site(request)
}
const emptyRecords = onData(['readSubscription', 'addItem'], () => ({}))

test.each<[string, Wrap, readonly string[]]>([
  [
    'a list that shows nothing',
    emptyLists,
    ['CUS-LIST-008', 'CUS-LIST-010', 'SUB-LIST-009', 'SUB-LIST-012', 'CUS-LIST-013'],
  ],
  [
    'reads that are refused',
    noReads,
    ['SUB-READ-002', 'SUB-READ-003', 'SUB-READ-004', 'SUB-READ-005', 'SUB-VIEW-016'],
  ],
  ['nothing created', noCreates, ['SUB-CREATE-002', 'CUS-LIST-009', 'SUB-VIEW-014']],
  ['no 401 of the token call', noTokens, ['TOK-REFUSE-005', 'TOK-REFUSE-006']],
  ['records without fields', emptyRecords, ['ITM-ADD-007', 'ITM-ADD-020', 'PAY-RULE-039']],
])('passes no check that had nothing to look at: %s', async (_, wrap, ids) => {
  const { checks } = await trySite({ wrap, only: ids })
  const passed = checks.filter(({ outcome }) => outcome === 'passed')
  expect(passed.map(({ id }) => id)).toEqual([])
  expect(checks.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id)).toEqual([])
})
