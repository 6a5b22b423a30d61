import type { OpenAPIV3_1 } from 'openapi-types'

type Node = Record<string, unknown>

/**
 * Writes a document as OpenAPI 3.0.3, for tools that read no later version. Whatever 3.0 can say
 * keeps its meaning; the rules that it has no keyword for are left out, and the description beside
 * them says so. Webhooks stand under `x-webhooks`.
 */
export function toOpenapi30(document: OpenAPIV3_1.Document): object {
  const { openapi: _version, info, webhooks, jsonSchemaDialect: _dialect, ...rest } = document
  const { summary: _summary, license, ...about } = info
  const { identifier: _spdx, ...named } = license ?? { name: '' }
  return visit({
    openapi: '3.0.3',
    info: { ...about, ...(license === undefined ? {} : { license: named }) },
    ...rest,
    ...(webhooks === undefined ? {} : { 'x-webhooks': webhooks }),
  }) as object
}

/** Values of users, which may look like anything. */
const VALUES = new Set(['example', 'examples', 'x-gap'])

/** Copies a part of the document; schemas stand under `schema` and `schemas` alone. */
function visit(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(visit)
  if (!isNode(value)) return value
  return mapValues(value, (child, key) => {
    if (VALUES.has(key)) return child
    if (key === 'schema') return toSchema(child)
    return key === 'schemas' ? mapValues(child as Node, toSchema) : visit(child)
  })
}

/** Keywords of JSON Schema 2020-12 that 3.0 has no word for. */
const UNKNOWN = (
  'if then else dependentRequired dependentSchemas propertyNames patternProperties ' +
  'unevaluatedProperties unevaluatedItems prefixItems contains minContains maxContains ' +
  'contentEncoding contentMediaType $defs $comment $schema $id'
).split(' ')

function toSchema(given: unknown): unknown {
  // `true` and `false` are schemas of their own.
  if (typeof given === 'boolean') return given ? {} : { not: {} }
  const { $ref, type, const: only, examples, ...schema } = given as Node
  const lost = UNKNOWN.filter((keyword) => keyword in schema)
  for (const keyword of lost) delete schema[keyword]
  if (lost.length > 0) {
    const note = `Left out here, for OpenAPI 3.0 cannot say it: ${lost.map((word) => `\`${word}\``).join(', ')}.`
    schema['description'] = [schema['description'], note].filter(Boolean).join('\n\n')
  }
  // Beside a reference 3.0 ignores everything.
  if ($ref !== undefined) {
    if (Object.keys(schema).length === 0) return { $ref }
    schema['allOf'] = [{ $ref }, ...((schema['allOf'] ?? []) as unknown[])]
  }
  if (only !== undefined) schema['enum'] = [only]
  if (Array.isArray(examples) && schema['example'] === undefined) schema['example'] = examples[0]
  toBoolean(schema, 'exclusiveMinimum', 'minimum')
  toBoolean(schema, 'exclusiveMaximum', 'maximum')
  return { ...toType(type, schema), ...mapValues(schema, toChild) }
}

function toChild(value: unknown, keyword: string): unknown {
  if (keyword === 'properties') return mapValues(value as Node, toSchema)
  if (['allOf', 'anyOf', 'oneOf'].includes(keyword)) return (value as unknown[]).map(toSchema)
  if (keyword === 'items' || keyword === 'not') return toSchema(value)
  return keyword === 'additionalProperties' && isNode(value) ? toSchema(value) : value
}

/** In 3.0 a type is one word, and null a flag beside it. */
function toType(type: unknown, schema: Node): Node {
  const types = [type ?? []].flat()
  const others = types.filter((one) => one !== 'null')
  if (others.length > 1) schema['anyOf'] = others.map((one) => ({ type: one }))
  const named = others.length === 1 ? { type: others[0] } : {}
  if (!types.includes('null')) return named
  // The flag needs a type beside it; null alone is an object that may only be null.
  if (others.length === 0) return { type: 'object', nullable: true, enum: [null] }
  const values = schema['enum'] as unknown[] | undefined
  if (values !== undefined && !values.includes(null)) schema['enum'] = [...values, null]
  return { ...named, nullable: true }
}

/** A bound that is not met itself: a number in 3.1, a flag beside the bound in 3.0. */
function toBoolean(schema: Node, exclusive: string, bound: string): void {
  const limit = schema[exclusive]
  if (typeof limit !== 'number') return
  const other = schema[bound]
  const isBeyond =
    typeof other === 'number' && (bound === 'minimum' ? other > limit : other < limit)
  if (isBeyond) delete schema[exclusive]
  else Object.assign(schema, { [bound]: limit, [exclusive]: true })
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}

function mapValues(node: Node, change: (value: unknown, key: string) => unknown): Node {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value, key)]))
}
