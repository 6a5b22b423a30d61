import { describe, expect, test } from '@jest/globals'
import {
  createClient,
  createSubscription,
  PERSON,
  send,
  tokenFields,
} from '../../laws/support/client.ts'
import { RequestLog } from './request-log.ts'
import type { RawEntry } from './raw-entry.ts'

const entry = (path: string, more: Partial<RawEntry> = {}): RawEntry => ({
  id: 1,
  at: 0,
  method: 'GET',
  url: `http://demo.example.com${path}`,
  operationId: undefined,
  status: 200,
  duration: 1,
  requestHeaders: new Headers(),
  requestText: undefined,
  answerHeaders: {},
  answerText: undefined,
  refused: undefined,
  changes: undefined,
  faults: undefined,
  defect: undefined,
  ...more,
})

describe('a request log', () => {
  test('keeps the last entries, the newest last', () => {
    const journal = new RequestLog({ entries: 3 })
    for (const path of ['/1', '/2', '/3', '/4', '/5'])
      journal.add(entry(path, { id: journal.nextId() }))
    expect(journal.list().map(({ id, path }) => [id, path])).toEqual([
      [3, '/3'],
      [4, '/4'],
      [5, '/5'],
    ])
  })

  test('says when each request came', () => {
    const journal = new RequestLog()
    journal.add(entry('/', { at: Date.UTC(2026, 0, 31) }))
    expect(journal.list()[0]?.at).toBe('2026-01-31T00:00:00.000Z')
  })

  test('is empty when it was cleared', () => {
    const journal = new RequestLog()
    journal.add(entry('/'))
    journal.clear()
    expect(journal.list()).toEqual([])
  })
})

describe('the request log of a site', () => {
  test('holds 200 requests and no more', async () => {
    const client = await createClient()
    for (let index = 0; index < 250; index++) await client.call('GET', '/api/customers/1')
    const entries = client.site.journal.list()
    expect([entries.length, entries.at(-1)?.id]).toEqual([200, 251])
  })

  test('holds what was asked and what was answered', async () => {
    const client = await createClient()
    const reply = await client.call('POST', '/api/customers?x=1', PERSON)
    expect(client.site.journal.list().at(-1)).toEqual({
      id: 2,
      at: '2026-01-31T10:20:30.456Z',
      method: 'POST',
      path: '/api/customers',
      query: 'x=1',
      operation: 'createCustomer',
      status: 201,
      duration: expect.any(Number),
      request: {
        headers: { authorization: 'Bearer ***', 'content-type': 'application/json' },
        body: JSON.stringify(PERSON),
      },
      answer: { headers: { 'content-type': 'application/json; charset=utf-8' }, body: reply.text },
      violations: [],
      changes: [{ kind: 'customers', id: 6, what: 'created' }],
      webhooks: [],
      faults: [],
      curl: expect.stringContaining("-X POST 'http://demo.example.com/api/customers?x=1'"),
    })
  })

  test('leaves out long texts', async () => {
    const client = await createClient()
    await client.call('POST', '/api/customers', { ...PERSON, padding: 'x'.repeat(100_000) })
    const last = client.site.journal.list().at(-1)
    expect(last?.request.body).toMatch(/^\(\d+ characters, not kept\)$/)
    expect(last?.answer.body).toContain('Customer created')
  })

  test('holds no token and no secret of any call', async () => {
    const client = await createClient()
    const { site } = client
    const { uid, secret } = site.createApplication({ name: 'Shop', scopes: 'customers_read' })
    const own = { client_id: uid, client_secret: secret }
    const fields = { ...tokenFields(site, 'customers_read'), ...own }
    const granted = await send(site, 'POST', '/oauth/token', fields)
    await send(site, 'POST', '/oauth/token', { ...fields, scope: 'wrong' })
    await send(site, 'POST', `/oauth/token?client_secret=${secret}`, '{', {})
    await send(site, 'GET', `/api/customers?access_token=${client.token}`)
    await createSubscription(client)
    const { access_token: token } = JSON.parse(granted.text) as { access_token: string }
    const kept = JSON.stringify(site.journal.list())
    const secrets = [client.token, token, secret, 'demo-secret']
    expect(secrets.filter((one) => kept.includes(one))).toEqual([])
  })
})
