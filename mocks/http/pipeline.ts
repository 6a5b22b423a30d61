import type { Choices } from '../../openapi/ledger.ts'
import type { Operation } from '../../openapi/operations.ts'
import { findWished } from '../tools/faults/wished.ts'
import { authenticate, authorize } from '../oauth/authenticate.ts'
import { grantToken, toOAuthError } from '../oauth/grant-token.ts'
import { behaviours, type ApiOperationId } from '../operations/index.ts'
import { plainError, UNROUTED, type Answer, type Outcome } from './answers.ts'
import { findOwnFault } from './own-answer.ts'
import { invalid, Refusal } from '../shared/refusal.ts'
import { refuseOwnFault, toPreferredAnswer, toRefused, toRefusedAnswer } from './refused-answer.ts'
import { reshapeEnvelope } from '../shared/reshape.ts'
import { findCheck } from '../shared/checks.ts'
import type { Desk, Passage } from './desk.ts'
import type { Exchange } from './exchange.ts'
import { findRoute, successes, successStatus } from './plans.ts'
import { readObject } from './body.ts'
import { toSentence } from './messages.ts'
import { findPreferred } from './prefer.ts'
import { withWaivedForms } from './waived-forms.ts'

/** Answers one request. The order of all checks stands here and nowhere else (gaps G57 and G80). */
export async function answer(
  request: Request,
  path: string,
  query: string,
  desk: Desk,
  requestId: number,
): Promise<Passage> {
  const { choices, world } = desk
  const route = findRoute(request.method, path)
  if (route.kind === 'not-found') return { answer: refusePath(choices) }
  if (route.kind === 'method-not-allowed') return { answer: refuseMethod(route.allow, choices) }

  const { operation, parameters } = route
  const passage: Passage = { answer: { status: 500, headers: {}, body: undefined } }
  passage.operationId = operation.operationId
  // As they are now: a request sees no half of another state.
  let seen: Desk = { ...desk }
  try {
    if (operation.scopes === undefined) {
      passage.answer = await answerTokenCall(request, operation, desk, passage)
      return passage
    }
    const authorization = request.headers.get('authorization')
    const grant = authenticate(authorization, world.tokens)
    authorize(grant, operation, choices)

    const wish = request.headers.get('prefer')
    if (wish !== null && isDropWished(wish, passage)) return passage
    const preferred = wish === null ? undefined : findPreferred(wish, operation)
    if (preferred !== undefined) {
      passage.answer = toPreferredAnswer(preferred, operation, seen)
      return passage
    }

    let body: Record<string, unknown> = {}
    if (operation.requestBody !== undefined) {
      body = await readObject(request, choices, (text) => {
        passage.requestText = text
      })
    }
    const exchange: Exchange = { requestId, operation, world, choices, parameters, query, body }
    passage.answer =
      operation.requestBody === undefined
        ? toSuccessAnswer(await perform(exchange), operation, seen)
        : await desk.serialize(async () => {
            seen = { ...desk }
            // A reset while the body arrived: the token is gone with the world that it was of.
            if (seen.world !== world) authenticate(authorization, seen.world.tokens)
            const own = { ...exchange, world: seen.world, choices: seen.choices }
            return toSuccessAnswer(await performWrite(own, passage), operation, seen)
          })
  } catch (error) {
    passage.answer = toRefusedAnswer(error, operation, seen)
    if (error instanceof Refusal) passage.refused = toRefused(error)
    else passage.defect = String(error)
  }
  return passage
}

/** Path look-ups and rule codes first, then the types of the body, then the operation itself. */
async function perform(exchange: Exchange): Promise<Outcome> {
  const { operationId } = exchange.operation
  const behaviour = behaviours[operationId as ApiOperationId]
  if (behaviour.judge !== undefined) await behaviour.judge(exchange)
  checkBody(exchange)
  return behaviour.run(exchange)
}

/** Notes the records that are written: writes run one after the other, so they are this call's. */
async function performWrite(exchange: Exchange, passage: Passage): Promise<Outcome> {
  const { store } = exchange.world
  store.onChange = (change) => (passage.changes ??= []).push(change)
  try {
    return await perform(exchange)
  } finally {
    store.onChange = undefined
  }
}

/** Notes what a request wishes to go wrong, and whether it wishes to have no answer. */
function isDropWished(prefer: string, passage: Passage): boolean {
  const wished = findWished(prefer)
  if (wished !== undefined) passage.wished = wished
  return wished?.effects.drop === true
}

function checkBody({ operation, body, choices }: Exchange): void {
  const check = findCheck('whole', operation.operationId, 'request')
  if (check === undefined || check(withWaivedForms(body, choices))) return
  const error = check.errors?.[0]
  if (error !== undefined) throw invalid(toSentence(error), 'G91', error)
}

function toSuccessAnswer({ data, meta }: Outcome, { operationId }: Operation, desk: Desk): Answer {
  const success = successes.get(operationId)
  if (success === undefined)
    throw new Error(`Cannot answer ${operationId}: the document shows no success`)
  const envelope = { data, errors: null, meta: { message: success.message, ...meta } }
  const canonical: Answer = { status: success.status, headers: {}, body: envelope }
  // A text that the profile leaves unchecked need not have the document's form.
  const view = desk.choices.G13 === 'unchecked' ? 'facts' : 'whole'
  refuseOwnFault(findOwnFault(operationId, success.status, canonical, view))
  if (!desk.isProfiled) return canonical

  const status = successStatus(operationId, success.status, desk.choices)
  const body = reshapeEnvelope(envelope, operationId, desk.choices)
  const profiled: Answer = { status, headers: {}, body }
  refuseOwnFault(findOwnFault(operationId, success.status, profiled, 'facts'))
  return profiled
}

function refusePath(choices: Choices): Answer {
  return plainError(...UNROUTED['not-found'], choices)
}

function refuseMethod(allow: string, choices: Choices): Answer {
  if (choices.G94 === '404') return refusePath(choices)
  const refused = plainError(...UNROUTED['method-not-allowed'], choices)
  refused.headers['allow'] = allow
  return refused
}

async function answerTokenCall(
  request: Request,
  operation: Operation,
  desk: Desk,
  passage: Passage,
): Promise<Answer> {
  try {
    const { answer: granted, reason } = await grantToken(request, operation, desk, (text) => {
      passage.requestText = text
    })
    if (reason !== undefined) passage.reason = reason
    const wish = request.headers.get('prefer')
    if (wish !== null && granted.status === 200 && isDropWished(wish, passage)) return granted
    // A forced answer follows authentication: nobody gets a success without credentials.
    const preferred =
      wish === null || granted.status !== 200 ? undefined : findPreferred(wish, operation)
    if (preferred === undefined) return granted
    if (preferred.status >= 400) passage.reason = 'Prefer asks for this answer'
    return toPreferredAnswer(preferred, operation, desk)
  } catch (error) {
    return toOAuthError(
      operation,
      desk.site,
      'server_error',
      `Internal server error: ${String(error)}`,
    )
  }
}
