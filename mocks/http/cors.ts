import { valueOf } from '../../openapi/choices.ts'
import type { Answer, Exchange, Middleware } from './exchange.ts'

/**
 * Marks a request that came through an adapter with CORS. A registered symbol: each entry of the
 * package has its own copy of this module.
 */
const OPEN = Symbol.for('sabia.cors')

/** Lets pages of every origin read the answer to a request, whatever the site profile says. */
export function openToPages(request: Request): Request {
  return Object.assign(request, { [OPEN]: true })
}

/** Answers preflights, and lets pages of every origin read answers, where CORS is on. */
export const cors: Middleware = (exchange, next) =>
  isOpenToPages(exchange) ? answerOpenly(exchange, next) : next(exchange)

/** Whether pages of every origin may read the answer: calls of the API alone (gap G100). */
function isOpenToPages({ request, path, choices }: Exchange): boolean {
  const isOpen =
    valueOf(choices, 'http-details').origins === 'any' ||
    (request as { [OPEN]?: true })[OPEN] === true
  return isOpen && /^\/(api|oauth)(\/|$)/.test(path)
}

async function answerOpenly(exchange: Exchange, next: Parameters<Middleware>[1]): Promise<void> {
  const preflight = answerPreflight(exchange)
  if (preflight === undefined) await next(exchange)
  else exchange.answer = preflight
  // The answer of a dropped connection has no headers.
  if (exchange.answer.status !== 0) allowAnyOrigin(exchange.answer.headers)
}

/** How long a browser may keep the answer to a preflight, in seconds. */
const MAX_AGE = 600

/**
 * Answers a CORS preflight (Fetch standard, section 3.3.2) of a path that the document has; undefined
 * for anything else. It needs no `Vary`: answers to OPTIONS are not cached (RFC 9110, section 9.3.7).
 */
function answerPreflight({ request, method, allow }: Exchange): Answer | undefined {
  if (method !== 'OPTIONS' || !request.headers.has('access-control-request-method'))
    return undefined
  if (allow === undefined) return undefined
  const asked = request.headers.get('access-control-request-headers')
  return {
    status: 204,
    headers: {
      'access-control-allow-methods': allow,
      ...(asked === null ? {} : { 'access-control-allow-headers': asked }),
      'access-control-max-age': String(MAX_AGE),
    },
    body: undefined,
  }
}

/**
 * Lets pages of every origin read an answer and its headers. Never with cookies: the API only asks
 * for a token, so the answer is the same for every origin.
 */
function allowAnyOrigin(headers: Record<string, string>): void {
  const own = Object.keys(headers).filter((name) => !name.startsWith('access-control-'))
  headers['access-control-allow-origin'] = '*'
  if (own.length > 0) headers['access-control-expose-headers'] = own.sort().join(', ')
}
