import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { findPaymentCode } from '../pix/br-code.ts'
import { addInterval, type IntervalUnit } from '../world/periods.ts'
import { expectAlways, itemsOf, large, options } from './records.fixture.ts'
import { seedRecords } from './seed.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.UTC(2026, 0, 15, 13, 45, 30, 123)
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const STATUSES = ['active', 'canceled', 'expired', 'pending', 'refused']
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
  test('are the same for the same seed, number of customers and moment', () => {
    fc.assert(
      fc.property(options, (given) => {
        expect(seedRecords(given)).toEqual(seedRecords(given))
      }),
      { numRuns: 25 },
    )
  })

  test('differ with another seed', () => {
    const other = seedRecords({ seed: 2, customers: 1000, now: NOW })
    expect(other.customers[0]).not.toEqual(large.customers[0])
    expect(other.subscriptions[0]?.id).not.toBe(large.subscriptions[0]?.id)
  })

  test('have the same person as customer N, however many customers there are', () => {
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

  test('have timestamps of the last two years, as the document writes them', () => {
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

  test('have a newest customer three days old, so that a QR code can expire', () => {
    expectAlways(({ customers }, now) => {
      expect(Date.parse(customers.at(-1)?.created_at ?? '')).toBeLessThanOrEqual(now - 3 * DAY)
    })
    const many = seedRecords({ seed: 1, customers: 5000, now: NOW })
    const latest = many.customers.at(-1)?.created_at ?? ''
    expect(Date.parse(latest)).toBeLessThanOrEqual(NOW - 3 * DAY)
  })

  test('are created in the order customer, subscription, items, payment profile', () => {
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

describe('the subscriptions', () => {
  test('are as the service creates them: gaps G16, G17, G18, G26 and G28', () => {
    expectAlways(({ subscriptions }) => {
      for (const one of subscriptions) {
        const unit = one.interval_unit as IntervalUnit
        expect(one).toMatchObject({
          activate_on_payment: false,
          activated_at: null,
          balance_in_cents: 0,
          current_period_started_at: one.created_at,
          current_period_ends_at: addInterval(one.created_at, one.interval, unit),
          state: 'created',
          previous_state: 'created',
          prepaid: false,
          updated_at: one.created_at,
        })
      }
    })
  })

  test('are about 1.3 for each customer: none for some, three for others', () => {
    const counts = large.customers.map(() => 0)
    for (const { customer_id: owner } of large.subscriptions) {
      counts[owner - 1] = (counts[owner - 1] ?? 0) + 1
    }
    expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3]))
    expect(large.subscriptions.length / counts.length).toBeGreaterThan(1.2)
    expect(large.subscriptions.length / counts.length).toBeLessThan(1.4)
  })

  test('have up to three items of different products', () => {
    const items = itemsOf(large)
    const counts = new Map(large.subscriptions.map(({ id }) => [id, 0]))
    for (const { subscription_id: id } of items) counts.set(id, (counts.get(id) ?? 0) + 1)
    expect(new Set(counts.values())).toEqual(new Set([0, 1, 2, 3]))
    const pairs = items.map((item) => `${item.subscription_id} ${item.product_id}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    const single = items.filter(({ quantity }) => quantity === 1)
    expect(single.length / items.length).toBeGreaterThan(0.7)
    expect(Math.min(...items.map(({ quantity }) => quantity))).toBe(1)
  })
})

describe('the payment profiles', () => {
  test('have each status when there are 20 customers or more', () => {
    expectAlways(({ payment_profiles: profiles }) => {
      expect([...new Set(profiles.map(({ status }) => status))].sort()).toEqual(STATUSES)
    })
  })

  test('have each status when there are five subscriptions or more', () => {
    const few = fc.record({
      seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      customers: fc.integer({ min: 3, max: 6 }),
    })
    fc.assert(
      fc.property(few, ({ seed, customers }) => {
        const records = seedRecords({ seed, customers, now: Date.UTC(2026, 0, 15) })
        fc.pre(records.subscriptions.length >= STATUSES.length)
        const statuses = records.payment_profiles.map(({ status }) => status)
        expect([...new Set(statuses)].sort()).toEqual(STATUSES)
      }),
    )
  })

  test('exist for about 70 % of the subscriptions, at most one for each', () => {
    const share = large.payment_profiles.length / large.subscriptions.length
    expect(share).toBeGreaterThan(0.65)
    expect(share).toBeLessThan(0.75)
    const owners = large.payment_profiles.map((profile) => profile.subscription_id)
    expect(new Set(owners).size).toBe(owners.length)
  })

  test('last 24 hours, have their own QR code, and none is overdue: gap G31', () => {
    expectAlways(({ payment_profiles: profiles }, now) => {
      for (const profile of profiles) {
        const { status, qr_code: payload } = profile
        const created = Date.parse(profile.created_at)
        const updated = Date.parse(profile.updated_at)
        const expires = Date.parse(profile.qr_code_expires_at)
        expect(expires).toBe(created + DAY)
        expect(findPaymentCode(payload)).toMatch(/^[0-9a-f]{32}$/)
        expect(payload).toContain('5912Loja Exemplo6009SAO PAULO')
        if (status === 'pending') {
          expect(created).toBeGreaterThanOrEqual(now - 60 * 60 * 1000)
          expect(updated).toBe(created)
        }
        if (status === 'expired') {
          expect(updated).toBe(expires)
          expect(created).toBeLessThan(now - DAY)
        }
        if (status === 'active' || status === 'refused') {
          expect(updated).toBeGreaterThan(created)
          expect(updated).toBeLessThan(expires)
        }
        if (status === 'canceled') expect(updated).toBeGreaterThan(created)
      }
      const codes = profiles.map((profile) => profile.qr_code)
      expect(new Set(codes).size).toBe(codes.length)
    })
  })
})
