import type { OpenAPIV3_1 } from 'openapi-types'

type Node = Record<string, unknown>

/**
 * Converts a document to OpenAPI 3.0.3, for tools that can't read later versions. Keywords that 3.0
 * doesn't have are left out, and the schema's description names them. Webhooks move to `x-webhooks`.
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

/** Keys whose values are data, not part of the document's structure. */
const VALUES = new Set(['example', 'examples', 'x-gap'])

/** Copies a part of the document; schemas occur only under `schema` and `schemas`. */
function visit(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(visit)
  if (!isNode(value)) return value
  return mapValues(value, (child, key) => {
    if (VALUES.has(key)) return child
    if (key === 'schema') return toSchema(child)
    return key === 'schemas' ? mapValues(child as Node, toSchema) : visit(child)
  })
}

/** Keywords of JSON Schema 2020-12 that 3.0 doesn't have. */
const UNKNOWN = (
  'if then else dependentRequired dependentSchemas propertyNames patternProperties ' +
  'unevaluatedProperties unevaluatedItems prefixItems contains minContains maxContains ' +
  'contentEncoding contentMediaType $defs $comment $schema $id'
).split(' ')

function toSchema(given: unknown): unknown {
  // `true` and `false` are schemas too.
  if (typeof given === 'boolean') return given ? {} : { not: {} }
  const { $ref, type, const: only, examples, ...schema } = given as Node
  const lost = UNKNOWN.filter((keyword) => keyword in schema)
  for (const keyword of lost) delete schema[keyword]
  if (lost.length > 0) {
    const note = `Left out because OpenAPI 3.0 has no such keyword: ${lost.map((word) => `\`${word}\``).join(', ')}.`
    schema['description'] = [schema['description'], note].filter(Boolean).join('\n\n')
  }
  // 3.0 ignores everything next to a reference.
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

/** In 3.0, a type is a single word, and null is a flag next to it. */
function toType(type: unknown, schema: Node): Node {
  const types = [type ?? []].flat()
  const others = types.filter((one) => one !== 'null')
  if (others.length > 1) schema['anyOf'] = others.map((one) => ({ type: one }))
  const named = others.length === 1 ? { type: others[0] } : {}
  if (!types.includes('null')) return named
  // The flag needs a type: null alone becomes an object that may only be null.
  if (others.length === 0) return { type: 'object', nullable: true, enum: [null] }
  const values = schema['enum'] as unknown[] | undefined
  if (values !== undefined && !values.includes(null)) schema['enum'] = [...values, null]
  return { ...named, nullable: true }
}

/** An exclusive bound: a number in 3.1, a flag next to the bound in 3.0. */
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
