import { document } from '../../openapi/generated/document-rules.ts'
import { operationsOf, type Operation } from '../../openapi/operations.ts'

/** The operations that the document declares under `paths`. */
export const operations: readonly Operation[] = operationsOf(document)

/** The scopes that an application may have. */
export const knownScopes: readonly string[] = readScopes()

function readScopes(): string[] {
  const scheme = document.components?.securitySchemes?.['OAuth2']
  if (scheme === undefined || !('flows' in scheme)) {
    throw new Error('Cannot read the scopes: the document has no OAuth2 scheme')
  }
  return Object.keys(scheme.flows.clientCredentials?.scopes ?? {})
}
