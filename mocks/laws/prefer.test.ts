import { describe, expect, test } from '@jest/globals'
import { operations } from '../core/plans.ts'
import { createSite } from '../site.ts'
import {
  counts,
  createClient,
  NOW,
  PERSON,
  send,
  tokenFields,
  UNKNOWN_ID,
} from './support/client.ts'

/** Every example of the document that an operation with a token may be asked for. */
const EXAMPLES = operations
  .filter(({ scopes }) => scopes !== undefined)
  .flatMap(({ operationId, method, path, responses }) =>
    Object.entries(responses).flatMap(([status, response]) =>
      Object.entries(response.content?.['application/json']?.examples ?? {}).map(
        ([name, example]) => [operationId, name, Number(status), method, path, example] as const,
      ),
    ),
  )

function toPath(template: string): string {
  return template.replace('{customer_id}', '1').replace(/\{[^}]*\}/, UNKNOWN_ID)
}

describe('Prefer: example', () => {
  test.each(EXAMPLES)('%s gives the example %s', async (_, name, status, method, path, example) => {
    const client = await createClient()
    const body = method === 'POST' ? {} : undefined
    const headers = { prefer: `code=${status}, example=${name}` }
    const reply = await client.call(method, toPath(path), body, headers)
    expect(reply.status).toBe(status)
    expect(reply.body).toEqual((example as { value: unknown }).value)
    expect(reply.headers.get('preference-applied')).toBe(`code=${status}, example=${name}`)
  })
})

describe('Prefer: code', () => {
  test.each([
    ['code=422', 422, 'code=422'],
    ['Code="422"', 422, 'code=422'],
    ['respond-async, code=500', 500, 'code=500'],
    ['example=SB344', 422, 'example=SB344'],
    ['code=404; example=SB404', 404, 'code=404, example=SB404'],
  ])('%s is answered with %i and says so', async (prefer, status, applied) => {
    const client = await createClient()
    const path = '/api/customers/1/payment_profiles'
    const reply = await client.call('POST', path, {}, { prefer })
    expect(reply.status).toBe(status)
    expect(reply.headers.get('preference-applied')).toBe(applied)
  })

  test.each([
    'code=418',
    'code=abc',
    'code=',
    'code',
    'example=nothing',
    'example=__proto__',
    'code=404, example=SB344',
    'return=minimal',
    '',
    ',;=',
  ])('%j cannot be met and is ignored', async (prefer) => {
    const client = await createClient()
    const path = '/api/customers/1/payment_profiles'
    const reply = await client.call('POST', path, {}, { prefer })
    expect(reply.body.errors).toMatch(/^PPMT01/)
    expect(reply.headers.has('preference-applied')).toBe(false)
  })

  test('acts after authentication', async () => {
    const client = await createClient()
    const headers = { prefer: 'code=200', authorization: undefined }
    const reply = await client.call('GET', '/api/customers', undefined, headers)
    expect(reply.status).toBe(401)
  })

  test('acts after the check of scopes', async () => {
    const client = await createClient({}, 'customers_write')
    const reply = await client.call('GET', '/api/customers', undefined, { prefer: 'code=200' })
    expect(reply.status).toBe(403)
  })

  test('acts before look-ups', async () => {
    const client = await createClient()
    const reply = await client.call('GET', '/api/customers/99', undefined, { prefer: 'code=200' })
    expect(reply.status).toBe(200)
  })

  test('stores nothing', async () => {
    const client = await createClient()
    const before = await counts(client)
    const reply = await client.call('POST', '/api/customers', PERSON, { prefer: 'code=201' })
    expect(reply.status).toBe(201)
    expect(await counts(client)).toEqual(before)
  })
})

describe('Prefer at the token call', () => {
  test('gives an error to good credentials', async () => {
    const site = await createSite({ now: NOW })
    const headers = { prefer: 'code=500' }
    const reply = await send(site, 'POST', '/oauth/token', tokenFields(site), headers)
    expect(reply.status).toBe(500)
    expect(reply.headers.get('preference-applied')).toBe('code=500')
  })

  test('gives no success to wrong credentials', async () => {
    const site = await createSite({ now: NOW })
    const fields = { ...tokenFields(site), client_secret: 'wrong' }
    const headers = { prefer: 'code=200' }
    const reply = await send(site, 'POST', '/oauth/token', fields, headers)
    expect(reply.status).toBe(401)
  })
})

describe('a preferred answer', () => {
  test('has the form of the profile', async () => {
    const client = await createClient({ profile: { G04: 'code-only', G05: 'absent' } })
    const headers = { prefer: 'example=SB404' }
    const reply = await client.call('POST', '/api/customers/1/payment_profiles', {}, headers)
    expect([reply.status, reply.body]).toEqual([404, { errors: 'SB404', meta: {} }])
  })

  test('of success has the form of the profile', async () => {
    const client = await createClient({ profile: { G10: 'seconds' } })
    const reply = await client.call<{ created_at: string }>('GET', '/api/customers/1', undefined, {
      prefer: 'code=200',
    })
    expect(reply.body.data.created_at).toBe('2026-01-15T13:45:30Z')
  })

  test('of 401 carries the challenge', async () => {
    const client = await createClient()
    const headers = { prefer: 'code=401' }
    const reply = await client.call('GET', '/api/customers/1', undefined, headers)
    expect(reply.headers.get('www-authenticate')).toContain('error="invalid_token"')
  })
})
