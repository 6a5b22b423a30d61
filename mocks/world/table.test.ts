import { expect, test } from '@jest/globals'
import { ChangeTracker } from '../shared/change-tracker.ts'
import { SeededTable, Table, type Row } from './table.ts'

const SEEDED = [1, 2, 3].map((id) => ({ id }))

function createTable(): Table {
  return new Table('customers', new SeededTable(SEEDED), new ChangeTracker())
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

/** A collection of `@msw/data` puts a key of its own, and relations, on each record that it holds. */
const isInCollection = (row: Row) => Object.getOwnPropertySymbols(row).length === 2

test('records that are listed move into the collection', async () => {
  const table = createTable()
  const created = Array.from({ length: 1200 }, () => table.insert({ id: table.nextId() }))
  expect(created.some(isInCollection)).toBe(false)
  for (const inside of [500, 1000, 1200]) {
    table.list(0, Infinity)
    for (let step = 0; step < 20; step += 1) await Promise.resolve()
    expect(created.filter(isInCollection)).toHaveLength(inside)
  }
  expect(table.list(0, Infinity)).toEqual([...SEEDED, ...created])
})

test('a list has each record once and in order, also while records move', async () => {
  const table = createTable()
  const expected = idsOf(SEEDED)
  for (let step = 0; step < 300; step += 1) {
    for (let count = 0; count < step % 7; count += 1) {
      expected.push(table.insert({ id: table.nextId() }).id)
    }
    expect(idsOf(table.list(0, Infinity))).toEqual(expected)
    expect(idsOf(table.list(2, 9))).toEqual(expected.slice(2, 9))
    await Promise.resolve()
  }
})
