import { toKeys } from '../../../openapi/text/json-pointer.ts'
import { operations } from './operations.ts'

/**
 * Where the reference shows a place of the document, given as a JSON pointer: an operation, or a field
 * of a schema. Undefined where no page shows it.
 */
export function toReferenceTarget(pointer: string): string | undefined {
  const [top, second, third, ...rest] = toKeys(pointer)
  if (top === 'paths') {
    const found = operations.find(
      ({ path, method }) => path === second && method.toLowerCase() === third,
    )
    return found && `operations/${found.operationId}.html`
  }
  if (top !== 'components' || second === undefined || third === undefined) return undefined
  if (second === 'examples') return undefined
  const names = rest.flatMap((key, index) => (rest[index - 1] === 'properties' ? [key] : []))
  return `fields.html#${[third, ...names].join('.')}`
}
