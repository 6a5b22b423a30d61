import type { Choices } from '../../openapi/ledger.ts'
import type { Operation } from '../../openapi/operations.ts'
import type { Applications } from '../oauth/applications.ts'
import { authenticate, authorize, withChallenge } from '../oauth/authenticate.ts'
import { grantToken, toOAuthError } from '../oauth/grant-token.ts'
import { behaviours, type ApiOperationId } from '../operations/index.ts'
import type { World } from '../world/world.ts'
import { plainError, toErrorAnswer, type Answer, type Outcome } from './answer/answers.ts'
import { readObject } from './request/body.ts'
import { findCheck } from './checks.ts'
import type { Exchange } from './exchange.ts'
import { toSentence } from './request/messages.ts'
import { findOwnFault } from './answer/own-answer.ts'
import { findRoute, problems, successes, successStatus } from './plans.ts'
import { findPreferred, type Preferred } from './request/prefer.ts'
import { invalid, Refusal, type ProblemName } from './answer/problems.ts'
import { reshapeEnvelope } from './answer/reshape.ts'
import { withWaivedForms } from './request/waived-forms.ts'

/** What a pipeline works with: one site's name, state and choices. */
export interface Desk {
  site: string
  world: World
  applications: Applications
  choices: Choices
  /** Whether any choice differs from the ledger's assumptions. */
  isProfiled: boolean
  /** Runs writes one after the other, so that none sees the half of another (gap G62). */
  serialize<Result>(write: () => Promise<Result>): Promise<Result>
}

/** An answer, and what the journal keeps of the way to it. */
export interface Passage {
  answer: Answer
  operationId?: string
  /** Text of the request's body; not kept of the token call. */
  requestText?: string
  /** What was wrong with the site's own answer. */
  fault?: string
}

/** Answers one request. The order of all checks stands here and nowhere else (gaps G57 and G80). */
export async function answer(
  request: Request,
  path: string,
  query: string,
  desk: Desk,
): Promise<Passage> {
  const { choices, world } = desk
  const route = findRoute(request.method, path)
  if (route.kind === 'not-found') return { answer: plainError(404, 'Not Found', choices) }
  if (route.kind === 'method-not-allowed') return { answer: refuseMethod(route.allow, choices) }

  const { operation, parameters } = route
  const passage: Passage = { answer: { status: 500, headers: {}, body: undefined } }
  passage.operationId = operation.operationId
  try {
    if (operation.scopes === undefined) {
      passage.answer = await answerTokenCall(request, operation, desk)
      return passage
    }
    const authorization = request.headers.get('authorization')
    const grant = authenticate(authorization, world.tokens)
    authorize(grant, operation.scopes, choices)

    const wish = request.headers.get('prefer')
    const preferred = wish === null ? undefined : findPreferred(wish, operation)
    if (preferred !== undefined) {
      passage.answer = toPreferredAnswer(preferred, operation, desk)
      return passage
    }

    let body: Record<string, unknown> = {}
    if (operation.requestBody !== undefined) {
      const [parsed, text] = await readObject(request, choices)
      body = parsed
      passage.requestText = text
    }
    const exchange: Exchange = { operation, world, choices, parameters, query, body }
    const outcome =
      operation.requestBody === undefined
        ? await perform(exchange)
        : await desk.serialize(() => {
            // A reset while the body arrived: the token is gone with the world that it was of.
            if (desk.world !== world) authenticate(authorization, desk.world.tokens)
            return perform(exchange)
          })
    passage.answer = toSuccessAnswer(outcome, operation, desk)
  } catch (error) {
    passage.answer = toRefusedAnswer(error, operation, desk)
    if (!(error instanceof Refusal)) passage.fault = String(error)
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

function checkBody({ operation, body, choices }: Exchange): void {
  const check = findCheck('whole', operation.operationId, 'request')
  if (check === undefined || check(withWaivedForms(body, choices))) return
  const error = check.errors?.[0]
  if (error !== undefined) throw invalid(toSentence(error))
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

/** The wished answer in the forms of the profile; its status stays the wished one. */
function toPreferredAnswer(preferred: Preferred, operation: Operation, desk: Desk): Answer {
  const { status, name, body, applied } = preferred
  const isError = problems.has(name)
  const shaped = isError
    ? toRefusedAnswer(new Refusal(name as ProblemName), operation, desk)
    : { headers: {}, body: desk.isProfiled ? reshapeExample(body, operation, desk) : body }
  return {
    status,
    headers: { ...shaped.headers, 'preference-applied': applied },
    body: shaped.body,
  }
}

function reshapeExample(body: unknown, { operationId }: Operation, { choices }: Desk): unknown {
  return reshapeEnvelope(body as Parameters<typeof reshapeEnvelope>[0], operationId, choices)
}

function refuseOwnFault(fault: string | undefined): void {
  if (fault !== undefined) throw new Error(`The mock's own answer breaks the document: ${fault}`)
}

function toRefusedAnswer(error: unknown, operation: Operation, desk: Desk): Answer {
  const { choices } = desk
  if (!(error instanceof Refusal)) {
    const reason = error instanceof Error ? error.message : String(error)
    const refusal = new Refusal('internal_error', undefined, `Internal server error: ${reason}`)
    return toErrorAnswer(refusal, problems, choices)
  }
  const refused = toErrorAnswer(error, problems, choices)
  const isAuthentication = refused.status === 401 || refused.status === 403
  if (isAuthentication) withChallenge(refused, error, desk.site, choices)
  // The envelope of a rule's code and of a named field is no matter of the framework (gap G08);
  // nor is a refusal that comes with 200, which only its `errors` tells from a success (gap G42).
  const isFrameworks =
    refused.status >= 400 &&
    error.problem !== 'invalid' &&
    problems.get(error.problem)?.code === undefined
  const hasOwnForm = refused.status === 401 && choices.G75 !== 'envelope'
  if (choices.G08 !== 'envelope' && isFrameworks && !hasOwnForm) {
    const plain = plainError(refused.status, REASONS[refused.status] ?? 'Error', choices)
    return { ...plain, headers: { ...refused.headers, ...plain.headers } }
  }
  if (desk.isProfiled) return refused
  const fault = findOwnFault(operation.operationId, refused.status, refused, 'whole')
  if (fault === undefined) return refused
  return toRefusedAnswer(
    new Error(`The mock's own answer breaks the document: ${fault}`),
    operation,
    desk,
  )
}

/** RFC 9110, section 15: what a framework writes where it has no envelope (gap G08, `rails`). */
const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  500: 'Internal Server Error',
}

function refuseMethod(allow: string, choices: Choices): Answer {
  if (choices.G94 === '404') return plainError(404, 'Not Found', choices)
  const refused = plainError(405, 'Method Not Allowed', choices)
  refused.headers['allow'] = allow
  return refused
}

async function answerTokenCall(
  request: Request,
  operation: Operation,
  desk: Desk,
): Promise<Answer> {
  try {
    const granted = await grantToken(request, operation, desk)
    const wish = request.headers.get('prefer')
    // A forced answer follows authentication: nobody gets a success without credentials.
    const preferred =
      wish === null || granted.status !== 200 ? undefined : findPreferred(wish, operation)
    if (preferred === undefined) return granted
    const headers = { ...granted.headers, 'preference-applied': preferred.applied }
    return { status: preferred.status, headers, body: preferred.body }
  } catch (error) {
    return toOAuthError(
      operation,
      desk.site,
      'server_error',
      `Internal server error: ${String(error)}`,
    )
  }
}
