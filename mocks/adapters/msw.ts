import { http, type RequestHandler } from 'msw'
import { openToPages } from '../http/cors.ts'
import { splitAddress } from '../http/exchange.ts'
import { findRoute } from '../http/route.ts'
import { operations } from '../shared/document.ts'
import { withoutPrefix } from './without-prefix.ts'
import { valueOf } from '../../openapi/choices.ts'
import type { Operation } from '../../openapi/operations.ts'
import type { Site } from '../site.ts'

/** Options of `handlers`. */
export interface HandlerOptions {
  /** Address of the site, such as `https://demo.example.com`; a path in front of `/api` is fine. */
  baseUrl: string
  /** Lets pages of every origin call the site (CORS), without cookies. Off when left out. */
  cors?: boolean
}

/**
 * Puts a site behind msw: one handler for each operation of the document, in its order, and at the
 * end handlers for everything else under `/api` and at the token call's address, which a site profile
 * may have changed.
 *
 * @example
 * const server = setupServer(...handlers(await createSite(), { baseUrl: 'https://demo.example.com' }))
 */
export function handlers(
  site: Pick<Site, 'fetch'> & Partial<Pick<Site, 'profile'>>,
  { baseUrl, cors = false }: HandlerOptions,
): RequestHandler[] {
  if (!URL.canParse(baseUrl)) {
    throw new Error(
      `Cannot create handlers: "${baseUrl}" isn't an address; write https://demo.example.com`,
    )
  }
  const { origin, pathname } = new URL(baseUrl)
  const prefix = pathname.replace(/\/+$/, '')
  const base = origin + prefix
  const play = async ({ request }: { request: Request }) => {
    const own = await withoutPrefix(request, prefix)
    return site.fetch(cors ? openToPages(own) : own)
  }
  const own = operations.map((operation) => {
    const { method, path } = operation
    // msw parses the path anew for every handler that it tries; the site's own router is faster.
    const isMeant = ({ request }: { request: Request }) =>
      request.url.startsWith(base) && findOperation(request, base) === operation
    const handler = http[method.toLowerCase() as 'get' | 'post'](isMeant, play)
    handler.info.header = `${method} ${base}${path.replaceAll(/\{([^}]+)\}/g, ':$1')}`
    return handler
  })
  const others = ['/api', '/api/*', '/oauth/token'].map((path) => http.all(`${base}${path}`, play))
  // A profile may be set after this.
  const isTokenCall = ({ request }: { request: Request }) =>
    site.profile !== undefined &&
    request.url.startsWith(base) &&
    splitAddress(request.url).path === prefix + valueOf(site.profile, 'token-address').path
  const moved = http.all(isTokenCall, play)
  moved.info.header = `ALL ${base}, the token call of a site profile`
  return [...own, ...others, moved]
}

function findOperation({ url, method }: Request, base: string): Operation | undefined {
  const [path = ''] = url.slice(base.length).split(/[?#]/, 1)
  const route = findRoute(method, path)
  return route.kind === 'operation' ? route.operation : undefined
}
