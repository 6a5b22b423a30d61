import type { OpenAPIV3_1 } from 'openapi-types'
import type { Mark } from '../../../openapi/marks.ts'

/** The part of a schema that the pages use. */
export interface Schema {
  $ref?: string
  title?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  if?: Schema
  then?: Schema
  required?: string[]
  enum?: unknown[]
  const?: unknown
  'x-extensible-enum'?: string[]
  format?: string
  pattern?: string
  /** What the pattern asks for, in words. */
  'x-form'?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  additionalProperties?: boolean | Schema
  example?: unknown
  'x-gap'?: Mark
}

const PREFIX = '#/components/schemas/'

/** The name of the component that a schema refers to; of `allOf` with one reference too. */
export function toSchemaName(schema: Schema): string | undefined {
  const [only] = schema.allOf?.length === 1 ? schema.allOf : []
  const reference = schema.$ref ?? only?.$ref
  return reference?.startsWith(PREFIX) === true ? reference.slice(PREFIX.length) : undefined
}

/** All schemas of the document, by name. */
export function schemasOf(document: OpenAPIV3_1.Document): Record<string, Schema> {
  return document.components?.schemas ?? {}
}

/** A schema merged with the one that it refers to; its own keywords win. */
export function resolveSchema(document: OpenAPIV3_1.Document, schema: Schema): Schema {
  const name = toSchemaName(schema)
  if (name === undefined) return schema
  const found = schemasOf(document)[name]
  if (found === undefined) throw new Error(`Cannot read the document: it has no schema ${name}`)
  const { $ref: _reference, allOf: _all, ...own } = schema
  return { ...resolveSchema(document, found), ...own }
}

/** The part of a description that the document's files hold, without what the generator added. */
export function toOwnText(description: string | undefined): string {
  const [own = ''] = (description ?? '').split(/(?:^|\n\n)Assumed(?=, G\d|:\n- G\d)/, 1)
  return own.trim()
}
