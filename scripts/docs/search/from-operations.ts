import type { OpenAPIV3_1 } from 'openapi-types'
import { idsOfMark, type Mark } from '../../../openapi/marks.ts'
import { operationsOf, webhooksOf, type Operation } from '../../../openapi/operations.ts'
import { toPlainText } from '../markup/markdown.ts'
import { scopesOf } from '../model/parameters.ts'
import { toOwnText } from '../model/schema.ts'
import { toOperationTarget } from '../places.ts'
import type { Entry } from './entry.ts'

/** Operations, webhooks and the scopes that operations need. */
export function operationEntries(document: OpenAPIV3_1.Document): Entry[] {
  const operations = operationsOf(document)
  const summaries = new Map(operations.map(({ operationId, summary }) => [operationId, summary]))
  return [
    ...operations.map((operation) => toEntry(document, operation, 'operation')),
    ...webhooksOf(document).map((operation) => toEntry(document, operation, 'webhook')),
    ...scopesOf(document).map(({ name, description, operations: users }): Entry => ({
      kind: 'scope',
      title: name,
      text: `${description}. ${users.map((id) => summaries.get(id)).join(', ')}`,
      words: users.join(' '),
      url: `fields.html#${name}`,
      certainty: 'stated in part',
    })),
  ]
}

function toEntry(
  document: OpenAPIV3_1.Document,
  { operationId, method, path, summary, scopes = [] }: Operation,
  kind: 'operation' | 'webhook',
): Entry {
  const items = { ...document.paths, ...document.webhooks } as Record<string, object>
  const found = Object.values(items[path] ?? {}).find(
    (operation: OpenAPIV3_1.OperationObject) => operation.operationId === operationId,
  ) as OpenAPIV3_1.OperationObject & { 'x-gap'?: Mark }
  const needs = scopes.length === 0 ? '' : ` Scope ${scopes.join(', ')}.`
  const address = kind === 'operation' ? `${method} ${path}.` : ''
  return {
    kind,
    title: summary,
    text: `${address}${needs} ${toPlainText(toOwnText(found.description))}`.trim(),
    words: `${operationId} ${kind === 'webhook' ? 'event callback' : ''}`,
    url: toOperationTarget(operationId),
    certainty: idsOfMark(found['x-gap']).length === 0 ? 'stated' : 'stated in part',
  }
}
