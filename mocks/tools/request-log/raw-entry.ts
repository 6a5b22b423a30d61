import type { Refused } from '../../shared/refusal.ts'
import type { Change } from '../../world/store.ts'

/** What the journal holds of one request: raw, for nothing is made before someone reads. */
export interface Kept {
  /** Number of the request. */
  id: number
  /** Moment of the answer, in milliseconds since 1970, by the site's clock. */
  at: number
  method: string
  /** Whole address. */
  url: string
  operationId: string | undefined
  /** 0 when the connection was dropped. */
  status: number
  /** From arrival to answer, in milliseconds of real time. */
  milliseconds: number
  requestHeaders: Headers
  requestText: string | undefined
  answerHeaders: Readonly<Record<string, string>>
  answerText: string | undefined
  refused: Refused | undefined
  /** Why the token call was refused, where its answer does not tell. */
  reason?: string | undefined
  changes: readonly Change[] | undefined
  /** Ids of the fault rules that were applied. */
  faults: readonly string[] | undefined
  /** What was wrong with the site's own answer. */
  defect: string | undefined
}

/** Texts beyond this many characters are not kept. */
const TEXT_LIMIT = 16 * 1024

/** Leaves out what is too long to keep. */
export function toKept(text: string | undefined): string | undefined {
  return text === undefined || text.length <= TEXT_LIMIT ? text : leaveOut(text)
}

/** What stands in place of a text that is not shown. */
export function leaveOut(text: string | undefined): string | undefined {
  return text === undefined ? undefined : `(${text.length} characters, not kept)`
}

/** Tells a text that was left out. */
export function isLeftOut(text: string): boolean {
  return /^\(\d+ characters, not kept\)$/.test(text)
}

/** How many characters an entry takes; its headers are bounded by the adapter. */
export function sizeOf({ url, requestText, answerText }: Kept): number {
  return url.length + (requestText?.length ?? 0) + (answerText?.length ?? 0)
}
