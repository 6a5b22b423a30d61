import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { codePoint } from '../../../openapi/text/code-point.fixture.ts'
import { PersonalDataMask } from './personal-data-mask.ts'

const SECRET = 'aB3-xyz_9.~K q+ç/"\'\\!=&%'

function maskOf(...secrets: string[]): PersonalDataMask {
  const mask = new PersonalDataMask()
  for (const secret of secrets) mask.addSecret(secret, '$SABIA_CLIENT_SECRET')
  return mask
}

/** What a reader of a report could make of its words. */
function decodedForms(shown: string): string[] {
  const words = shown.split(/[^\w+/=%-]+/)
  const plain = [shown, ...words].map((text) => {
    try {
      return decodeURIComponent(text)
    } catch {
      return text
    }
  })
  return [...plain, ...[...words, ...plain].map((word) => Buffer.from(word, 'base64').toString())]
}

const base64 = (text: string) => Buffer.from(text).toString('base64')

describe('a secret is taken out by value', () => {
  test.each([
    ['as it is', SECRET],
    ['in an address', encodeURIComponent(SECRET)],
    ['in a form', new URLSearchParams({ x: SECRET }).toString().slice(2)],
    ['in JSON', JSON.stringify(SECRET)],
    ['in JSON within JSON', JSON.stringify(JSON.stringify(SECRET))],
    ['in base64', base64(SECRET)],
    ['in base64 behind an id', `Basic ${base64(`an-id:${SECRET}`)}`],
    ['in base64 one letter further', base64(`i${SECRET}`)],
    ['in base64 two letters further', base64(`ii${SECRET}x`)],
    ['in base64 of another alphabet', Buffer.from(`~~${SECRET}`).toString('base64url')],
    ['in base64 behind other letters', `token-${base64(`i:${SECRET}`)}`],
    ['in an encoded form in base64', base64(`id:${encodeURIComponent(SECRET)}`)],
    ['in base64 in an address', encodeURIComponent(base64(`id:${SECRET}`))],
    ['in base64 in JSON', JSON.stringify({ a: base64(SECRET) })],
    ['in small escapes', encodeURIComponent(SECRET).replaceAll(/%../g, (one) => one.toLowerCase())],
    [
      'in escapes all through',
      [...Buffer.from(SECRET)].map((byte) => `%${byte.toString(16)}`).join(''),
    ],
    ['in escapes here and there', encodeURIComponent(SECRET).replace('xyz', '%78y%7A')],
    ['in escapes of escapes', encodeURIComponent(encodeURIComponent(SECRET))],
    [
      'in escapes of JSON',
      Array.from(SECRET, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
    ],
    ['in JSON in an address', encodeURIComponent(JSON.stringify(SECRET))],
    ['part of a longer text', `before${SECRET}after`],
    ['many times', `${SECRET} ${SECRET}${SECRET}`],
    ['in a header', `authorization: Bearer ${SECRET}`],
  ])('%s', (_, text) => {
    const mask = maskOf(SECRET)
    for (const shown of [mask.text(text), mask.deep({ a: [text] }).a[0]!, mask.body(text)]) {
      expect(shown).toContain('$SABIA_CLIENT_SECRET')
      expect(shown).not.toContain('xyz_9')
      expect(shown).not.toContain(base64(SECRET))
      for (const known of [SECRET, 'aB3-xyz_9.~K q+ç']) {
        expect(decodedForms(shown).some((form) => form.includes(known))).toBe(false)
      }
    }
  })

  test('the longer one first, where one is part of another', () => {
    const mask = maskOf('secret')
    mask.addSecret('secret-and-more', '$SABIA_ACCESS_TOKEN')
    expect(mask.text('secret-and-more secret')).toBe('$SABIA_ACCESS_TOKEN $SABIA_CLIENT_SECRET')
  })

  test('also one that becomes known after others were looked for', () => {
    const mask = maskOf('first-one')
    const text = 'first-one second-one'
    expect(mask.text(text)).toBe('$SABIA_CLIENT_SECRET second-one')
    mask.addSecret('second-one', '$SABIA_ACCESS_TOKEN')
    expect(mask.text(text)).toBe('$SABIA_CLIENT_SECRET $SABIA_ACCESS_TOKEN')
    mask.forget()
    expect(mask.text(text)).toBe(text)
  })

  test.each([
    [
      'JSON, after a percent sign',
      '00\u0001\u0001\u0001',
      (secret: string) => JSON.stringify(`%${secret}`),
    ],
    ['JSON, before a digit', 'secret"%4', (secret: string) => JSON.stringify(`${secret}1`)],
    [
      'JSON within an address, after a percent sign',
      '41"secret',
      (secret: string) => encodeURIComponent(JSON.stringify(`%${secret}`)),
    ],
    [
      'an address that leaves backslashes as they are',
      'never said',
      (secret: string) => `\\${secret.replaceAll(' ', '%20')}`,
    ],
    [
      'base64 in JSON that escapes slashes',
      '>>>???secret',
      (secret: string) => JSON.stringify(base64(secret)).replaceAll('/', '\\/'),
    ],
  ])('where its edge looks like another escape: in %s', (_, secret, encode) => {
    const mask = maskOf(secret)
    for (const shown of [mask.text(encode(secret)), mask.body(encode(secret))]) {
      expect(shown).toContain('$SABIA_CLIENT_SECRET')
    }
  })

  test('whatever characters it has, and whatever surrounds it', () => {
    const letters = fc.string({ unit: codePoint, minLength: 6, maxLength: 40 })
    fc.assert(
      fc.property(letters, fc.string(), fc.string(), (secret, before, after) => {
        // A text of one letter may stand beside the secret and look like it.
        fc.pre(!before.includes(secret[0]!) && !after.includes(secret.at(-1)!))
        fc.pre(!'$SABIA_CLIENT_SECRET*'.includes(secret))
        const mask = maskOf(secret)
        for (const shown of [
          mask.text(before + secret + after),
          mask.deep({ deep: [before + secret + after] }).deep[0]!,
          mask.body(before + secret + after),
          JSON.parse(mask.body(JSON.stringify({ a: [before + secret + after] }))).a[0] as string,
        ]) {
          expect(shown).not.toContain(secret)
        }
      }),
      { numRuns: 300, examples: [['00\0\0\0\0\0', '%', '']] },
    )
  })

  test('whatever escapes it and its surroundings look like', () => {
    const letters = (minLength: number, maxLength: number) =>
      fc.string({
        unit: fc.constantFrom(...Array.from('%0041u\\"+ nab/é\0xyz')),
        minLength,
        maxLength,
      })
    const inForm = (text: string) => new URLSearchParams({ text }).toString()
    const inJson = (text: string) => JSON.stringify({ text })
    const encoders = fc.constantFrom(
      inForm,
      inJson,
      (text: string) => inForm(inJson(text)),
      (text: string) => inJson(inForm(text)),
      (text: string) => inJson(inForm(inJson(text))),
    )
    fc.assert(
      fc.property(
        encoders,
        letters(6, 12),
        letters(0, 4),
        letters(0, 4),
        (encode, secret, before, after) => {
          const mask = maskOf(secret)
          const text = encode(before + secret + after)
          expect(mask.text(text)).toContain('$SABIA_CLIENT_SECRET')
          expect(mask.body(text)).toContain('$SABIA_CLIENT_SECRET')
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('a secret is taken out by key', () => {
  test.each([
    '{"access_token":"unknown-1","expires_in":7200}',
    '{"data":{"accessToken":"unknown-1"}}',
    '{"a":[{"client_secret":"unknown-1"}]}',
    '{"refresh_token":"unknown-1"}',
    '{"password":"unknown-1"}',
    '{"api_key":"unknown-1"}',
    '{"headers":{"Authorization":"Bearer unknown-1"}}',
    '{"access_token":{"value":"unknown-1"}}',
    '{"access_token":["unknown-1"]}',
    'client_secret=unknown-1&site=acme',
    'site=acme&client_secret=unknown-1',
    'see ?access_token=unknown-1 for more',
    '{"access_token":"unknown-1","expires_in":7200',
    '{"access_token" : "unknown-1"} trailing',
    '<script>{"client_secret": "unknown-1"}</script>',
    '{"access_token":"un\\"known-1"',
  ])('in the body %s', (text) => {
    const shown = new PersonalDataMask().body(text)
    expect(shown).not.toMatch(/known-1/)
    expect(shown).toContain('***')
  })

  test('its name is kept where it is known', () => {
    const mask = maskOf('known-secret')
    expect(mask.body('{"client_secret":"known-secret"}')).toBe(
      '{"client_secret":"$SABIA_CLIENT_SECRET"}',
    )
    expect(mask.body('a=1&client_secret=known-secret')).toBe(
      'a=1&client_secret=$SABIA_CLIENT_SECRET',
    )
  })

  test('what is no secret stays', () => {
    const body = '{"token_type":"Bearer","expires_in":7200,"scope":"customers_read","note":""}'
    expect(new PersonalDataMask().body(body)).toBe(body)
    expect(new PersonalDataMask().body('grant_type=client_credentials&site=acme')).toBe(
      'grant_type=client_credentials&site=acme',
    )
  })
})
