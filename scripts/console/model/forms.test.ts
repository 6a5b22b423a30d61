import { expect, test } from '@jest/globals'
import type { Call } from './call.ts'
import { toForms } from './forms.ts'

const call: Call = {
  operationId: 'createCustomer',
  method: 'POST',
  path: '/api/customers',
  headers: [
    ['Authorization', 'Bearer abc'],
    ['Content-Type', 'application/json'],
  ],
  body: '{"first_name":"Ana"}',
}
const base = 'http://127.0.0.1:4010'

test('a call is a command, and a program in each language with its own address and body', () => {
  const { curl, Raw, ...programs } = toForms(call, base)
  expect(Object.keys(programs)).toEqual(['TypeScript', 'Python', 'PHP'])
  for (const text of [curl, ...Object.values(programs)]) {
    expect(text).toContain(`${base}/api/customers`)
    expect(text).toContain('Ana')
    expect(text).toContain('SABIA_ACCESS_TOKEN')
    expect(text).not.toContain('abc')
  }
  expect(Raw).toContain('Authorization: Bearer abc')
})

test.each([
  ['a body that is no JSON', { ...call, body: '{' }],
  ['a requested example', { ...call, headers: [...call.headers, ['Prefer', 'code=201']] as const }],
])('%s is a command alone', (_, odd) => {
  expect(Object.keys(toForms(odd, base))).toEqual(['curl', 'Raw'])
})
