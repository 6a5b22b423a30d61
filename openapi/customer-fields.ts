import type { OpenAPIV3_1 } from 'openapi-types'
import { document } from './generated/document.ts'
import type { components } from './generated/types.ts'

/** A customer field that a client may send. */
export type CustomerField = keyof components['schemas']['CustomerInput']

const input = document.components?.schemas?.['CustomerInput'] as OpenAPIV3_1.SchemaObject
const properties = Object.entries(input.properties ?? {}) as [
  CustomerField,
  OpenAPIV3_1.SchemaObject,
][]

/** The customer fields that a client may send, in the document's order. */
export const customerFields: readonly CustomerField[] = properties.map(([field]) => field)

/** Customer fields that may be left out (gap G35). */
export const optionalCustomerFields: ReadonlySet<string> = new Set(
  customerFields.filter((field) => !input.required?.includes(field)),
)

/** A customer with all fields: the values that the document gives as examples. */
export const examplePerson = Object.fromEntries(
  properties.map(([field, { example }]) => [field, example as unknown]),
) as Readonly<Record<CustomerField, string>>

/** The form that the document asks of a field's text; undefined where any text will do. */
export function patternOf(field: CustomerField): string | undefined {
  return properties.find(([name]) => name === field)?.[1].pattern
}
