import type { Operation } from '../../../openapi/operations.ts'
import { mediaTypeOf, readText } from '../../http/body.ts'
import { plainError, REASONS } from '../../http/error-answer.ts'
import {
  after,
  isRouted,
  type Answer,
  type Arrived,
  type Exchange,
  type Middleware,
  type Next,
  type RoutedExchange,
} from '../../http/exchange.ts'
import { findExample, toExampleAnswer } from '../../http/prefer.ts'
import { findRoute } from '../../http/route.ts'
import { noStore } from '../../oauth/token-answers.ts'
import { parseObject } from '../../shared/parse.ts'
import type { Faults, Pauses, Trial } from './faults.ts'
import type { Fields, MatchedFault } from './matched-fault.ts'

/** Header that names the rules that were applied to an answer. */
const FAULT_HEADER = 'sabia-fault'

/** RFC 9110, sections 15.3.5, 15.3.6 and 15.4.5: answers with these statuses have no body. */
const BODILESS = [204, 205, 304]

/** How long a cut body stays open after its last byte, in milliseconds, so that an adapter can send it. */
const LAST_BYTE_TIME = 10

/**
 * Applies the faults that rules, or the requests themselves, ask for. Rules apply before all checks, as
 * a failing proxy would: an invalid token makes no difference.
 */
export function applyFaults(faults: Faults): Middleware {
  return (exchange, next) => {
    const { generation } = faults.pauses
    const isFaulty = !faults.isIdle && isRouted(exchange)
    return after(isFaulty ? answerByRules(exchange, next, faults) : next(exchange), () => {
      if (exchange.requestedFaults !== undefined) addRequested(exchange)
      if (exchange.effects === undefined) return undefined
      return applyEffects(exchange, faults.pauses, generation)
    })
  }
}

async function answerByRules(exchange: RoutedExchange, next: Next, faults: Faults): Promise<void> {
  const { operation } = exchange
  const fields = faults.readsFieldsOf(operation) ? await readFields(exchange) : {}
  const trial = faults.match(operation, fields)
  const { matched } = trial
  exchange.settle = trial.settle
  try {
    if (matched?.instead !== undefined || matched?.effects.drop === true) {
      await answerInstead(exchange, matched)
    } else {
      await next(exchange)
    }
    if (matched?.afterWrite !== undefined) failAfterWrite(exchange, matched, trial)
  } finally {
    trial.settle()
  }
  if (matched === undefined || matched.ids.length === 0) return
  exchange.faults = matched.ids
  exchange.effects = matched.effects
  exchange.answer.headers[FAULT_HEADER] = matched.ids.join(', ')
}

/** Reads the fields that rules match; the body can be read again afterwards. */
async function readFields({ request, query, parameters }: Exchange): Promise<Fields> {
  return {
    ...Object.fromEntries(new URLSearchParams(query)),
    ...parameters,
    ...(await readBodyFields(request)),
  }
}

/** An unreadable body has no fields. */
async function readBodyFields(request: Arrived): Promise<Fields> {
  if (request.body === null) return {}
  try {
    const text = await readText(request.clone())
    const isForm = mediaTypeOf(request) === 'application/x-www-form-urlencoded'
    return isForm ? Object.fromEntries(new URLSearchParams(text)) : (parseObject(text) ?? {})
  } catch {
    return {}
  }
}

async function answerInstead(exchange: RoutedExchange, { instead }: MatchedFault): Promise<void> {
  const { request, operation } = exchange
  exchange.answer = toFaultAnswer(instead?.status ?? 429, instead?.example, exchange)
  const { rateLimit } = instead ?? {}
  if (rateLimit !== undefined) exchange.answer.headers['retry-after'] = String(rateLimit.retryAfter)
  if (operation.requestBody === undefined) return
  exchange.requestText = await readText(request).catch(() => undefined)
}

/** A refused call has stored nothing: the rule waits for the next one. */
function failAfterWrite(exchange: RoutedExchange, matched: MatchedFault, trial: Trial): void {
  const { afterWrite } = matched
  if (afterWrite === undefined) return
  const { status, headers } = exchange.answer
  if (status >= 400 || exchange.refused !== undefined || 'preference-applied' in headers) {
    trial.takeBack(afterWrite.id)
    matched.ids = matched.ids.filter((id) => id !== afterWrite.id)
  } else if (afterWrite.answer === 'drop') {
    matched.effects.drop = true
  } else {
    exchange.answer = toFaultAnswer(afterWrite.answer, undefined, exchange)
  }
}

/** The document's example, or a plain envelope if there is none. */
function toFaultAnswer(status: number, name: string | undefined, exchange: RoutedExchange): Answer {
  if (BODILESS.includes(status)) return { status, headers: {}, body: undefined }
  const { operation, choices } = exchange
  const example = findExample(operation, String(status), name)
  if (example !== undefined) return toExampleAnswer(example, exchange)
  const plain = plainError(status, REASONS[status] ?? 'Error', choices)
  if (operation.scopes === undefined) Object.assign(plain.headers, noStore())
  if (status === 405) plain.headers['allow'] = otherMethods(operation)
  return plain
}

/** RFC 9110, section 15.5.6: a 405 lists the other methods of the path. */
function otherMethods({ method, path }: Operation): string {
  const route = findRoute('', path)
  const methods = route.kind === 'method-not-allowed' ? route.allow.split(', ') : []
  const refused = method === 'GET' ? ['GET', 'HEAD'] : [method]
  return methods.filter((one) => !refused.includes(one)).join(', ')
}

/** Adds the faults that the request itself asks for; a rule's effect of the same kind wins. */
function addRequested(exchange: Exchange): void {
  const { requestedFaults, answer } = exchange
  if (requestedFaults === undefined) return
  exchange.effects = { ...requestedFaults.effects, ...exchange.effects }
  exchange.faults = [...(exchange.faults ?? []), 'prefer']
  const { headers } = answer
  headers[FAULT_HEADER] = exchange.faults.join(', ')
  const before = headers['preference-applied']
  headers['preference-applied'] =
    before === undefined ? requestedFaults.applied : `${before}, ${requestedFaults.applied}`
}

/** Holds an answer back, drops it, or breaks its body. */
async function applyEffects(exchange: Exchange, pauses: Pauses, generation: number): Promise<void> {
  const { request, answer, effects: { delay, drop, malformed, truncate } = {} } = exchange
  if (delay !== undefined) await pauses.wait(delay, request.signal, generation)
  if (drop === true) {
    exchange.answer = { status: 0, headers: {}, body: undefined }
    return
  }
  if (BODILESS.includes(answer.status)) return
  const text = answer.body === undefined ? undefined : JSON.stringify(answer.body)
  // Without the last brace: the length is right, but the JSON isn't valid.
  if (malformed === true) exchange.text = text === undefined ? '{' : text.slice(0, -1)
  else if (text !== undefined && truncate !== undefined) {
    const bytes = new TextEncoder().encode(text)
    const count = truncate === true ? bytes.length >> 1 : Math.min(truncate, bytes.length - 1)
    const sent = bytes.subarray(0, count)
    exchange.text = new TextDecoder().decode(sent)
    exchange.stream = toBrokenStream(sent)
  }
}

/** A stream that sends its bytes and then fails, like a broken connection. */
function toBrokenStream(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      if (bytes.length > 0) controller.enqueue(bytes)
    },
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, LAST_BYTE_TIME))
      controller.error(new TypeError('The answer was cut off by a fault of the mock'))
    },
  })
}
