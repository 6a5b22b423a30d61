import { document } from '../../../openapi/generated/document.ts'
import type { operations } from '../../../openapi/generated/types.ts'
import { operationsOf } from '../../../openapi/operations.ts'
import { isObject, type JsonObject } from '../../http/exchange.ts'

/** A site, as a client calls it. */
export type SiteFetch = (request: Request) => Promise<Response>

export type Operation = Exclude<keyof operations, 'paymentProfileUpdated'>
export type ApiOperation = Exclude<Operation, 'createToken'>

const declared = operationsOf(document)
const guarded = declared.filter(({ scopes }) => scopes !== undefined)
const namesOf = (found: typeof guarded) => found.map((one) => one.operationId as ApiOperation)

export const reads = namesOf(guarded.filter(({ method }) => method === 'GET'))
export const writes = namesOf(guarded.filter(({ method }) => method !== 'GET'))
export const apiOperations: readonly ApiOperation[] = [...reads, ...writes]

/** A request, read. */
export interface Call {
  operation: Operation
  request: Request
  /** The id in the path; empty if it has none. */
  id: string
  /** The body as it was sent; empty if there is none. */
  text: string
  /** The body as JSON; an empty object if it isn't one. */
  body: JsonObject
}

/** Answers a call, or has the site answer it. */
export type Handle = (call: Call, site: SiteFetch) => Promise<Response>
export type Wrap = (site: SiteFetch) => SiteFetch

const routes = declared.map(({ method, path, operationId }) => ({
  method,
  path: new RegExp(`${path.replaceAll(/\{\w+\}/g, '([^/]+)')}/?$`),
  operation: operationId as Operation,
}))

/** An id that no subscription has. */
export const NO_SUBSCRIPTION = '00000000-0000-4000-8000-00000000dead'

/** Handles the calls of some operations; the site answers the others itself. */
export function onCalls(operations: readonly Operation[], begin: () => Handle): Wrap {
  return (site) => {
    const handle = begin()
    return async (request) => {
      const call = await readCall(request, operations)
      return call === undefined ? site(request) : handle(call, site)
    }
  }
}

/** Changes the requests of some operations before the site reads them. */
export function onRequest(
  operations: readonly Operation[],
  change: (call: Call) => Request | undefined,
): Wrap {
  return onCalls(operations, () => (call, site) => site(change(call) ?? call.request))
}

/** Puts a fault in front of the site from the nth call of some operations on. */
export function fromCall(number: number, operations: readonly Operation[], wrap: Wrap): Wrap {
  return (site) => {
    const faulty = wrap(site)
    let count = 0
    return onCalls(operations, () => (call) => {
      count += 1
      return (count < number ? site : faulty)(call.request)
    })(site)
  }
}

/** Changes to a request. */
export interface Change {
  /** From `/api` on. */
  path?: string
  body?: JsonObject
  text?: string
  headers?: Readonly<Record<string, string | undefined>>
}

/** The call's request, changed. */
export function changed(call: Call, { path, body, text, headers = {} }: Change): Request {
  const content = body === undefined ? (text ?? call.text) : JSON.stringify(body)
  const address = path === undefined ? new URL(call.request.url) : addressOf(call.request, path)
  return new Request(address, {
    method: call.request.method,
    headers: headersOf(call.request, headers),
    signal: call.request.signal,
    ...(content === '' ? {} : { body: content }),
  })
}

/** A request of the site's own, with the token of a call. */
export function sideRequest(call: Call, path: string, body?: JsonObject): Request {
  const headers = headersOf(call.request, { 'content-type': body && 'application/json' })
  const method = body === undefined ? 'GET' : 'POST'
  const content = body === undefined ? {} : { body: JSON.stringify(body) }
  return new Request(addressOf(call.request, path), { method, headers, ...content })
}

/** The same path with another id in it. */
export function pathWithId({ operation, id, request }: Call, other: unknown): string {
  const { pathname } = new URL(request.url)
  const from = pathname.lastIndexOf(operation === 'createToken' ? '/oauth/' : '/api/')
  return pathname.slice(from).replace(`/${id}`, `/${String(other)}`)
}

/** An object under a key of a body; empty if there is none. */
export function objectAt(body: JsonObject, key: string): JsonObject {
  const value = body[key]
  return isObject(value) ? value : {}
}

/** Reads a call of some operations; undefined for one of the others. */
async function readCall(
  request: Request,
  operations: readonly Operation[],
): Promise<Call | undefined> {
  const { pathname } = new URL(request.url)
  for (const { method, path, operation } of routes) {
    const match = request.method === method ? path.exec(pathname) : null
    if (match === null) continue
    // Most calls are of no concern, and a copy of their body costs as much as an answer.
    if (!operations.includes(operation)) return undefined
    const text = method === 'GET' ? '' : await request.clone().text()
    return { operation, request, id: match[1] ?? '', text, body: toObject(text) }
  }
  return undefined
}

function toObject(text: string): JsonObject {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

function addressOf(request: Request, path: string): URL {
  const address = new URL(request.url)
  const base = /^(.*?)\/(?:api|oauth)\//.exec(address.pathname)?.[1] ?? ''
  return new URL(base + path, address)
}

function headersOf(
  request: Request,
  others: Readonly<Record<string, string | undefined>>,
): Headers {
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  for (const [name, value] of Object.entries(others)) {
    if (value === undefined) headers.delete(name)
    else headers.set(name, value)
  }
  return headers
}
