import { Ajv2020 } from 'ajv/dist/2020.js'
import { controlDocument } from '../../openapi/generated/control.ts'
import { operationsOf, type Operation } from '../../openapi/operations.ts'
import { toPointer } from '../../openapi/text/json-pointer.ts'
import { createPathFinder } from '../shared/find-path.ts'

/** Every call of the control API, as its document has it. */
export const controlOperations: readonly Operation[] = operationsOf(controlDocument)

const ajv = new Ajv2020({ strict: false, allErrors: true })
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/)
ajv.addFormat('uuid', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
ajv.addSchema({ $id: 'control', ...controlDocument })

const findPath = createPathFinder(controlOperations)

/** The call that a request means. */
export function findOperation(method: string, path: string): Operation | undefined {
  return findPath(method, path)?.entry
}

/** What an answer has that the document does not say; nothing when it holds. */
export function faultsOf(operation: Operation, response: Response, text: string): string[] {
  const declared = operation.responses[response.status]
  if (declared === undefined) return [`status ${response.status} is not declared`]
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';', 1)
  const types = Object.keys(declared.content ?? {})
  if (types.length === 0) return text === '' ? [] : ['there is a body']
  if (!types.includes(type)) return [`${type} is not declared`]
  return type === 'application/json' ? faultsOfBody(operation, response.status, text) : []
}

/** A call as it is written: its answers may be references. */
interface Described {
  responses: Record<string, { $ref?: string }>
}

function faultsOfBody(operation: Operation, status: number, text: string): string[] {
  const method = operation.method.toLowerCase()
  const place = ['paths', operation.path, method, 'responses', String(status)]
  const item = (controlDocument.paths?.[operation.path] ?? {}) as Record<string, Described>
  const base = item[method]?.responses[status]?.$ref
  const inside = ['content', 'application/json', 'schema']
  const pointer =
    base === undefined ? `#${toFragment([...place, ...inside])}` : base + toFragment(inside)
  const check = ajv.compile({ $ref: `control${pointer}` })
  if (check(JSON.parse(text))) return []
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

function toFragment(keys: readonly string[]): string {
  return keys.map((key) => `/${encodeURIComponent(toPointer([key]).slice(1))}`).join('')
}
