import { describe, expect, test } from '@jest/globals'
import { isDecided, statusesIn } from './status.ts'

describe('the statuses of a payment profile', () => {
  test.each([
    [{ status: 'pending' }, ['/status pending']],
    [{ state: 'pending' }, ['/state pending']],
    [{ pix: { status: 'pending' } }, ['/pix/status pending']],
    [{ status: 'a', pix: { state: 'b' } }, ['/status a', '/pix/state b']],
    [{ status: 1, state: null, status_text: 'a' }, []],
    [{ subscription: { state: 'active' }, customer: { state: 'SP' } }, []],
    [{ product: { status: 'active' }, price_point: { state: 'x' }, items: [{ state: 'y' }] }, []],
    [{}, []],
  ])('of %j are %j', (profile, found) => {
    const seen = statusesIn(profile).map(({ status, pointer }) => `${pointer} ${status}`)
    expect(seen).toEqual(found)
  })
})

describe('a status', () => {
  test.each(['active', 'approved', 'Authorized', ' ACTIVE ', 'refused', 'canceled', 'cancelled'])(
    '%j says that the payer has decided',
    (status) => {
      expect(isDecided(status, {})).toBe(true)
    },
  )

  test.each(['pending', 'waiting', 'created', '', 'inactive', 'not active'])(
    '%j does not',
    (status) => {
      expect(isDecided(status, {})).toBe(false)
    },
  )

  test("is read by the site's own names first", () => {
    expect(isDecided('ativo', { active: 'Ativo' })).toBe(true)
    expect(isDecided('Recusado', { refused: 'recusado' })).toBe(true)
    expect(isDecided('ready', { pending: 'Ready' })).toBe(false)
    expect(isDecided('aguardando', { pending: 'aguardando' })).toBe(false)
  })
})
