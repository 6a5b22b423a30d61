import { describe, expect, test } from '@jest/globals'
import { knownScopes, operations } from '../shared/document.ts'
import { createSite } from '../site.ts'
import {
  BASE,
  connect,
  createClient,
  createSubscription,
  grantedToken,
  NOW,
  PERSON,
  send,
} from './support/client.ts'
import { until } from './support/receiver.ts'

const HOUR = 60 * 60 * 1000

/** Each operation of the API with the scope that it needs and a request as the document's examples. */
const CALLS = operations
  .filter(({ scopes }) => scopes !== undefined)
  .map(({ operationId, scopes = [], method, path, parameters, requestBody }) => {
    const [body] = Object.values(requestBody?.content?.['application/json']?.examples ?? {})
    const place = parameters.reduce(
      (filled, { name, example }) => filled.replace(`{${name}}`, String(example)),
      path,
    )
    const sent = (body as { value?: unknown } | undefined)?.value
    return [operationId, scopes.join(' '), method, place, sent] as const
  })

describe('scopes', () => {
  test.each(CALLS)('%s answers 403 without %s', async (_, scope, method, path, body) => {
    const others = knownScopes.filter((known) => known !== scope).join(' ')
    const client = await createClient({}, others)
    const reply = await client.call(method, path, body)
    const sentence = `Access to this resource requires scope "${scope}".`
    expect(reply.status).toBe(403)
    expect(reply.body).toEqual({ data: null, errors: sentence, meta: {} })
    expect(reply.headers.get('www-authenticate')).toBe(
      `Bearer realm="demo", error="insufficient_scope", ` +
        `error_description="Access to this resource requires scope \\"${scope}\\"."`,
    )
  })

  test.each(CALLS)('%s needs no scope but %s', async (_, scope, method, path, body) => {
    const client = await createClient({}, scope)
    const reply = await client.call(method, path, body)
    expect([401, 403]).not.toContain(reply.status)
  })

  test('that are lacking keep a write from storing anything', async () => {
    const { site, call } = await createClient({ customers: 5 }, 'customers_read')
    await call('POST', '/api/customers', PERSON)
    const list = await (await connect(site)).call<unknown[]>('GET', '/api/customers')
    expect(list.body.data).toHaveLength(5)
  })
})

describe('401', () => {
  test.each(CALLS)('is answered by %s without a token', async (_, _scope, method, path, body) => {
    const client = await createClient()
    const reply = await client.call(method, path, body, { authorization: undefined })
    expect(reply.status).toBe(401)
    expect(reply.body).toEqual({ data: null, errors: 'The access token is invalid', meta: {} })
    expect(reply.headers.get('www-authenticate')).toBe(
      'Bearer realm="demo", error="invalid_token", error_description="The access token is invalid"',
    )
  })

  test.each([
    ['an unknown token', () => 'Bearer unknown'],
    ['no token', () => 'Bearer'],
    ['an empty header', () => ''],
    ['a token without its scheme', (token: string) => token],
    ['another scheme', (token: string) => `Token ${token}`],
    ['Basic', () => `Basic ${btoa('demo-client:demo-secret')}`],
    ['two tokens', (token: string) => `Bearer ${token}, Bearer ${token}`],
    ['a token with more behind it', (token: string) => `Bearer ${token} x`],
    ['a part of a token', (token: string) => `Bearer ${token.slice(0, -1)}`],
    ['the name of an inherited key', () => 'Bearer __proto__'],
  ])('is answered to %s in the header', async (_, toHeader) => {
    const client = await createClient()
    const headers = { authorization: toHeader(client.token) }
    const reply = await client.call('GET', '/api/customers', undefined, headers)
    expect(reply.status).toBe(401)
  })

  test('is answered to a token in the query or the body', async () => {
    const client = await createClient()
    const path = `/api/customers?access_token=${client.token}`
    const body = { ...PERSON, access_token: client.token }
    const reply = await client.call('POST', path, body, { authorization: undefined })
    expect(reply.status).toBe(401)
  })

  test("is answered to another site's token", async () => {
    const demo = await createClient({ site: 'demo', seed: 1 })
    const acme = await createClient({ site: 'acme', seed: 1 })
    const headers = { authorization: `Bearer ${acme.token}` }
    const reply = await demo.call('GET', '/api/customers', undefined, headers)
    expect(reply.status).toBe(401)
  })
})

