import type { Choices } from '../../openapi/ledger.ts'
import type { Operation } from '../../openapi/operations.ts'
import type { Answer } from '../core/answer/answers.ts'
import { Refusal } from '../core/answer/problems.ts'
import type { Grant, Tokens } from '../world/tokens.ts'

// Scheme in any case, one token (gap G79).
const BEARER = /^bearer +([^\s,]+)\s*$/i

/**
 * Finds the grant behind a request's access token.
 *
 * @throws Refusal 401 when the token is missing, unknown or expired (gap G76).
 */
export function authenticate(authorization: string | null, tokens: Tokens): Grant {
  const token = authorization === null ? undefined : BEARER.exec(authorization)?.[1]
  const grant = token === undefined ? undefined : tokens.find(token)
  if (grant === undefined) throw new Refusal('invalid_token')
  if (grant === 'expired') throw new Refusal('expired_token')
  return grant
}

/**
 * Sees to it that a grant holds every scope that an operation needs.
 *
 * @throws Refusal 403 naming the scope (gap G77).
 */
export function authorize(grant: Grant, operation: Operation, choices: Choices): void {
  if (choices.G77 === 'not-enforced') return
  if (operation.scopes?.every((scope) => grant.scopes.has(scope)) === false) {
    throw insufficientScope(operation)
  }
}

/** The refusal of a token without the operation's scope; each operation has a text of its own. */
export function insufficientScope({ operationId, responses }: Operation): Refusal {
  const example = responses['403']?.content?.['application/json']?.examples?.['insufficient_scope']
  if (example === undefined || !('value' in example)) {
    throw new Error(`Cannot refuse ${operationId}: the document has no example of its 403`)
  }
  const { errors } = example.value as { errors: string }
  return new Refusal('insufficient_scope', 'G77', errors)
}

/** Puts the challenge on a 401 or 403, and its body into the form that the profile has (gap G75). */
export function withChallenge(
  answer: Answer,
  refusal: Refusal,
  site: string,
  choices: Choices,
): Answer {
  const error = refusal.problem === 'insufficient_scope' ? 'insufficient_scope' : 'invalid_token'
  const description = String((answer.body as { errors: unknown }).errors)
  const quoted = description.replaceAll('"', '\\"')
  answer.headers['www-authenticate'] =
    `Bearer realm="${site}", error="${error}", error_description="${quoted}"`
  if (answer.status === 401 && choices.G75 === 'empty') answer.body = undefined
  if (answer.status === 401 && choices.G75 === 'oauth') {
    answer.body = { error, error_description: description }
  }
  return answer
}
