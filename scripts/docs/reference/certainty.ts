import type { OpenAPIV3_1 } from 'openapi-types'
import { partsOfMark, type AssumedPart, type Mark } from '../../../openapi/marks.ts'
import { resolveSchema, schemasOf, toOwnText, type Schema } from '../model/schema.ts'
import { toBadges } from './badges.ts'

type Node = Record<string, unknown> & {
  operationId?: string
  description?: unknown
  content?: Record<string, { 'x-gap'?: Mark }>
  'x-gap'?: Mark
}

/**
 * Writes into each description, in place, what is certain of its part and what is assumed; those
 * of operations stay as they are.
 */
export function showCertainty(document: OpenAPIV3_1.Document): void {
  // A field takes the mark of its presence from the schema around it: fields come first.
  for (const [name, schema] of Object.entries(schemasOf(document))) {
    showProperties(document, schema, name)
  }
  showParts(document)
}

/** Parts whose description is written, so that the walk over all others leaves them alone. */
const SHOWN = Symbol('shown')

function showProperties(document: OpenAPIV3_1.Document, schema: Schema, anchor: string): void {
  const marks = partsOfMark(schema['x-gap'])
  // Redoc shows a rule for one field as two tabs; the field's description says the same.
  delete schema.if
  delete schema.then
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const presence = marks
      .filter(({ keyword }) => keyword === `required.${name}`)
      .map(({ gap }) => ({ gap, keyword: 'required' }))
    showProperty(document, property, `${anchor}.${name}`, presence)
  }
  showOthers(schema, marks)
  for (const member of schema.allOf ?? []) showProperties(document, member, anchor)
}

/** Redoc shows additional properties as an unnamed row: names and explains it. */
function showOthers(schema: Schema, marks: readonly AssumedPart[]): void {
  const own = marks.filter(({ keyword }) => keyword === 'additionalProperties')
  if (own.length === 0) return
  schema.additionalProperties = {
    'x-additionalPropertiesName': 'any other field',
    description: toBadges(own.map(({ gap }) => ({ gap, keyword: undefined }))).join('\n\n'),
  } as Schema
}

function showProperty(
  document: OpenAPIV3_1.Document,
  property: Schema,
  anchor: string,
  presence: readonly AssumedPart[],
): void {
  const own = partsOfMark(property['x-gap'])
  const resolved = resolveSchema(document, property)
  const parts = [...(own.length > 0 ? own : partsOfMark(resolved['x-gap'])), ...presence]
  const isPlain = property.$ref !== undefined && presence.length === 0
  if (!isPlain) {
    if (property.$ref !== undefined) {
      property.allOf = [{ $ref: property.$ref }]
      delete property.$ref
    }
    property.description = [
      toOwnText(resolved.description),
      ...toBadges(parts, `fields.html#${anchor}`),
    ].join('\n\n')
    Object.defineProperty(property, SHOWN, { value: true })
  }
  if (property.properties !== undefined) showProperties(document, property, anchor)
  if (property.items !== undefined) showProperties(document, property.items, `${anchor}[]`)
}

function showParts(value: unknown): void {
  if (value === null || typeof value !== 'object') return
  const node = value as Node
  if (!(SHOWN in node)) showPart(node)
  for (const [key, child] of Object.entries(node)) {
    if (key !== 'x-gap' && key !== 'example' && key !== 'examples') showParts(child)
  }
}

function showPart(node: Node): void {
  const parts = [
    ...partsOfMark(node['x-gap']).filter(({ keyword }) => !keyword?.startsWith('required.')),
    ...Object.values(contentOf(node)).flatMap((content) =>
      partsOfMark(content['x-gap']).map(({ gap }) => ({ gap, keyword: 'content' })),
    ),
  ]
  const hasPlace = typeof node.description === 'string' || 'content' in node
  if (parts.length === 0 || !hasPlace || 'operationId' in node) return
  const own = toOwnText(typeof node.description === 'string' ? node.description : '')
  node.description = [own, ...toBadges(parts)].filter((text) => text !== '').join('\n\n')
}

function contentOf(node: unknown): Record<string, { 'x-gap'?: Mark; schema?: Schema }> {
  return ((node ?? {}) as Node).content ?? {}
}
