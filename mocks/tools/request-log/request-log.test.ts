import { describe, expect, test } from '@jest/globals'
import { createClient, PERSON } from '../../laws/support/client.ts'
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

const entryOf = (id: number, answerText: string) =>
  entry('/', {
    id,
    url: 'http://x/',
    requestHeaders: new Headers({ authorization: `Bearer token-${id}` }),
    answerText,
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
      answer: {
        headers: {
          'content-type': 'application/json; charset=utf-8',
          date: 'Sat, 31 Jan 2026 10:20:30 GMT',
        },
        body: reply.text,
      },
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
})

test('a journal keeps so many characters and no more', () => {
  const journal = new RequestLog({ entries: 100, characters: 1000 })
  for (let id = 1; id <= 500; id++) journal.add(entryOf(id, 'x'.repeat(id % 300)))
  const entries = journal.list()
  const characters = entries.map(({ answer }) => 9 + (answer.body?.length ?? 0))
  expect(characters.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1000)
  expect(entries.at(-1)?.id).toBe(500)
  expect(entries.map(({ id }) => id)).toEqual(
    entries.map((_, place) => 501 - entries.length + place),
  )
})

test('an entry that is too large for it is not kept', () => {
  const journal = new RequestLog({ characters: 1000 })
  journal.add(entryOf(1, 'x'))
  journal.add(entryOf(2, 'x'.repeat(2000)))
  journal.add(entryOf(3, 'x'))
  expect(journal.list().map(({ id }) => id)).toEqual([3])
})

test('links without entries are dropped, the oldest first', () => {
  const journal = new RequestLog({ entries: 10 })
  for (let id = 1; id <= 1000; id++) journal.link(id, `delivery-${id}`)
  for (const id of [1, 1000]) journal.add(entryOf(id, 'x'))
  expect(journal.list().map(({ webhooks }) => webhooks)).toEqual([[], ['delivery-1000']])
})

test('one entry has at most a hundred links', () => {
  const journal = new RequestLog()
  for (let count = 0; count < 1000; count++) journal.link(1, `delivery-${count}`)
  journal.add(entryOf(1, 'x'))
  expect(journal.list()[0]?.webhooks).toHaveLength(100)
})

test('the memory of a site stays bounded under large bodies', async () => {
  const client = await createClient()
  const large = { ...PERSON, padding: 'x'.repeat(15_000) }
  for (let count = 0; count < 300; count++) await client.call('POST', '/api/customers', large)
  const entries = client.site.journal.list()
  const texts = entries.map(({ request, answer }) => (request.body ?? '') + (answer.body ?? ''))
  expect(texts.join('').length).toBeLessThan(2 * 1024 * 1024)
  expect(entries.length).toBeGreaterThan(100)
})

describe('a journal of hostile texts', () => {
  const parts = ['a', '"token":"\\', '%41%']

  test.each(parts)('is read with others in between: %j', async (part) => {
    const journal = new RequestLog({ characters: 512 * 1024 })
    journal.hide({ has: () => false, list: () => ['whsec_abc', 'demo-secret'] })
    const text = part.repeat(16_000 / part.length)
    for (let id = 1; id <= 1000; id++) journal.add({ ...entryOf(id, text), requestText: text })
    let turns = 0
    let isDone = false
    const count = () => {
      turns += 1
      if (!isDone) setTimeout(count)
    }
    setTimeout(count)
    const entries = await journal.listSoon()
    isDone = true
    expect(entries.length).toBeGreaterThan(10)
    expect(entries).toEqual(journal.list())
    // Others had their turn between any two entries.
    expect(turns).toBeGreaterThanOrEqual(entries.length - 1)
  })
})

test('one entry is found without masking the others', () => {
  const journal = new RequestLog()
  for (let id = 1; id <= 5; id++) journal.add(entryOf(id, `answer of token-${id}`))
  expect(journal.find(3)).toEqual(journal.list()[2])
  expect(journal.find(9)).toBeUndefined()
})
