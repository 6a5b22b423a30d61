import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
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

/** Sends a request with a `Host` header, which `fetch` doesn't allow. */
export async function ask(
  served: Served,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; text: string; type: string | undefined }> {
  const sent = httpRequest({ port: served.port, host: '127.0.0.1', path, headers, method })
  sent.end()
  const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return {
    status: answer.statusCode ?? 0,
    text: String(Buffer.concat(chunks)),
    type: answer.headers['content-type'],
  }
}
