import type { Middleware } from './exchange.ts'

/**
 * Marks a response whose body breaks off, so that an adapter may cut the connection without a word. A
 * registered symbol: each entry of the package has its own copy of this module.
 */
const CUT = Symbol.for('sabia.cut')

/** Whether the body of a response breaks off on purpose. */
export function isCut(response: Response): boolean {
  return (response as { [CUT]?: true })[CUT] === true
}

/** Writes the answer as a `Response`. */
export const respond: Middleware = async (exchange, next) => {
  await next(exchange)
  exchange.response = toResponse(exchange)
  exchange.duration = performance.now() - exchange.startedAt
}

function toResponse(exchange: Parameters<Middleware>[0]): Response {
  const { answer, method, stream } = exchange
  const { status, headers, body } = answer
  if (status === 0) return Response.error()
  if (exchange.text === undefined && body !== undefined) exchange.text = JSON.stringify(body)
  const { text } = exchange
  if (text !== undefined) headers['content-type'] = 'application/json; charset=utf-8'
  // RFC 9110, section 9.3.2: a HEAD answer has the headers of GET and no body.
  if (text === undefined || method === 'HEAD') return new Response(null, { status, headers })
  if (stream === undefined) return new Response(text, { status, headers })
  return Object.assign(new Response(stream, { status, headers }), { [CUT]: true })
}
