import { describe, expect, test } from '@jest/globals'
import { hasIds, isAbout, readNotice, recordsAbout } from './read-notice.ts'

const UUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const subject = { profileId: '7', subscriptionId: UUID }
const record = { id: 7, subscription_id: UUID, status: 'active' }
const json = JSON.stringify(record)

describe('a webhook about a payment profile', () => {
  test.each([
    ['is JSON', JSON.stringify({ type: 'x', data: record })],
    ['is a list of events', JSON.stringify({ events: [{ resource: record }] })],
    ['names the subscription alone', JSON.stringify({ subscription_id: UUID, status: 'active' })],
    ['embeds it', JSON.stringify({ subscription: { id: UUID }, status: 'active' })],
    ['has its id as text', JSON.stringify({ payment_profile_id: '7', status: 'active' })],
    ['is a form', `event=x&data%5Bid%5D=7&data%5Bstatus%5D=active`],
    ['is a form with JSON inside', `event=x&payload=${encodeURIComponent(json)}`],
    ['has JSON in a text', JSON.stringify({ payload: json })],
    ['has JSON in base64', JSON.stringify({ message: { data: btoa(json) } })],
    [
      'is signed',
      JSON.stringify({ payload: `eyJhbGciOiJ4In0.${btoa(json).replaceAll('=', '')}.c2ln` }),
    ],
    [
      'is a resource of JSON:API',
      JSON.stringify({
        data: {
          type: 'payment_profiles',
          id: '7',
          attributes: { status: 'active' },
          relationships: { subscription: { data: { type: 'subscriptions', id: UUID } } },
        },
      }),
    ],
  ])('is found when it %s', (_, text) => {
    expect(isAbout(text, subject)).toBe(true)
    expect(recordsAbout(readNotice(text), subject).map(({ status }) => status)).toEqual(['active'])
    expect(hasIds(readNotice(text))).toBe(true)
  })

  test.each([
    ['the subscription itself', { data: { id: UUID, state: 'active' } }],
    ['a customer of the same number', { customer: { id: 7, state: 'SP' } }],
    ['another profile', { data: { id: 8, status: 'active' } }],
    ['a longer id', { data: { id: 77, status: 'active' } }],
  ])('is not %s', (_, body) => {
    expect(recordsAbout(readNotice(JSON.stringify(body)), subject)).toEqual([])
  })

  test.each(['', 'ping', '<id>7</id>', '{"id":', '%'])('is not read from %j', (text) => {
    expect(readNotice(text)).toBeUndefined()
    expect(hasIds(readNotice(text))).toBe(false)
  })

  test('has ids of records besides its own', () => {
    expect(hasIds({ id: 'evt_1', type: 'x' })).toBe(false)
    expect(hasIds({ event_id: 4, data: {} })).toBe(false)
    expect(hasIds({ id: 'evt_1', data: { id: 9 } })).toBe(true)
    expect(hasIds({ subscription_id: UUID })).toBe(true)
  })
})
