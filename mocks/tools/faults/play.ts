import type { Operation } from '../../../openapi/operations.ts'
import { plainError, type Answer } from '../../http/answers.ts'
import { REASONS, toPreferredAnswer } from '../../http/refused-answer.ts'
import type { Desk, Passage } from '../../http/desk.ts'
import { answer } from '../../http/pipeline.ts'
import { findRoute } from '../../http/plans.ts'
import { mediaTypeOf, parseObject, readText } from '../../http/body.ts'
import { findPreferred } from '../../http/prefer.ts'
import { noStore } from '../../oauth/grant-token.ts'
import type { Faults } from './faults.ts'
import type { Fields } from './matching.ts'
import type { Strike } from './strike.ts'

/** Name of the header that says which rules were applied to an answer. */
const FAULT_HEADER = 'sabia-fault'

/**
 * Answers a request of a site that has faults. They strike in front of all checks, as a proxy that
 * fails does: a wrong token makes no difference.
 */
export async function answerWithFaults(
  request: Request,
  path: string,
  query: string,
  desk: Desk,
  requestId: number,
  faults: Faults,
): Promise<Passage> {
  const pass = () => answer(request, path, query, desk, requestId)
  const route = findRoute(request.method, path)
  if (route.kind !== 'operation') return pass()
  const { operation, parameters } = route
  const fields = faults.isLookingAt(operation)
    ? { ...Object.fromEntries(new URLSearchParams(query)), ...parameters, ...(await peek(request)) }
    : {}
  const strike = faults.strike(operation, fields)
  if (strike === undefined) return pass()
  const passage =
    strike.instead === undefined && strike.effects.drop !== true
      ? await pass()
      : await answerInstead(request, operation, desk, strike)
  if (strike.afterWrite !== undefined) failAfterWrite(passage, operation, desk, strike, faults)
  if (strike.ids.length === 0) return passage
  passage.faults = strike.ids
  passage.effects = strike.effects
  passage.answer.headers[FAULT_HEADER] = strike.ids.join(', ')
  return passage
}

/** Puts what the request itself wished on its passage; a rule's effect of the same kind stands. */
export function grantWish(passage: Passage): void {
  const { wished, answer: answered } = passage
  if (wished === undefined) return
  passage.effects = { ...wished.effects, ...passage.effects }
  passage.faults = [...(passage.faults ?? []), 'prefer']
  const { headers } = answered
  headers[FAULT_HEADER] = passage.faults.join(', ')
  const before = headers['preference-applied']
  headers['preference-applied'] =
    before === undefined ? wished.applied : `${before}, ${wished.applied}`
}

async function answerInstead(
  request: Request,
  operation: Operation,
  desk: Desk,
  { instead }: Strike,
): Promise<Passage> {
  const { operationId } = operation
  const answered = toAnswer(instead?.status ?? 429, instead?.example, operation, desk)
  const { rateLimit } = instead ?? {}
  if (rateLimit !== undefined) answered.headers['retry-after'] = String(rateLimit.retryAfter)
  const passage: Passage = { answer: answered, operationId }
  if (operation.requestBody === undefined) return passage
  const text = await readText(request).catch(() => undefined)
  return text === undefined ? passage : { ...passage, requestText: text }
}

/** What was refused has written nothing: the rule waits for the next call. */
function failAfterWrite(
  passage: Passage,
  operation: Operation,
  desk: Desk,
  strike: Strike,
  faults: Faults,
): void {
  const { afterWrite } = strike
  if (afterWrite === undefined) return
  const { status, headers } = passage.answer
  if (status >= 400 || passage.refused !== undefined || 'preference-applied' in headers) {
    faults.takeBack(afterWrite.id)
    strike.ids = strike.ids.filter((id) => id !== afterWrite.id)
  } else if (afterWrite.answer === 'drop') {
    strike.effects.drop = true
  } else {
    passage.answer = toAnswer(afterWrite.answer, undefined, operation, desk)
  }
}

/** The document's example, as `Prefer` gives it, or a plain envelope where there is none. */
function toAnswer(
  status: number,
  example: string | undefined,
  operation: Operation,
  desk: Desk,
): Answer {
  // RFC 9110, sections 15.3.5, 15.3.6 and 15.4.5: these have no body.
  if ([204, 205, 304].includes(status)) return { status, headers: {}, body: undefined }
  const wish = example === undefined ? `code=${status}` : `code=${status}, example=${example}`
  const preferred = findPreferred(wish, operation)
  if (preferred === undefined) {
    const plain = plainError(status, REASONS[status] ?? 'Error', desk.choices)
    if (operation.scopes === undefined) Object.assign(plain.headers, noStore())
    if (status === 405) plain.headers['allow'] = otherMethods(operation)
    return plain
  }
  const answered = toPreferredAnswer(preferred, operation, desk)
  const { 'preference-applied': _, ...headers } = answered.headers
  return { ...answered, headers }
}

/** RFC 9110, section 15.5.6: a 405 lists what the path has besides. */
function otherMethods({ method, path }: Operation): string {
  const route = findRoute('', path)
  const methods = route.kind === 'method-not-allowed' ? route.allow.split(', ') : []
  const refused = method === 'GET' ? ['GET', 'HEAD'] : [method]
  return methods.filter((one) => !refused.includes(one)).join(', ')
}

/** Reads a body's fields and leaves it to be read again. What cannot be read has none. */
async function peek(request: Request): Promise<Fields> {
  if (request.body === null) return {}
  try {
    const text = await readText(request.clone())
    const isForm = mediaTypeOf(request) === 'application/x-www-form-urlencoded'
    return isForm ? Object.fromEntries(new URLSearchParams(text)) : (parseObject(text) ?? {})
  } catch {
    return {}
  }
}
