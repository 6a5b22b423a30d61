import { describe, expect, test } from '@jest/globals'
import { findDecided, statusesIn, toOwnName } from './status.ts'

const NAMES = { pending: 'waiting', active: 'Authorized' }

describe('the statuses of a payment profile', () => {
  test.each([
    [{ status: 'pending' }, ['/status pending']],
    [{ state: 'pending' }, ['/state pending']],
    [{ status: 'a', state: 'SP' }, ['/status a']],
    [{ pix: { status: 'active' } }, []],
    [{ payment_method: { state: 'active' } }, []],
    [{ status: 1, state: null, status_text: 'active' }, []],
    [{ subscription: { state: 'active' }, customer: { state: 'SP' } }, []],
    [{}, []],
  ])('of %j are %j', (profile, found) => {
    const seen = statusesIn(profile).map(({ status, pointer }) => `${pointer} ${status}`)
    expect(seen).toEqual(found)
  })

  test.each([
    [{ pix: { status: 'authorized' } }, ['/pix/status authorized']],
    [{ status: { code: 'waiting' } }, ['/status/code waiting']],
    [
      { authorization_status: 'waiting', status: 'on' },
      ['/status on', '/authorization_status waiting'],
    ],
    [{ pix: { status: 'active' } }, []],
    [{ subscription: { state: 'authorized' }, note: 'authorized' }, []],
    [{ payer: { status: 'authorized' }, bank: { state: 'waiting' } }, []],
  ])('of %j are %j for the names of the site', (profile, found) => {
    const seen = statusesIn(profile, NAMES).map(({ status, pointer }) => `${pointer} ${status}`)
    expect(seen).toEqual(found)
  })
})

test('a status may be a number that the site has named', () => {
  const [found] = statusesIn({ status: 1, id: 1 }, { active: '1' })
  expect(found).toEqual({ status: '1', pointer: '/status' })
})

describe('a status', () => {
  test.each([
    ['active', 'active'],
    [' ACTIVATED ', 'active'],
    ['Refused', 'refused'],
    ['pending', 'pending'],
  ])('%j is the word of the spec for %s', (status, name) => {
    expect(toOwnName(status, {})).toBe(name)
  })

  test.each(['approved', 'authorized', 'ready', 'canceled', 'created', 'inactive', '', 'waiting'])(
    '%j may mean anything',
    (status) => {
      expect(toOwnName(status, {})).toBeUndefined()
    },
  )

  test("is read by the site's own names first", () => {
    expect(toOwnName('ativo', { active: 'Ativo' })).toBe('active')
    expect(toOwnName('active', { active: 'authorized' })).toBeUndefined()
    expect(toOwnName('active', { pending: 'Active' })).toBe('pending')
    expect(toOwnName('recusado', { refused: 'recusado' })).toBe('refused')
  })
})

test('a decision is found unless another status says that it is still to come', () => {
  const statuses = (profile: Record<string, unknown>) => statusesIn(profile, NAMES)
  expect(findDecided(statuses({ status: 'authorized' }), NAMES)?.pointer).toBe('/status')
  const both = { status: 'authorized', authorization_status: 'waiting' }
  expect(findDecided(statuses(both), NAMES)).toBeUndefined()
  expect(findDecided(statuses({ status: 'on' }), NAMES)).toBeUndefined()
})
