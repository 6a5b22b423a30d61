import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { until } from '../../laws/support/receiver.ts'
import { Log } from './log.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sabia-log-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Group = { site: string; whole: boolean; put: [string, string][]; drop: string[] }

const key = fc.oneof(
  fc.constantFrom('site', 'counters', 'customers/1', 'delays/reads customers 1'),
  fc.string().map((text) => `tokens/${text}`),
)
const group: fc.Arbitrary<Group> = fc.record({
  site: fc.constantFrom('demo', 'acme'),
  whole: fc.boolean(),
  put: fc.array(fc.tuple(key, fc.json({ maxDepth: 1 })), { maxLength: 4 }),
  drop: fc.array(key, { maxLength: 2 }),
})

const toChanges = ({ whole, put, drop }: Group) => ({ whole, put: new Map(put), drop })

/** What the rows are after some groups. */
function play(groups: readonly Group[]): Record<string, [string, string][]> {
  const sites = new Map<string, Map<string, string>>()
  for (const { site, whole, put, drop } of groups) {
    const rows = sites.get(site) ?? new Map<string, string>()
    if (whole) rows.clear()
    for (const one of drop) rows.delete(one)
    for (const [name, text] of new Map(put)) rows.set(name, text)
    sites.set(site, rows)
  }
  return Object.fromEntries([...sites].map(([site, rows]) => [site, [...rows]]))
}

async function readAll(log: Log): Promise<Record<string, [string, string][]>> {
  const found: Record<string, [string, string][]> = { demo: [], acme: [] }
  for (const site of ['demo', 'acme'])
    found[site] = [...(await log.rows(site))] as [string, string][]
  return found
}

const toWhole = (played: ReturnType<typeof play>) => ({ demo: [], acme: [], ...played })

async function write(file: string, groups: readonly Group[]): Promise<number[]> {
  await rm(file, { force: true })
  const log = await Log.create(file)
  await log.publish()
  const ends = [(await stat(file)).size]
  for (const one of groups) {
    await log.append(one.site, toChanges(one))
    ends.push((await stat(file)).size)
  }
  expect(await readAll(log)).toEqual(toWhole(play(groups)))
  await log.close()
  return ends
}

describe('a log', () => {
  test('that ends anywhere has every group that it has whole, and goes on behind them', async () => {
    const file = join(folder, 'torn')
    await fc.assert(
      fc.asyncProperty(
        fc.array(group, { minLength: 1, maxLength: 6 }),
        group,
        fc.nat(),
        fc.boolean(),
        async (groups, next, chosen, isOverwritten) => {
          const ends = await write(file, groups)
          const bytes = await readFile(file)
          const length = ends[0]! + (chosen % (bytes.length - ends[0]! + 1))
          // After a crash of the machine, the end may be of any bytes.
          const torn = Buffer.concat([
            bytes.subarray(0, length),
            isOverwritten ? Buffer.alloc(bytes.length - length) : Buffer.alloc(0),
          ])
          await writeFile(file, torn)
          const whole = groups.slice(
            0,
            ends.findLastIndex((end) => end <= length),
          )
          const log = await Log.open(file)
          expect(await readAll(log)).toEqual(toWhole(play(whole)))
          await log.append(next.site, toChanges(next))
          await log.close()
          const again = await Log.open(file)
          expect(await readAll(again)).toEqual(toWhole(play([...whole, next])))
          await again.close()
        },
      ),
      { numRuns: 100 },
    )
  })

  test('with a wrong byte before its end is refused', async () => {
    const file = join(folder, 'damaged')
    const one: Group = { site: 'demo', whole: false, put: [['site', '{"seed":1}']], drop: [] }
    const ends = await write(file, [one, one, one])
    const bytes = await readFile(file)
    for (let at = ends[0]!; at < ends[2]!; at++) {
      const damaged = Buffer.from(bytes)
      damaged[at]! ^= 1
      await writeFile(file, damaged)
      await expect(Log.open(file)).rejects.toThrow('it is damaged')
      expect(await readFile(file)).toEqual(damaged)
    }
  })

  test('is compacted while it is written, and loses nothing', async () => {
    const file = join(folder, 'long')
    const log = await Log.create(file)
    await log.publish()
    const text = JSON.stringify('x'.repeat(20_000))
    const rows = new Map<string, string>()
    let written = 0
    const put = async (name: string, value: string) => {
      rows.set(name, value)
      written += value.length
      await log.append('demo', { whole: false, put: new Map([[name, value]]), drop: [] })
    }
    for (let count = 0; count < 1000; count++) {
      await Promise.all([
        put(`customers/${count % 7}`, text),
        put(`counters`, String(count)),
        put(`tokens/${count}`, '{}'),
      ])
    }
    await until(() => written > 0)
    expect(Object.fromEntries(await log.rows('demo'))).toEqual(Object.fromEntries(rows))
    await log.close()
    expect((await stat(file)).size).toBeLessThan(written / 4)
    const again = await Log.open(file)
    expect([...(await again.rows('demo'))].map(([name]) => name)).toEqual([...rows.keys()])
    await again.close()
    expect((await readdir(folder)).filter((name) => name.startsWith('long'))).toEqual(['long'])
  })
})