test.each(['bearer', 'BEARER', 'Bearer  '])('the scheme may be written %j', async (scheme) => {
  const client = await createClient()
  const headers = { authorization: `${scheme} ${client.token}` }
  const reply = await client.call('GET', '/api/customers', undefined, headers)
  expect(reply.status).toBe(200)
})

describe('the life of a token', () => {
  test('is 72000 seconds by the clock of the site', async () => {
    const clock = { now: Date.parse(NOW) }
    const client = await createClient({ now: () => clock.now })
    clock.now += 20 * HOUR - 1
    const alive = await client.call('GET', '/api/customers')
    clock.now += 1
    const expired = await client.call('GET', '/api/customers')
    expect(alive.status).toBe(200)
    expect(expired.status).toBe(401)
    expect(expired.body.errors).toBe('The access token expired')
  })

  test('is not cut short by a newer token', async () => {
    const client = await createClient()
    await grantedToken(client.site)
    const reply = await client.call('GET', '/api/customers')
    expect(reply.status).toBe(200)
  })

  test('ends with a reset', async () => {
    const client = await createClient()
    await client.site.reset()
    const reply = await client.call('GET', '/api/customers')
    expect(reply.status).toBe(401)
    expect(reply.body.errors).toBe('The access token is invalid')
  })

  test('ended by a reset refuses a call whose body arrives later, and nothing is written', async () => {
    const site = await createSite({ customers: 1, now: NOW })
    const authorization = `Bearer ${await grantedToken(site)}`
    const text = new TextEncoder().encode(JSON.stringify(PERSON))
    let finish: () => void = () => {}
    let isRead = false
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(text.slice(0, 10))
        finish = () => {
          controller.enqueue(text.slice(10))
          controller.close()
        }
      },
      pull() {
        isRead = true
      },
    })
    const headers = { authorization, 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body, duplex: 'half' as const }
    const creating = site.fetch(new Request(`${BASE}/api/customers`, init))
    await until(() => isRead)
    await site.reset()
    finish()
    expect((await creating).status).toBe(401)

    const again = { authorization: `Bearer ${await grantedToken(site)}` }
    const list = await site.fetch(`${BASE}/api/customers`, { headers: again })
    const { data } = (await list.json()) as { data: unknown[] }
    expect(data).toHaveLength(1)
  })
})

describe('two sites', () => {
  test('of one seed give different tokens, ids and secrets', async () => {
    const [left, right] = [
      await createClient({ site: 'left', seed: 1 }),
      await createClient({ site: 'right', seed: 1 }),
    ]
    const ids = [await createSubscription(left), await createSubscription(right)]
    expect(left.token).not.toBe(right.token)
    expect(ids[0]?.id).not.toBe(ids[1]?.id)
    expect(left.site.application.uid).not.toBe(right.site.application.uid)
    expect(left.site.application.secret).not.toBe(right.site.application.secret)
  })

  test("do not know each other's subscriptions", async () => {
    const left = await createClient({ site: 'left' })
    const right = await createClient({ site: 'right' })
    const { id } = await createSubscription(left)
    const reply = await right.call('GET', `/api/subscriptions/${id}`)
    expect(reply.status).toBe(404)
  })

  test("do not take each other's credentials", async () => {
    const left = await createSite({ site: 'left' })
    const right = await createSite({ site: 'right' })
    const { uid, secret } = left.application
    const reply = await send(right, 'POST', '/oauth/token', {
      grant_type: 'client_credentials',
      client_id: uid,
      client_secret: secret,
      site: 'right',
      scope: 'customers_read',
    })
    expect(reply.status).toBe(401)
  })
})
