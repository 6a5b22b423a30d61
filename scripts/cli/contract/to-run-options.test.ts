import { describe, expect, test } from '@jest/globals'
import { contractSettings } from '../settings/settings.ts'
import { resolveSettings } from '../settings/resolve-settings.ts'
import { previewRun, toRunOptions } from './to-run-options.ts'

const live = { target: 'https://acme.example.com' }
const keys = { 'client-id': 'id', 'client-secret': 'secret' }
const writing = { ...live, ...keys, 'allow-writes': 'true' }

describe('the target', () => {
  test('is the embedded mock where none is named', () => {
    expect(previewRun(read({}))).toEqual({
      target: 'embedded',
      isLive: false,
      isReadOnly: false,
      maxWrites: 15,
    })
  })

  test.each(['http://127.0.0.1:4010', 'http://localhost:4010', 'http://demo.localhost:4010'])(
    'on this machine, %s, is opened with the credentials of the mock',
    (target) => {
      const options = read({ target })
      expect(options.credentials).toEqual({
        clientId: 'demo-client',
        clientSecret: 'demo-secret',
        site: 'demo',
      })
      expect(previewRun(options)).toMatchObject({ isLive: false, isReadOnly: false })
    },
  )

  test('under localhost that leads elsewhere is a live site', () => {
    const target = 'http://demo.localhost:4010'
    expect(() => read({ target }, false)).toThrow(/^Cannot check demo\.localhost:4010: .* missing;/)
    const options = read({ target, ...keys }, false)
    expect(previewRun(options, false)).toMatchObject({ isLive: true, isReadOnly: true })
  })

  test('of another site on this machine is opened with the credentials that are given', () => {
    const target = 'http://acme.localhost:4010'
    expect(() => read({ target })).toThrow(/^Cannot check acme\.localhost:4010: .* are missing;/)
    expect(read({ target, ...keys }).credentials?.site).toBe('acme')
  })

  test('that is live is only read, unless writes are allowed', () => {
    expect(previewRun(read({ ...live, ...keys }))).toMatchObject({ isLive: true, isReadOnly: true })
    expect(previewRun(read({ ...writing, site: 'acme' }))).toMatchObject({ isReadOnly: false })
    const both = { ...writing, site: 'acme', 'read-only': 'true' }
    expect(previewRun(read(both))).toMatchObject({ isReadOnly: true })
  })

  test('that is live and only read is the site that the host begins with', () => {
    expect(read({ ...live, ...keys }).credentials?.site).toBe('acme')
    expect(read({ ...live, ...keys, site: 'globex' }).credentials?.site).toBe('globex')
  })

  test('may be opened with a token alone', () => {
    const options = read({ ...live, 'access-token': 'token' })
    expect(options).toMatchObject({ accessToken: 'token' })
    expect(options.credentials).toBeUndefined()
  })

  test('with a token alone is written to where the host begins with the site', () => {
    const token = { ...live, 'access-token': 'token', 'allow-writes': 'true' }
    expect(previewRun(read({ ...token, site: 'acme' })).isReadOnly).toBe(false)
    const confirmed = { ...token, 'confirm-host': 'acme.example.com' }
    expect(previewRun(read(confirmed)).isReadOnly).toBe(false)
  })
})

const refused: [string, Record<string, string>, RegExp][] = [
  [
    'no credentials',
    live,
    /^Cannot check acme\.example\.com: the client id and the client secret /,
  ],
  [
    'no secret',
    { ...live, 'client-id': 'id' },
    /: the client secret is missing; set SABIA_CLIENT_S/,
  ],
  [
    'no id',
    { ...live, 'client-secret': 's' },
    /is missing; set SABIA_CLIENT_ID \(or give --client/,
  ],
  [
    'no site for writes',
    writing,
    /^Cannot write to acme\.example\.com: the site name is missing; give/,
  ],
  ['another site', { ...writing, site: 'globex' }, /the site is "globex" and the host begins with/],
  [
    'another host confirmed',
    { ...writing, site: 'acme', 'confirm-host': 'other.example.com' },
    /^Cannot write to acme\.example\.com: the confirmed host is other/,
  ],
  [
    'another site with a token',
    { ...live, 'access-token': 't', 'allow-writes': 'true', site: 'globex' },
    /confirm it with --confirm-host acme\.example\.com$/,
  ],
  [
    'no site with a token',
    { ...live, 'access-token': 't', 'allow-writes': 'true' },
    /^Cannot write to acme\.example\.com: no site is named/,
  ],
  [
    'a number for a host',
    { ...keys, target: 'http://10.0.0.5' },
    /^Cannot check 10\.0\.0\.5: the site name is missing; give --site NAME \(SABIA_SITE\)$/,
  ],
  [
    'no address',
    { target: 'acme' },
    /^Cannot use the target "acme": it isn't an address; write it/,
  ],
  ['no web address', { target: 'localhost:4010' }, /only http and https are supported$/],
  [
    'a password in it',
    { ...keys, site: 'a', target: 'https://u:p@a.example.com' },
    /plain address$/,
  ],
  [
    'an address in place of a domain',
    { ...writing, site: 'acme', product: '7:a', 'email-domain': 'qa@acme.com.br' },
    /^Cannot use the e-mail domain "qa@acme\.com\.br": write it like/,
  ],
  ['no such check', { only: 'CUS-READ-999' }, /^Cannot run CUS-READ-999: .* did you mean CUS-/],
  ['a lost target', keys, /^Cannot use client-id: no target was given, and the .* with --target/],
  ['a payer alone', { 'payer-command': 'true' }, /^Cannot use the payer command: no webhooks are/],
  [
    'one who refuses alone',
    { 'payer-refuse-command': 'true' },
    /^Cannot use the payer command: no/,
  ],
]

test.each(refused)('is refused with %s', (_, options, message) => {
  expect(() => previewRun(read(options))).toThrow(message)
})

test('tells the run what the settings say', () => {
  const options = read({
    ...writing,
    site: 'acme',
    product: '12:gold-plan',
    'token-url': 'https://id.example.com/token',
    'token-format': 'form',
    'token-client': 'basic',
    'token-field': 'client_id=uid',
    'status-name': 'active=authorized',
    'email-domain': 'mail.acme.com.br',
    'max-writes': '7',
    rate: '90/m',
    timeout: '5s',
    seed: '3',
    only: 'TOK-GRANT-001',
  })
  expect(options).toEqual({
    baseUrl: 'https://acme.example.com',
    credentials: { clientId: 'id', clientSecret: 'secret', site: 'acme' },
    allowWrites: true,
    readOnly: false,
    products: [{ id: 12, handle: 'gold-plan' }],
    tokenUrl: 'https://id.example.com/token',
    tokenMethod: 'POST',
    tokenFormat: 'form',
    tokenClient: 'basic',
    tokenFields: { client_id: 'uid' },
    statusNames: { active: 'authorized' },
    emailDomain: 'mail.acme.com.br',
    maxWrites: 7,
    rate: 1.5,
    timeout: 5000,
    seed: 3,
    only: ['TOK-GRANT-001'],
  })
})

function read(texts: Record<string, string>, isLocal?: boolean) {
  const given = Object.entries(texts).map(([name, text]) => [name, [text]])
  const options = Object.fromEntries(given) as Record<string, string[]>
  const sources = { options, environment: {}, configuration: undefined, directory: '/' }
  return toRunOptions(resolveSettings(contractSettings, sources), isLocal)
}
