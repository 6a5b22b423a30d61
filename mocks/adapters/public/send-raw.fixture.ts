import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'

/** A complete response. */
export interface Reply {
  status: number | undefined
  headers: IncomingHttpHeaders
  text: string
}

/** Sends a request as a browser or an attacker would: `fetch` doesn't allow a `Host` header. */
export function send(
  port: number,
  method: string,
  path: string,
  headers: OutgoingHttpHeaders,
  body = '',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path, headers }
    const outgoing = request(options, (incoming) => {
      let text = ''
      incoming.on('data', (bytes) => (text += String(bytes)))
      incoming.on('end', () => {
        resolve({ status: incoming.statusCode, headers: incoming.headers, text })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
