import { nearestOf } from '../../../openapi/nearest.ts'
import { operations } from '../../http/plans.ts'

/** Longer paths are looked at up to here. */
const MOST_CHARACTERS = 200

/** Finds the operation that a request most likely meant, as `GET /api/customers/{id}`. */
export function nearestOperation(method: string, path: string): string | undefined {
  const segments = path.slice(0, MOST_CHARACTERS).split('/')
  // The request's own values stand for the path's parameters, so that they are no difference.
  const filled = operations.map((operation) => {
    const parts = operation.path
      .split('/')
      .map((part, place) => (part.startsWith('{') ? segments[place] || part : part))
    return `${operation.method} ${parts.join('/')}`
  })
  const nearest = nearestOf(`${method} ${segments.join('/')}`, filled)
  const operation = nearest === undefined ? undefined : operations[filled.indexOf(nearest)]
  return operation && `${operation.method} ${operation.path}`
}
