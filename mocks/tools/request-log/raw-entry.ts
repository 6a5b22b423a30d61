import type { Arrived, Exchange } from '../../http/exchange.ts'
import type { Refused } from '../../shared/refusal.ts'
import type { LongText } from '../../world/record-texts.ts'
import type { Change } from '../../world/store.ts'

/** What the request log keeps of an exchange; it is described when somebody reads it. */
export interface RawEntry {
  /** Number of the request. */
  id: number
  /** Time of the answer on the site's clock, in milliseconds since 1970. */
  at: number
  method: string
  /** Whole address. */
  url: string
  operationId: string | undefined
  /** 0 when the connection was dropped. */
  status: number
  /** From arrival to answer, in milliseconds of real time. */
  duration: number
  requestHeaders: Arrived['headers']
  requestText: string | undefined
  answerHeaders: Readonly<Record<string, string>>
  answerText: string | undefined
  refused: Refused | undefined
  /** Why a token call was refused, if its answer doesn't say. */
  reason?: string | undefined
  changes: readonly Change[] | undefined
  /** Ids of the fault rules that were applied. */
  faults: readonly string[] | undefined
  /** How the mock's own answer violates the document. */
  defect: string | undefined
}

export function toRawEntry(exchange: Readonly<Exchange>): RawEntry {
  const { answer } = exchange
  return {
    id: exchange.requestId,
    at: exchange.world.clock.now(),
    method: exchange.method,
    url: exchange.url,
    operationId: exchange.operation?.operationId,
    status: answer.status,
    duration: exchange.duration,
    requestHeaders: exchange.request.headers,
    requestText: limited(exchange.requestText),
    answerHeaders: answer.headers,
    answerText: limited(exchange.text),
    refused: exchange.refused,
    reason: exchange.reason,
    changes: exchange.changes,
    faults: exchange.faults,
    defect: exchange.defect,
  }
}

/** Longer texts aren't kept, in characters. */
const TEXT_LIMIT = 16 * 1024

function limited(text: string | LongText | undefined): string | undefined {
  if (text !== undefined && text.length > TEXT_LIMIT) return leaveOut(text)
  return typeof text === 'object' ? new TextDecoder().decode(text.bytes) : text
}

/** Replaces a text that isn't shown. */
export function leaveOut(text: { length: number } | undefined): string | undefined {
  return text === undefined ? undefined : `(${text.length} characters, not kept)`
}

/** Whether a text was left out. */
export function isLeftOut(text: string): boolean {
  return /^\(\d+ characters, not kept\)$/.test(text)
}

/** How many characters an entry takes; its headers are bounded by the adapter. */
export function sizeOf({ url, requestText, answerText }: RawEntry): number {
  return url.length + (requestText?.length ?? 0) + (answerText?.length ?? 0)
}
