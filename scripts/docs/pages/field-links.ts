import { toRelative } from '../links.ts'
import { toOperationTarget } from '../places.ts'

export const FIELDS_PATH = 'fields.html'

/** Links to operations in the reference. */
export function toOperationLinks(ids: readonly string[]): string {
  return ids
    .map(
      (id) => `<a href="${toRelative(FIELDS_PATH, toOperationTarget(id))}"><code>${id}</code></a>`,
    )
    .join(', ')
}
