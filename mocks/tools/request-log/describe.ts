import type { Mask } from '../../../openapi/mask/mask.ts'
import { nearestOf } from '../../../openapi/nearest.ts'
import { splitAddress } from '../../http/exchange.ts'
import { operations } from '../../shared/document.ts'
import type { Change } from '../../world/store.ts'
import { toCurl } from './curl.ts'
import type { RawEntry } from './raw-entry.ts'
import { violationsOf, type Violation } from './violations.ts'

/** Headers and body of a message, without secrets. */
export interface JournalMessage {
  headers: Record<string, string>
  /** Text of the body; left out if there was none, or it wasn't read. */
  body?: string
}

/** One request and its answer in the request log. */
export interface RequestLogEntry {
  /** Number of the request since the last reset, in the order of arrival. */
  id: number
  /** Time of the answer on the site's clock, ISO 8601 in UTC. */
  at: string
  method: string
  /** Path without the query. */
  path: string
  /** The text after `?`. */
  query: string
  /** Id of the operation; left out if the request has none. */
  operation?: string
  /** 0 when the connection was dropped. */
  status: number
  /** From arrival to answer, in milliseconds of real time. */
  duration: number
  request: JournalMessage
  answer: JournalMessage
  /** Why the call was refused. */
  violations: Violation[]
  /** Records that the call wrote. */
  changes: readonly Change[]
  /** Ids of the webhook deliveries that the call caused. */
  webhooks: string[]
  /** Ids of the fault rules that were applied; `prefer` for those that the request asked for. */
  faults: readonly string[]
  /** How the mock's own answer violates the document. */
  defect?: string
  /** The nearest operation, if the request matches none. */
  hint?: string
  /** A command that repeats the request; secrets are variables. */
  curl: string
}

/** Describes an entry, with its secrets masked. */
export function describeEntry(
  raw: RawEntry,
  webhooks: readonly string[],
  mask: Mask,
): RequestLogEntry {
  const { id, method, operationId, status, defect } = raw
  const { path, query } = splitAddress(raw.url)
  const isMeant = operationId !== undefined || status === 204
  const hint = isMeant ? undefined : nearestOperation(method, path)
  return {
    id,
    at: new Date(raw.at).toISOString(),
    method,
    path: mask.text(path),
    query: mask.body(query),
    ...(operationId === undefined ? {} : { operation: operationId }),
    status,
    duration: Math.round(raw.duration * 1000) / 1000,
    request: toMessage(raw.requestHeaders, raw.requestText, mask),
    answer: toMessage(Object.entries(raw.answerHeaders), raw.answerText, mask),
    violations: violationsOf(raw).map((one) => ({ ...one, message: mask.text(one.message) })),
    changes: raw.changes ?? [],
    webhooks: [...webhooks],
    faults: raw.faults ?? [],
    ...(defect === undefined ? {} : { defect: mask.text(defect) }),
    ...(hint === undefined ? {} : { hint }),
    curl: toCurl(raw, mask),
  }
}

function toMessage(
  headers: Iterable<readonly [string, string]>,
  text: string | undefined,
  mask: Mask,
): JournalMessage {
  const shown = [...headers].map(([name, value]) => [name, mask.header(name, value)])
  return {
    headers: Object.fromEntries(shown) as Record<string, string>,
    ...(text === undefined ? {} : { body: mask.body(text) }),
  }
}

/** Longer paths are cut before they are compared. */
const MOST_CHARACTERS = 200

/** Finds the operation that a request most likely meant, as `GET /api/customers/{id}`. */
function nearestOperation(method: string, path: string): string | undefined {
  const segments = path.slice(0, MOST_CHARACTERS).split('/')
  // The request's own values replace the path's parameters, so that they make no difference.
  const filled = operations.map((operation) => {
    const parts = operation.path
      .split('/')
      .map((part, place) => (part.startsWith('{') ? segments[place] || part : part))
    return `${operation.method} ${parts.join('/')}`
  })
  const nearest = nearestOf(`${method} ${segments.join('/')}`, filled)
  const operation = nearest === undefined ? undefined : operations[filled.indexOf(nearest)]
  return operation && `${operation.method} ${operation.path}`
}
