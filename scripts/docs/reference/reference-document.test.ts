import { describe, expect, test } from '@jest/globals'
import type { OpenAPIV3_1 } from 'openapi-types'
import { document } from '../../../openapi/generated/document.ts'
import { facts, gaps, type Fact } from '../../../openapi/ledger.ts'
import { partsOfMark, type Mark } from '../../../openapi/marks.ts'
import { operationsOf, webhooksOf } from '../../../openapi/operations.ts'
import { schemasOf } from '../model/schema.ts'
import { toCodeSamples } from '../samples/to-code-samples.ts'
import { toReferenceDocument } from './reference-document.ts'

const shown = toReferenceDocument(document, facts, toCodeSamples(document))
const operations = Object.values(shown.paths ?? {}).flatMap((item) =>
  Object.values(item ?? {}),
) as (OpenAPIV3_1.OperationObject & { 'x-codeSamples'?: { label: string }[] })[]

describe('every operation', () => {
  test.each(operations.map((operation) => [operation.operationId ?? '', operation] as const))(
    '%s can be tried, and has its samples',
    (operationId, operation) => {
      expect(operation.description).toContain(`](playground/index.html#${operationId})`)
      expect(operation['x-codeSamples']?.length).toBeGreaterThan(2)
    },
  )

  test('names the scopes that its token needs, as links', () => {
    for (const { operationId, scopes = [] } of operationsOf(document)) {
      const { description } = operations.find((found) => found.operationId === operationId) ?? {}
      for (const scope of scopes) expect(description).toContain(`(fields.html#${scope})`)
      if (scopes.length === 0) expect(description).toContain('No token is needed.')
    }
  })

  test('has an example of each of its answers that has a body', () => {
    const bare = operationsOf(document).flatMap(({ operationId, responses }) =>
      Object.entries(responses).flatMap(([status, { content = {} }]) => {
        const media = Object.values(content)
        const isShown =
          media.length > 0 && media.every(({ examples = {} }) => Object.keys(examples).length > 0)
        return isShown ? [] : [`${operationId} ${status}`]
      }),
    )
    expect(bare).toEqual([])
  })
})

test('every error code of the ledger is the example of an answer', () => {
  const codes = new Set(facts.flatMap(({ fact }) => fact.match(/\b(SB|PPMT|PPS)\d+\b/g) ?? []))
  const examples = operationsOf(document).flatMap(({ responses }) =>
    Object.values(responses).flatMap(({ content = {} }) =>
      Object.values(content).flatMap(({ examples: named = {} }) => Object.keys(named)),
    ),
  )
  expect(codes.size).toBe(5)
  expect([...codes].filter((code) => !examples.includes(code))).toEqual([])
})

describe('what is assumed', () => {
  test('is a link to the ledger in every description that names it', () => {
    const bare = descriptionsOf(shown).filter((text) =>
      /\bG\d{2,3}\b/.test(text.replaceAll(/\[[^\]]*\]\(ledger\.html#G\d+[^)]*\)/g, '')),
    )
    expect(bare).toEqual([])
  })

  test('is linked from each marked operation, status, header, parameter and field', () => {
    const unlinked = markedNodes(shown).filter(
      ({ ids, description }) => !ids.every((id) => description.includes(`(ledger.html#${id}`)),
    )
    expect(unlinked).toEqual([])
  })

  test('of a body is told with the answer that it belongs to', () => {
    const { responses } =
      operations.find(({ operationId }) => operationId === 'createCustomer') ?? {}
    const created = responses?.['201'] as OpenAPIV3_1.ResponseObject
    expect(created.description).toContain('[body assumed, G101](ledger.html#G101 ')
  })

  test('of a field that is another schema too is told with the field', () => {
    const { created_at: property } = schemasOf(shown)['PaymentProfileState']?.properties ?? {}
    expect(property?.description).toContain('[assumed, G25](ledger.html#G25 ')
  })

  test('of the fields that an object may hold besides its own stands in their row', () => {
    const { additionalProperties } = schemasOf(shown)['CustomerInput'] ?? {}
    expect(additionalProperties).toMatchObject({
      'x-additionalPropertiesName': 'any other field',
      description: expect.stringContaining('](ledger.html#G53'),
    })
  })

  test('is told with its question, since an answer alone says little', () => {
    const { description } =
      operations.find(({ operationId }) => operationId === 'createPaymentProfile') ?? {}
    expect(description).toContain(`*${gaps.G64.question}* ${gaps.G64.assumption}`)
  })
})

test.each([
  ['zip', '[stated](fields.html#Customer.zip '],
  ['zip', '[null, presence assumed, G11](ledger.html#G11 '],
  ['first_name', '[stated](fields.html#Customer.first_name '],
])('the field %s of a customer shows %s', (name, badge) => {
  expect(schemasOf(shown)['Customer']?.properties?.[name]?.description).toContain(badge)
})

test('an operation lists its errors with their status and its facts in words', () => {
  const { description } =
    operations.find(({ operationId }) => operationId === 'createPaymentProfile') ?? {}
  expect(description).toContain('**422** [`SB344: ')
  for (const { id, fact, binds } of facts as readonly Fact[]) {
    if (binds.includes('createPaymentProfile'))
      expect(description).toContain(`[${id}](ledger.html#${id}) ${fact}`)
  }
})

test('a rule of one field for another makes no tabs', () => {
  expect(schemasOf(document)['CustomerInput']).toHaveProperty('if')
  expect(JSON.stringify(schemasOf(shown))).not.toContain('"if":')
})

test('the document itself stays as it is', () => {
  const texts = [...operationsOf(document), ...webhooksOf(document)].map(({ summary }) => summary)
  expect(texts.length).toBeGreaterThan(8)
  expect(JSON.stringify(document)).not.toContain('ledger.html')
})

function descriptionsOf(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, child]) => {
    if (key === 'description' && typeof child === 'string') return [child]
    return key === 'examples' || key === 'x-codeSamples' ? [] : descriptionsOf(child)
  })
}

interface MarkedNode {
  ids: string[]
  description: string
}

/** Every marked part that has a description for the mark to stand in. */
function markedNodes(value: unknown): MarkedNode[] {
  if (value === null || typeof value !== 'object') return []
  const { 'x-gap': mark, description } = value as { 'x-gap'?: Mark; description?: unknown }
  const own =
    mark === undefined || typeof description !== 'string'
      ? []
      : [{ ids: idsBeside(mark), description }]
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, child]) =>
      key === 'x-gap' || key === 'examples' ? [] : markedNodes(child),
    ),
  ]
}

/** That a field is present is told with the field. */
function idsBeside(mark: Mark): string[] {
  const parts = partsOfMark(mark).filter(({ keyword }) => !keyword?.startsWith('required.'))
  return parts.map(({ gap }) => gap)
}
