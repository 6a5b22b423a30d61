import type { operations } from '../../openapi/generated/types.ts'
import { choiceOf, valueOf } from '../../openapi/choices.ts'
import { authenticate, authorize } from '../oauth/authenticate.ts'
import { grantToken } from '../oauth/grant-token.ts'
import { toOAuthError } from '../oauth/token-answers.ts'
import type { Behaviour } from '../operations/behaviour.ts'
import { customerBehaviours } from '../operations/customers.ts'
import { paymentProfileBehaviours } from '../operations/payment-profiles.ts'
import { subscriptionBehaviours } from '../operations/subscriptions.ts'
import { invalid, Refusal } from '../shared/refusal.ts'
import { CREATED_KINDS } from '../world/records.ts'
import type { Store } from '../world/store.ts'
import { mediaTypeOf, readBody, readText } from './body.ts'
import { checkBody } from './check-body.ts'
import { conditional } from './conditional.ts'
import { toErrorAnswer, unroutedError } from './error-answer.ts'
import {
  after,
  compose,
  isRouted,
  type Exchange,
  type Middleware,
  type Next,
  type RoutedExchange,
} from './exchange.ts'
import { applyPreferences, prefer } from './prefer.ts'
import { toBare } from './route.ts'
import { toSuccessAnswer } from './success-answer.ts'
import { refuseUnknownKeys } from './unknown-keys.ts'

/** Without the token call, which has its own body and errors, and the webhook, which is sent. */
type ApiOperationId = Exclude<keyof operations, 'createToken' | 'paymentProfileUpdated'>

/** What each operation of the document does; a missing one fails the type check. */
const behaviours: Readonly<Record<ApiOperationId, Behaviour>> = {
  ...customerBehaviours,
  ...subscriptionBehaviours,
  ...paymentProfileBehaviours,
}

/** The API's own steps, in the order in which they judge a call (gaps G57 and G80). */
const answerCall = compose<RoutedExchange>([
  conditional, // 304
  answerRefusals, // what the steps below throw
  answerTokenCall, // the token call has checks of its own
  checkToken, // 401
  checkScope, // 403
  prefer, // an answer that the request asks for
  readBody, // 415, 413, 400
  operateInTurn, // 404, the rules with a code, 422
])

/** Answers a request as the document says. */
export const answerApi: Middleware = (exchange) =>
  exchange.isProfiled ? answerWithHeaders(exchange) : answerOne(exchange)

const answerOne: Next = (exchange) =>
  isRouted(exchange) ? answerCall(exchange) : answerUnrouted(exchange)

function answerWithHeaders(exchange: Exchange): void | Promise<void> {
  return after(answerOne(exchange), () => addHeaders(exchange))
}

function answerUnrouted(exchange: Exchange): void {
  const { allow, choices, path, query, request, world } = exchange
  const { final_slash: status } = valueOf(choices, 'http-details')
  if (typeof status === 'number' && toBare(path) !== path) {
    const location = `${toBare(path)}${query === '' ? '' : `?${query}`}`
    exchange.answer = { status, headers: { location }, body: undefined }
    return
  }
  try {
    if (choiceOf(choices, 'check-order') === 'token-first') {
      authenticate(request.headers.get('authorization'), world.tokens)
    }
    exchange.answer = unroutedError(path, allow, choices)
  } catch (error) {
    refuse(error, exchange)
  }
}

/** Adds the headers of the site profile (gap G123) that an answer does not have yet. */
function addHeaders({ answer, choices, operation, refused }: Exchange): void {
  const { every } = valueOf(choices, 'answer-headers')
  if (every !== undefined) answer.headers = { ...every, ...answer.headers }
  if (operation !== undefined && operation.scopes === undefined) return
  const isRefused = refused !== undefined || answer.status >= 400
  const { 'content-type': type, ...others } =
    valueOf(choices, 'answer-headers')[isRefused ? 'refusal' : 'success'] ?? {}
  const isJson = typeof answer.body === 'object' && answer.body !== null
  answer.headers = { ...others, ...(isJson && type && { 'content-type': type }), ...answer.headers }
}

type NextStep = Next<RoutedExchange>

function answerRefusals(exchange: RoutedExchange, next: NextStep): void | Promise<void> {
  try {
    const answering = next(exchange)
    if (!(answering instanceof Promise)) return undefined
    return answering.catch((error: unknown) => refuseRouted(exchange, error))
  } catch (error) {
    return refuseRouted(exchange, error)
  }
}

