import { expect, test } from '@jest/globals'
import type { OpenAPIV3_1 } from 'openapi-types'
import { document } from '../../../openapi/generated/document.ts'
import { toCodeSamples } from './to-code-samples.ts'

const small = (parts: object, server: object = { url: 'https://{site}.example.com/' }) =>
  ({
    openapi: '3.1.1',
    info: { title: 'Small', version: '1.0.0' },
    servers: [{ variables: { site: { default: 'acme' } }, ...server }],
    paths: { '/things/{name}': { put: { operationId: 'putThing', responses: {}, ...parts } } },
  }) as unknown as OpenAPIV3_1.Document

const name = { name: 'name', in: 'path', required: true, example: 'a b/c' }

test("the address is the document's first server with its variables filled in", () => {
  const [curl] = toCodeSamples(small({ parameters: [name] })).get('putThing') ?? []
  expect(curl?.source).toBe(
    `curl -sS --fail-with-body -X PUT \\\n  'https://acme.example.com/things/a%20b%2Fc'`,
  )
})

test('a query value is sent where it must be, and left out where it need not', () => {
  const query = [
    { name: 'kind', in: 'query', required: true, example: 'a&b' },
    { name: 'page', in: 'query', example: 2 },
  ]
  const samples = toCodeSamples(small({ parameters: [name, ...query] })).get('putThing') ?? []
  for (const { source } of samples) {
    expect(source).toContain('/things/a%20b%2Fc?kind=a%26b')
    expect(source).not.toContain('page')
  }
})

test('no sample holds the secret of the default application', () => {
  for (const samples of toCodeSamples(document).values()) {
    for (const { source } of samples) expect(source).not.toContain('demo-secret')
  }
})

test.each([
  [
    'no server',
    { ...small({}), servers: [] },
    'Cannot write samples: the document has no server; give it one in `servers`',
  ],
  [
    'no example of a parameter',
    small({ parameters: [{ name: 'name', in: 'path', required: true }] }),
    'Cannot write a sample of putThing: the parameter name has no example; give it one in the document',
  ],
  [
    'no example of a body',
    small({ parameters: [name], requestBody: { content: { 'application/json': {} } } }),
    'Cannot write a sample of putThing: the body application/json has no example; give it one in the document',
  ],
  [
    'a body of another kind',
    small({
      parameters: [name],
      requestBody: { content: { 'text/csv': { examples: { one: { value: 'a,b' } } } } },
    }),
    'Cannot write a sample of putThing: its body is text/csv; teach to-call.ts it',
  ],
])('a document with %s is refused', (_, given, message) => {
  expect(() => toCodeSamples(given)).toThrow(message)
})
