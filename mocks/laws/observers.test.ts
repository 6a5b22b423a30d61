import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { connect, createClient, type Customer, enrol, PERSON } from './support/client.ts'
import { createReceiver } from './support/receiver.ts'
import { createSite, type Site } from '../index.ts'
import { serving } from '../adapters/serving.fixture.ts'

const shown = jest.fn()
beforeEach(() => {
  shown.mockReset()
  jest.spyOn(console, 'error').mockImplementation(shown)
})
afterEach(() => {
  jest.restoreAllMocks()
})

const failures: readonly [string, () => unknown][] = [
  [
    'throws',
    () => {
      throw new Error('my listener')
    },
  ],
  [
    'throws later',
    async () => {
      await Promise.resolve()
      throw new Error('my listener')
    },
  ],
]

/** Everything that a site tells of, each with a listener of the same kind. */
const doors: readonly [string, (site: Site, listener: () => unknown) => void][] = [
  ['onAnswer', (site, listener) => site.onAnswer(listener)],
  ['journal', (site, listener) => site.journal.subscribe(listener)],
  ['events', (site, listener) => site.events.subscribe(listener)],
  ['payer', (site, listener) => site.payer.onDecision(listener)],
  ['webhooks', (site, listener) => site.webhooks.onChange(listener)],
]

describe.each(failures)('a listener that %s', (_, listener) => {
  test.each(doors)('of %s changes no answer, and is shown', async (_door, listen) => {
    const play = async (site: Site) => {
      site.webhooks.addEndpoint({ url: 'https://shop.example.com/' })
      const client = await connect(site)
      const { id } = await enrol(client)
      const decided = await site.payer.accept(id)
      await site.webhooks.wait()
      const created = await client.call<Customer>('POST', '/api/customers', PERSON)
      const reset = await site.fetch('http://x/__sabia/reset', { method: 'POST' })
      return { decided, created: [created.status, created.text], reset: reset.status }
    }
    const options = () => ({ customers: 5, now: '2026-01-31', send: createReceiver().send })
    const plain = await play(await createSite(options()))
    const site = await createSite(options())
    listen(site, listener)
    const other = jest.fn()
    listen(site, other)
    expect(await play(site)).toEqual(plain)
    expect(other).toHaveBeenCalled()
    expect(String(shown.mock.calls[0])).toContain('my listener')
  })

  test('of a server changes no answer, whichever page or site is asked', async () => {
    const site = await createSite()
    const asked = async (path: string) => (await fetch(path)).status
    await serving(
      site,
      async ({ url }) => {
        const paths = ['/', '/docs/', '/sites/none', '/api/customers', '/__sabia/health', '/none']
        const statuses = await Promise.all(paths.map((path) => asked(url + path)))
        expect(statuses).toEqual([200, expect.any(Number), 404, 401, 200, 404])
        expect(statuses).not.toContain(500)
      },
      { onAnswer: listener },
    )
    expect(shown).toHaveBeenCalled()
  })
})

test('what a listener changes in what it is told is in no answer', async () => {
  const play = async (site: Site) => {
    const client = await connect(site)
    const created = await client.call<Customer>('POST', '/api/customers', PERSON)
    const { status, text } = await client.call('GET', `/api/customers/${created.body.data.id}`)
    return { created: [created.status, created.text], read: [status, text] }
  }
  const options = { customers: 5, now: '2026-01-31' }
  const plain = await play(await createSite(options))
  const site = await createSite(options)
  const told: string[] = []
  const change = (name: string) => (value: object) => {
    told.push(name)
    for (const part of [value, ...Object.values(value)] as object[]) {
      if (typeof part !== 'object' || part === null || Object.isFrozen(part)) continue
      for (const key of Object.keys(part)) Reflect.set(part, key, 'changed')
    }
  }
  site.onAnswer(change('answer'))
  site.journal.subscribe(change('log'))
  site.events.subscribe(change('event'))
  expect(await play(site)).toEqual(plain)
  expect(new Set(told)).toEqual(new Set(['answer', 'log', 'event']))
})

test.each<[string, (site: Site) => void]>([
  ['metrics', ({ metrics }) => breakMethod(metrics, 'count')],
  ['request log', ({ journal }) => breakMethod(journal, 'add')],
])('%s that fail change no answer', async (_, breakIn) => {
  const client = await createClient()
  const plain = await client.call('GET', '/api/customers/1')
  breakIn(client.site)
  const { status, text } = await client.call('GET', '/api/customers/1')
  expect([status, text]).toEqual([plain.status, plain.text])
  expect(String(shown.mock.calls[0])).toContain('broken')
})

function breakMethod(part: object, name: string): void {
  expect(part).toHaveProperty(name)
  Object.assign(part, {
    [name]: () => {
      throw new Error('broken')
    },
  })
}

test('a listener that adds another one each time ends', async () => {
  const { site, call } = await createClient()
  let count = 0
  const listener = () => {
    count += 1
    site.onAnswer(() => listener())
  }
  site.onAnswer(listener)
  await call('GET', '/api/customers/1')
  expect(count).toBe(1)
})

/** Nested so deep that what calls itself for each level ends the stack, within what a journal keeps. */
const DEEP = `${'['.repeat(8000)}${']'.repeat(8000)}`

describe('a hostile body', () => {
  const bodies: readonly [string, string, string][] = [
    ['/oauth/token', 'application/json', `{"grant_type":"client_credentials","x":${DEEP}}`],
    ['/oauth/token', 'application/x-www-form-urlencoded', `x=${DEEP}`],
    [
      '/api/customers',
      'application/json',
      `{"email":"a@b","first_name":"A","last_name":"B","x":${DEEP}}`,
    ],
    [
      '/api/customers',
      'application/json',
      `{"access_token":${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}}`,
    ],
  ]

  test.each(bodies)('to %s (%s) leaves the journal readable', async (path, type, body) => {
    const client = await createClient()
    const heard = jest.fn()
    const plain = await client.call('POST', path, body, { 'content-type': type })
    client.site.events.subscribe(heard)
    const watched = await client.call('POST', path, body, { 'content-type': type })
    expect(watched.status).toBe(plain.status)
    expect(watched.status).toBeLessThan(500)
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ type: 'request' }))
    const listed = await client.site.fetch('http://x/__sabia/requests')
    expect(listed.status).toBe(200)
    const { data } = (await listed.json()) as { data: { path: string; status: number }[] }
    expect(data.slice(-2)).toMatchObject([
      { path, status: plain.status },
      { path, status: plain.status },
    ])
    expect(shown).not.toHaveBeenCalled()
  })
})
