import { describe, expect, test } from '@jest/globals'
import * as oauth4webapi from 'oauth4webapi'
import { createSite, type Site } from '../site.ts'
import { NOW, send, tokenFields, type HeaderValues } from './support/client.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

interface OAuthBody {
  access_token?: string
  scope?: string
  error?: string
  error_description?: string
}

async function ask(site: Site, body: unknown, headers?: HeaderValues) {
  const reply = await send(site, 'POST', '/oauth/token', body, headers)
  return { ...reply, oauth: JSON.parse(reply.text) as OAuthBody }
}

function form(fields: Record<string, string>): string {
  return String(new URLSearchParams(fields))
}

function basic(uid: string, secret: string): HeaderValues {
  return { ...FORM, authorization: `Basic ${btoa(`${uid}:${secret}`)}` }
}

/** A site whose first application has this secret. */
async function withSecret(secret: string): Promise<Site> {
  const site = await createSite({ now: NOW })
  const snapshot = await site.snapshot()
  snapshot.applications.list[0]!.secret = secret
  await site.restore(snapshot)
  return site
}

function without(fields: Record<string, string>, ...names: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}

describe('the token answer', () => {
  test('has the five fields of the spec and no other', async () => {
    const site = await createSite({ now: NOW })
    const reply = await ask(site, tokenFields(site, 'customers_read subscriptions_write'))
    expect(reply.status).toBe(200)
    expect(JSON.parse(reply.text)).toEqual({
      access_token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      token_type: 'Bearer',
      expires_in: 72_000,
      scope: 'customers_read subscriptions_write',
      created_at: '31/01/2026',
    })
  })

  test('must not be stored', async () => {
    const site = await createSite({ now: NOW })
    const { headers } = await ask(site, tokenFields(site))
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('pragma')).toBe('no-cache')
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  test.each([
    ['2026-01-05T00:00:00.000Z', '05/01/2026'],
    ['2026-12-31T23:59:59.999Z', '31/12/2026'],
    ['2026-12-31T22:00:00.000-03:00', '01/01/2027'],
  ])('writes the day of %s in UTC as %s', async (now, day) => {
    const site = await createSite({ now })
    const reply = await ask(site, tokenFields(site))
    expect(JSON.parse(reply.text)).toHaveProperty('created_at', day)
  })

  test('shows each scope once, in the order asked for', async () => {
    const site = await createSite({ now: NOW })
    const scope = 'subscriptions_read customers_read  subscriptions_read'
    const { oauth } = await ask(site, tokenFields(site, scope))
    expect(oauth.scope).toBe('subscriptions_read customers_read')
  })

  test('has another token each time', async () => {
    const site = await createSite({ now: NOW })
    const first = await ask(site, tokenFields(site))
    const second = await ask(site, tokenFields(site))
    expect(first.oauth.access_token).not.toBe(second.oauth.access_token)
  })
})

describe('the ways to send credentials', () => {
  test.each([
    ['a form', (site: Site) => ask(site, form(tokenFields(site)), FORM)],
    [
      'a form with a charset',
      (site: Site) =>
        ask(site, form(tokenFields(site)), {
          'content-type': 'Application/X-WWW-Form-Urlencoded; charset=UTF-8',
        }),
    ],
    ['JSON', (site: Site) => ask(site, tokenFields(site))],
    [
      'HTTP Basic and a form',
      (site: Site) =>
        ask(
          site,
          form(without(tokenFields(site), 'client_id', 'client_secret')),
          basic('demo-client', 'demo-secret'),
        ),
    ],
    [
      'HTTP Basic and JSON',
      (site: Site) =>
        ask(site, without(tokenFields(site), 'client_id', 'client_secret'), {
          ...basic('demo-client', 'demo-secret'),
          'content-type': 'application/json',
        }),
    ],
    [
      'HTTP Basic with the client id in the body besides',
      (site: Site) =>
        ask(
          site,
          form(without(tokenFields(site), 'client_secret')),
          basic('demo-client', 'demo-secret'),
        ),
    ],
  ])('%s: the token is granted', async (_, act) => {
    const reply = await act(await createSite({ now: NOW }))
    expect(reply.status).toBe(200)
  })

  // RFC 6749, section 2.3.1: id and secret are form-encoded. Many clients send them as they are.
  test.each([
    ['as they are', 'demo-client', 'demo-secret', 'demo-secret', 200],
    ['form-encoded', 'demo%2Dclient', 'demo%2Dsecret', 'demo-secret', 200],
    ['with a plus for a space', 'demo-client', 'a+b', 'a b', 200],
    ['a plus as it is', 'demo-client', 'a+b', 'a+b', 200],
    ['a plus form-encoded', 'demo-client', 'a%2Bb', 'a+b', 200],
    ['a percent sign as it is', 'demo-client', '100%', '100%', 200],
    ['an escape that is part of the secret', 'demo-client', 'a%2Fb', 'a%2Fb', 200],
    ['that secret form-encoded', 'demo-client', 'a%252Fb', 'a%2Fb', 200],
    ['a colon in the secret', 'demo-client', 'a:b', 'a:b', 200],
    ['letters beyond ASCII form-encoded', 'demo-client', 'segr%C3%AAdo', 'segrêdo', 200],
    ['an escape that is no UTF-8', 'demo-client', 'a%FFb', 'a\ufffdb', 401],
    ['decoded twice', 'demo-client', 'a%252Fb', 'a/b', 401],
    ['form-encoded with a wrong secret', 'demo%2Dclient', 'demo%2Dwrong', 'demo-secret', 401],
  ])('HTTP Basic: %s', async (_, uid, sent, secret, status) => {
    const site = await withSecret(secret)
    const fields = without(tokenFields(site), 'client_id', 'client_secret')
    expect((await ask(site, form(fields), basic(uid, sent))).status).toBe(status)
  })

  test('HTTP Basic form-encoded, with the client id in the body besides', async () => {
    const site = await createSite({ now: NOW })
    const fields = form(without(tokenFields(site), 'client_secret'))
    const reply = await ask(site, fields, basic('demo%2Dclient', 'demo%2Dsecret'))
    expect(reply.status).toBe(200)
  })

  test.each(['demo-secret', 'a b+c%2Fd:e&ê'])(
    'oauth4webapi gets a token with ClientSecretBasic and the secret %j',
    async (secret) => {
      const site = await withSecret(secret)
      const issuer = 'https://demo.example.com'
      const server = { issuer, token_endpoint: `${issuer}/oauth/token` }
      const client = { client_id: site.application.uid }
      const response = await oauth4webapi.clientCredentialsGrantRequest(
        server,
        client,
        oauth4webapi.ClientSecretBasic(secret),
        new URLSearchParams({ site: site.name, scope: 'customers_read' }),
        { [oauth4webapi.customFetch]: (url, init) => site.fetch(new Request(url, init)) },
      )
      const granted = await oauth4webapi.processClientCredentialsResponse(server, client, response)
      expect(granted.scope).toBe('customers_read')
    },
  )

  test('a secret by HTTP Basic and in the body at once answers 400 invalid_request', async () => {
    const site = await createSite({ now: NOW })
    const reply = await ask(site, form(tokenFields(site)), basic('demo-client', 'demo-secret'))
    expect(reply.status).toBe(400)
    expect(reply.oauth.error).toBe('invalid_request')
  })

  test('a key that is unknown is ignored', async () => {
    const site = await createSite({ now: NOW })
    const reply = await ask(site, { ...tokenFields(site), resource: 'x', constructor: 'y' })
    expect(reply.status).toBe(200)
  })
})

describe('401 invalid_client', () => {
  test.each([
    ['a wrong client id', { client_id: 'other' }],
    ['a wrong secret', { client_secret: 'other' }],
    ['a secret that is the beginning of the right one', { client_secret: 'demo-secre' }],
    ['a secret that repeats the right one', { client_secret: 'demo-secretdemo-secret' }],
    ['an empty secret', { client_secret: '' }],
    ['an empty client id', { client_id: '' }],
    ['a wrong site', { site: 'acme' }],
    ['an empty site', { site: '' }],
    ['the site in capitals', { site: 'DEMO' }],
    ['no scopes', { scope: '' }],
    ['an unknown scope', { scope: 'customers_read everything' }],
    ['scopes separated by commas', { scope: 'customers_read,customers_write' }],
    ['scopes separated by a comma and a space', { scope: 'customers_read, customers_write' }],
    ['the name of an inherited key as client id', { client_id: '__proto__' }],
  ])('is answered to %s', async (_, wrong) => {
    const site = await createSite({ now: NOW })
    const reply = await ask(site, form({ ...tokenFields(site), ...wrong }), FORM)
    expect(reply.status).toBe(401)
    expect(JSON.parse(reply.text)).toEqual({
      error: 'invalid_client',
      error_description: expect.stringMatching(/unknown.*authentication.*not supported/),
    })
    expect(reply.headers.get('www-authenticate')).toMatch(/^Bearer .*error="invalid_client"/)
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })

  test.each(['client_id', 'client_secret', 'site', 'scope'])(
    'is answered when %s is left out',
    async (name) => {
      const site = await createSite({ now: NOW })
      const reply = await ask(site, without(tokenFields(site), name))
      expect([reply.status, reply.oauth.error]).toEqual([401, 'invalid_client'])
    },
  )

  test('is answered to a scope that the application was not given', async () => {
    const site = await createSite({ now: NOW })
    const { uid, secret } = site.createApplication({ name: 'Reader', scopes: 'customers_read' })
    const reply = await ask(site, {
      ...tokenFields(site, 'customers_read customers_write'),
      client_id: uid,
      client_secret: secret,
    })
    expect([reply.status, reply.oauth.error]).toEqual([401, 'invalid_client'])
  })

  test.each([
    ['no base64', 'Basic %%%'],
    ['no colon', `Basic ${btoa('demo-client')}`],
    ['a wrong secret', `Basic ${btoa('demo-client:wrong')}`],
  ])('is answered to HTTP Basic with %s', async (_, authorization) => {
    const site = await createSite({ now: NOW })
    const fields = without(tokenFields(site), 'client_id', 'client_secret')
    const reply = await ask(site, form(fields), { ...FORM, authorization })
    expect([reply.status, reply.oauth.error]).toEqual([401, 'invalid_client'])
  })

  test('does not tell which part was right', async () => {
    const site = await createSite({ now: NOW })
    const faults = [{ client_id: 'x' }, { client_secret: 'x' }, { site: 'x' }, { scope: 'x' }]
    const replies = await Promise.all(
      faults.map((fault) => ask(site, { ...tokenFields(site), ...fault })),
    )
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  })
})

describe('the grant type', () => {
  test.each(['password', 'authorization_code', 'refresh_token', 'CLIENT_CREDENTIALS'])(
    '%s answers 400 unsupported_grant_type',
    async (grant_type) => {
      const site = await createSite({ now: NOW })
      const reply = await ask(site, { ...tokenFields(site), grant_type })
      expect([reply.status, reply.oauth.error]).toEqual([400, 'unsupported_grant_type'])
    },
  )

  test('left out answers 400 invalid_request', async () => {
    const site = await createSite({ now: NOW })
    const reply = await ask(site, without(tokenFields(site), 'grant_type'))
    expect([reply.status, reply.oauth.error]).toEqual([400, 'invalid_request'])
  })
})

describe('a token call of a wrong form', () => {
  test.each([
    ['a parameter sent twice', 'grant_type=client_credentials&site=demo&site=demo', FORM, 400],
    ['malformed JSON', '{', {}, 400],
    ['a JSON list', '[]', {}, 400],
    ['a JSON null', 'null', {}, 400],
    ['an empty body', '', {}, 400],
    ['an empty form', '', FORM, 400],
    ['JSON values that are no texts', '{"grant_type":["client_credentials"]}', {}, 400],
    ['another content type', 'x', { 'content-type': 'text/plain' }, 415],
    ['no content type', 'x', { 'content-type': undefined }, 415],
    ['more than 1 MiB', 'x'.repeat(1_048_577), FORM, 413],
  ])('%s answers invalid_request', async (_, body, headers, status) => {
    const site = await createSite({ now: NOW })
    const reply = await ask(site, body, headers)
    expect([reply.status, reply.oauth.error]).toEqual([status, 'invalid_request'])
    expect(Object.keys(reply.oauth)).toEqual(['error', 'error_description'])
  })

  test('GET answers 405 and names POST', async () => {
    const site = await createSite({ now: NOW })
    const reply = await send(site, 'GET', '/oauth/token')
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

test('a parameter that is sent twice is named', async () => {
  const site = await createSite({ customers: 0 })
  const body = 'grant_type=client_credentials&grant_type=client_credentials'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const reply = await send(site, 'POST', '/oauth/token', body, headers)
  expect([reply.status, JSON.parse(reply.text)]).toEqual([
    400,
    {
      error: 'invalid_request',
      error_description: 'Parameter sent more than once: grant_type.',
    },
  ])
})
