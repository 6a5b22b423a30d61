import type { Observation } from '../engine/check.ts'
import type { Reply } from '../http/exchange.ts'
import { errorsOf, isSuccess } from '../http/answers/read-reply.ts'

/** The status of a success. */
export function toSuccessStatus(reply: Reply): Observation | undefined {
  if (!isSuccess(reply)) return undefined
  const { status } = reply
  return { choice: null, learned: status, value: `status ${status}`, reply }
}

/** The text in `errors`; empty if there is none. */
export function errorText(reply: Reply): string {
  const errors = errorsOf(reply)
  return typeof errors === 'string' ? errors : ''
}
