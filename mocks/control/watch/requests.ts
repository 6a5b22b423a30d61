import { nearestOf } from '../../../openapi/nearest.ts'
import { operations } from '../../shared/document.ts'
import { FieldError } from '../../shared/field-error.ts'
import type { JournalQuery } from '../../tools/request-log/request-log.ts'
import { empty, json } from '../answers.ts'
import { ControlError, type Resource } from '../call.ts'
import { toLimit } from '../fields.ts'

/** What the site was asked and what it answered. */
export const requests: Resource = {
  requests: {
    GET: async ({ site, query }) =>
      json(200, { data: await site.journal.listSoon(toQuery(query)) }),
    DELETE: ({ site }) => {
      site.journal.clear()
      return empty()
    },
  },
  'requests/{id}': {
    GET: ({ site, parameters: { id = '' } }) => {
      const found = site.journal.find(Number(id))
      if (found !== undefined) return json(200, found)
      throw new ControlError(404, 'not_found', `There is no request ${id}, or no longer`)
    },
  },
}

function toQuery(query: URLSearchParams): JournalQuery {
  const [operation, status, text] = [query.get('operation'), query.get('status'), query.get('text')]
  if (operation !== null) refuseUnknown(operation)
  if (status !== null && !/^(\d{1,3}|[1-5]xx)$/i.test(status)) {
    throw new FieldError('status', `status is "${status}"; write 422 or 4xx`)
  }
  return {
    limit: toLimit(query),
    ...(operation === null ? {} : { operation }),
    ...(status === null ? {} : { status }),
    ...(text === null ? {} : { text }),
  }
}

function refuseUnknown(operation: string): void {
  const known = operations.map(({ operationId }) => operationId)
  if (known.includes(operation)) return
  const nearest = nearestOf(operation, known)
  const advice = nearest === undefined ? known.join(', ') : `did you mean ${nearest}?`
  throw new FieldError('operation', `there is no operation "${operation}"; ${advice}`)
}
