import { controlOperations } from '../../openapi/generated/control-operations.ts'
import { nearestOf } from '../../openapi/nearest.ts'
import { decodeUri } from '../../openapi/text/decode-uri.ts'
import { checkInput } from '../shared/control-input.ts'
import type { Keeper } from '../state/keeper.ts'
import { FieldError } from '../shared/field-error.ts'
import { createPathFinder } from '../shared/find-path.ts'
import { NotKept } from '../shared/not-kept.ts'
import { SNAPSHOT_LIMIT } from '../shared/limits.ts'
import { parseInteger } from '../shared/parse.ts'
import type { Site } from '../site.ts'
import {
  CONTROL_PREFIX,
  ControlError,
  isResponse,
  notFound,
  write,
  writeFailure,
  type Written,
} from './answers.ts'
import type { Handlers } from './handler.ts'
import { payer } from './handlers/payer.ts'
import { records } from './handlers/records.ts'
import { sites } from './handlers/sites.ts'
import { state } from './handlers/state.ts'
import { watch } from './handlers/watch.ts'
import { webhooks } from './handlers/webhooks.ts'
import type { ControlOperationId } from './operation.ts'
import { readJson } from './read-json.ts'

/** What answers each operation of the control API's document. */
const handlers: Handlers = {
  ...payer,
  ...records,
  ...sites,
  ...state,
  ...watch,
  ...webhooks,
}

/** The site checks these bodies itself, by the same schemas: programs give them to it too. */
const CHECKED_BY_SITE: ReadonlySet<string> = new Set(['addFault', 'restoreSnapshot'])

/** An operation of the control API's document. */
interface Operation {
  readonly id: ControlOperationId
  readonly method: string
  readonly path: string
  /** Status of a success. */
  readonly status: number
  readonly parameters: readonly { name: string; in: string; type: string }[]
  readonly hasBody: boolean
}

const operations = Object.entries(controlOperations).map(([id, operation]): Operation => {
  return { id: id as ControlOperationId, ...operation }
})

const findPath = createPathFinder(operations)

/**
 * Answers a call of the control API: plain JSON, never part of the service. It waits until everything
 * that the answer may rest on is durable.
 */
export async function answerControl(
  request: Request,
  path: string,
  query: string,
  site: Site,
  keeper: Pick<Keeper, 'epoch' | 'kept'>,
): Promise<Written | Response> {
  const { epoch } = keeper
  const answered = await answer(request, path, query, site)
  try {
    await keeper.kept(epoch)
  } catch (error) {
    if (isResponse(answered)) await answered.body?.cancel()
    return toFailure(error)
  }
  // RFC 9110, section 9.3.2: a HEAD response has the headers of GET and no body.
  if (request.method !== 'HEAD' || !isResponse(answered)) return answered
  await answered.body?.cancel()
  return new Response(null, answered)
}

async function answer(
  request: Request,
  path: string,
  query: string,
  site: Site,
): Promise<Written | Response> {
  const found = findPath(request.method, path)
  if (found === undefined) {
    return writeFailure(404, 'not_found', `There is no control call ${path}; ${hintFor(path)}`)
  }
  const { entry, methods, values } = found
  if (entry === undefined) return refuseMethod(request.method, methods)
  try {
    return await run(entry, request, values, query, site)
  } catch (error) {
    return toFailure(error)
  }
}

async function run(
  operation: Operation,
  request: Request,
  values: Readonly<Record<string, string>>,
  text: string,
  site: Site,
): Promise<Written | Response> {
  const path = readPath(operation, values)
  const query = readQuery(operation, new URLSearchParams(text))
  const body = operation.hasBody ? await readBody(operation.id, request) : undefined
  // The table gives each operation the handler of its own types.
  const handle = handlers[operation.id] as (call: object) => unknown
  const result = await handle({ site, request, path, query, body })
  if (isResponse(result)) return result
  return write(operation.status, operation.status === 204 ? undefined : result)
}

/** @throws ControlError when a value cannot be that of any record. */
function readPath({ path, parameters }: Operation, texts: Readonly<Record<string, string>>) {
  const values = Object.entries(texts).map(([name, text]) => {
    const value = decodeUri(text) ?? text
    const isInteger = parameters.some((one) => one.name === name && one.type === 'integer')
    if (!isInteger) return [name, value]
    const number = parseInteger(value)
    if (number !== undefined) return [name, number]
    throw notFound(`There is no ${path.replace(`{${name}}`, value)}; ${name} is a positive integer`)
  })
  return Object.fromEntries(values) as Record<string, unknown>
}

function readQuery({ id, parameters }: Operation, given: URLSearchParams) {
  const inQuery = parameters.filter((one) => one.in === 'query')
  if (inQuery.length === 0) return {}
  const query: Record<string, unknown> = {}
  for (const { name, type } of inQuery) {
    const text = given.get(name)
    if (text === null) continue
    const isNumber = type === 'integer' && Number.isFinite(Number(text))
    query[name] = isNumber ? Number(text) : text
  }
  checkInput(`${id} query`, query)
  return query
}

async function readBody(id: ControlOperationId, request: Request): Promise<unknown> {
  const body = await readJson(request, id === 'restoreSnapshot' ? SNAPSHOT_LIMIT : undefined)
  if (!CHECKED_BY_SITE.has(id)) checkInput(`${id} body`, body)
  return body
}

function toFailure(error: unknown): Written {
  if (error instanceof ControlError) {
    return writeFailure(error.status, error.code, error.message, error.field)
  }
  if (error instanceof NotKept) return writeFailure(503, 'not_kept', error.message)
  if (error instanceof FieldError) return writeFailure(422, 'invalid', error.message, error.field)
  return writeFailure(500, 'internal_error', `Internal error: ${String(error)}`)
}

function refuseMethod(method: string, known: readonly string[]): Written {
  const allow = known.join(', ')
  const refused = writeFailure(405, 'method_not_allowed', `${method} is not among ${allow}`)
  return { ...refused, headers: { ...refused.headers, allow } }
}

function hintFor(path: string): string {
  const known = operations.map((one) => one.path.slice(CONTROL_PREFIX.length))
  const nearest = nearestOf(path.slice(CONTROL_PREFIX.length).slice(0, 100), known)
  if (nearest === undefined) return `${CONTROL_PREFIX}openapi.json lists all`
  return `${CONTROL_PREFIX}${nearest} is the nearest`
}
