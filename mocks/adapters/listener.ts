import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Guard } from '../control/guard.ts'
import { isCut } from '../http/exchange.ts'
import type { Sites } from '../sites.ts'
import { answerUnreadable } from './broken-requests.ts'
import { createDispatcher } from './dispatch.ts'
import { createDocs } from './docs/answer-docs.ts'
import { filesIn } from './docs/file-list.ts'
import type { ServeOptions } from './node.ts'

/** Answers a request of Node's server. */
export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void | Promise<void>

/** Creates what answers every request that isn't answered directly: by a `Request` and a `Response`. */
export function createListener(
  sites: Sites,
  {
    host,
    guard,
    docs,
    onAnswer,
    cors,
    replaceGlobals,
  }: ServeOptions & { host: string; guard: Guard },
): Listener {
  const dispatch = createDispatcher(sites, {
    docs: createDocs(docs === undefined ? undefined : filesIn(docs)),
    onAnswer,
    guard,
    cors: cors === true,
  })
  return getRequestListener(dropErrors(dispatch), {
    overrideGlobalObjects: replaceGlobals === true,
    // HTTP/1.0 has no Host header: such a request is for the first site.
    hostname: host.includes(':') ? `[${host}]` : host,
    errorHandler: answerUnreadable,
  })
}

/** What `@hono/node-server` passes with a request, over HTTP/1.1. */
interface Bindings {
  incoming: Pick<IncomingMessage, 'socket'>
}

type Fetch = (request: Request) => Promise<Response>

/**
 * Closes the connection when a site answers with `Response.error()`, or with a body that breaks off: a
 * requested fault isn't an error of the server.
 */
function dropErrors(fetch: Fetch): (request: Request, bindings: Bindings) => Promise<Response> {
  return (request, bindings) =>
    fetch(request).then((response) => {
      if (response.status === 0) return dropConnection(bindings)
      return isCut(response) ? cutConnection(response, bindings) : response
    })
}

function dropConnection({ incoming }: Bindings): Response {
  incoming.socket.destroy()
  // This header tells the listener to write nothing.
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } })
}

/** Sends a body until it breaks off, then closes the connection. */
function cutConnection(response: Response, { incoming }: Bindings): Response {
  const reader = response.body?.getReader()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value } = (await reader?.read()) ?? {}
        if (value !== undefined) controller.enqueue(value)
      } catch {
        incoming.socket.destroy()
      }
    },
  })
  return new Response(body, response)
}
