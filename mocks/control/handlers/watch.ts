import { FieldError, unknownWord } from '../../shared/field-error.ts'
import { operations } from '../../shared/document.ts'
import { MOST_SUBSCRIBERS, MOST_WAITING } from '../../shared/limits.ts'
import type { Site } from '../../site.ts'
import type { SiteEvent } from '../../tools/events.ts'
import { ControlError, notFound } from '../answers.ts'
import { newest, type Handlers } from '../handler.ts'

let loading: Promise<typeof import('../../../openapi/generated/control.ts')> | undefined

/** Few ask for the document of the control API, so a start doesn't load its text. */
export function loadControlDocument() {
  return (loading ??= import('../../../openapi/generated/control.ts'))
}

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
    const { controlDocument } = await loadControlDocument()
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

/** Responds with what happens at a site, as server-sent events. */
function toEventStream(site: Site): Response {
  if (site.events.size >= MOST_SUBSCRIBERS) {
    throw new ControlError(503, 'too_many', `There are ${MOST_SUBSCRIBERS} subscribers already`)
  }
  const headers = {
    'cache-control': 'no-store',
    'content-type': 'text/event-stream; charset=utf-8',
  }
  return new Response(toStream(site), { headers })
}

/**
 * https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 *
 * What waits is kept here because the queue of a stream cannot be emptied: when a reader is dropped,
 * only its last event, which says so, may stay in memory.
 */
function toStream(site: Site): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  // A comment: it makes the headers leave, so the client knows that it is connected.
  let waiting = [encoder.encode(': connected\n\n')]
  let bytes = 0
  let isOver = false
  let leave = () => {}
  let wake = () => {}

  function hear({ id, type, data }: SiteEvent): void {
    add(`id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data ?? null)}\n\n`)
    if (bytes <= MOST_WAITING) return
    leave()
    waiting = []
    const reason = `more than ${MOST_WAITING} bytes waited to be read`
    add(`id: ${id}\nevent: dropped\ndata: ${JSON.stringify({ reason })}\n\n`)
    end()
  }

  function add(text: string): void {
    const chunk = encoder.encode(text)
    waiting.push(chunk)
    bytes += chunk.byteLength
    wake()
  }

  function end(): void {
    isOver = true
    wake()
  }

  return new ReadableStream<Uint8Array>(
    {
      start: () => {
        leave = site.events.subscribe(hear, end)
      },
      async pull(controller) {
        if (waiting.length === 0 && !isOver) await new Promise<void>((done) => (wake = done))
        const chunk = waiting.shift()
        if (chunk === undefined) return controller.close()
        bytes -= chunk.byteLength
        controller.enqueue(chunk)
      },
      cancel: () => leave(),
    },
    { highWaterMark: 0 },
  )
}
