import { describe, expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { document } from '../../../openapi/generated/document.ts'
import { valueAt } from '../../../openapi/text/json-pointer.ts'
import { serve } from '../../adapters/node.ts'
import {
  connect,
  createClient,
  createSubscription,
  PERSON,
  send,
  tokenFields,
} from '../../laws/support/client.ts'
import type { RequestLogEntry } from './describe.ts'

const lastOf = ({ journal }: { journal: { list(): RequestLogEntry[] } }) => journal.list().at(-1)!

const read = (pointer: string) => valueAt(document, pointer)

const schema = (place: string) => `/components/schemas/${place}`
const PROFILES = '/api/customers/1/payment_profiles'

describe('a refused call names the place in the document', () => {
  test.each<[string, string, string, unknown, string, object]>([
    [
      'a field of the wrong type',
      'POST',
      '/api/customers',
      { ...PERSON, email: 7 },
      `${schema('CustomerInput')}/properties/email/type`,
      { message: 'email must be a string', gap: 'G91' },
    ],
    [
      'a missing field',
      'POST',
      '/api/customers',
      {},
      `${schema('CustomerInput')}/required`,
      { message: 'email is required' },
    ],
    [
      'a field deep inside',
      'POST',
      '/api/subscriptions',
      { subscription: { customer_id: 1, subscription_items: [{ product_id: 1, quantity: 0 }] } },
      'minimum',
      { message: 'subscription.subscription_items[0].quantity must be at least 1' },
    ],
    [
      'a field that a rule of the site judges',
      'POST',
      '/api/customers',
      { ...PERSON, zip: '1' },
      `${schema('CustomerInput')}/properties/zip`,
      { message: 'zip must be 8 digits' },
    ],
    ['a rule', 'POST', PROFILES, {}, '/components/examples/PPMT01/value', { rule: 'PPMT01' }],
    [
      'a record that is not there',
      'GET',
      '/api/customers/99',
      undefined,
      '/components/examples/customer_not_found/value',
      { rule: 'customer_not_found', gap: 'G42' },
    ],
    ['a parameter', 'GET', '/api/customers?page=0', undefined, '/components/parameters', {}],
    ['an unknown route', 'GET', '/api/clients', undefined, '/paths', {}],
    ['a wrong method', 'DELETE', '/api/customers', undefined, '/paths', {}],
  ])('%s', async (_, method, path, body, pointer, more) => {
    const client = await createClient()
    await client.call(method, path, body)
    const { violations } = lastOf(client.site)
    expect(violations).toMatchObject([{ pointer: expect.stringContaining(pointer), ...more }])
    expect(violations[0]?.message).not.toBe('')
    expect(read(violations[0]?.pointer ?? '')).toBeDefined()
  })

  test.each([
    ['a wrong token', { authorization: 'Bearer wrong' }, 'invalid_token'],
    ['another media type', { 'content-type': 'text/plain' }, 'unsupported_media_type'],
  ])('%s', async (_, headers, rule) => {
    const client = await createClient()
    await client.call('POST', '/api/customers', '{}', headers)
    const [violation] = lastOf(client.site).violations
    expect(violation?.rule).toBe(rule)
    expect(read(violation?.pointer ?? '')).toBeDefined()
  })

  test('wrong client credentials', async () => {
    const { site } = await createClient()
    await send(site, 'POST', '/oauth/token', { ...tokenFields(site), client_secret: 'wrong' })
    const [violation] = lastOf(site).violations
    expect(violation).toMatchObject({ rule: 'invalid_client' })
    expect(read(violation?.pointer ?? '')).toMatchObject({ error: 'invalid_client' })
  })

  test('a good call names none', async () => {
    const client = await createClient()
    await client.call('GET', '/api/customers')
    expect(lastOf(client.site).violations).toEqual([])
  })
})

describe('an entry holds', () => {
  test('the records that were written', async () => {
    const client = await createClient()
    const { id } = await createSubscription(client, { customer_attributes: PERSON })
    expect(lastOf(client.site).changes).toEqual([
      { kind: 'customers', id: 6, what: 'created' },
      { kind: 'subscriptions', id, what: 'created' },
    ])
    const item = { item: { product_handle: 'add-on', quantity: 1 } }
    await client.call('POST', `/api/subscriptions/${id}/items`, item)
    expect(lastOf(client.site).changes).toEqual([{ kind: 'subscriptions', id, what: 'updated' }])
  })

  test('each its own, when several are written at once', async () => {
    const client = await createClient()
    const calls = ['a', 'b', 'c'].map((name) =>
      client.call('POST', '/api/customers', { ...PERSON, email: `${name}@example.com` }),
    )
    await Promise.all(calls)
    const entries = client.site.journal.list({ operation: 'createCustomer' })
    expect(entries.map(({ changes }) => changes.map(({ id }) => id))).toEqual([[6], [7], [8]])
  })

  test('the text of a body that is no JSON', async () => {
    const client = await createClient()
    await client.call('POST', '/api/customers', '{"email":')
    expect(lastOf(client.site).request.body).toBe('{"email":')
  })

  test.each([
    ['GET', '/api/customer/1', 'GET /api/customers/{id}'],
    ['GET', '/customers', 'GET /api/customers'],
    ['POST', '/api/customers/1/payment_profile', `POST ${PROFILES.replace('1', '{customer_id}')}`],
    ['PUT', '/api/customers/1', 'GET /api/customers/{id}'],
    ['POST', '/oauth/tokens', 'POST /oauth/token'],
    ['GET', '/favicon.ico', undefined],
    ['GET', `/${'x/'.repeat(4000)}`, undefined],
  ])('a hint for %s %s', async (method, path, hint) => {
    const client = await createClient()
    const reply = await client.call(method, path)
    expect(lastOf(client.site).hint).toBe(hint)
    if (hint !== undefined) expect(reply.text).not.toContain(hint)
  })

  test('the deliveries that it has caused, linked before or after its answer', async () => {
    const { site, call } = await createClient()
    site.journal.link(2, 'early')
    await call('GET', '/api/customers/1')
    site.journal.link(2, 'late')
    expect(lastOf(site).webhooks).toEqual(['early', 'late'])
  })
})

describe('a journal is searched', () => {
  test.each([
    [{}, 5],
    [{ operation: 'readCustomer' }, 2],
    [{ status: 200 }, 2],
    [{ status: '4xx' }, 2],
    [{ status: '404' }, 1],
    [{ text: 'CUSTOMER NOT' }, 1],
    [{ text: 'ana.souza' }, 1],
    [{ text: 'demo-secret' }, 0],
    [{ operation: 'readCustomer', status: '4xx' }, 1],
    [{ limit: 2 }, 2],
    [{ operation: 'readCustomer', limit: 1 }, 1],
  ])('for %j', async (query, count) => {
    const { site, call } = await createClient()
    await call('GET', '/api/customers/1')
    await call('GET', '/api/customers/99')
    await call('POST', '/api/customers', PERSON)
    await call('POST', '/api/customers', {})
    expect(site.journal.list(query)).toHaveLength(count)
  })

  test('the newest stay when the number is limited', async () => {
    const { site, call } = await createClient()
    await call('GET', '/api/customers/1')
    expect(site.journal.list({ limit: 1 }).map(({ id }) => id)).toEqual([2])
  })
})

test('a listener hears of each entry until it leaves', async () => {
  const { site, call } = await createClient()
  const heard: number[] = []
  const leave = site.journal.subscribe(({ id }) => heard.push(id))
  await call('GET', '/api/customers/1')
  leave()
  await call('GET', '/api/customers/1')
  expect(heard).toEqual([2])
})

test('numbers begin anew after a reset', async () => {
  const client = await createClient()
  await client.site.reset()
  const again = await connect(client.site)
  await again.call('GET', '/api/customers/1')
  expect(client.site.journal.list().map(({ id }) => id)).toEqual([1, 2])
})

describe('the command of an entry', () => {
  /** The words that a shell makes of a command, with the secrets in variables. */
  function wordsOf({ curl }: RequestLogEntry, variables: Record<string, string>): string {
    const command = curl.replace(/^curl/, String.raw`printf '%s\n'`)
    const env = { PATH: process.env['PATH'] ?? '', ...variables }
    return execFileSync('sh', ['-c', command], { env, encoding: 'utf8' })
  }

  test('holds what was asked, and a shell reads nothing into it', async () => {
    const { site, call } = await createClient()
    const first_name = `$(touch /tmp/no) 'O"Neill' \`id\``
    await call('POST', '/api/customers?a=$HOME', { ...PERSON, first_name })
    const { curl } = lastOf(site)
    expect(curl).toContain(`-H 'authorization: Bearer '"$SABIA_ACCESS_TOKEN"''`)
    expect(curl).toContain(`$(touch /tmp/no) '\\''O\\"Neill'\\''`)
  })

  test('repeats the request, on the site that was named', async () => {
    const { site, token } = await createClient()
    const served = await serve(site, { port: 0 })
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ ...PERSON, last_name: "D'Ávila $HOME" })
    await fetch(`${served.url}/sites/demo/api/customers?a=1`, { method: 'POST', headers, body })
    const [entry] = site.journal.list({ operation: 'createCustomer' })
    expect(entry?.curl).toContain(`'${served.url}/sites/demo/api/customers?a=1'`)
    await served.close()
    const words = wordsOf(entry!, { SABIA_ACCESS_TOKEN: token })
    expect(words).toContain(`authorization: Bearer ${token}`)
    expect(words).toContain(body)
  })

  const MARK = '\uE000SABIA_ACCESS_TOKEN\uE001'
  test.each([
    ['a mark as it is', `{"email":"${MARK}"}`],
    ['an escaped mark', String.raw`{"email":"\uE000SABIA_ACCESS_TOKEN\uE001"}`],
    [
      'an escaped mark beside a secret',
      String.raw`{"token":"x","a":"\ue000SABIA_ACCESS_TOKEN\ue001"}`,
    ],
    ['a mark in no JSON', `token=x&a=${MARK}`],
    ['a mark with a number', '\uE0001.2.3.4:SABIA_ACCESS_TOKEN\uE001'],
    ['a quoted variable', `'"$SABIA_ACCESS_TOKEN"'`],
  ])('expands no variable for %s', async (_, body) => {
    const { site } = await createClient()
    const address = `http://x/api/customers?a=${encodeURIComponent(MARK)}`
    const headers = { 'content-type': 'application/json', authorization: 'none' }
    await site.fetch(address, { method: 'POST', headers, body })
    await site.fetch('http://x/oauth/token', { method: 'POST', headers, body })
    for (const entry of site.journal.list().slice(-2)) {
      const known = { SABIA_ACCESS_TOKEN: 'expanded', SABIA_SECRET: '' }
      const withoutOwn = wordsOf(entry, known).replaceAll(/^authorization: .*$/gm, '')
      expect(withoutOwn.replaceAll(/"token":"expanded"|token=expanded/g, '')).not.toContain(
        'expanded',
      )
    }
  })

  test('names no file, and no range of addresses', async () => {
    const { site } = await createClient()
    const headers = { 'content-type': 'application/json' }
    const body = '@/etc/hostname'
    const fields = { ...tokenFields(site), client_secret: 'wrong' }
    await site.fetch('http://x/oauth/token?a=[1-9]', { method: 'POST', headers, body })
    expect(lastOf(site).curl).toMatch(/^curl -sS -i -g -X POST .*--data-raw '@\/etc\/hostname'$/s)
    await site.fetch('http://x/oauth/token', {
      method: 'POST',
      headers,
      body: JSON.stringify(fields),
    })
    expect(lastOf(site).curl).toMatch(/^curl -sS -i -X POST .*--data-binary '\{/s)
  })
})
