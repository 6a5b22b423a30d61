import type { Observation } from '../engine/check.ts'
import type { Reply } from '../http/exchange.ts'
import { errorsOf, isRefused, isSuccess } from '../http/answers/read-reply.ts'

/** The status of a refusal as a choice: `404`, or null if the ledger has no such choice. */
function toStatus(reply: Reply, choices: readonly string[]): Observation {
  const { status } = reply
  if (isSuccess(reply)) return { choice: null, value: `accepted, status ${status}`, reply }
  if (status < 300 && isRefused(reply)) {
    const choice = choices.includes('200-with-errors') ? '200-with-errors' : null
    return { choice, value: `status ${status} with \`errors\``, reply }
  }
  const choice = choices.includes(String(status)) ? String(status) : null
  return { choice, value: `status ${status}`, reply }
}

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
