import type { OpenAPIV3_1 } from 'openapi-types'
import { document } from '../../openapi/generated/document.ts'
import type { components } from '../../openapi/generated/types.ts'
import { operationsOf, type Operation } from '../../openapi/operations.ts'

/** The operations that the document declares under `paths`. */
export const operations: readonly Operation[] = operationsOf(document)

/** The scopes that an application may have. */
export const knownScopes: readonly string[] = readScopes()

type CustomerField = keyof components['schemas']['CustomerInput']

const customerInput = document.components?.schemas?.['CustomerInput'] as OpenAPIV3_1.SchemaObject

/** The customer fields that a client may send, in the document's order. */
export const customerFields = Object.keys(
  customerInput.properties ?? {},
) as readonly CustomerField[]

/** Customer fields that may be left out (gap G35). */
export const optionalCustomerFields: ReadonlySet<string> = new Set(
  customerFields.filter((field) => !customerInput.required?.includes(field)),
)

function readScopes(): string[] {
  const scheme = document.components?.securitySchemes?.['OAuth2']
  if (scheme === undefined || !('flows' in scheme)) {
    throw new Error('Cannot read the scopes: the document has no OAuth2 scheme')
  }
  return Object.keys(scheme.flows.clientCredentials?.scopes ?? {})
}
