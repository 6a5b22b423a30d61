import type { OpenAPIV3_1 } from 'openapi-types'
import { document } from '../../openapi/generated/document-rules.ts'
import { valueOf } from '../../openapi/choices.ts'
import type { Choices } from '../../openapi/ledger.ts'
import { resolve, type Operation } from '../../openapi/operations.ts'
import { invalid } from '../shared/refusal.ts'

type Schema = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject

/**
 * Refuses a body with keys that the document does not have (gap G53).
 *
 * @throws Refusal with the first of them.
 */
export function refuseUnknownKeys(
  body: unknown,
  { requestBody }: Operation,
  choices: Choices,
): void {
  const schema = requestBody?.content['application/json']?.schema
  if (schema === undefined || valueOf(choices, 'unknown-keys') === 'ignored') return
  const found = findUnknownKey(body, schema, '')
  if (found !== undefined) throw invalid(`${found} is not allowed`, 'G53')
}

/** The place of a key that a schema does not name: `subscription.notes`. */
function findUnknownKey(value: unknown, schema: Schema, place: string): string | undefined {
  const resolved = resolve(document, schema)
  if (Array.isArray(value)) {
    const { items } = resolved as { items?: Schema }
    const found = items && value.map((one) => findUnknownKey(one, items, place))
    return found?.find((one) => one !== undefined)
  }
  const { properties } = resolved
  if (typeof value !== 'object' || value === null || properties === undefined) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const path = place === '' ? key : `${place}.${key}`
    const known = Object.hasOwn(properties, key) ? properties[key] : undefined
    const found = known === undefined ? path : findUnknownKey(inner, known, path)
    if (found !== undefined) return found
  }
  return undefined
}
