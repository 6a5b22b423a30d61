import { isLoopbackName } from '../../openapi/text/loopback.ts'
import type { Arrived } from '../http/exchange.ts'
import { isSameSecret } from '../oauth/constant-time.ts'
import { CONTROL_PREFIX, failure } from './answers.ts'

/** Who may use the control API of a server. */
export interface GuardOptions {
  /** Required of every call except `health` and `inbox`. None by default. */
  token?: string | undefined
  /** Whether the server is reached by this host name (without a port) besides loopback ones. */
  isOwnHost: (name: string) => boolean
}

/** Calls that need no token: a mock sends its own webhooks without one. Neither changes anything. */
const OPEN: ReadonlySet<string> = new Set(['health', 'inbox'].map((name) => CONTROL_PREFIX + name))

/** Refuses a control call; undefined when it may pass. */
export type Guard = (
  request: Pick<Arrived, 'headers' | 'url'>,
  path: string,
) => Response | undefined

/**
 * Makes a guard for calls over the network. It keeps pages of other sites from using the control API,
 * whether they post to it or point their own name at our address (DNS rebinding).
 */
export function createGuard({ token, isOwnHost }: GuardOptions): Guard {
  return (request, path) => {
    const host = request.headers.get('host') ?? new URL(request.url).host
    const name = nameOf(host)
    if (!isLoopbackName(name) && !isOwnHost(name)) {
      return refuse('foreign_host', `The Host is ${name}; --allow-host ${name} allows it`)
    }
    const origin = request.headers.get('origin')
    if (origin !== null && !isOwnOrigin(origin, host, name)) {
      return refuse('foreign_origin', `The Origin is ${origin}, which is not this server's`)
    }
    if (request.headers.get('sec-fetch-site') === 'cross-site') {
      return refuse('cross_site', 'The call comes from a page of another site')
    }
    const isOpen = token === undefined || OPEN.has(path)
    return isOpen || hasToken(request.headers, token) ? undefined : askForToken()
  }
}

/** The name in a `Host` header, in lower case and without its port; empty if it isn't valid. */
function nameOf(host: string): string {
  const [, name = ''] = /^(\[[0-9a-f:.]+\]|[^:/?#@\\\s]+)(?::\d*)?$/i.exec(host) ?? []
  return name.toLowerCase().replace(/\.$/, '')
}

function isOwnOrigin(origin: string, host: string, name: string): boolean {
  const own = origin.toLowerCase()
  if (own === `http://${host.toLowerCase()}`) return true
  // The proxy behind an allowed name may speak https.
  return !isLoopbackName(name) && own === `https://${host.toLowerCase()}`
}

function hasToken(headers: Arrived['headers'], token: string): boolean {
  const [, bearer] = /^bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  const given = headers.get('x-sabia-control-token') ?? bearer
  return given !== undefined && isSameSecret(given, token)
}

function askForToken(): Response {
  const refused = failure(401, 'unauthorized', 'The control token is missing or wrong')
  refused.headers.set('www-authenticate', 'Bearer')
  return refused
}

function refuse(code: string, message: string): Response {
  return failure(403, code, message)
}
