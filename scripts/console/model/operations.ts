import { document } from '../../../openapi/generated/document.ts'
import { idsOfMark, type Mark, partsOfMark } from '../../../openapi/marks.ts'
import { type Operation, operationsOf, resolve } from '../../../openapi/operations.ts'
import { toKeys } from '../../../openapi/text/json-pointer.ts'
import type { OpenAPIV3_1 } from 'openapi-types'

/** All operations of the document, in its order. */
export const operations: readonly Operation[] = operationsOf(document)

/** Operations under one heading. */
interface OperationGroup {
  name: string
  operations: Operation[]
}

/** The operations by the document's tags. */
export const groups: readonly OperationGroup[] = (document.tags ?? []).map(({ name }) => ({
  name,
  operations: operations.filter(({ tags }) => tags.includes(name)),
}))

/** @throws Error when the document has no such operation. */
export function findOperation(operationId: string): Operation {
  const found = operations.find((operation) => operation.operationId === operationId)
  if (found === undefined) throw new Error(`Cannot find the operation ${operationId}`)
  return found
}

export function isOperation(operationId: string): boolean {
  return operations.some((operation) => operation.operationId === operationId)
}

/** The gaps behind the response with a status as a whole. */
export function gapsOfResponse(operation: Operation, status: number): string[] {
  const response = operation.responses[status] as { 'x-gap'?: Mark } | undefined
  return idsOfMark(response?.['x-gap'])
}

/** The schema of a response; undefined if the document declares none. */
export function schemaOfResponse(operation: Operation, status: number): unknown {
  return operation.responses[status]?.content?.['application/json']?.schema
}

/**
 * Where the reference shows a place of the document, given as a JSON pointer: an operation, or a field
 * of a schema. Undefined where no page shows it.
 */
export function toReferenceTarget(pointer: string): string | undefined {
  const [top, second, third, ...rest] = toKeys(pointer)
  if (top === 'paths') {
    const found = operations.find(
      ({ path, method }) => path === second && method.toLowerCase() === third,
    )
    return found && `operations/${found.operationId}.html`
  }
  if (top !== 'components' || second === undefined || third === undefined) return undefined
  if (second === 'examples') return undefined
  const names = rest.flatMap((key, index) => (rest[index - 1] === 'properties' ? [key] : []))
  return `fields.html#${[third, ...names].join('.')}`
}

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
