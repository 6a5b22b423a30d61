import { RULE_CODES } from '../../http/answers/read-reply.ts'
import { isObject, type JsonObject } from '../../http/exchange.ts'
import {
  onCalls,
  sideRequest,
  type Call,
  type Operation,
  type SiteFetch,
  type Wrap,
} from './calls.ts'

/** An answer, read as JSON. */
export interface Answer {
  status: number
  headers: Headers
  /** An empty object where the answer has no object for a body. */
  body: JsonObject
  /** The answer itself, for sending it on as it is. */
  response: Response
}

type Rewrite = (body: JsonObject, call: Call) => unknown

/** Rewrites the bodies of successful answers. */
export function onSuccess(operations: readonly Operation[], rewrite: Rewrite): Wrap {
  return onAnswer(operations, rewrite, isSuccess)
}

/** Rewrites the bodies of refusals by one of the spec's rules. */
export function onRuleRefusal(rewrite: Rewrite): Wrap {
  return onAnswer(['createPaymentProfile'], rewrite, (answer) => codeOf(answer) !== undefined)
}

/** Rewrites the bodies of those answers that are chosen. */
export function onAnswer(
  operations: readonly Operation[],
  rewrite: Rewrite,
  isChosen: (answer: Answer) => boolean,
): Wrap {
  return onCalls(operations, () => async (call, site) => {
    const answer = await readAnswer(await site(call.request))
    return isChosen(answer) ? withBody(answer, rewrite(answer.body, call)) : answer.response
  })
}

/** Rewrites `data` of successful answers. */
export function onData(
  operations: readonly Operation[],
  rewrite: (data: unknown, call: Call) => unknown,
): Wrap {
  return onSuccess(operations, (body, call) => ({ ...body, data: rewrite(body['data'], call) }))
}

/** The new `data` of a successful answer; undefined leaves the answer as it is. */
type Revise = (answer: Answer, call: Call, site: SiteFetch) => unknown

/** Rewrites `data` of successful answers, with a memory of earlier calls. */
export function remembering(operations: readonly Operation[], begin: () => Revise): Wrap {
  return onCalls(operations, () => {
    const revise = begin()
    return async (call, site) => {
      const answer = await readAnswer(await site(call.request))
      const data = isSuccess(answer) ? await revise(answer, call, site) : undefined
      return data === undefined ? answer.response : withBody(answer, { ...answer.body, data })
    }
  })
}

/** The records of a list's `data` that are kept; anything else as it is. */
export function keepRecords(data: unknown, isKept: (record: JsonObject) => boolean): unknown {
  return Array.isArray(data) ? data.filter((one) => !isObject(one) || isKept(one)) : data
}

export async function readAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response
  const text = await response.clone().text()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    body = undefined
  }
  return { status, headers, body: isObject(body) ? body : {}, response }
}

/** The answer with another body, and with another status where one is given. */
export function withBody({ status, headers }: Answer, body: unknown, other = status): Response {
  return withText({ status: other, headers }, JSON.stringify(body))
}

/** The answer with another text for a body. */
export function withText({ status, headers }: Pick<Answer, 'status' | 'headers'>, text: string) {
  const kept = new Headers(headers)
  kept.delete('content-length')
  return new Response(text, { status, headers: kept })
}

/** An answer of the mutant's own making. */
export function respond(status: number, body: unknown): Response {
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return new Response(JSON.stringify(body), { status, headers })
}

export function envelope(data: unknown): JsonObject {
  return { data, errors: null, meta: {} }
}

/** A refusal in the envelope. */
export function refuse(status: number, errors: string): Response {
  return respond(status, { data: null, errors, meta: {} })
}

export function isSuccess({ status, body }: Answer): boolean {
  return status < 300 && (body['errors'] ?? null) === null
}

const RULE_CODE = new RegExp(`\\b(?:${RULE_CODES.join('|')})\\b`)

/** The rule code that an answer names. */
export function codeOf({ body }: Answer): string | undefined {
  return RULE_CODE.exec(JSON.stringify(body))?.[0]
}

/** The record that an answer shows; an empty object where it shows none. */
export function recordOf({ body }: Answer): JsonObject {
  const { data } = body
  return isObject(data) ? data : {}
}

/** The records of a list. */
export function recordsOf({ body }: Answer): JsonObject[] {
  const { data } = body
  return Array.isArray(data) ? data.filter(isObject) : []
}

/** Reads something of the site's, with the token of a call. */
export async function readBack(call: Call, site: SiteFetch, path: string): Promise<Answer> {
  return readAnswer(await site(sideRequest(call, path)))
}

/** Refuses calls of some operations that the site would take; a wrong token is still a 401. */
export function refusing(
  operation: Operation | readonly Operation[],
  status: number,
  text: string,
  isRefused: (call: Call, site: SiteFetch) => boolean | Promise<boolean> = () => true,
): Wrap {
  return onCalls([operation].flat(), () => async (call, site) => {
    if (!(await isRefused(call, site))) return site(call.request)
    const gate = await readBack(call, site, '/api/customers')
    return gate.status === 401 ? gate.response : refuse(status, text)
  })
}

/** A payment profile that the site does not have, in the form of one that it has. */
export function profileOf(call: Call, like: JsonObject | undefined): JsonObject {
  return envelope({
    ...(like ?? { status: 'pending' }),
    id: 2_000_000_000,
    payment_method_type: 'pix',
    subscription_id: call.body['subscription_id'] ?? null,
    customer_id: Number(call.id),
  })
}
