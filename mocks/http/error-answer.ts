import { choiceOf, type ChoiceOf, type Choices, type GapId } from '../../openapi/ledger.ts'
import { examplesOf } from '../../openapi/operations.ts'
import { findDefect } from '../shared/checks.ts'
import { operations } from '../shared/document.ts'
import { messageOf } from '../shared/message-of.ts'
import { Refusal } from '../shared/refusal.ts'
import type { Answer, RoutedExchange } from './exchange.ts'

/** An error of the document. */
interface Problem {
  /** Status under which the document shows it. */
  status: number
  /** The text for `errors`, without the code. */
  text: string
  /** The spec's code, where the error has one. */
  code: string | undefined
}

/** The errors that the document shows, by the names of their examples. */
export const problems: ReadonlyMap<string, Problem> = readProblems()

/** Status and text where there is no operation, which no document can show (gap G94). */
export const UNROUTED = {
  'not-found': [404, 'Not Found'],
  'method-not-allowed': [405, 'Method Not Allowed'],
} as const

/** The body that the spec shows for a failed authentication (gap G75). */
const INVALID_CLIENT = operations
  .flatMap(examplesOf)
  .find(({ name }) => name === 'invalid_client')?.body

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

/** Answers a call that is refused, or that failed inside, in the forms of the site profile. */
export function toErrorAnswer(error: unknown, exchange: RoutedExchange): Answer {
  const { choices, isProfiled, operation } = exchange
  if (!(error instanceof Refusal)) {
    const text = `Internal server error: ${messageOf(error)}`
    return toEnvelope(new Refusal('internal_error', undefined, text), choices)
  }
  const refused = toEnvelope(error, choices)
  const isAuthentication = refused.status === 401 || refused.status === 403
  if (isAuthentication) challenge(refused, error, exchange)
  // Rule codes and named fields always have the envelope (gap G08), and so has a refusal with 200,
  // which only its `errors` tells from a success (gap G42).
  const isFrameworks =
    refused.status >= 400 &&
    error.problem !== 'invalid' &&
    problems.get(error.problem)?.code === undefined
  const hasOwnForm = refused.status === 401 && choiceOf(choices, 'unauthorized-body') !== 'envelope'
  if (choiceOf(choices, 'error-envelope') !== 'envelope' && isFrameworks && !hasOwnForm) {
    const plain = plainError(refused.status, REASONS[refused.status] ?? 'Error', choices)
    return { ...plain, headers: { ...refused.headers, ...plain.headers } }
  }
  if (isProfiled) return refused
  const defect = findDefect(operation.operationId, refused.status, refused.body, 'whole')
  return defect === undefined ? refused : toErrorAnswer(new Error(defect), exchange)
}

/** An error outside any operation, or one whose body the profile leaves to the framework (G08). */
export function plainError(status: number, text: string, choices: Choices): Answer {
  const headers: Record<string, string> = {}
  if (choiceOf(choices, 'error-envelope') === 'empty') return { status, headers, body: undefined }
  if (choiceOf(choices, 'error-envelope') === 'rails')
    return { status, headers, body: { status, error: text } }
  return { status, headers, body: errorEnvelope(text, undefined, choices) }
}

function toEnvelope(refusal: Refusal, choices: Choices): Answer {
  const problem = problems.get(refusal.problem)
  const text = refusal.message || (problem?.text ?? '')
  const status = statusOf(problem, refusal.gap, choices)
  return { status, headers: {}, body: errorEnvelope(text, problem?.code, choices) }
}

/** The shared error envelope: `data`, `errors`, `meta` (gaps G04, G05 and G109). */
function errorEnvelope(text: string, code: string | undefined, choices: Choices): object {
  const data = dataOnError(choices)
  const meta = metaOnError(code, choices)
  return {
    ...(data !== undefined && { data }),
    errors: withCode(text, code, choiceOf(choices, 'error-code-form')),
    ...(meta !== undefined && { meta }),
  }
}

/** The status of an error: the document's, or that of the profile's choice for the deciding gap. */
function statusOf(problem: Problem | undefined, gap: GapId | undefined, choices: Choices): number {
  const declared = problem?.status ?? 422
  const choice =
    problem?.code === undefined ? gap && choices[gap] : choiceOf(choices, 'rule-code-status')
  if (choice === undefined) return declared
  if (choice === '200-with-errors') return 200
  if (choice === '409-for-second-profile') return problem?.code === 'SB344' ? 409 : declared
  return /^\d{3}$/.test(choice) ? Number(choice) : declared
}

function withCode(
  text: string,
  code: string | undefined,
  form: ChoiceOf<'error-code-form'>,
): string {
  if (code === undefined || form === 'code-in-meta') return text
  if (form === 'code-only') return code
  return form === 'code-last' ? `${text} (${code})` : `${code}: ${text}`
}

/** What `data` holds on an error; undefined leaves the key out. */
function dataOnError(choices: Choices): unknown {
  const form = choiceOf(choices, 'data-on-error')
  if (form === 'absent') return undefined
  if (form === 'empty-object') return {}
  return form === 'empty-array' ? [] : null
}

/** What `meta` holds on an error; undefined leaves the key out. */
function metaOnError(code: string | undefined, choices: Choices): unknown {
  const form = choiceOf(choices, 'meta-on-error')
  if (code !== undefined && choiceOf(choices, 'error-code-form') === 'code-in-meta') return { code }
  if (form === 'absent') return undefined
  return form === 'null' ? null : {}
}

/** Puts the challenge on a 401 or 403, and its body into the form of the profile (gap G75). */
function challenge(answer: Answer, refusal: Refusal, { context, choices }: RoutedExchange): void {
  const error = refusal.problem === 'insufficient_scope' ? 'insufficient_scope' : 'invalid_token'
  const description = String((answer.body as { errors: unknown }).errors)
  const quoted = description.replaceAll('"', '\\"')
  answer.headers['www-authenticate'] =
    `Bearer realm="${context.site}", error="${error}", error_description="${quoted}"`
  if (answer.status !== 401) return
  const form = choiceOf(choices, 'unauthorized-body')
  if (form === 'empty') answer.body = undefined
  if (form === 'oauth') answer.body = { error, error_description: description }
  if (form === 'invalid_client') answer.body = INVALID_CLIENT
}

/** Reads the table of errors from the document's named examples. */
function readProblems(): ReadonlyMap<string, Problem> {
  const found = new Map<string, Problem>()
  for (const { status, name, body } of operations.flatMap(examplesOf)) {
    const { errors } = body as { errors?: unknown }
    if (typeof errors !== 'string') continue
    const [, code, text] = /^(?:([A-Z]+\d+): )?(.*)$/s.exec(errors) ?? []
    found.set(name, { status, text: text ?? errors, code })
  }
  return found
}
