import { beforeAll, describe, expect, test } from '@jest/globals'
import type { WriteLogEntry } from './engine/create-context.ts'
import { toRunMark } from './run/run.ts'
import type { Report } from './model/report.ts'
import { createWatched, madeOf, writesOf, type Seen } from './testing/watched-site.ts'
import { runContract } from './run-contract.ts'

const reasonsOf = ({ checks }: Report) =>
  new Set(checks.filter(({ outcome }) => outcome === 'errored').map(({ reason }) => reason))

describe('the embedded mock', () => {
  test('holds every fact, and the report counts what was sent', async () => {
    const { target, seen } = await createWatched()
    const report = await runContract({ ...target, seed: 5 })
    expect([report.verdict, report.shortfalls]).toEqual(['held', []])
    expect([report.requests, report.writes]).toEqual([seen.length, madeOf(seen).length])
    expect(report.created.length).toBe(report.writes)
    const { counts } = report
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(report.checks.length)
  })

  test('is checked where no target is named', async () => {
    const { target, verdict, seed } = await runContract()
    expect([target, verdict, Number.isInteger(seed)]).toEqual(['embedded', 'held', true])
  })

  test('is asked for chosen checks only', async () => {
    const { target, seen } = await createWatched()
    const { checks } = await runContract({ ...target, only: ['CUS-LIST-003'] })
    expect(checks.map(({ id }) => id)).toEqual(['CUS-LIST-003'])
    expect(writesOf(seen).length).toBeLessThan(3)
  })
})

describe('who follows a run', () => {
  test('is told of each write before it is sent, and of what became of it', async () => {
    const entries: WriteLogEntry[] = []
    const told: number[] = []
    const { target, seen } = await createWatched({
      onArrival: ({ method, path }) => {
        if (method !== 'POST' || !path.startsWith('/api/')) return
        const last = entries.at(-1)
        expect([last?.phase, last?.request]).toEqual(['before', `POST ${path}`])
        told.push(entries.length)
      },
    })
    await runContract({ ...target, onWrite: (entry) => entries.push(entry) })
    expect(told.length).toBe(writesOf(seen).length)
    expect(entries.length).toBe(2 * told.length)
    expect(entries.filter(({ phase }) => phase === 'after').map(({ status }) => status)).toEqual(
      writesOf(seen).map(({ status }) => status),
    )
  })

  test('is told of each check once, and of every request', async () => {
    const { target, seen } = await createWatched()
    const told: [string, number, number][] = []
    const requests: number[] = []
    const report = await runContract({
      ...target,
      onCheck: ({ id }, done, all) => told.push([id, done, all]),
      onRequest: (count) => requests.push(count),
    })
    const { length } = report.checks
    // Checks that see every answer are told of last; the report has them in its own order.
    expect(told.map(([, done, all]) => [done, all])).toEqual(
      report.checks.map((_, index) => [index + 1, length]),
    )
    expect(told.map(([id]) => id).sort()).toEqual(report.checks.map(({ id }) => id).sort())
    // Requests at the same time are told of once they are answered.
    expect(requests).toEqual(requests.toSorted((one, other) => one - other))
    expect([requests.length, requests.at(-1)]).toEqual([seen.length, seen.length])
  })

  test('stops every write by failing to note it; reads go on', async () => {
    const { target, seen } = await createWatched()
    const report = await runContract({
      ...target,
      onWrite: () => {
        throw new Error('the disk is full')
      },
    })
    expect(writesOf(seen)).toEqual([])
    expect([report.verdict, report.writes, report.created]).toEqual(['incomplete', 0, []])
    expect(report.shortfalls.join()).toContain('the disk is full')
  })
})

describe('a seed', () => {
  const bodies = (seen: readonly Seen[]) => writesOf(seen).map(({ path, body }) => path + body)
  /** E-mail addresses, phones and tax numbers that were sent. */
  const unique = (seen: readonly Seen[]) =>
    new Set(
      bodies(seen).flatMap((body) =>
        [...body.matchAll(/"(?:email|document_number|phone)":"(\w[^"]{9,})"/g)].map(([, v]) => v),
      ),
    )
  async function seenWith(seed: number) {
    const { target, seen } = await createWatched({ seed: 1, now: '2026-01-02T03:04:05Z' })
    await runContract({ ...target, seed })
    return seen
  }
  let eleven: Seen[] = []
  beforeAll(async () => {
    eleven = await seenWith(11)
  })

  test('sends the same bodies again', async () => {
    expect(bodies(await seenWith(11))).toEqual(bodies(eleven))
  })

  test('sends other e-mail addresses and numbers than another one', async () => {
    const one = unique(eleven)
    expect(one.size).toBeGreaterThan(5)
    for (const seed of [12, 0, 2 ** 32 - 1]) {
      const other = unique(await seenWith(seed))
      expect([...one].filter((value) => other.has(value))).toEqual([])
    }
  })

  test('marks every customer that the run makes', async () => {
    const { target, seen } = await createWatched()
    const report = await runContract({ ...target, seed: 123_456 })
    expect(report.run).toBe(toRunMark(123_456))
    const made = madeOf(seen).filter(({ body }) => body.includes('"email"'))
    expect(made.length).toBeGreaterThan(1)
    for (const { body } of made) expect(body).toContain(report.run)
  })
})

describe('what cannot be checked enough is never held', () => {
  test('a site that refuses the credentials', async () => {
    const { target, seen } = await createWatched()
    const credentials = { ...target.credentials, clientSecret: 'another one' }
    const report = await runContract({ ...target, credentials })
    expect([report.verdict, ...reasonsOf(report)]).toEqual(['incomplete', 'NO_TOKEN'])
    expect([report.writes, writesOf(seen)]).toEqual([0, []])
  })

  test('a wrong access token', async () => {
    const { target, seen } = await createWatched()
    const { baseUrl, fetch } = target
    const report = await runContract({ baseUrl, fetch, accessToken: 'a wrong token' })
    expect([report.verdict, ...reasonsOf(report)]).toEqual(['incomplete', 'NO_TOKEN'])
    expect(seen.length).toBe(1)
  })

  test('a run that is stopped says how far it came', async () => {
    const controller = new AbortController()
    const { target, seen } = await createWatched({
      onArrival: () => {
        if (seen.length === 30) controller.abort()
      },
    })
    const report = await runContract({ ...target, signal: controller.signal })
    expect([report.verdict, report.requests, seen.length]).toEqual(['incomplete', 30, 30])
    expect(reasonsOf(report)).toEqual(new Set(['STOPPED']))
    expect(report.counts.passed).toBeGreaterThan(0)
  })

  test('a run that is stopped before it begins sends nothing', async () => {
    const { target, seen } = await createWatched()
    const report = await runContract({ ...target, signal: AbortSignal.abort() })
    expect([report.verdict, report.requests, seen.length]).toEqual(['incomplete', 0, 0])
  })
})
