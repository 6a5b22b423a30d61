import { execFileSync } from 'node:child_process'
import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { replyOf } from '../../testing/fake-context.ts'
import { toCurl, toEvidence } from './evidence.ts'
import { PersonalDataMask } from './personal-data-mask.ts'

const BASE = 'https://acme.example.com'
const VARIABLES = {
  SABIA_TARGET: 'https://target.test',
  SABIA_CLIENT_SECRET: 'the secret of $(echo the) `reader`',
  SABIA_ACCESS_TOKEN: 'the token',
}

interface Sent {
  path?: string
  headers?: Record<string, string>
  body?: string
}

function replyTo({ path = '/api/customers', headers = {}, body }: Sent) {
  return replyOf('{}', {
    url: BASE + path,
    requestHeaders: headers,
    ...(body === undefined ? {} : { method: 'POST', requestBody: body }),
  })
}

function maskOf(): PersonalDataMask {
  const mask = new PersonalDataMask()
  mask.addSecret('s3cr3t-value', '$SABIA_CLIENT_SECRET')
  mask.addSecret('t0k3n-value', '$SABIA_ACCESS_TOKEN')
  return mask
}

/** The words of commands, as a shell reads them; none of the commands is carried out. */
function wordsOf(commands: readonly string[]): string[][] {
  const script = commands.map((command) => `print ${command}\nprintf '\\001'`).join('\n')
  const shown = execFileSync('/bin/sh', ['-c', `print() { printf '%s\\002' "$@"; }\n${script}`], {
    env: { PATH: '/nowhere', ...VARIABLES },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const texts = shown.toString().split('\u0001').slice(0, -1)
  return texts.map((text) => text.split('\u0002').slice(0, -1))
}

const command = (sent: Sent, mask = maskOf()) => toCurl(replyTo(sent).exchange, mask, BASE)

describe('a command', () => {
  test('asks for the same thing again, of whatever target is named', () => {
    const headers = { authorization: 'Bearer t0k3n-value', 'user-agent': 'x', accept: 'y' }
    expect(wordsOf([command({ path: '/api/customers/7?page=2', headers })])).toEqual([
      [
        'curl',
        '-sS',
        '-i',
        '-X',
        'GET',
        'https://target.test/api/customers/7?page=2',
        '-H',
        'authorization: Bearer the token',
      ],
    ])
  })

  test('names another address in full', () => {
    const { exchange } = replyOf('{}', { url: 'https://id.example.net/token' })
    expect(wordsOf([toCurl(exchange, maskOf(), BASE)])[0]?.at(-1)).toBe(
      'https://id.example.net/token',
    )
  })

  test.each([
    ['a form', 'site=a&client_secret=s3cr3t-value', 'site=a&client_secret='],
    ['JSON', '{"client_secret":"s3cr3t-value"}', '{"client_secret":"'],
  ])('has the secret of %s as a variable, which is not read twice', (_, body, before) => {
    const sent = wordsOf([command({ body })])[0]?.at(-1)
    expect(sent?.startsWith(before + VARIABLES.SABIA_CLIENT_SECRET)).toBe(true)
  })

  test('says what was sent, character by character', () => {
    const body = '{"first_name":"D\'Ávila \\"$HOME\\" `id` $(id)","note":"\\\\ \\n ! * ~ # ; & |"}'
    const { exchange } = replyTo({ body })
    expect(wordsOf([toCurl(exchange, new PersonalDataMask(), BASE)])[0]?.at(-1)).toBe(body)
  })
})

const HOSTILE = fc.oneof(
  fc.string({ unit: 'binary-ascii' }),
  fc.string({
    unit: fc.constantFrom(
      "'",
      '"',
      '`',
      '$',
      '(',
      ')',
      '{',
      '}',
      '\\',
      '\n',
      '\r',
      ' ',
      ';',
      '&',
      '|',
      '<',
      '>',
      '*',
      '?',
      '[',
      ']',
      '#',
      '~',
      '=',
      '!',
      '%',
      'id',
      '$(id)',
      '`id`',
      '${HOME}',
      "'\\''",
      's3cr3t-value',
      '$SABIA_',
      'é',
      '"$(id)"',
      "';id;'",
      '\n-o /tmp/x',
      ' -K x',
    ),
    maxLength: 12,
  }),
)

/** A shell has no such characters in a word, and two of them part the words here. */
const clean = (text: string) => text.replaceAll(/(?!\s)\p{Cc}/gu, '')

describe('no shell reads anything into what came from a site', () => {
  test('whatever ids, headers and bodies hold', () => {
    const sent = fc.record({ path: HOSTILE, header: HOSTILE, body: HOSTILE })
    fc.assert(
      fc.property(fc.array(sent, { minLength: 40, maxLength: 60 }), (all) => {
        const mask = maskOf()
        const replies = all.map(({ path, header, body }) =>
          replyTo({
            path: `/api/customers/${clean(path)}`,
            headers: { 'x-one': clean(header) },
            body: clean(body),
          }),
        )
        const words = wordsOf(replies.map((reply) => toEvidence(reply, mask, BASE).curl))
        for (const [index, reply] of replies.entries()) {
          const { url, requestHeaders, requestBody = '' } = reply.exchange
          const fill = (text: string) =>
            text.replaceAll(
              /\$(SABIA_[A-Z_]+)/g,
              (_, name: string) => (VARIABLES as Record<string, string>)[name] ?? '',
            )
          expect(words[index]).toEqual([
            'curl',
            '-sS',
            '-i',
            '-X',
            'POST',
            VARIABLES.SABIA_TARGET + fill(mask.text(url.slice(BASE.length))),
            '-H',
            fill(`x-one: ${mask.text(requestHeaders['x-one'] ?? '')}`),
            '--data-binary',
            fill(mask.sent(requestBody)),
          ])
        }
      }),
      { numRuns: 15 },
    )
  })

  test('people have names that a shell would stumble over', () => {
    const mask = new PersonalDataMask()
    mask.learn([{ first_name: "D'Ávila" }, { last_name: 'curl' }, { city: 'POST' }])
    const reply = replyTo({ path: "/api/D'Ávila", body: "x=D'Ávila" })
    expect(wordsOf([toEvidence(reply, mask, BASE).curl])).toEqual([
      ['curl', '-sS', '-i', '-X', 'POST', 'https://target.test/api/***', '--data-binary', 'x=***'],
    ])
  })
})
