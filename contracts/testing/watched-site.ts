import { createEmbedded, type Embedded, type EmbeddedOptions } from '../targets/embedded.ts'
import type { SiteFetch } from '../proof/tools/calls.ts'

/** A request that a site got, with its body as text. */
export interface Seen {
  method: string
  url: string
  path: string
  body: string
  headers: Headers
  /** Undefined while it is not answered. */
  status: number | undefined
}

interface WatchOptions extends EmbeddedOptions {
  wrap?: (site: SiteFetch) => SiteFetch
  /** Told of each request as it arrives. */
  onArrival?: (seen: Seen) => void
  /** The address that it is asked at, in place of its own. */
  baseUrl?: string
}

/** The mock at any address, and every request that it got. */
export async function createWatched(options: WatchOptions = {}) {
  const { wrap = (site) => site, onArrival, baseUrl, ...rest } = options
  const site = await createEmbedded({ customers: 3, ...rest })
  const seen: Seen[] = []
  const inner = wrap(site.fetch)
  const fetch: SiteFetch = async (request) => {
    const { pathname, search } = new URL(request.url)
    const body = await request.clone().text()
    const { method, url, headers } = request
    const one: Seen = { method, url, path: pathname + search, body, headers, status: undefined }
    seen.push(one)
    onArrival?.(one)
    const response = await inner(await moved(request, site, body))
    one.status = response.status
    return response
  }
  const { credentials } = site
  return { target: { baseUrl: baseUrl ?? site.baseUrl, fetch, credentials }, seen, site }
}

/** The POSTs of the API among requests. */
export function writesOf(seen: readonly Seen[]): Seen[] {
  return seen.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/'))
}

/** Those that succeeded. */
export function madeOf(seen: readonly Seen[]): Seen[] {
  return writesOf(seen).filter(({ status = 0 }) => status >= 200 && status < 300)
}

async function moved(request: Request, { baseUrl }: Embedded, body: string): Promise<Request> {
  const { pathname, search } = new URL(request.url)
  return new Request(`${baseUrl}${pathname}${search}`, {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
    ...(body === '' ? {} : { body }),
  })
}
