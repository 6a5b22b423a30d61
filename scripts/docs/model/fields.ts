import type { OpenAPIV3_1 } from 'openapi-types'
import { partsOfMark, type AssumedPart } from '../../../openapi/marks.ts'
import { toForm, toType, type FormPart, type Saying } from './form.ts'
import { resolveSchema, schemasOf, toOwnText, toSchemaName, type Schema } from './schema.ts'

/** A property of a schema, at any depth. */
export interface Field {
  /** Path from the schema, such as `zip` or `subscription.interval`. */
  name: string
  /** Anchor on the page, such as `Customer.zip`. */
  anchor: string
  type: Saying
  /** Schema of the value, or of its items. */
  schema: string | undefined
  /** The constraints of the value. */
  form: readonly FormPart[]
  isRequired: boolean
  /** Markdown, without what is assumed. */
  description: string
  example: unknown
  assumed: readonly AssumedPart[]
}

/** A field with those inside it. */
export interface FieldNode extends Field {
  children: readonly FieldNode[]
  /** Of an object that has one of several sets of fields. */
  choices: readonly Choice[]
}

/** One of several sets of fields of an object. */
export interface Choice {
  title: string
  fields: readonly string[]
}

/** The sets of fields of which an object has one. */
export function toChoices({ oneOf = [] }: Schema): Choice[] {
  return oneOf.flatMap(({ title, required = [] }) =>
    title === undefined ? [] : [{ title, fields: required }],
  )
}

/** A schema with its fields. */
export interface FieldGroup {
  name: string
  description: string
  assumed: readonly AssumedPart[]
  form: readonly FormPart[]
  fields: readonly Field[]
}

/** Lists every schema of the document with its fields; those of a schema with a name stand there. */
export function fieldGroupsOf(document: OpenAPIV3_1.Document): FieldGroup[] {
  return Object.entries(schemasOf(document)).map(([name, schema]) => ({
    name,
    description: toOwnText(schema.description),
    form: toForm(schema),
    assumed: ownMarksOf(document, schema),
    fields: treeOf(document, schema, name, false).flatMap(flatten),
  }))
}

/** What is assumed of a schema itself, and not of the presence of one of its fields. */
export function ownMarksOf(document: OpenAPIV3_1.Document, schema: Schema): AssumedPart[] {
  return partsIn(document, schema)
    .flatMap((part) => partsOfMark(part['x-gap']))
    .filter(({ keyword }) => keyword?.startsWith('required.') !== true)
}

function flatten({ children, choices: _choices, ...field }: FieldNode): Field[] {
  return [field, ...children.flatMap(flatten)]
}

/**
 * The fields of a schema as a tree.
 *
 * @param goesDeep whether the fields of named schemas inside it are shown as well
 */
export function treeOf(
  document: OpenAPIV3_1.Document,
  schema: Schema,
  group: string,
  goesDeep: boolean,
): FieldNode[] {
  return treeIn({ document, group, goesDeep, inside: [] }, schema, '')
}

interface Walk {
  document: OpenAPIV3_1.Document
  group: string
  goesDeep: boolean
  /** The named schemas around the place: one inside itself is not shown again. */
  inside: readonly string[]
}

function treeIn(walk: Walk, schema: Schema, prefix: string): FieldNode[] {
  const parts = partsIn(walk.document, schema)
  const required = new Set(parts.flatMap((part) => part.required ?? []))
  const marks = parts.flatMap((part) => partsOfMark(part['x-gap']))
  // A later part of a composed schema narrows what an earlier one says of a field.
  const properties = new Map<string, Schema>()
  for (const part of parts) {
    for (const [key, property] of Object.entries(part.properties ?? {})) {
      properties.set(key, { ...properties.get(key), ...property })
    }
  }
  return [...properties].map(([key, property]) => {
    const presence = marks.filter(({ keyword }) => keyword === `required.${key}`)
    return toField(walk, prefix + key, property, required.has(key), presence)
  })
}

/** Of a value that is one of several, such as a word or an object, the only object. */
function objectIn(document: OpenAPIV3_1.Document, { properties, oneOf = [] }: Schema) {
  const [only, ...others] = oneOf.filter((one) => resolveSchema(document, one).type === 'object')
  return properties === undefined && others.length === 0 ? only : undefined
}

/** The schema and the schemas that it is composed of. */
function partsIn(document: OpenAPIV3_1.Document, schema: Schema): Schema[] {
  if (schema.$ref !== undefined) return partsIn(document, resolveSchema(document, schema))
  return [...(schema.allOf ?? []).flatMap((member) => partsIn(document, member)), schema]
}

function toField(
  walk: Walk,
  name: string,
  property: Schema,
  isRequired: boolean,
  presence: readonly AssumedPart[],
): FieldNode {
  const { document, group, goesDeep, inside } = walk
  const resolved = resolveSchema(document, property)
  const members = property.items ?? resolved.items
  const inner = members ?? objectIn(document, resolved) ?? property
  const prefix = members === undefined ? `${name}.` : `${name}[].`
  const schema = toSchemaName(inner)
  const isShown = schema === undefined || (goesDeep && !inside.includes(schema))
  const assumed = [
    ...partsOfMark(resolved['x-gap']),
    ...presence.map(({ gap }) => ({ gap, keyword: 'required' })),
  ]
  return {
    name,
    choices: toChoices(resolveSchema(document, inner)),
    anchor: `${group}.${name}`,
    type: toType(property),
    schema,
    form: toForm(resolved),
    isRequired,
    description: toOwnText(resolved.description),
    example: resolved.example,
    assumed: assumed.filter(
      ({ gap, keyword }, place) =>
        place === assumed.findIndex((one) => one.gap === gap && one.keyword === keyword),
    ),
    children: isShown
      ? treeIn(
          { ...walk, inside: schema === undefined ? inside : [...inside, schema] },
          inner,
          prefix,
        )
      : [],
  }
}
