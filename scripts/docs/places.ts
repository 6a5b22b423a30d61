import { operationsOf, webhooksOf } from '../../openapi/operations.ts'
import { document } from '../../openapi/generated/document.ts'
import { fieldGroupsOf } from './model/fields.ts'

const operations = new Set(
  [...operationsOf(document), ...webhooksOf(document)].map(({ operationId }) => operationId),
)

const anchors = new Set([
  ...fieldGroupsOf(document).flatMap(({ name, fields }) => [
    name,
    ...fields.map(({ anchor }) => anchor),
  ]),
  ...Object.keys(document.components?.parameters ?? {}),
  ...Object.keys(document.components?.responses ?? {}),
  ...Object.keys(document.components?.securitySchemes ?? {}),
])

/**
 * The link to a place of the ledger: an operation, a schema, one of its fields, or another part.
 *
 * @throws Error when no page shows it.
 */
export function toPlaceTarget(place: string): string {
  if (operations.has(place)) return toOperationTarget(place)
  if (anchors.has(place)) return `fields.html#${place}`
  throw new Error(`Cannot link ${place}: no page shows it; show it in scripts/docs/pages/fields.ts`)
}

/** The page of an operation. */
export function toOperationTarget(operationId: string): string {
  return `operations/${operationId}.html`
}
