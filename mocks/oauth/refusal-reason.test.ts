import { describe, expect, test } from '@jest/globals'
import { NOW, send, tokenFields, type HeaderValues } from '../laws/support/client.ts'
import { createSite, type Answered, type Site } from '../site.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Sends a token call; what is undefined is left out. */
async function ask(
  site: Site,
  changes: Record<string, string | undefined>,
  headers: HeaderValues = {},
) {
  const fields = Object.entries({ ...tokenFields(site), ...changes }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  const told: Answered[] = []
  const stop = site.onAnswer((answered) => told.push(answered))
  const body = String(new URLSearchParams(fields))
  const reply = await send(site, 'POST', '/oauth/token', body, { ...FORM, ...headers })
  stop()
  const [violation] = site.journal.list().at(-1)?.violations ?? []
  return { status: reply.status, reason: told[0]?.reason, message: violation?.message }
}

const basic = (uid: string, secret: string) => ({
  authorization: `Basic ${btoa(`${uid}:${secret}`)}`,
})
const inHeader = { client_id: undefined, client_secret: undefined }

describe('why a token call is refused is told to the developer alone', () => {
  test.each<[string, number, Record<string, string | undefined>, HeaderValues?]>([
    ['Prefer asks for this answer', 401, {}, { prefer: 'code=401' }],
    ['site is missing (send site=demo)', 401, { site: undefined }],
    ['site names another one (send site=demo)', 401, { site: 'acme' }],
    ['client_id is missing', 401, { client_id: undefined }],
    ['no application has this client_id', 401, { client_id: 'other' }],
    ['no application has this client_id', 401, inHeader, basic('other', 'demo-secret')],
    ['client_secret is missing', 401, { client_secret: undefined }],
    ['client_secret is wrong', 401, { client_secret: 'other' }],
    ['client_secret is wrong', 401, inHeader, basic('demo%2Dclient', 'other')],
    ['scope is missing', 401, { scope: undefined }],
    [
      'scopes are separated by commas (use spaces)',
      401,
      { scope: 'customers_read,customers_write' },
    ],
    [
      'scope customer_read is unknown (did you mean customers_read?)',
      401,
      { scope: 'customers_write customer_read' },
    ],
    ['a scope is unknown', 401, { scope: 'demo-secret' }],
    ['a scope is unknown', 401, { scope: '##[error]customers_read' }],
    [
      'client_secret is wrong; site is missing (send site=demo); scope is missing',
      401,
      { client_secret: 'other', site: undefined, scope: undefined },
    ],
    ['grant_type is missing', 400, { grant_type: undefined }],
    ['grant_type is not client_credentials', 400, { grant_type: 'password' }],
    ['HTTP Basic and the body both hold credentials', 400, {}, basic('demo-client', 'demo-secret')],
    ['the body is neither a form nor JSON', 415, {}, { 'content-type': 'text/plain' }],
    ["the body isn't a JSON object", 400, {}, { 'content-type': 'application/json' }],
  ])('%s', async (reason, status, changes, ...[headers]) => {
    const site = await createSite({ now: NOW })
    expect(await ask(site, changes, headers)).toEqual({ status, reason, message: reason })
  })

  test('a scope that the application was not given', async () => {
    const site = await createSite({ now: NOW })
    const { uid, secret } = site.createApplication({ name: 'Reader', scopes: 'customers_read' })
    const changes = { client_id: uid, client_secret: secret, scope: 'customers_write' }
    const reason = 'scope customers_write is not granted to the application'
    expect(await ask(site, changes)).toEqual({ status: 401, reason, message: reason })
  })

  test.each([
    ['400-invalid-scope', 'client_secret is wrong; scope is missing'],
    ['application-scopes', 'client_secret is wrong'],
  ])('with the choice %s of G71: %s', async (choice, reason) => {
    const site = await createSite({ now: NOW, profile: { G71: choice } })
    const found = await ask(site, { client_secret: 'other', scope: undefined })
    expect(found).toEqual({ status: 401, reason, message: reason })
  })

  test('a granted token has none', async () => {
    const site = await createSite({ now: NOW })
    expect(await ask(site, {})).toEqual({ status: 200, reason: undefined, message: undefined })
  })
})
