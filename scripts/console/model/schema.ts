import type { OpenAPIV3_1 } from 'openapi-types'
import { document } from '../../../openapi/generated/document.ts'
import { idsOfMark, partsOfMark, type Mark } from '../../../openapi/marks.ts'
import { resolve } from '../../../openapi/operations.ts'

/** A schema of the document, with the mark of what is assumed in it. */
export type Schema = OpenAPIV3_1.SchemaObject & { 'x-gap'?: Mark; const?: unknown }

/** A schema with its reference resolved and its `allOf` merged; its own keywords win. */
export function toWhole(schema: unknown): Schema {
  const found = resolve<Schema>(document, schema as Schema)
  const { allOf, ...own } = found
  if (allOf === undefined) return found
  const parts = allOf.map(toWhole)
  const marks = [...parts, own].flatMap((part) => idsOfMark(part['x-gap']))
  const required = [...parts, own].flatMap((part) => part.required ?? [])
  return {
    ...Object.assign({}, ...parts),
    ...own,
    properties: Object.assign({}, ...parts.map((part) => part.properties ?? {}), own.properties),
    ...(required.length === 0 ? {} : { required }),
    ...(marks.length === 0 ? {} : { 'x-gap': [...new Set(marks)] }),
  } as Schema
}

/** The types that a schema allows, `null` among them. */
export function typesOf(schema: Schema): string[] {
  const { type } = schema
  return type === undefined ? [] : [type].flat()
}

/** The gaps behind a schema's own keywords, and behind its being required in its parent. */
export function gapsOf(schema: Schema, parent?: Schema, name?: string): string[] {
  const ofName = partsOfMark(parent?.['x-gap']).filter(
    ({ keyword }) => keyword === `required.${name}`,
  )
  return [...new Set([...idsOfMark(schema['x-gap']), ...ofName.map(({ gap }) => gap)])]
}
