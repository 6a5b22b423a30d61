import type { Choices } from '../../openapi/ledger.ts'
import type { Answer } from './answers.ts'
import { findRoute } from './plans.ts'

/**
 * Marks a request that came by a way that is open to pages of every origin. A registered symbol: each
 * entry of the package has its own copy of this module.
 */
const OPEN = Symbol.for('sabia.cors')

/** Lets pages of every origin read the answer to a request, whatever the site's profile says. */
export function openToPages(request: Request): Request {
  return Object.assign(request, { [OPEN]: true })
}

/** Whether pages of every origin may read the answer to a request: calls of the API alone (gap G100). */
export function isOpenToPages(request: Request, path: string, { G100 }: Choices): boolean {
  const isOpen = G100 === 'any-origin' || (request as { [OPEN]?: true })[OPEN] === true
  return isOpen && /^\/(api|oauth)(\/|$)/.test(path)
}

/** How long a browser may keep the answer to a preflight, in seconds. */
const MAX_AGE = 600

/**
 * Answers a CORS preflight (Fetch standard, section 3.3.2) of a path that the document has; undefined
 * for anything else. It needs no `Vary`: answers to OPTIONS are not cached (RFC 9110, section 9.3.7).
 */
export function answerPreflight({ method, headers }: Request, path: string): Answer | undefined {
  if (method !== 'OPTIONS' || !headers.has('access-control-request-method')) return undefined
  const route = findRoute(method, path)
  if (route.kind !== 'method-not-allowed') return undefined
  const asked = headers.get('access-control-request-headers')
  return {
    status: 204,
    headers: {
      'access-control-allow-methods': route.allow,
      ...(asked === null ? {} : { 'access-control-allow-headers': asked }),
      'access-control-max-age': String(MAX_AGE),
    },
    body: undefined,
  }
}

/**
 * Lets pages of every origin read an answer with the headers that it has. Never with cookies: a token
 * is all that the API asks for, so that the answer is the same for every origin.
 */
export function allowAnyOrigin(headers: Record<string, string>): void {
  const own = Object.keys(headers).filter((name) => !name.startsWith('access-control-'))
  headers['access-control-allow-origin'] = '*'
  if (own.length > 0) headers['access-control-expose-headers'] = own.sort().join(', ')
}
