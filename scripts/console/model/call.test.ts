import { execFileSync } from 'node:child_process'
import { describe, expect, test } from '@jest/globals'
import { FORM, toCall, toCurl, toFirstCommand, toRaw, toVariableCommand } from './call.ts'
import { preferencesOf, toDraft } from './draft.ts'
import { findOperation, operations } from './operations.ts'
import { createSite } from '../../../mocks/index.ts'

import * as fc from 'fast-check'

const draftOf = (operationId: string) => toDraft(findOperation(operationId), {})

describe('a call', () => {
  test('carries the token where the operation asks for scopes, and nowhere else', () => {
    for (const { operationId, scopes } of operations) {
      const names = toCall(draftOf(operationId), 'abc').headers.map(([name]) => name)
      expect([operationId, names.includes('Authorization')]).toEqual([
        operationId,
        scopes !== undefined,
      ])
    }
  })

  test('escapes what is typed into the path, and leaves empty query values out', () => {
    const draft = { ...draftOf('readCustomer'), path: { id: 'a/b?c' } }
    expect(toCall(draft, undefined).path).toBe('/api/customers/a%2Fb%3Fc')
    const list = { ...draftOf('listCustomers'), query: { page: '2', per_page: '' } }
    expect(toCall(list, undefined).path).toBe('/api/customers?page=2')
  })

  test('as a form has the same fields as its JSON', () => {
    const draft = draftOf('createToken')
    const { body } = toCall({ ...draft, mediaType: FORM }, undefined)
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual(JSON.parse(draft.body))
  })

  test.each([FORM, 'application/json'])('as %s sends a broken body as it stands', (mediaType) => {
    const draft = { ...draftOf('createToken'), mediaType, body: '{"grant_type":' }
    expect(toCall(draft, undefined).body).toBe('{"grant_type":')
  })

  test('can ask for answers by labels without marks, which no option shows as such', () => {
    const labels = preferencesOf(findOperation('createPaymentProfile')).map(({ label }) => label)
    expect(labels).toContain('422 The payment type is not pix')
    expect(labels.filter((label) => label.includes('`'))).toEqual([])
  })

  test('is shown as it goes over the wire', () => {
    const draft = { ...draftOf('readCustomer'), path: { id: '17' } }
    expect(toRaw(toCall(draft, 'abc'), '127.0.0.1:4010')).toBe(
      'GET /api/customers/17 HTTP/1.1\nHost: 127.0.0.1:4010\nAuthorization: Bearer abc',
    )
  })
})

describe('the command', () => {
  test('names the token by its variable', () => {
    expect(toCurl(toCall(draftOf('listCustomers'), 'secret'), 'http://127.0.0.1:4010')).toBe(
      'curl -i \'http://127.0.0.1:4010/api/customers\' \\\n  -H "Authorization: Bearer $SABIA_ACCESS_TOKEN"',
    )
  })

  test('gives a shell the body letter by letter', () => {
    const text = fc.string({ unit: 'grapheme-ascii', minLength: 1 })
    fc.assert(
      fc.property(text, (body) => {
        const call = toCall({ ...draftOf('createCustomer'), body }, 'abc')
        const shown = toCurl(call, 'http://127.0.0.1:4010').replace(/^curl/, 'set --')
        const script = `${shown}\nfor last; do :; done; printf %s "$last"`
        expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' })).toBe(body)
      }),
      { numRuns: 30 },
    )
  })
})

test('every declared example of an answer can be asked for', () => {
  for (const operation of operations) {
    const examples = Object.values(operation.responses).flatMap(({ content }) =>
      Object.keys(content?.['application/json']?.examples ?? {}),
    )
    expect(preferencesOf(operation)).toHaveLength(examples.length)
  }
})

const BASE = 'http://127.0.0.1:4010'

test('the token command asks for the scopes of the application, and the site answers it', async () => {
  const site = await createSite({ site: 'acme', customers: 0 })
  const command = toVariableCommand(BASE, 'acme', site.application)
  const [, body = ''] = /--data-binary '([^']*)'/.exec(command) ?? []
  const answer = await site.fetch(`${BASE}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(await answer.json()).toMatchObject({ scope: site.application.scopes.join(' ') })
})

test('the first command has the variable of a token, then the token itself', () => {
  expect(toFirstCommand(BASE, undefined)).toContain('"Authorization: Bearer $SABIA_ACCESS_TOKEN"')
  expect(toFirstCommand(BASE, "a$&'b")).toContain(`"Authorization: Bearer a$&'b"`)
})
