import type { Finding } from '../../engine/check.ts'
import { show } from '../../engine/check.ts'
import { isKept } from '../../engine/people.ts'
import type { JsonObject, Reply } from '../../http/exchange.ts'
import { codesIn, isRefused, isSuccess } from '../../http/answers/read-reply.ts'

/** A finding unless the value is the expected one. */
export function unlessEqual(
  reply: Reply,
  pointer: string,
  expected: unknown,
  received: unknown,
): Finding[] {
  if (isSame(expected, received)) return []
  return [{ reply, pointer, expected: show(expected), received: show(received) }]
}

/** A finding unless the call succeeded; `what` is what it must do. */
export function unlessSuccess(reply: Reply, what: string): Finding[] {
  if (isSuccess(reply)) return []
  return [{ reply, expected: `success: ${what}`, received: toOutcome(reply) }]
}

/** A finding unless the call was refused; `why` is what is wrong with it. A server error is no refusal. */
export function unlessRefused(reply: Reply, why: string): Finding[] {
  if (isRefused(reply) && reply.status < 500) return []
  return [{ reply, expected: `a refusal: ${why}`, received: toOutcome(reply) }]
}

/** A finding unless the call was refused with one of the codes, anywhere in the body (gap G04). */
export function unlessCode(reply: Reply, code: string | readonly string[], why: string): Finding[] {
  const refused = unlessRefused(reply, why)
  if (refused.length > 0) return refused
  const known = codesIn(reply)
  const codes = [code].flat()
  if (codes.some((one) => known.includes(one))) return []
  const received = known.length === 0 ? 'none of the codes' : known.join(', ')
  const expected = `the code ${codes.join(' or ')}: ${why}`
  return [{ reply, expected, received: `${received}, ${toOutcome(reply)}` }]
}

/** Findings for each value of a record that is not the one sent, tidied or not. */
export function unlessValues(
  reply: Reply,
  pointer: string,
  record: JsonObject,
  sent: JsonObject,
): Finding[] {
  return Object.entries(sent).flatMap(([field, value]) =>
    isKept(field, value, record[field])
      ? []
      : unlessEqual(reply, `${pointer}/${field}`, value, record[field]),
  )
}

/** How a call came out, in words. */
export function toOutcome(reply: Reply): string {
  return `status ${reply.status}${isRefused(reply) && reply.status < 400 ? ' with `errors`' : ''}`
}

// RFC 9562, section 4: either case means the same.
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Texts that a site keeps in another normal form of Unicode are the same texts. */
function isSame(expected: unknown, received: unknown): boolean {
  if (typeof expected === 'string' && typeof received === 'string') {
    if (UUID.test(expected)) return expected.toLowerCase() === received.toLowerCase()
    return expected.normalize('NFC') === received.normalize('NFC')
  }
  return expected === received
}
