import SwaggerParser from '@apidevtools/swagger-parser'
import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenAPIV3 } from 'openapi-types'
import validatorModule from 'openapi-response-validator'
import { parse } from 'yaml'
import { createClient, PERSON } from '../../../mocks/laws/support/client.ts'
import { document } from '../../../openapi/generated/document.ts'
import { createFakeShell, runLine } from '../testing/fake-shell.ts'
import { createTemporaryFolder } from '../testing/temporary-folder.ts'
import { openapi } from './openapi.ts'
import { toOpenapi30 } from './to-openapi-3-0.ts'

// CommonJS: Node gives the module, whose `default` is the class.
const OpenAPIResponseValidator = validatorModule.default

test('prints the document as YAML', async () => {
  const { exitCode, output } = await runLine('openapi')
  expect(exitCode).toBe(0)
  expect(parse(output, { maxAliasCount: 0 })).toEqual(document)
})

test('prints the document as JSON', async () => {
  expect(JSON.parse((await runLine('openapi --format json')).output)).toEqual(document)
})

test('writes the document to a file', async () => {
  const directory = createTemporaryFolder()
  const file = join(directory, 'api.json')
  const { output } = await runLine('openapi --format json --out api.json', { directory })
  expect(output).toBe(`Wrote ${file}\n`)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(document)
})

test('says when the file cannot be written', async () => {
  const { exitCode, errors } = await runLine('openapi --out missing/api.yaml')
  expect(exitCode).toBe(2)
  expect(errors).toBe(
    'Cannot write /nowhere/missing/api.yaml: ENOENT; give a file in an existing folder\n',
  )
})

describe('as OpenAPI 3.0', () => {
  const shown = toOpenapi30(document) as OpenAPIV3.Document

  test('is printed in either form', async () => {
    expect(JSON.parse((await runLine('openapi --openapi 3.0 --format json')).output)).toEqual(shown)
    expect(parse((await runLine('openapi --openapi 3.0')).output)).toEqual(shown)
    expect(shown.openapi).toBe('3.0.3')
  })

  test.each(['3.1', '3.0'])('swagger-parser takes the document as OpenAPI %s', async (version) => {
    const { output } = await runLine(`openapi --format json --openapi ${version}`)
    // It puts references in, and would write into what it is given.
    const read = (await SwaggerParser.validate(JSON.parse(output))) as { openapi: string }
    expect(read.openapi).toMatch(version)
  })

  test.each<[string, object, object]>([
    ['a type that may be null', { type: ['string', 'null'] }, { type: 'string', nullable: true }],
    [
      'values that may be null',
      { type: ['string', 'null'], enum: ['a'] },
      { type: 'string', nullable: true, enum: ['a', null] },
    ],
    ['null alone', { type: 'null' }, { type: 'object', nullable: true, enum: [null] }],
    [
      'several types',
      { type: ['string', 'integer'] },
      { anyOf: [{ type: 'string' }, { type: 'integer' }] },
    ],
    ['a constant', { type: 'string', const: 'pix' }, { type: 'string', enum: ['pix'] }],
    ['examples', { type: 'string', examples: ['a', 'b'] }, { type: 'string', example: 'a' }],
    [
      'an open bound',
      { type: 'number', exclusiveMinimum: 0, maximum: 9 },
      { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 9 },
    ],
    [
      'an open bound that another one goes beyond',
      { type: 'number', exclusiveMaximum: 9, maximum: 5 },
      { type: 'number', maximum: 5 },
    ],
    [
      'words beside a reference',
      { $ref: '#/components/schemas/A', description: 'One.' },
      { description: 'One.', allOf: [{ $ref: '#/components/schemas/A' }] },
    ],
    ['a schema that nothing holds to', { not: true }, { not: {} }],
    [
      'a rule of one field for another',
      { type: 'object', if: { required: ['a'] }, then: { required: ['b'] } },
      {
        type: 'object',
        description: 'Left out because OpenAPI 3.0 has no such keyword: `if`, `then`.',
      },
    ],
    [
      'fields that are called like keywords',
      { type: 'object', properties: { const: { type: ['integer', 'null'] } } },
      { type: 'object', properties: { const: { type: 'integer', nullable: true } } },
    ],
  ])('%s is written so', (_, schema, expected) => {
    const source = { ...document, components: { schemas: { One: schema } } }
    const { components } = toOpenapi30(source) as OpenAPIV3.Document
    expect(components?.schemas).toEqual({ One: expected })
  })

  test('a tool that reads 3.0 alone takes the answers of the mock, and sees a wrong one', async () => {
    const read = (await SwaggerParser.dereference(structuredClone(shown))) as OpenAPIV3.Document
    const judge = (path: string, method: 'get' | 'post', status: number, body: unknown) => {
      const { responses = {} } = read.paths[path]?.[method] ?? {}
      const validator = new OpenAPIResponseValidator({ responses: responses as never })
      return (validator.validateResponse(String(status), body) as { errors?: object[] } | undefined)
        ?.errors
    }
    const { call } = await createClient()
    const found = []
    for (const [method, path, address, body] of [
      ['POST', '/api/customers', '/api/customers', PERSON],
      ['POST', '/api/customers', '/api/customers', {}],
      ['GET', '/api/customers', '/api/customers', undefined],
      ['GET', '/api/customers/{id}', '/api/customers/1', undefined],
      ['GET', '/api/customers/{id}', '/api/customers/99', undefined],
      ['POST', '/api/subscriptions', '/api/subscriptions', { subscription: { customer_id: 1 } }],
      ['GET', '/api/subscriptions', '/api/subscriptions', undefined],
    ] as const) {
      const reply = await call(method, address, body)
      const lower = method === 'GET' ? 'get' : 'post'
      found.push([address, reply.status, judge(path, lower, reply.status, reply.body)])
      const wrong = judge(path, lower, reply.status, { ...reply.body, errors: 7 })
      expect(wrong).toMatchObject([{ path: 'errors' }])
    }
    expect(found).toEqual(found.map(([address, status]) => [address, status, undefined]))
    expect(found.map(([, status]) => status)).toEqual([201, 422, 200, 200, 404, 201, 200])
  })
})

describe('as a Postman collection', () => {
  test('is printed in lines for people', async () => {
    const reference = createTemporaryFolder({ 'postman.json': '{"item":[]}' })
    const shell = createFakeShell()
    const values = { format: 'postman', openapi: '3.1', out: undefined } as const
    await openapi(values, shell, reference)
    expect(shell.written()).toBe('{\n  "item": []\n}\n')
    await expect(openapi(values, shell, createTemporaryFolder())).rejects.toThrow(
      'Cannot read the Postman collection: it was not built; run npm run build',
    )
  })

  test('has no version of OpenAPI', async () => {
    const { exitCode, errors } = await runLine('openapi --format postman --openapi 3.0')
    expect(exitCode).toBe(2)
    expect(errors).toBe(
      "Cannot write a Postman collection as OpenAPI 3.0: it isn't an OpenAPI document; " +
        'leave out --openapi, or use --format yaml or json\n',
    )
  })
})
