import { describe, expect, test } from '@jest/globals'
import { allChecks } from './all-checks.ts'
import { resolveOptions } from './engine/options/resolve-options.ts'
import { createVirtualTime } from './http/pace/time.ts'
import { runContract } from './run-contract.ts'
import { run } from './run/run.ts'
import { planContract } from './plan/plan.ts'
import type { SiteFetch } from './proof/tools/calls.ts'
import { trySite } from './proof/try-site.ts'
import { createWatched, madeOf, writesOf, type Seen } from './testing/watched-site.ts'

const LIVE = 'https://demo.example.com'
const HOST = { confirmHost: 'demo.example.com', rate: 100_000 }

describe('a live site', () => {
  test('is only read without --allow-writes', async () => {
    const { target, seen } = await createWatched({ baseUrl: LIVE })
    const report = await runContract({ ...target, rate: 100_000 })
    expect([writesOf(seen), report.writes, report.created]).toEqual([[], 0, []])
    expect(seen.every(({ url }) => url.startsWith(LIVE))).toBe(true)
    expect(report.readOnly).toBe(true)
    const skipped = report.checks.filter(({ reason }) => reason === 'READ_ONLY')
    expect(skipped.length).toBeGreaterThan(20)
  })

  test('is asked for a token of the scopes that reading requires, and no more', async () => {
    const { target, seen } = await createWatched({ baseUrl: LIVE })
    await runContract({ ...target, rate: 100_000 })
    const scopes = seen.map(({ body }) => new URLSearchParams(body).get('scope') ?? '')
    expect(scopes.filter((scope) => scope.includes('_write'))).toEqual([])
  })

  test('is not asked at all when its host is another than the site', async () => {
    const { target, seen } = await createWatched({ baseUrl: 'https://other.example.com' })
    await expect(runContract({ ...target, allowWrites: true })).rejects.toThrow('Cannot write to')
    expect(seen).toEqual([])
  })

  test('is written to when that is allowed and the host is confirmed', async () => {
    const { target, seen } = await createWatched({ baseUrl: LIVE })
    const products = [
      { id: 1, handle: 'basic-plan' },
      { id: 2, handle: 'pro-plan' },
      { id: 3, handle: 'add-on' },
    ]
    const report = await runContract({ ...target, ...HOST, products, allowWrites: true })
    expect([report.verdict, report.target, report.readOnly]).toEqual(['held', LIVE, false])
    expect(madeOf(seen).length).toBe(report.writes)
  })
})

test('a live site is sent few wrong token calls, far apart, after everything else', async () => {
  const { target, seen } = await createWatched({ baseUrl: LIVE })
  const time = createVirtualTime()
  const moments = new Map<Seen, number>()
  const products = [{ id: 1, handle: 'basic-plan' }]
  const settings = resolveOptions({ ...target, products, allowWrites: true, seed: 1 }, [])
  await run(settings, {
    checks: allChecks,
    fetch: async (request) => {
      const response = await target.fetch(request)
      moments.set(seen.at(-1)!, time.now())
      return response
    },
    target: LIVE,
    suiteVersion: '1.0.0',
    time,
  })
  const isWrong = ({ path, status = 0 }: Seen) => path === '/oauth/token' && status >= 400
  const wrong = seen.filter(isWrong)
  expect(wrong.length).toBeGreaterThan(4)
  expect(wrong.length).toBeLessThan(10)
  expect(seen.slice(seen.indexOf(wrong[0]!)).filter((one) => !isWrong(one))).toEqual([])
  const at = wrong.map((one) => moments.get(one) ?? 0)
  const pauses = at.slice(1).map((moment, index) => moment - (at[index] ?? 0))
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(3000)
})

describe('a run that only reads', () => {
  test('is held where there are records of each kind', async () => {
    const { target } = await createWatched()
    await runContract({ ...target, seed: 1 })
    const report = await runContract({ ...target, readOnly: true })
    expect([report.verdict, report.shortfalls]).toEqual(['held', []])
  })

  test('is incomplete on an empty site', async () => {
    const { target, seen } = await createWatched({ customers: 0 })
    const report = await runContract({ ...target, readOnly: true })
    expect(report.verdict).toBe('incomplete')
    expect(report.shortfalls.join()).toContain('Nothing to read')
    expect(writesOf(seen)).toEqual([])
  })
})

describe('the budget', () => {
  test.each([0, 1, 3, 7, 12])('of %i is a hard stop', async (maxWrites) => {
    const { target, seen } = await createWatched()
    const report = await runContract({ ...target, maxWrites })
    expect(madeOf(seen).length).toBeLessThanOrEqual(maxWrites)
    expect([report.verdict, report.writes]).toEqual(['incomplete', madeOf(seen).length])
    expect(report.created.length).toBe(report.writes)
    expect(report.shortfalls.join()).toContain('--max-writes')
  })

  test('of a whole run is enough when it is what the plan says', async () => {
    const { creates } = await planContract({})
    const { target } = await createWatched()
    const report = await runContract({ ...target, maxWrites: creates + 1 })
    expect([report.verdict, report.writes]).toEqual(['held', creates])
  })

  test('counts writes that nobody answered: none of them may have failed', async () => {
    const unsure: string[] = []
    const wrap = (site: SiteFetch) => async (request: Request) => {
      const response = await site(request)
      if (request.method !== 'POST' || response.status !== 201) return response
      unsure.push(request.url)
      return new Response(null, { status: 502 })
    }
    // On virtual time: a run waits before it asks a site again that gives no answer.
    const report = await trySite({ wrap, maxWrites: 4 })
    expect(unsure.length).toBeGreaterThan(0)
    expect(unsure.length).toBeLessThanOrEqual(4)
    expect(report.writes).toBe(unsure.length)
    expect(report.created.length).toBe(unsure.length)
    expect(report.verdict).toBe('incomplete')
  })
})
