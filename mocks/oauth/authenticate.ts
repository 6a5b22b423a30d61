import { valueOf } from '../../openapi/choices.ts'
import type { Choices } from '../../openapi/ledger.ts'
import { examplesOf, type Operation } from '../../openapi/operations.ts'
import { Refusal } from '../shared/refusal.ts'
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
  if (grant === undefined) throw new Refusal('invalid_token', 'G75')
  if (grant === 'expired') throw new Refusal('expired_token', 'G75')
  return grant
}

/**
 * Checks that a grant holds every scope that an operation needs.
 *
 * @throws Refusal 403 naming the scope (gap G77).
 */
export function authorize(grant: Grant, operation: Operation, choices: Choices): void {
  if (valueOf(choices, 'missing-scope') === 'not-enforced') return
  if (operation.scopes?.every((scope) => grant.scopes.has(scope)) === false) {
    throw insufficientScope(operation)
  }
}

/** The refusal of a token without the operation's scope; each operation has a text of its own. */
export function insufficientScope(operation: Operation): Refusal {
  const example = examplesOf(operation).find(({ name }) => name === 'insufficient_scope')
  if (example === undefined) {
    throw new Error(
      `Cannot refuse ${operation.operationId}: the document has no example of its 403`,
    )
  }
  const { errors } = example.body as { errors: string }
  return new Refusal('insufficient_scope', 'G77', errors)
}
