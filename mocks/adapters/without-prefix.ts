/** Methods that the Fetch standard forbids, but that a server may receive. */
const FORBIDDEN = /^(connect|trace|track)$/i

/**
 * Removes a prefix from a request's path. The body is read first: Firefox has no `Request.body`, so a
 * request that is created from another one would lose it.
 */
export function withoutPrefix(request: Request, prefix: string): Request | Promise<Request> {
  if (prefix === '') return request
  // Not `replace`: the host may contain the prefix too, as in `https://api.example.com/api`.
  const begin = request.url.indexOf('/', request.url.indexOf('://') + 3)
  const address = request.url.slice(0, begin) + request.url.slice(begin + prefix.length)
  const { method, headers, signal } = request
  if (FORBIDDEN.test(method)) {
    return Object.defineProperty(new Request(address, { headers }), 'method', { value: method })
  }
  const hasNoBody = method === 'GET' || method === 'HEAD'
  if (hasNoBody || (request.body as unknown) !== undefined) return new Request(address, request)
  return request
    .arrayBuffer()
    .then((bytes) => new Request(address, { method, headers, signal, body: bytes }))
}
