import { document } from '../../../openapi/generated/document.ts'
import { isObject, type JsonObject, type Reply } from '../exchange.ts'
import { toJson } from '../json.ts'

/**
 * A refusal comes with a status from 400, or with 200 and words in `errors`: which one is a gap
 * (G42, G90). An empty text in `errors` isn't a refusal.
 */
export function isRefused(reply: Reply): boolean {
  if (reply.status >= 400) return true
  const errors = errorsOf(reply)
  return reply.status >= 200 && reply.status < 300 && errors !== undefined && !isBlank(errors)
}

/** The answer of a proxy, or of a site that is briefly down: a write may have been done. */
export function isPassing({ status }: Reply): boolean {
  return status === 502 || status === 503 || status === 504
}

/** A status of success, without words in `errors`. */
export function isSuccess(reply: Reply): boolean {
  return reply.status >= 200 && reply.status < 300 && !isRefused(reply)
}

/** The value of `errors` of the envelope; undefined if it has none. */
export function errorsOf(reply: Reply): unknown {
  return isObject(reply.body) ? reply.body['errors'] : undefined
}

/** The value of `data` of the envelope; undefined if it has none. */
export function dataOf(reply: Reply): unknown {
  return isObject(reply.body) ? reply.body['data'] : undefined
}

/** The record in `data`, or the body itself if it is a record without an envelope. */
export function recordOf(reply: Reply): JsonObject | undefined {
  const data = dataOf(reply)
  if (isObject(data)) return data
  const { body } = reply
  return isObject(body) && !('data' in body) && !('errors' in body) ? body : undefined
}

/** The codes of the rules of payment profiles: the document has an example named after each. */
export const RULE_CODES = Object.keys(document.components?.examples ?? {}).filter((name) =>
  /^[A-Z]+\d+$/.test(name),
)

/**
 * What a body says of a refusal. A code may stand anywhere in it (gap G04), but `errors` comes before what
 * stands beside it, and `meta` comes last: its object may hold anything.
 */
export function refusalTextOf({ body, text }: Reply): string {
  if (!isObject(body)) return text
  const { meta, ...rest } = body
  const inMeta = isObject(meta) ? Object.values(meta) : []
  const parts = [body['errors'] ?? null, rest, ...inMeta].map(toJson)
  return parts.find((part) => codesInText(part).length > 0) ?? text
}

/** Finds the rule codes that a text names. One that has every code names none: no call breaks all rules. */
export function codesInText(text: string): string[] {
  const found = RULE_CODES.filter((code) =>
    new RegExp(`(?<![A-Za-z0-9])${code}(?![A-Za-z0-9])`).test(text),
  )
  return found.length < RULE_CODES.length ? found : []
}

/** Finds the rule codes that a body names (gap G04). */
export function codesIn(reply: Reply): string[] {
  return codesInText(refusalTextOf(reply))
}

/** Checks whether a body names a code (gap G04), as a word of its own. */
export function mentions(reply: Reply, code: string): boolean {
  return codesIn(reply).includes(code)
}

function isBlank(value: unknown): boolean {
  if (value === null || value === false) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  return isObject(value) && Object.keys(value).length === 0
}
