import type { Mask } from '../../../openapi/mask/mask.ts'
import type { Change } from '../../world/store.ts'
import { toCurl } from './curl.ts'
import { nearestOperation } from './hint.ts'
import type { Kept } from './raw-entry.ts'
import { violationsOf, type Violation } from './violations.ts'

/** Headers and body of a message, without secrets. */
export interface JournalMessage {
  headers: Record<string, string>
  /** Text of the body; left out where there was none, or nobody read it. */
  body?: string
}

/** One request and its answer, as the journal shows them. */
export interface JournalEntry {
  /** Number of the request since the last reset, in the order of arrival. */
  id: number
  /** Moment of the answer, ISO 8601 in UTC, by the site's clock. */
  at: string
  method: string
  /** Path without the query. */
  path: string
  /** The text behind `?`. */
  query: string
  /** Id of the operation; left out where no operation is meant. */
  operation?: string
  /** 0 when the connection was dropped. */
  status: number
  /** From arrival to answer, in milliseconds of real time. */
  duration: number
  request: JournalMessage
  answer: JournalMessage
  /** Why the call was refused. */
  violations: Violation[]
  /** Records that the call has written. */
  changes: readonly Change[]
  /** Ids of the webhook deliveries that the call has caused. */
  webhooks: string[]
  /** Ids of the fault rules that were applied; `prefer` for a wish of the request. */
  faults: readonly string[]
  /** What was wrong with the site's own answer. */
  defect?: string
  /** The nearest operation, where the request meant none. */
  hint?: string
  /** A command that repeats the request; secrets are variables. */
  curl: string
}

/** Makes an entry of what was kept. */
export function describeEntry(kept: Kept, webhooks: readonly string[], mask: Mask): JournalEntry {
  const { id, method, operationId, status, defect } = kept
  const [path, query] = toPathAndQuery(kept.url)
  const isMeant = operationId !== undefined || status === 204
  const hint = isMeant ? undefined : nearestOperation(method, path)
  return {
    id,
    at: new Date(kept.at).toISOString(),
    method,
    path: mask.text(path),
    query: mask.body(query),
    ...(operationId === undefined ? {} : { operation: operationId }),
    status,
    duration: Math.round(kept.milliseconds * 1000) / 1000,
    request: toMessage(kept.requestHeaders, kept.requestText, mask),
    answer: toMessage(Object.entries(kept.answerHeaders), kept.answerText, mask),
    violations: violationsOf(kept).map((one) => ({ ...one, message: mask.text(one.message) })),
    changes: kept.changes ?? [],
    webhooks: [...webhooks],
    faults: kept.faults ?? [],
    ...(defect === undefined ? {} : { defect: mask.text(defect) }),
    ...(hint === undefined ? {} : { hint }),
    curl: toCurl(kept, mask),
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

function toPathAndQuery(url: string): [path: string, query: string] {
  const begin = url.indexOf('/', url.indexOf('://') + 3)
  if (begin === -1) return ['/', '']
  const [whole = ''] = url.slice(begin).split('#', 1)
  const mark = whole.indexOf('?')
  return mark === -1 ? [whole, ''] : [whole.slice(0, mark), whole.slice(mark + 1)]
}
