import { describe, expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import * as fc from 'fast-check'
import { document } from '../../openapi/generated/document.ts'
import { createClient, PERSON, tokenFields } from './support/client.ts'

// The document as any other tool reads it: not by the checks that the mock compiles of it.
const ajv = new Ajv2020({ strict: false }).addSchema(document, 'document')
const takes = (pointer: string, value: unknown) =>
  ajv.getSchema(`document#/components/${pointer}`)?.(value)

/** A field's usual value, and now and then another one; undefined leaves the field out. */
const mostly = <T>(usual: T, ...others: T[]) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(usual) }, fc.constantFrom(...others))
const digits = fc.string({ unit: fc.nat(9).map(String), maxLength: 15 })
const person = fc
  .record({
    email: mostly<string | undefined>('ana@example.com', 'ana', undefined),
    country: fc.constantFrom('BR', 'BR', 'PT', 'br', '', null, undefined, 7),
    zip: fc.oneof(digits, fc.constantFrom('05410020', '05410020', '05410-020', '', null, 5)),
    phone: fc.oneof({ weight: 5, arbitrary: fc.constant('11987654321') }, digits),
    document_number: fc.oneof({ weight: 5, arbitrary: fc.constant('52998224725') }, digits),
    state: mostly<string | null | undefined>('SP', 'São Paulo', '', null, undefined),
    nickname: fc.constantFrom('Aninha', undefined),
  })
  .map((fields) => JSON.parse(JSON.stringify({ ...PERSON, ...fields })) as object)
const subscription = fc
  .record({
    customer_id: fc.constantFrom(1, undefined, undefined, 99, '1', null),
    customer_attributes: fc.oneof(person, fc.constantFrom(PERSON, undefined, undefined, null)),
    interval: mostly<number | undefined>(1, 0, 2 ** 31, 1.5, undefined),
    interval_unit: mostly<string | undefined>('month', 'fortnight', undefined),
    subscription_items: mostly<object[] | undefined>(
      [{ product_id: 1 }],
      [],
      [{ product_id: 1, quantity: 0 }],
      [{ quantity: 1 }],
      undefined,
    ),
  })
  .map((fields) => JSON.parse(JSON.stringify(fields)) as object)

describe('the mock takes what the document allows, and refuses what it does not', () => {
  test.each([
    ['createCustomer', '/api/customers', 'CustomerInput', person],
    [
      'createSubscription',
      '/api/subscriptions',
      'CreateSubscriptionBody',
      subscription.map((fields) => ({ subscription: fields })),
    ],
  ])('%s', async (_, path, schema, bodies) => {
    const client = await createClient()
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const { status, text } = await client.call('POST', path, body)
        // A record that a body names may not exist: the schema knows nothing of that.
        expect([status < 300 || status === 404, text]).toEqual([
          takes(`schemas/${schema}`, body),
          text,
        ])
        seen.add(String(status))
      }),
      { numRuns: 400, seed: 1 },
    )
    expect([...seen]).toEqual(expect.arrayContaining(['201', '422']))
  })

  test.each(['Page', 'PerPage'])('the query value %s', async (component) => {
    const client = await createClient()
    const name = component === 'Page' ? 'page' : 'per_page'
    const values = ['1', '200', '201', '9007199254740991', '9007199254740992', '0', '-1', '1.5']
    for (const value of [...values, '123456789012345678901234567890', 'x']) {
      const { status } = await client.call('GET', `/api/customers?${name}=${value}`)
      const read = Number.isNaN(Number(value)) ? value : Number(value)
      expect([value, status === 200]).toEqual([
        value,
        takes(`parameters/${component}/schema`, read),
      ])
    }
  })

  test.each([
    ['every field', {}],
    ['another grant type', { grant_type: 'password' }],
    ['no grant type', { grant_type: undefined }],
    ['no site', { site: undefined }],
    ['no scope', { scope: undefined }],
    ['a field of its own', { audience: 'billing' }],
  ])('the token call with %s', async (_, fields) => {
    const { site, call } = await createClient()
    const body = JSON.parse(JSON.stringify({ ...tokenFields(site), ...fields })) as object
    const { status } = await call('POST', '/oauth/token', body, { authorization: undefined })
    expect(status === 200).toBe(takes('schemas/TokenInput', body))
  })
})
