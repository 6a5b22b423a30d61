import type { Operation } from '../../openapi/operations.ts'
import { insufficientScope, withChallenge } from '../oauth/authenticate.ts'
import { toTokenExample } from '../oauth/grant-token.ts'
import type { Desk } from './desk.ts'
import { problems } from './plans.ts'
import type { Preferred } from './prefer.ts'
import { plainError, toErrorAnswer, type Answer } from './answers.ts'
import { findOwnFault } from './own-answer.ts'
import { Refusal, type ProblemName, type Refused } from '../shared/refusal.ts'
import { reshapeEnvelope } from '../shared/reshape.ts'

/** The wished answer in the forms of the profile; its status stays the wished one. */
export function toPreferredAnswer(preferred: Preferred, operation: Operation, desk: Desk): Answer {
  const { status, applied } = preferred
  const { headers, body } = shape(preferred, operation, desk)
  return { status, headers: { ...headers, 'preference-applied': applied }, body }
}

function shape({ status, name, body }: Preferred, operation: Operation, desk: Desk): Answer {
  if (operation.scopes === undefined) return toTokenExample(name, body, operation, desk.site)
  if (problems.has(name)) {
    const isScope = name === 'insufficient_scope'
    const refusal = isScope ? insufficientScope(operation) : new Refusal(name as ProblemName)
    return toRefusedAnswer(refusal, operation, desk)
  }
  const shaped = desk.isProfiled ? reshapeExample(body, operation, desk) : body
  return { status, headers: {}, body: shaped }
}

function reshapeExample(body: unknown, { operationId }: Operation, { choices }: Desk): unknown {
  return reshapeEnvelope(body as Parameters<typeof reshapeEnvelope>[0], operationId, choices)
}

export function refuseOwnFault(fault: string | undefined): void {
  if (fault !== undefined) throw new Error(`The mock's own answer breaks the document: ${fault}`)
}

/** The answer to a call that is refused, or that failed inside, as the profile has it. */
export function toRefusedAnswer(error: unknown, operation: Operation, desk: Desk): Answer {
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
export const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/** What the journal keeps of a refusal. */
export function toRefused({ problem, gap, message, error }: Refusal): Refused {
  return { problem, gap, text: message, error }
}
