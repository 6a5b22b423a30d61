import { type Draft, readBody, toDraft } from './draft.ts'
import { findOperation } from './operations.ts'
import { quote, writeCurl } from '../../../openapi/text/curl.ts'

/** A request, without the site's address. */
export interface Call {
  operationId: string
  method: string
  /** Path and query, relative to the site's address. */
  path: string
  headers: readonly (readonly [name: string, value: string])[]
  body: string | undefined
}

export const FORM = 'application/x-www-form-urlencoded'

/** Builds the request of a draft. Operations that need scopes get the token. */
export function toCall(draft: Draft, token: string | undefined): Call {
  const operation = findOperation(draft.operationId)
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(draft.path[name] ?? ''),
  )
  const query = Object.entries(draft.query).filter(([, value]) => value !== '')
  const headers: [string, string][] = []
  const isOpen = operation.scopes === undefined
  if (!isOpen && token !== undefined) headers.push(['Authorization', `Bearer ${token}`])
  if (draft.mediaType !== undefined) headers.push(['Content-Type', draft.mediaType])
  if (draft.prefer !== '') headers.push(['Prefer', draft.prefer])
  return {
    operationId: draft.operationId,
    method: operation.method,
    path: query.length === 0 ? path : `${path}?${String(new URLSearchParams(query))}`,
    headers,
    body: draft.mediaType === undefined ? undefined : toBody(draft),
  }
}

/** The request as text, as it is sent. */
export function toRaw(call: Call, host: string): string {
  const head = [
    `${call.method} ${call.path} HTTP/1.1`,
    `Host: ${host}`,
    ...call.headers.map(([name, value]) => `${name}: ${value}`),
  ]
  return `${head.join('\n')}\n\n${call.body ?? ''}`.trimEnd()
}

/** A form body is built from the same value as JSON; invalid JSON is sent unchanged. */
function toBody({ body, mediaType }: Draft): string {
  if (mediaType !== FORM) return body
  const read = readBody(body)
  if ('error' in read || typeof read.value !== 'object' || read.value === null) return body
  const pairs = Object.entries(read.value).map(([name, value]) => [name, String(value)])
  return String(new URLSearchParams(pairs))
}

/**
 * Builds the command that repeats a call. The token is the variable `$SABIA_ACCESS_TOKEN`, as in the
 * guides: another site has other tokens.
 */
export function toCurl(call: Call, base: string): string {
  const { method, path, headers, body } = call
  return writeCurl({
    options: method === 'GET' ? '-i' : `-i -X ${method}`,
    address: quote(base + path),
    headers: Array.from(headers, ([name, value]) =>
      name === 'Authorization'
        ? '"Authorization: Bearer $SABIA_ACCESS_TOKEN"'
        : quote(`${name}: ${value}`),
    ),
    body: body === undefined ? undefined : quote(body),
  })
}

/** Whose token a command gets. */
interface Credentials {
  uid: string
  secret: string
  scopes: readonly string[]
}

/** The command that gets a token for an application of a site. */
export function toTokenCommand(base: string, site: string, application: Credentials): string {
  const { uid, secret, scopes } = application
  const known = {
    client_id: [uid],
    client_secret: [secret],
    site: [site],
    scope: [scopes.join(' ')],
  }
  return toCurl(toCall(toDraft(findOperation('createToken'), known), undefined), base)
}

/** The command that keeps a token in the variable of the calls after it. */
export function toVariableCommand(base: string, site: string, application: Credentials): string {
  const command = toTokenCommand(base, site, application).replace('curl -i ', 'curl -s ')
  return `SABIA_ACCESS_TOKEN=$(${command} \\\n  | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')`
}

/** The command that makes a first call with a token, or with the variable that stands for one. */
export function toFirstCommand(base: string, token: string | undefined): string {
  const call = toCall(toDraft(findOperation('listCustomers'), {}), '')
  const command = toCurl(call, base)
  // A function: a token is text, not a pattern of replacements.
  return token === undefined ? command : command.replace('$SABIA_ACCESS_TOKEN', () => token)
}
