import { document } from '../../../openapi/generated/document.ts'
import { operationsOf } from '../../../openapi/operations.ts'
import { toCode, toOperationLinks, toTable } from './markdown.ts'

/** The table of scopes with the calls that need them. */
export function toScopeTable(): string {
  const calls = operationsOf(document)
  const rows = listScopes().map(([scope, meaning]) => {
    const needing = calls.filter(({ scopes }) => scopes?.includes(scope))
    const links = toOperationLinks(needing.map(({ operationId }) => operationId))
    return [toCode(scope), meaning, links === '' ? 'no known call' : links]
  })
  return toTable(['scope', 'allows to', 'needed by'], rows)
}

/** The scopes of the document, with what each allows. */
function listScopes(): [string, string][] {
  const scheme = document.components?.securitySchemes?.['OAuth2']
  const { flows } = scheme as { flows?: { clientCredentials?: { scopes: Record<string, string> } } }
  return Object.entries(flows?.clientCredentials?.scopes ?? {})
}
