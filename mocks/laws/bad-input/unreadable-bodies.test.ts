import { describe, expect, test } from '@jest/globals'
import { operations } from '../../shared/document.ts'
import {
  asInFirefox,
  createClient,
  PERSON,
  refused,
  send,
  streamOf,
  tokenFields,
  UNKNOWN_ID,
} from '../support/client.ts'

const MEBIBYTE = 1024 * 1024

/** Every call that takes JSON: the body is read before what the path names is looked up. */
const WRITES = operations
  .filter(({ scopes, requestBody }) => scopes !== undefined && requestBody !== undefined)
  .map(({ operationId, path }) => {
    return [operationId, path.replaceAll(/\{[^}]*\}/g, UNKNOWN_ID)] as const
  })

describe('400', () => {
  test.each(
    WRITES.flatMap(([operationId, path]) =>
      [
        '',
        ' ',
        '{',
        '{"email":',
        "{'email':'a'}",
        '{"a":1,}',
        '[]',
        '[{}]',
        'null',
        'true',
        '7',
        '"text"',
        'NaN',
        '\ufeff\ufeff{}',
        '{} {}',
        '\u0000',
        'a=b',
      ].map((body) => [operationId, body, path] as const),
    ),
  )('%s answers it to the body %j', async (_, body, path) => {
    const reply = await refused(await createClient(), path, body)
    expect([reply.status, reply.body.errors]).toEqual([400, 'Malformed JSON'])
  })

  test('is answered to a POST without any body', async () => {
    const client = await createClient()
    const headers = { 'content-type': 'application/json' }
    const reply = await client.call('POST', '/api/customers', undefined, headers)
    expect(reply.status).toBe(400)
  })

  test('is answered to a body that breaks off', async () => {
    const broken = new ReadableStream({
      pull(controller) {
        controller.error(new Error('gone'))
      },
    })
    const reply = await refused(await createClient(), '/api/customers', broken)
    expect([reply.status, reply.body.errors]).toEqual([400, 'The body could not be read'])
  })

  test.each([
    ['/api/subscriptions', {}, 'subscription is required'],
    ['/api/subscriptions', { subscription: null }, 'subscription is required'],
    ['/api/subscriptions', { customer_id: 1 }, 'subscription is required'],
  ])('%s answers it to %j: the root key is missing', async (path, body, errors) => {
    const reply = await refused(await createClient(), path, body)
    expect([reply.status, reply.body.errors]).toEqual([400, errors])
  })
})

describe('415', () => {
  test.each(
    WRITES.flatMap(([operationId, path]) =>
      [
        undefined,
        '',
        'text/plain',
        'text/json',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/jsonp',
        'application/json-seq',
        'json',
        '; charset=utf-8',
      ].map((type) => [operationId, type, path] as const),
    ),
  )('%s answers it to the content type %j', async (_, type, path) => {
    const reply = await refused(await createClient(), path, PERSON, { 'content-type': type })
    expect([reply.status, reply.body.errors]).toEqual([
      415,
      'Content-Type must be application/json',
    ])
  })

  test.each([
    'application/json',
    'APPLICATION/JSON',
    'application/json;charset=utf-8',
    'application/json ; charset="utf-8"',
    'application/vnd.api+json',
    'application/merge-patch+json',
  ])('is not answered to %s', async (type) => {
    const client = await createClient()
    const reply = await client.call('POST', '/api/customers', PERSON, { 'content-type': type })
    expect(reply.status).toBe(201)
  })
})

describe('413', () => {
  const padded = (length: number) => {
    const body = JSON.stringify({ ...PERSON, padding: '' })
    return body.replace('"padding":""', `"padding":"${'x'.repeat(length - body.length - 1)}"`)
  }
  const announced = (bytes: number) => ({ 'content-length': String(bytes) })

  test.each(WRITES)('%s answers it to a body past 1 MiB', async (_, path) => {
    const reply = await refused(await createClient(), path, padded(MEBIBYTE + 1))
    expect([reply.status, reply.body.errors]).toEqual([413, 'The body is larger than 1 MiB'])
  })

  test('is answered to an announced length alone', async () => {
    const headers = announced(MEBIBYTE + 1)
    const reply = await refused(await createClient(), '/api/customers', '{}', headers)
    expect(reply.status).toBe(413)
  })

  test('is answered to a body longer than it was announced', async () => {
    const headers = announced(10)
    const body = padded(MEBIBYTE + 100)
    const reply = await refused(await createClient(), '/api/customers', body, headers)
    expect(reply.status).toBe(413)
  })

  test('is answered to a stream without a length that goes on too long', async () => {
    const stream = streamOf(new Uint8Array(64 * 1024).fill(32), 17)
    const reply = await refused(await createClient(), '/api/customers', stream)
    expect(reply.status).toBe(413)
  })

  test('is answered to a stream that never ends', async () => {
    const stream = streamOf(new Uint8Array(64 * 1024).fill(32), Infinity)
    const reply = await refused(await createClient(), '/api/customers', stream)
    expect(reply.status).toBe(413)
  })

  test('counts bytes, not letters', async () => {
    const body = JSON.stringify({ ...PERSON, padding: 'ã'.repeat(MEBIBYTE / 2) })
    const reply = await refused(await createClient(), '/api/customers', body)
    expect(reply.status).toBe(413)
  })

  test.each([
    ['whose length is announced', announced(MEBIBYTE)],
    ['whose length is not', {}],
  ])('is not answered to a body of 1 MiB %s', async (_, headers) => {
    const client = await createClient()
    const reply = await client.call('POST', '/api/customers', padded(MEBIBYTE), headers)
    expect(reply.status).toBe(201)
  })
})

describe('where a Request has no body property, as in Firefox', () => {
  test('a token call and a write are read', async () => {
    const client = await createClient()
    const [token, written] = await asInFirefox(async () => [
      await send(client.site, 'POST', '/oauth/token', tokenFields(client.site)),
      await client.call('POST', '/api/customers', PERSON),
    ])
    expect([token.status, written.status]).toEqual([200, 201])
  })

  test('a fault rule that matches the body applies', async () => {
    const client = await createClient()
    const when = { matching: { first_name: 'Ana' } }
    client.site.faults.add({ operation: 'createCustomer', when, then: { status: 503 } })
    const reply = await asInFirefox(() => client.call('POST', '/api/customers', PERSON))
    expect(reply.status).toBe(503)
  })

  test('a body past 1 MiB answers 413, by its bytes', async () => {
    const client = await createClient()
    const body = JSON.stringify({ ...PERSON, padding: 'ã'.repeat(MEBIBYTE / 2) })
    const reply = await asInFirefox(() => client.call('POST', '/api/customers', body))
    expect(reply.status).toBe(413)
  })
})
