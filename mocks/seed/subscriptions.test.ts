import { describe, expect, test } from '@jest/globals'
import { addInterval, type IntervalUnit } from '../world/periods.ts'
import { expectAlways, itemsOf, large } from './records.fixture.ts'

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
