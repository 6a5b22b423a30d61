import type { IncomingMessage } from 'node:http'
import { isCut } from '../../http/respond.ts'

/** What `@hono/node-server` gives along with a request, over HTTP/1.1. */
interface Bindings {
  incoming: Pick<IncomingMessage, 'socket'>
}

type Fetch = (request: Request) => Promise<Response>

/**
 * Closes the connection where a site gives `Response.error()`, or a body that breaks off: faults that
 * were asked for are no errors of the server.
 */
export function dropErrors(
  fetch: Fetch,
): (request: Request, bindings: Bindings) => Promise<Response> {
  return (request, bindings) =>
    fetch(request).then((response) => {
      if (response.status === 0) return drop(bindings)
      return isCut(response) ? cut(response, bindings) : response
    })
}

function drop({ incoming }: Bindings): Response {
  incoming.socket.destroy()
  // The listener writes nothing for an answer that has been sent already.
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } })
}

/** Passes a body on up to where it breaks off, and closes the connection there. */
function cut(response: Response, { incoming }: Bindings): Response {
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
