/**
 * Removes a prefix from a request's path. Firefox has no `Request.body`, so a request made from
 * another one loses its body there: it is read first.
 */
export function withoutPrefix(request: Request, prefix: string): Request | Promise<Request> {
  if (prefix === '') return request
  // Not `replace`: the host may contain the prefix too, as in `https://api.example.com/api`.
  const begin = request.url.indexOf('/', request.url.indexOf('://') + 3)
  const address = request.url.slice(0, begin) + request.url.slice(begin + prefix.length)
  const { method, headers, signal, body } = request
  const isHidden = (body as unknown) === undefined && method !== 'GET' && method !== 'HEAD'
  if (!isHidden) return new Request(address, request)
  return request
    .arrayBuffer()
    .then((bytes) => new Request(address, { method, headers, signal, body: bytes }))
}
