import type { OpenAPIV3_1 } from 'openapi-types'

/** A path value in the type of its schema; undefined where the text cannot be one. */
export type ParameterValue = string | number | undefined

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Reads a path value as the document's schema of the parameter has it. UUIDs become lower-case. */
export function parseParameter(
  parameter: OpenAPIV3_1.ParameterObject | undefined,
  text: string,
): ParameterValue {
  const schema = (parameter?.schema ?? {}) as OpenAPIV3_1.SchemaObject
  const decoded = decode(text)
  if (decoded === undefined) return undefined
  if (schema.type === 'integer') return parseInteger(decoded)
  if (schema.format === 'uuid') return UUID.test(decoded) ? decoded.toLowerCase() : undefined
  return decoded
}

/** Reads a positive integer in its only spelling: no sign, no leading zero, no exponent. */
export function parseInteger(text: string): number | undefined {
  if (!/^[1-9]\d{0,15}$/.test(text)) return undefined
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : undefined
}

function decode(text: string): string | undefined {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
