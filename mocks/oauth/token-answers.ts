import { valueOf } from '../../openapi/choices.ts'
import type { Choices, ValueOf } from '../../openapi/ledger.ts'
import { examplesOf, type Operation } from '../../openapi/operations.ts'
import { fillTemplate } from '../shared/fill-template.ts'
import type { OAuthProblem } from './token-fields.ts'

/** An answer of the token call. */
export interface TokenAnswer {
  status: number
  headers: Record<string, string>
  body: unknown
}

/** What the form of an answer depends on. */
export interface TokenForms {
  readonly operation: Operation
  readonly site: string
  readonly choices: Choices
}

/** What a site profile says of a refusal; a status alone leaves the rest to gap G104. */
type Form = ValueOf<'grant-type'>

/** An error before it has its form. */
interface OAuthError {
  status: number
  error: string
  text: string
}

/** Headers that every answer of the token call has by assumption (gap G74). */
export function noStore(): Record<string, string> {
  return { 'cache-control': 'no-store', pragma: 'no-cache' }
}

/** Headers of a token, in the form of the site profile (gap G74). */
export function grantHeaders({ choices, site }: Omit<TokenForms, 'operation'>) {
  const headers = noStore()
  setHeaders(headers, valueOf(choices, 'token-extras').headers ?? {}, { site })
  return headers
}

/** A token's answer with the further keys that a site has (gap G74). */
export function withExtraKeys(body: object, { choices, site }: Omit<TokenForms, 'operation'>) {
  const { keys = {} } = valueOf(choices, 'token-extras')
  return { ...body, ...(fillTemplate(keys, { site, text: 'Granted' }) as object) }
}

/** An example of the document as the token call would answer it. */
export function toTokenExample(name: string, body: unknown, forms: TokenForms): TokenAnswer {
  const isError = (body as { error?: unknown }).error !== undefined
  if (isError) return toOAuthError(forms, name as OAuthProblem)
  return { status: 200, headers: grantHeaders(forms), body: withExtraKeys(body as object, forms) }
}

/**
 * An error of the token call: OAuth JSON with the status, the text and the `Retry-After` of the
 * document's example.
 */
export function toOAuthError(
  forms: TokenForms,
  problem: OAuthProblem,
  description?: string,
): TokenAnswer {
  const { status, error, text } = findError(forms.operation, problem)
  const answer = write({ status, error, text: description ?? text }, forms)
  const retryAfter = forms.operation.responses[status]?.headers?.['Retry-After']
  if (retryAfter !== undefined && 'example' in retryAfter) {
    answer.headers['retry-after'] = String(retryAfter.example)
  }
  return answer
}

/** A refusal whose status, and perhaps form, a site profile decides: a 401 is `invalid_client`. */
export function toTokenRefusal(
  forms: TokenForms,
  problem: OAuthProblem | 'invalid_scope',
  form: Form,
): TokenAnswer {
  const set = typeof form === 'number' ? { status: form } : form
  const named = set.status === 401 ? 'invalid_client' : problem
  const { error, text } =
    named === 'invalid_scope'
      ? { error: named, text: 'The requested scope is invalid.' }
      : findError(forms.operation, named)
  return write({ error, text, status: set.status }, forms, set)
}

function findError(operation: Operation, problem: OAuthProblem): OAuthError {
  const example = examplesOf(operation).find(({ name }) => name === problem)
  if (example === undefined) {
    throw new Error(`Cannot refuse a token: the document has no example ${problem}`)
  }
  const { error = '', error_description: text = '' } = example.body as Record<string, string>
  return { status: example.status, error, text }
}

function write(
  { status, error, text }: OAuthError,
  { site, choices }: TokenForms,
  form: Exclude<Form, number> = { status },
): TokenAnswer {
  const usual = valueOf(choices, 'token-errors')
  const filling = { status, error, text, site }
  const body = fillTemplate(form.body === undefined ? usual.body : form.body, filling)
  const headers = noStore()
  if (status === 401) {
    headers['www-authenticate'] =
      `Bearer realm="${site}", error="${error}", error_description="${text}"`
  }
  const { 'www-authenticate': challenge, ...others } = usual.headers ?? {}
  const isOther = status === 401 && challenge !== undefined
  setHeaders(headers, { ...others, ...(isOther && { 'www-authenticate': challenge }) }, filling)
  setHeaders(headers, form.headers ?? {}, filling)
  if (typeof body === 'string') {
    const type = body.trimStart().startsWith('<') ? 'text/html' : 'text/plain'
    headers['content-type'] ??= `${type}; charset=utf-8`
  }
  return { status, headers, body: body ?? undefined }
}

/** Sets headers that a site profile names; null takes one away. */
function setHeaders(
  headers: Record<string, string>,
  set: Readonly<Record<string, string | null>>,
  filling: Readonly<Record<string, unknown>>,
): void {
  for (const [name, value] of Object.entries(set)) {
    if (value === null) delete headers[name]
    else headers[name] = String(fillTemplate(value, filling))
  }
}