function refuseRouted(exchange: RoutedExchange, error: unknown): void | Promise<void> {
  const { isProfiled, request } = exchange
  if (!isProfiled || request.bodyUsed) return refuse(error, exchange)
  // A refusal may show the body before anything else has read it (gaps G05 and G08).
  return readText(request)
    .catch(() => '')
    .then((text) => {
      exchange.requestText = text
      refuse(error, exchange)
    })
}

function refuse(error: unknown, exchange: Exchange): void {
  exchange.answer = toErrorAnswer(error, exchange)
  if (error instanceof Refusal) exchange.refused = error.toRefused()
  else exchange.defect = String(error)
}

function answerTokenCall(exchange: RoutedExchange, next: NextStep): void | Promise<void> {
  return exchange.operation.scopes === undefined ? grant(exchange) : next(exchange)
}

async function grant(exchange: RoutedExchange): Promise<void> {
  const { request, operation, context } = exchange
  const call = {
    method: request.method,
    mediaType: mediaTypeOf(request),
    authorization: request.headers.get('authorization'),
    query: exchange.query,
    readText: async () => {
      exchange.requestText = await readText(request)
      return exchange.requestText
    },
    granted: () => exchange.settle?.(),
  }
  try {
    const { answer, reason } = await grantToken(call, operation, context)
    exchange.answer = answer
    exchange.reason = reason
    // A forced answer follows authentication: nobody gets a success without credentials.
    if (answer.status !== 200 || !applyPreferences(exchange)) return
    if (exchange.answer.status >= 400) exchange.reason = 'Prefer asks for this answer'
  } catch (error) {
    const text = `Internal server error: ${String(error)}`
    exchange.answer = toOAuthError(
      { operation, site: context.site, choices: context.choices },
      'server_error',
      text,
    )
  }
}

function checkToken(exchange: RoutedExchange, next: NextStep): void | Promise<void> {
  const authorization = exchange.request.headers.get('authorization')
  exchange.grant = authenticate(authorization, exchange.world.tokens)
  return next(exchange)
}

function checkScope(exchange: RoutedExchange, next: NextStep): void | Promise<void> {
  if (exchange.grant !== undefined) authorize(exchange.grant, exchange.operation, exchange.choices)
  return next(exchange)
}

/** Lets one write follow the other, and notes the records that are written meanwhile. */
function operateInTurn(exchange: RoutedExchange): void | Promise<void> {
  const { context, operation, request, world } = exchange
  if (operation.requestBody === undefined) return operate(exchange)
  const write = () => {
    exchange.world = context.world
    exchange.choices = context.choices
    exchange.isProfiled = context.isProfiled
    const { store, tokens } = exchange.world
    // A reset while the body arrived: the token is gone with the world that it was of.
    if (exchange.world !== world) authenticate(request.headers.get('authorization'), tokens)
    if (context.mostRecords !== undefined) refuseBeyond(context.mostRecords, store)
    store.onChange = (change) => (exchange.changes ??= []).push(change)
    try {
      operate(exchange)
    } finally {
      store.onChange = undefined
    }
  }
  return context.serialize.isIdle() ? write() : context.serialize(write)
}

/** @throws Refusal when the site may not hold more records: a write of several is done whole or not at all. */
function refuseBeyond(most: number, store: Store): void {
  const count = CREATED_KINDS.reduce((sum, kind) => sum + store.count(kind), 0)
  if (count < most) return
  throw invalid(`This site has ${count} records, as many as it may; reset it, or use another site`)
}

/** Judges and runs a call. Nothing here waits: no other call comes between. */
function operate(exchange: RoutedExchange): void {
  const { operation, body, choices } = exchange
  const behaviour = behaviours[operation.operationId as ApiOperationId]
  // What an enrolment names is looked up as late as its rules allow; other paths come first.
  const isBefore = operation.operationId === 'createPaymentProfile'
  if (isBefore) refuseUnknownKeys(body, operation, choices)
  behaviour.judge?.(exchange) // 404 of the path, and the rules with a code
  if (!isBefore) refuseUnknownKeys(body, operation, choices)
  checkBody(exchange) // 422
  exchange.answer = toSuccessAnswer(behaviour.run(exchange), exchange)
  exchange.settle?.()
}
