import { describe, expect, test } from '@jest/globals'
import { operations } from '../shared/document.ts'
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

/** Every example of the document that an operation may be asked for. */
const ALL_EXAMPLES = operations.flatMap((operation) =>
  Object.entries(operation.responses).flatMap(([status, response]) =>
    Object.entries(response.content?.['application/json']?.examples ?? {}).map(
      ([name, example]) => ({ operation, status: Number(status), response, name, example }),
    ),
  ),
)

const EXAMPLES = ALL_EXAMPLES.filter(({ operation }) => operation.scopes !== undefined).map(
  ({ operation: { operationId, method, path }, name, status, example }) =>
    [operationId, name, status, method, path, example] as const,
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

describe('a forced answer has the headers that the document declares, as that answer has them', () => {
  type Row = (typeof ALL_EXAMPLES)[number]
  const rows = ALL_EXAMPLES.filter(({ response }) => response.headers !== undefined)

  /** Asks for an operation with what it needs, and holds the answer against the document. */
  async function force({ operation, response, status, example }: Row, prefer?: string) {
    const { operationId, method, path } = operation
    const client = await createClient({ customers: 1 })
    if (prefer === undefined) client.site.faults.add({ operation: operationId, then: { status } })
    const isToken = operationId === 'createToken'
    const body = isToken ? tokenFields(client.site) : {}
    const headers = { prefer, ...(isToken ? { authorization: undefined } : {}) }
    const sent = method === 'POST' ? body : undefined
    const reply = await client.call(method, toPath(path), sent, headers)
    expect(reply.status).toBe(status)
    for (const [name, header] of Object.entries(response.headers ?? {})) {
      // Each example of one status has a description of its own.
      const [begin] = String((header as { example: unknown }).example).split(', error_desc', 1)
      const { errors = '' } = (example as { value: { errors?: string } }).value
      expect([name, reply.headers.get(name)]).toEqual([name, expect.stringContaining(begin!)])
      if (name !== 'WWW-Authenticate') continue
      expect(reply.headers.get(name)).toContain(JSON.stringify(errors).slice(1, -1))
    }
  }

  test.each(rows)('Prefer: $operation.operationId $status $name', async (row) => {
    await force(row, `code=${row.status}, example=${row.name}`)
  })

  const firsts = rows.filter(
    ({ operation, status }, index) =>
      status >= 400 &&
      rows.findIndex((row) => row.operation === operation && row.status === status) === index,
  )

  test.each(firsts)('a fault: $operation.operationId $status', (row) => force(row))

  test('a fault of 405 names the methods that are left', async () => {
    const client = await createClient({ customers: 1 })
    client.site.faults.add({ operation: 'createCustomer', then: { status: 405 } })
    const reply = await client.call('POST', '/api/customers', {})
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('an undeclared status of the token call is not to be stored either', async () => {
    const client = await createClient({ customers: 1 })
    client.site.faults.add({ operation: 'createToken', then: { status: 503 } })
    const { headers } = await client.call('POST', '/oauth/token', tokenFields(client.site))
    expect([headers.get('cache-control'), headers.get('pragma')]).toEqual(['no-store', 'no-cache'])
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
