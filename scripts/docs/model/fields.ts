import type { OpenAPIV3_1 } from 'openapi-types'
import { partsOfMark, type AssumedPart } from '../../../openapi/marks.ts'
import { toForm, toType } from './form.ts'
import { resolveSchema, schemasOf, toOwnText, toSchemaName, type Schema } from './schema.ts'

/** A property of a schema, at any depth. */
export interface Field {
  /** Path from the schema, such as `zip` or `subscription.interval`. */
  name: string
  /** Anchor on the page, such as `Customer.zip`. */
  anchor: string
  type: string
  /** Schema of the value, or of its items. */
  schema: string | undefined
  /** The constraints of the value, each in Markdown. */
  form: readonly string[]
  isRequired: boolean
  /** Markdown, without what is assumed. */
  description: string
  example: unknown
  assumed: readonly AssumedPart[]
}

/** A schema with its fields. */
export interface FieldGroup {
  name: string
  description: string
  assumed: readonly AssumedPart[]
  form: readonly string[]
  fields: readonly Field[]
}

/** Lists every schema of the document with its fields. */
export function fieldGroupsOf(document: OpenAPIV3_1.Document): FieldGroup[] {
  return Object.entries(schemasOf(document)).map(([name, schema]) =>
    toGroup(document, name, schema),
  )
}

function toGroup(document: OpenAPIV3_1.Document, name: string, schema: Schema): FieldGroup {
  const parts = partsOf(document, schema)
  const required = new Set(parts.flatMap((part) => part.required ?? []))
  const marks = parts.flatMap((part) => partsOfMark(part['x-gap']))
  return {
    name,
    description: toOwnText(schema.description),
    form: toForm(schema),
    assumed: marks.filter(({ keyword }) => keyword?.startsWith('required.') !== true),
    fields: parts.flatMap((part) =>
      Object.entries(part.properties ?? {}).flatMap(([key, property]) => {
        const presence = marks.filter(({ keyword }) => keyword === `required.${key}`)
        return toFields(document, name, key, property, required.has(key), presence)
      }),
    ),
  }
}

/** The schema and the schemas that it is composed of. */
function partsOf(document: OpenAPIV3_1.Document, schema: Schema): Schema[] {
  const members = (schema.allOf ?? []).flatMap((member) =>
    partsOf(document, resolveSchema(document, member)),
  )
  return [...members, schema]
}

function toFields(
  document: OpenAPIV3_1.Document,
  group: string,
  name: string,
  property: Schema,
  isRequired: boolean,
  presence: readonly AssumedPart[],
): Field[] {
  const resolved = resolveSchema(document, property)
  const members = resolved.items ?? resolved
  const inner = toSchemaName(property) === undefined ? (members.properties ?? {}) : {}
  const prefix = resolved.items === undefined ? `${name}.` : `${name}[].`
  const field: Field = {
    name,
    anchor: `${group}.${name}`,
    type: toType(property),
    schema: toSchemaName(property.items ?? property),
    form: toForm(resolved),
    isRequired,
    description: toOwnText(resolved.description),
    example: resolved.example,
    assumed: [
      ...partsOfMark(resolved['x-gap']),
      ...presence.map(({ gap }) => ({ gap, keyword: 'required' })),
    ],
  }
  const children = Object.entries(inner).flatMap(([key, child]) => {
    const isChildRequired = (members.required ?? []).includes(key)
    return toFields(document, group, prefix + key, child, isChildRequired, [])
  })
  return [field, ...children]
}
