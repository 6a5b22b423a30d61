import { expect, test } from '@jest/globals'
import type { WebhookAttempt, WebhookDelivery } from '../../../mocks/index.ts'
import { createTextWebhookLog, toJsonWebhookLine, type DeliveryChange } from './webhook-log.ts'

const at = new Date(2026, 10, 21, 9, 8, 7)

const attempt: WebhookAttempt = {
  at: '2026-01-31T00:00:00.000Z',
  status: 503,
  error: null,
  duration_ms: 1.25,
  request: { headers: {}, body: '{}' },
  response: { headers: {}, body: 'down' },
}

const delivery: WebhookDelivery = {
  id: 'msg_1',
  event: { type: 'payment_profile.activated', timestamp: attempt.at, data: {} },
  endpoint_id: 1,
  state: 'pending',
  reason: null,
  next_attempt_at: '2026-01-31T00:00:04.800Z',
  attempts: [attempt],
}

const endpoint = { id: 1, url: 'http://127.0.0.1:9/a', secret: 'whsec_x', disabled: false }
const told = (more: Partial<DeliveryChange> = {}) => ({
  site: 'demo',
  delivery,
  attempt,
  endpoint,
  ...more,
})

test('tells of a failed attempt, what came of it and when the next one is', () => {
  expect(createTextWebhookLog(false, false)(told(), at)).toBe(
    '09:08:07 webhook payment_profile.activated http://127.0.0.1:9/a 503 1.3 ms ' +
      'next attempt at 2026-01-31T00:00:04.800Z\n',
  )
  expect(JSON.parse(toJsonWebhookLine(told(), at))).toEqual({
    event: 'webhook',
    time: at.toISOString(),
    site: 'demo',
    id: 'msg_1',
    type: 'payment_profile.activated',
    endpoint_id: 1,
    url: endpoint.url,
    state: 'pending',
    attempt: 1,
    status: 503,
    next_attempt_at: '2026-01-31T00:00:04.800Z',
  })
})

test('tells of a delivery that was dropped without an attempt, and why', () => {
  const state = 'dropped' as const
  const reason = '20000 deliveries are pending already'
  const dropped = { ...delivery, state, reason, next_attempt_at: null, attempts: [] }
  const line = createTextWebhookLog(false, false)(
    told({ delivery: dropped, attempt: undefined }),
    at,
  )
  expect(line).toMatch(/ 20000 deliveries are pending already dropped\n$/)
})

test('lets no text of a target be a command, a line or a colour', () => {
  const error = `\u001B[31m##[error]boom\r\n::error::boom ${'x'.repeat(5000)}`
  const hostile = told({
    delivery: { ...delivery, event: { ...delivery.event, type: '##[warning]\n::x::' } },
    attempt: { ...attempt, status: null, error },
    endpoint: { ...endpoint, url: 'http://127.0.0.1/##vso[x]\n' },
  })
  for (const line of [
    createTextWebhookLog(false, true)(hostile, at),
    toJsonWebhookLine(hostile, at),
  ]) {
    expect(line).toMatch(/^[^\p{Cc}]+\n$/u)
    expect(line).not.toContain('##')
  }
  expect(createTextWebhookLog(false, false)(hostile, at).length).toBeLessThan(700)
  expect(JSON.parse(toJsonWebhookLine(hostile, at))).toMatchObject({ error })
})

test('leaves the query of an address out: it may hold a secret', () => {
  const secret = told({ endpoint: { ...endpoint, url: `${endpoint.url}?token=s3cret` } })
  expect(createTextWebhookLog(false, false)(secret, at)).toBe(
    createTextWebhookLog(false, false)(told(), at),
  )
  expect(toJsonWebhookLine(secret, at)).toBe(toJsonWebhookLine(told(), at))
})
