import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { whole } from '../../../openapi/generated/checks.js'
import { findRoute } from '../../http/route.ts'
import { draft, toSent } from '../support/arbitraries.ts'
import { createClient, createSubscription } from '../support/client.ts'

const SITES = 110
const REQUESTS_EACH = 100
/** Of so many sites, one tells its whole journal: that costs more than all requests. */
const SITES_PER_JOURNAL = 8

/** What is wrong with an answer, in words; undefined when nothing is. */
function faultOf(request: Request, { status, headers }: Response, text: string) {
  if (status >= 500) return `status ${status}: ${text}`
  if (request.method === 'HEAD') return text === '' ? undefined : 'HEAD with a body'
  if (headers.get('content-type') !== 'application/json; charset=utf-8') return 'no JSON'
  const body: unknown = JSON.parse(text)
  const route = findRoute(request.method, new URL(request.url).pathname)
  const name = route.kind === 'operation' ? route.operation.operationId : 'createCustomer'
  const check = whole[`${name} ${route.kind === 'operation' ? status : 400}`]
  if (check === undefined) return `the document has no ${status} for ${name}`
  return check(body) ? undefined : `${name} ${status}: ${JSON.stringify(check.errors)} ${text}`
}

test('arbitrary requests get answers that are valid, and no 5xx', async () => {
  const rejections: unknown[] = []
  const listener = (reason: unknown) => rejections.push(reason)
  const seen = new Map<string, number>()
  let sites = 0
  process.on('unhandledRejection', listener)
  const requests = fc.array(draft, { minLength: REQUESTS_EACH, maxLength: REQUESTS_EACH })
  await fc.assert(
    fc.asyncProperty(requests, async (drafts) => {
      const client = await createClient({ customers: 3 })
      const { id } = await createSubscription(client)
      for (const one of drafts) {
        const request = toSent(one, client.token, id)
        const response = await client.site.fetch(request)
        const text = await response.text()
        const fault = faultOf(request, response, text)
        if (fault !== undefined) throw new Error(fault)
        seen.set(`${response.status}`, (seen.get(`${response.status}`) ?? 0) + 1)
      }
      sites += 1
      if (sites % SITES_PER_JOURNAL !== 0) return
      // A defect is answered 500, so none stands here either.
      const entries = client.site.journal.list()
      expect(entries.length).toBeGreaterThan(REQUESTS_EACH)
      expect(entries.filter(({ defect }) => defect !== undefined)).toEqual([])
    }),
    { numRuns: SITES },
  )
  process.off('unhandledRejection', listener)
  expect(rejections).toEqual([])
  expect(Object.keys(Object.prototype)).toEqual([])
  const total = [...seen.values()].reduce((sum, count) => sum + count, 0)
  expect(total).toBeGreaterThanOrEqual(10_000)
  // A property that meets only refusals would prove little.
  const statuses = ['200', '201', '400', '401', '404', '405', '415', '422']
  expect([...seen.keys()]).toEqual(expect.arrayContaining(statuses))
}, 60_000)
