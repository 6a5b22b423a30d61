import { describe, expect, test } from '@jest/globals'
import { createClient, createSubscription, send, tokenFields } from '../../laws/support/client.ts'
import { Mask } from '../../../openapi/mask/mask.ts'

const CANARY = 'whsec_C2FVsBQIhrscChlQIMV-b5sSYspob7oD'
const ODD = 'an odd "secret" & ção'

/** Every way in which a value may be written. */
function formsOf(value: string): string[] {
  return [
    value,
    encodeURIComponent(value),
    JSON.stringify(value).slice(1, -1),
    btoa(String.fromCharCode(...new TextEncoder().encode(value))),
  ]
}

describe('canary: no secret of any kind stands in the journal, the events or the search', () => {
  test.each([
    ['path', (secret: string) => ['GET', `/api/customers/${encodeURIComponent(secret)}`]],
    ['query', (secret: string) => ['GET', `/api/customers?x=${encodeURIComponent(secret)}`]],
    ['query, by key', (secret: string) => ['GET', `/api/customers?access_token=${secret}`]],
    [
      'query, in escapes',
      (secret: string) => [
        'GET',
        `/api?x=${[...new TextEncoder().encode(secret)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')}`,
      ],
    ],
    ['a field', (secret: string) => ['POST', '/api/customers', { email: secret }]],
    ['a key', (secret: string) => ['POST', '/api/customers', { [secret]: 1 }]],
    [
      'the middle of a field',
      (secret: string) => ['POST', '/api/customers', { email: `x${secret}y` }],
    ],
    [
      'a field in escapes',
      (secret: string) => [
        'POST',
        '/api/customers',
        `{"email":"${Array.from(secret, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}"}`,
      ],
    ],
    ['a broken body', (secret: string) => ['POST', '/api/customers', `{"email": ${secret}`]],
    [
      'a broken body, by key',
      (secret: string) => ['POST', '/api/customers', `{"token":"${secret}`],
    ],
    [
      'a header',
      (secret: string) => [
        'GET',
        '/api/customers',
        undefined,
        { 'x-own': encodeURIComponent(secret) },
      ],
    ],
    [
      'a cookie',
      (secret: string) => [
        'GET',
        '/api/customers',
        undefined,
        { cookie: encodeURIComponent(secret) },
      ],
    ],
    [
      'basic credentials',
      (secret: string) => [
        'POST',
        '/oauth/token',
        'grant_type=client_credentials',
        {
          authorization: `Basic ${btoa(`x:${encodeURIComponent(secret)}`)}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
      ],
    ],
    [
      'a form',
      (secret: string) => [
        'POST',
        '/oauth/token',
        String(new URLSearchParams({ client_secret: secret, other: secret })),
        { 'content-type': 'application/x-www-form-urlencoded' },
      ],
    ],
  ] as [string, (secret: string) => [string, string, unknown?, Record<string, string>?]][])(
    'in %s',
    async (_, toRequest) => {
      const client = await createClient()
      const { site } = client
      const application = site.createApplication({ name: 'Shop', scopes: 'customers_read' })
      site.journal.hide({ list: () => [ODD, CANARY] })
      const heard: unknown[] = []
      site.events.subscribe((event) => heard.push(event))
      const granted = await send(site, 'POST', '/oauth/token', {
        ...tokenFields(site, 'customers_read'),
        client_id: application.uid,
        client_secret: application.secret,
      })
      const { access_token: token } = JSON.parse(granted.text) as { access_token: string }
      const secrets = [client.token, token, application.secret, 'demo-secret', CANARY, ODD]
      for (const secret of secrets) {
        const [method, path, body, headers] = toRequest(secret)
        await client.call(method, path, body, headers)
      }
      const shown = JSON.stringify([site.journal.list(), heard])
      const all = [
        shown,
        ...site.journal.list().flatMap(({ request, answer }) => [request.body, answer.body]),
      ]
      const found = secrets
        .flatMap(formsOf)
        .filter((form) => all.some((text) => text?.includes(form)))
      expect(found).toEqual([])
      expect(secrets.filter((secret) => site.journal.list({ text: secret }).length > 0)).toEqual([])
    },
  )

  test('and what is no secret stays as it was', async () => {
    const client = await createClient()
    const made = await createSubscription(client)
    const entry = client.site.journal.list().at(-1)
    expect(entry?.answer.body).toContain(made.id)
    expect(JSON.stringify(entry?.request.headers)).toContain('application/json')
  })
})

describe('a mask', () => {
  test.each([
    ['{"a": 1}', '{"a": 1}'],
    ['{"client_secret": "x", "a": 1}', '{"client_secret": "***", "a": 1}'],
    ['{"Client-Secret":"x"}', '{"Client-Secret":"***"}'],
    ['[{"token":{"deep":"x"}}]', '[{"token":{"deep":"***"}}]'],
    ['a=1&client_secret=x&b', 'a=1&client_secret=***&b'],
    ['client%5Fsecret=x', 'client%5Fsecret=***'],
    ['{"secret":"abc', '{"secret":"***'],
    ['{"client\\u005fsecret":"x"}', '{"client\\u005fsecret":"***"}'],
    ['{"a":"{\\"token\\":\\"x\\"}"}', '{"a":"{\\"token\\":\\"***\\"}"}'],
    ['{"token":123456789}', '{"token":"***"}'],
    ['plain text', 'plain text'],
    ['', ''],
  ])('turns the body %j into %j', (text, shown) => {
    expect(new Mask().body(text)).toBe(shown)
  })

  test('finds a made secret in a run of the same letters', () => {
    const mask = new Mask()
    const secret = 'S'.repeat(43)
    mask.hide({ has: (word) => word === secret })
    expect(mask.text(`aaaa${secret}bbbb`)).toBe('aaaa***bbbb')
  })
})
