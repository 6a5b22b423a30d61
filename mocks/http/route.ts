import type { OpenAPIV3_1 } from 'openapi-types'
import type { Operation } from '../../openapi/operations.ts'
import { decodeUri } from '../../openapi/text/decode-uri.ts'
import { operations } from '../shared/document.ts'
import { parseInteger } from '../shared/parse.ts'
import type { Middleware } from './exchange.ts'

/** A path value in the type of its schema; undefined where the text cannot be one. */
export type ParameterValue = string | number | undefined

/** What a request's method and path lead to. */
export type Route =
  | { kind: 'operation'; operation: Operation; parameters: Record<string, ParameterValue> }
  | { kind: 'method-not-allowed'; allow: string }
  | { kind: 'not-found' }

/** Finds a request's operation. */
export const findRoute = createRouter()

/** Finds the operation of an exchange; a request without one is refused later. */
export const route: Middleware = (exchange, next) => {
  const found = findRoute(exchange.method, exchange.path)
  if (found.kind === 'operation') {
    exchange.operation = found.operation
    exchange.parameters = found.parameters
  } else if (found.kind === 'method-not-allowed') {
    exchange.allow = found.allow
  }
  return next(exchange)
}

/** An operation, and its path parameters in the order of the path. */
interface Target {
  operation: Operation
  parameters: (Operation['parameters'][number] | undefined)[]
}

interface Path {
  pattern: RegExp
  names: string[]
  byMethod: Map<string, Target>
  allow: string
}

/** Makes the router from the document's path templates. */
function createRouter(): (method: string, path: string) => Route {
  const fixed = new Map<string, Path>()
  const templated: Path[] = []
  for (const template of new Set(operations.map((operation) => operation.path))) {
    const path = toPath(template)
    if (path.names.length === 0) fixed.set(template, path)
    else templated.push(path)
  }

  return (method, pathname) => {
    // A final slash is tolerated: gap G100.
    const name = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
    const direct = fixed.get(name)
    if (direct !== undefined) return toRoute(direct, method, [])
    for (const path of templated) {
      const match = path.pattern.exec(name)
      if (match !== null) return toRoute(path, method, match)
    }
    return { kind: 'not-found' }
  }
}

function toPath(template: string): Path {
  const names: string[] = []
  const pattern = template.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    names.push(name)
    return '([^/]+)'
  })
  const byMethod = new Map(
    operations
      .filter((operation) => operation.path === template)
      .map((operation) => [operation.method, toTarget(operation, names)]),
  )
  const reading = byMethod.get('GET')
  // RFC 9110, section 9.3.2: HEAD answers as GET, without a body.
  if (reading !== undefined) byMethod.set('HEAD', reading)
  const allow = [...byMethod.keys()].sort().join(', ')
  return { pattern: new RegExp(`^${pattern}$`), names, byMethod, allow }
}

function toTarget(operation: Operation, names: readonly string[]): Target {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
  return { operation, parameters: names.map((name) => inPath.find((one) => one.name === name)) }
}

function toRoute(path: Path, method: string, match: readonly string[]): Route {
  const target = path.byMethod.get(method)
  if (target === undefined) return { kind: 'method-not-allowed', allow: path.allow }
  const parameters: Record<string, ParameterValue> = {}
  for (const [index, name] of path.names.entries()) {
    parameters[name] = parseParameter(target.parameters[index], match[index + 1] ?? '')
  }
  return { kind: 'operation', operation: target.operation, parameters }
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
