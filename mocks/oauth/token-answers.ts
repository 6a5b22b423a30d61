import { examplesOf, type Operation } from '../../openapi/operations.ts'
import type { OAuthProblem } from './token-fields.ts'

/** An answer of the token call. */
export interface TokenAnswer {
  status: number
  headers: Record<string, string>
  body: object
}

/** Headers of every answer of the token call (gap G74). */
export function noStore(): Record<string, string> {
  return { 'cache-control': 'no-store', pragma: 'no-cache' }
}

/** An example of the document as the token call would answer it. */
export function toTokenExample(
  name: string,
  body: unknown,
  operation: Operation,
  site: string,
): TokenAnswer {
  const isError = (body as { error?: unknown }).error !== undefined
  if (isError) return toOAuthError(operation, site, name as OAuthProblem)
  return { status: 200, headers: noStore(), body: body as object }
}

/**
 * An error of the token call: bare OAuth JSON with the status, the text and the `Retry-After` of the
 * document's example.
 */
export function toOAuthError(
  operation: Operation,
  site: string,
  problem: OAuthProblem,
  description?: string,
): TokenAnswer {
  const example = examplesOf(operation).find(({ name }) => name === problem)
  if (example === undefined) {
    throw new Error(`Cannot refuse a token: the document has no example ${problem}`)
  }
  const { status } = example
  const { error, error_description: text } = example.body as Record<string, string>
  const body = { error, error_description: description ?? text }
  const headers = noStore()
  if (status === 401) {
    headers['www-authenticate'] =
      `Bearer realm="${site}", error="${error}", error_description="${body.error_description}"`
  }
  const retryAfter = operation.responses[status]?.headers?.['Retry-After']
  if (retryAfter !== undefined && 'example' in retryAfter) {
    headers['retry-after'] = String(retryAfter.example)
  }
  return { status, headers, body }
}
