import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { expectAlways, itemsOf, large, options } from './records.fixture.ts'
import { seedRecords } from './seed.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.UTC(2026, 0, 15, 13, 45, 30, 123)
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const dates = (rows: readonly { created_at: string }[]) => rows.map((row) => row.created_at)

describe('the catalogue', () => {
  test('is all that a seed without customers has', () => {
    const empty = seedRecords({ seed: 1, customers: 0, now: NOW })
    const { products, price_points, ...rest } = empty
    expect(rest).toEqual({ customers: [], subscriptions: [], payment_profiles: [] })
    expect(products.map(({ id, handle }) => [id, handle])).toEqual([
      [1, 'basic-plan'],
      [2, 'pro-plan'],
      [3, 'add-on'],
    ])
    expect(price_points.map(({ id, product_id }) => [id, product_id])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
    for (const { price_int_cents: cents } of price_points) {
      expect(Number.isInteger(cents) && cents > 0).toBe(true)
    }
  })
})

describe('the records', () => {
  test('are the same for the same seed, number and moment', () => {
    fc.assert(
      fc.property(options, (given) => {
        expect(seedRecords(given)).toEqual(seedRecords(given))
      }),
      { numRuns: 25 },
    )
  })

  test('are others for another seed', () => {
    const other = seedRecords({ seed: 2, customers: 1000, now: NOW })
    expect(other.customers[0]).not.toEqual(large.customers[0])
    expect(other.subscriptions[0]?.id).not.toBe(large.subscriptions[0]?.id)
  })

  test('hold the same person as customer N, however many customers there are', () => {
    const few = seedRecords({ seed: 1, customers: 20, now: NOW })
    for (const [
      index,
      { created_at: _created, updated_at: _updated, ...person },
    ] of few.customers.entries()) {
      expect(large.customers[index]).toMatchObject(person)
    }
  })

  test('have ids from 1 in the order of creation, subscriptions UUIDs of version 4', () => {
    expectAlways((records) => {
      const { customers, subscriptions, payment_profiles: profiles } = records
      const items = itemsOf(records)
      for (const rows of [customers, items, profiles]) expect(ids(rows)).toEqual(upTo(rows.length))
      for (const rows of [customers, subscriptions, items, profiles]) {
        expect(dates(rows)).toEqual(dates(rows).toSorted())
      }
      expect(subscriptions.filter(({ id }) => !UUID.test(id))).toEqual([])
      expect(new Set(subscriptions.map(({ id }) => id)).size).toBe(subscriptions.length)
    })
  })

  test('refer to records that exist', () => {
    expectAlways((records) => {
      const customers = new Set(ids(records.customers))
      const owners = new Map(records.subscriptions.map((one) => [one.id, one.customer_id]))
      const prices = new Map(records.price_points.map((one) => [one.id, one.product_id]))
      // One comparison for all: each costs more than many records.
      expect([
        [...owners.values()].filter((owner) => !customers.has(owner)),
        itemsOf(records).filter(({ subscription_id: id }) => !owners.has(id)),
        itemsOf(records).filter((item) => prices.get(item.price_point_id) !== item.product_id),
        records.payment_profiles.filter(
          (one) => owners.get(one.subscription_id) !== one.customer_id,
        ),
      ]).toEqual([[], [], [], []])
    })
  })

  test('have e-mail addresses that occur once', () => {
    expectAlways(({ customers }) => {
      expect(new Set(customers.map(({ email }) => email)).size).toBe(customers.length)
    })
  })

  test('have dates in the form of the document, in the past two years', () => {
    expectAlways((records, now) => {
      const { customers, subscriptions, payment_profiles: profiles } = records
      const items = itemsOf(records)
      const isGood = (date: string) =>
        TIMESTAMP.test(date) && Date.parse(date) < now && Date.parse(date) >= now - 731 * DAY
      const rows = [...customers, ...subscriptions, ...items, ...profiles]
      const wrong = rows.filter(
        ({ created_at: created, updated_at: updated }) =>
          !isGood(created) || !isGood(updated) || updated < created,
      )
      expect(wrong).toEqual([])
    })
  })

  test('leave the latest customer three days, so that a profile can expire', () => {
    expectAlways(({ customers }, now) => {
      expect(Date.parse(customers.at(-1)?.created_at ?? '')).toBeLessThanOrEqual(now - 3 * DAY)
    })
    const many = seedRecords({ seed: 1, customers: 5000, now: NOW })
    const latest = many.customers.at(-1)?.created_at ?? ''
    expect(Date.parse(latest)).toBeLessThanOrEqual(NOW - 3 * DAY)
  })

  test('are created as customer, subscription, items, profile', () => {
    expectAlways((records) => {
      const customers = new Map(records.customers.map((one) => [one.id, one.created_at]))
      const subscriptions = new Map(records.subscriptions.map((one) => [one.id, one.created_at]))
      const early: unknown[] = records.subscriptions.filter(
        ({ customer_id: owner, created_at: date }) => date <= (customers.get(owner) ?? '~'),
      )
      const lastItems = new Map<string, string>()
      for (const item of itemsOf(records)) {
        const { subscription_id: id, created_at: date } = item
        if (date < (subscriptions.get(id) ?? '~')) early.push(item)
        lastItems.set(id, date)
      }
      for (const profile of records.payment_profiles) {
        const { subscription_id: id, created_at: date } = profile
        if (date <= (lastItems.get(id) ?? subscriptions.get(id) ?? '~')) early.push(profile)
      }
      expect(early).toEqual([])
    })
  })
})
