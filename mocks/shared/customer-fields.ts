import type { OpenAPIV3_1 } from 'openapi-types'
import { document } from '../../openapi/generated/document.ts'
import type { components } from '../../openapi/generated/types.ts'

type CustomerField = keyof components['schemas']['CustomerInput']

const schema = document.components?.schemas?.['CustomerInput'] as OpenAPIV3_1.SchemaObject

/** The customer fields that a client may send, in the document's order. */
export const customerFields = Object.keys(schema.properties ?? {}) as readonly CustomerField[]

/** Those that may be left out (gap G35). */
export const optionalCustomerFields: ReadonlySet<string> = new Set(
  customerFields.filter((field) => !schema.required?.includes(field)),
)
