import * as fc from 'fast-check'
import type { SeedRecords } from '../world/records.ts'
import { seedRecords } from './seed.ts'

const NOW = Date.UTC(2026, 0, 15, 13, 45, 30, 123)

/** Enough records for shares and averages, and for customers of the last days. */
export const large = seedRecords({ seed: 1, customers: 1000, now: NOW })

/** Any seed, 20 to 60 customers, any moment of twenty years. */
export const options = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  customers: fc.integer({ min: 20, max: 60 }),
  now: fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) }),
})

/** Checks a law of seeded records with a large set of records, and many small ones. */
export function expectAlways(law: (records: SeedRecords, now: number) => void): void {
  law(large, NOW)
  const always = fc.property(options, (given) => law(seedRecords(given), given.now))
  fc.assert(always, { numRuns: 25 })
}

/** The items of all subscriptions, each with the id of its subscription. */
export function itemsOf({ subscriptions }: SeedRecords) {
  return subscriptions.flatMap(({ id, items }) =>
    items.map((item) => ({ ...item, subscription_id: id })),
  )
}
