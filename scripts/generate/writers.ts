import type { OpenAPIV3_1 } from 'openapi-types'
import { operationsOf } from '../../openapi/operations.ts'
import { recordSchemas } from './records.ts'

interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  allOf?: Schema[]
}

/** Types whose JSON is their text. */
const PLAIN = new Set(['integer', 'number', 'boolean', 'null'])

/** Formats of texts that need no escapes. */
const UNESCAPED = new Set(['uuid', 'date-time'])

/**
 * Compiles functions that write the data of successes as JSON, where records are shown within it: these
 * need not be written again each time (`writers`, by operation). What they write has passed its check: a
 * UUID or a timestamp needs no escapes.
 *
 * @throws Error when a property may be left out.
 */
export function compileWriters(document: OpenAPIV3_1.Document): string {
  const components = (document.components?.schemas ?? {}) as Record<string, Schema>
  const records = new Set(Object.values(recordSchemas(document)).map(nameOf))
  const functions = new Map<string, string>()
  const table: string[] = []
  for (const { operationId, responses } of operationsOf(document)) {
    for (const [status, { content }] of Object.entries(responses)) {
      const { data } = wholeOf(content?.['application/json']?.schema ?? {}).properties
      if (!status.startsWith('2') || data?.$ref === undefined) continue
      if (hasRecords(data)) table.push(`  ${operationId}: ${compile(data)},`)
    }
  }
  return `${[...functions.values()].join('\n\n')}\n\nexport const writers = {\n${table.join('\n')}\n}\n`

  /** Compiles a component, and returns the name of its function. */
  function compile(schema: Schema): string {
    const name = nameOf(schema)
    const writer = `write${name}`
    if (functions.has(writer)) return writer
    const { required, properties } = wholeOf(schema)
    const fields = Object.entries(properties).map(([key, value]) => {
      if (!required.has(key)) throw new Error(`Cannot write ${name}: ${key} may be left out`)
      return `${JSON.stringify(key)}:${toCode(value, `it.${key}`)}`
    })
    functions.set(writer, `const ${writer} = (it, embed) =>\n  \`{${fields.join()}}\``)
    return writer
  }

  /** What writes a value within a template literal. */
  function toCode(given: Schema, value: string): string {
    if (isRecord(given)) return `\${embed(${value})}`
    const { type, format, items, properties } = follow(given)
    if (properties !== undefined) return `\${${compile(given)}(${value}, embed)}`
    if (items !== undefined)
      return `[\${${value}.map((one) => \`${toCode(items, 'one')}\`).join()}]`
    const types = [type].flat()
    if (types.every((one) => PLAIN.has(one ?? ''))) return `\${${value}}`
    if (!UNESCAPED.has(format ?? '')) return `\${JSON.stringify(${value})}`
    const text = `"\${${value}}"`
    return types.includes('null') ? `\${${value} === null ? null : \`${text}\`}` : text
  }

  function hasRecords(given: Schema): boolean {
    return Object.values(wholeOf(given).properties).some(isRecord)
  }

  function isRecord(schema: Schema): boolean {
    return schema.$ref !== undefined && records.has(nameOf(schema))
  }

  /** A component with what it takes from others. */
  function wholeOf(given: Schema): { required: Set<string>; properties: Record<string, Schema> } {
    const { allOf = [], required = [], properties = {} } = follow(given)
    const others = allOf.map(wholeOf)
    return {
      required: new Set([...others.flatMap((one) => [...one.required]), ...required]),
      properties: Object.assign({}, ...others.map((one) => one.properties), properties),
    }
  }

  function follow(schema: Schema): Schema {
    return schema.$ref === undefined ? schema : (components[nameOf(schema) ?? ''] ?? {})
  }
}

/** The name of the component that a schema refers to, or adds to. */
function nameOf({ $ref, allOf }: Schema): string | undefined {
  return $ref?.split('/').at(-1) ?? allOf?.map(nameOf).find(Boolean)
}
