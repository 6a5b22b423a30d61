import type { IncomingMessage } from 'node:http'

/** What `@hono/node-server` gives along with a request, over HTTP/1.1. */
interface Bindings {
  incoming: Pick<IncomingMessage, 'socket'>
}

type Fetch = (request: Request) => Promise<Response>

/** Closes the connection in place of an answer where a site gives `Response.error()`. */
export function dropErrors(
  fetch: Fetch,
): (request: Request, bindings: Bindings) => Promise<Response> {
  return (request, bindings) =>
    fetch(request).then((response) => (response.status === 0 ? drop(bindings) : response))
}

function drop({ incoming }: Bindings): Response {
  incoming.socket.destroy()
  // The listener writes nothing for an answer that has been sent already.
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } })
}
