import { FieldError } from '../../shared/field-error.ts'
import { operations } from '../../shared/document.ts'
import { unknownWord } from '../../shared/unknown-word.ts'
import { notFound } from '../answers.ts'
import { newest, type Handlers } from '../handler.ts'
import { toEventStream } from './event-stream.ts'

export const watch = {
  readHealth: ({ site }) => ({ status: 'ok', site: site.name }),
  readMetrics: ({ site }) => {
    const headers = {
      'cache-control': 'no-store',
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    }
    return new Response(site.metrics.text(), { headers })
  },
  readEvents: ({ site }) => toEventStream(site),
  readControlDocument: async () => {
    // Few ask for it, so a start doesn't load its text.
    const { controlDocument } = await import('../../../openapi/generated/control.ts')
    return { ...controlDocument, paths: controlDocument.paths ?? {} }
  },
  listRequests: async ({ site, query }) => {
    if (query.operation !== undefined) refuseUnknownOperation(query.operation)
    return newest(await site.journal.listSoon(query), query)
  },
  clearRequests: ({ site }) => site.journal.clear(),
  readRequest: ({ site, path: { id } }) => {
    const found = site.journal.find(id)
    if (found === undefined) throw notFound(`There is no request ${id}, or no longer`)
    return found
  },
} satisfies Partial<Handlers>

function refuseUnknownOperation(operation: string): void {
  const known = operations.map(({ operationId }) => operationId)
  if (known.includes(operation)) return
  throw new FieldError('operation', unknownWord('operation', operation, known))
}
