import type { OpenAPIV3_1 } from 'openapi-types'
import { valueOf } from '../../openapi/choices.ts'
import type { Operation } from '../../openapi/operations.ts'
import { decodeUri } from '../../openapi/text/decode-uri.ts'
import { operations } from '../shared/document.ts'
import { createPathFinder } from '../shared/find-path.ts'
import { parseInteger } from '../shared/parse.ts'
import type { Middleware } from './exchange.ts'

/** A path value in the type of its schema; undefined where the text cannot be one. */
export type ParameterValue = string | number | undefined

/** What a request's method and path lead to. */
export type Route =
  | { kind: 'operation'; operation: Operation; parameters: Record<string, ParameterValue> }
  | { kind: 'method-not-allowed'; allow: string }
  | { kind: 'not-found' }

/** Finds the operation of an exchange; a request without one is refused later. */
export const route: Middleware = (exchange, next) => {
  const { final_slash } = valueOf(exchange.choices, 'http-details')
  if (final_slash !== undefined && toBare(exchange.path) !== exchange.path) return next(exchange)
  const address = valueOf(exchange.choices, 'token-address')
  const found = findRoute(exchange.method, exchange.path, address)
  if (found.kind === 'operation') {
    exchange.operation = found.operation
    exchange.parameters = found.parameters
  } else if (found.kind === 'method-not-allowed') {
    exchange.allow = found.allow
  }
  return next(exchange)
}

const findPath = createPathFinder(operations)

/** A path without the slash at its end, which a site may tolerate (gap G100). */
export function toBare(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

const tokenCall = operations.find(({ scopes }) => scopes === undefined)

/** Finds a request's operation; the token call may have another address than the document's (gap G66). */
export function findRoute(
  method: string,
  pathname: string,
  address: Pick<Operation, 'method' | 'path'> | undefined = tokenCall,
): Route {
  const path = toBare(pathname)
  if (tokenCall !== undefined && address !== undefined && path === address.path) {
    if (method !== address.method) return { kind: 'method-not-allowed', allow: address.method }
    return { kind: 'operation', operation: tokenCall, parameters: {} }
  }
  const found = findPath(method, path)
  // The token call's own path was tried above.
  if (found === undefined || path === tokenCall?.path) return { kind: 'not-found' }
  const { entry: operation, methods, values } = found
  if (operation === undefined) return { kind: 'method-not-allowed', allow: toAllow(methods) }
  const parameters: Record<string, ParameterValue> = {}
  for (const parameter of operation.parameters) {
    if (parameter.in !== 'path') continue
    parameters[parameter.name] = parseParameter(parameter, values[parameter.name] ?? '')
  }
  return { kind: 'operation', operation, parameters }
}

function toAllow(methods: readonly string[]): string {
  const all = methods.includes('GET') ? [...methods, 'HEAD'] : [...methods]
  return all.sort().join(', ')
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Parses a path value by the document's schema of the parameter. UUIDs become lower-case. */
export function parseParameter(
  parameter: OpenAPIV3_1.ParameterObject | undefined,
  text: string,
): ParameterValue {
  const schema = (parameter?.schema ?? {}) as OpenAPIV3_1.SchemaObject
  const decoded = decodeUri(text)
  if (decoded === undefined) return undefined
  if (schema.type === 'integer') return parseInteger(decoded)
  if (schema.format === 'uuid') return UUID.test(decoded) ? decoded.toLowerCase() : undefined
  return decoded
}
