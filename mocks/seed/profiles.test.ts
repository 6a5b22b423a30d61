import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { findPaymentCode } from '../pix/br-code.ts'
import { expectAlways, large } from './records.fixture.ts'
import { seedRecords } from './seed.ts'

const DAY = 24 * 60 * 60 * 1000
const STATUSES = ['active', 'canceled', 'expired', 'pending', 'refused']

describe('the payment profiles', () => {
  test('have each status where there are 20 customers or more', () => {
    expectAlways(({ payment_profiles: profiles }) => {
      expect([...new Set(profiles.map(({ status }) => status))].sort()).toEqual(STATUSES)
    })
  })

  test('have each status where there are five subscriptions or more', () => {
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

  test('are there for about 70 % of the subscriptions, one for each at most', () => {
    const share = large.payment_profiles.length / large.subscriptions.length
    expect(share).toBeGreaterThan(0.65)
    expect(share).toBeLessThan(0.75)
    const owners = large.payment_profiles.map((profile) => profile.subscription_id)
    expect(new Set(owners).size).toBe(owners.length)
  })

  test('live 24 hours, carry a code of their own, and none is overdue: gap G31', () => {
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
