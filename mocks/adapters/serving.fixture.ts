import { once } from 'node:events'
import {
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http'
import { text } from 'node:stream/consumers'
import { NOW } from '../laws/support/client.ts'
import { createSite, type Site } from '../site.ts'
import { serve, type Served, type ServeOptions } from './node.ts'

/** Serves sites until the test ends. */
export async function serving<Result>(
  sites: Site | readonly Site[],
  act: (served: Served) => Promise<Result>,
  options: ServeOptions = {},
): Promise<Result> {
  const served = await serve(sites, { port: 0, ...options })
  try {
    return await act(served)
  } finally {
    await served.close()
  }
}

/** A small site at a fixed moment. */
export const newSite = (site = 'demo') => createSite({ site, customers: 3, now: NOW })

/** A complete response. */
interface Reply {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** Sends a request as a browser or an attacker would: `fetch` doesn't allow a `Host` header. */
export async function sendRaw(
  port: number,
  method: string,
  path: string,
  headers: OutgoingHttpHeaders,
  body = '',
): Promise<Reply> {
  const sent = request({ host: '127.0.0.1', port, method, path, headers })
  sent.end(body)
  const [incoming] = (await once(sent, 'response')) as [IncomingMessage]
  return {
    status: incoming.statusCode ?? 0,
    headers: incoming.headers,
    text: await text(incoming),
  }
}

/** Asks a server of sites. */
export function ask(
  { port }: Served,
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<Reply> {
  return sendRaw(port, method, path, headers)
}
