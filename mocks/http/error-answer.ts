import { choiceOf, valueIn, valueOf } from '../../openapi/choices.ts'
import type { Choices, ValueOf } from '../../openapi/ledger.ts'
import { examplesOf } from '../../openapi/operations.ts'
import { findDefect } from '../shared/checks.ts'
import { operations } from '../shared/document.ts'
import { messageOf } from '../shared/message-of.ts'
import { parseJson } from '../shared/parse.ts'
import { Refusal } from '../shared/refusal.ts'
import type { Answer, Exchange } from './exchange.ts'
import { fillTemplate, type Filling } from '../shared/fill-template.ts'

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
  path: [404, 'Not Found'],
  method: [405, 'Method Not Allowed'],
} as const

/** The text that the spec describes for a failed authentication (gap G75). */
const { error_description: FAILED_AUTHENTICATION = '' } = (operations
  .flatMap(examplesOf)
  .find(({ name }) => name === 'invalid_client')?.body ?? {}) as { error_description?: string }

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

/** A body as a site profile holds it: a template, null for none, or `envelope`. */
type Body = NonNullable<Exclude<ValueOf<'unknown-id'>, number>['body']> | null

/** What a site profile says of a refusal. */
interface Form {
  status?: number
  code?: string
  body?: Body
  headers?: Readonly<Record<string, string | null>>
}

/** Answers a call that is refused, or that failed inside, in the forms of the site profile. */
export function toErrorAnswer(error: unknown, exchange: Exchange): Answer {
  const { choices, isProfiled, operation, context } = exchange
  if (!(error instanceof Refusal)) {
    const text = `Internal server error: ${messageOf(error)}`
    const status = problems.get('internal_error')?.status ?? 500
    return toAnswer('envelope', fillingOf(status, text), choices)
  }
  const form = formOf(error, choices)
  const problem = problems.get(form.code ?? error.problem)
  const text = error.message || (problem?.text ?? '')
  const code = problem?.code
  const status = form.status ?? statusOf(problem, choices)
  const headers: Record<string, string> =
    status === 401 || status === 403 ? challenge(error, text, exchange) : {}
  // Rule codes and named fields have the envelope (gap G08), and so has a refusal with 200, which
  // only its `errors` tells from a success (gap G42).
  const isFrameworks = status >= 400 && error.problem !== 'invalid' && code === undefined
  const unauthorized: Form = valueOf(choices, 'unauthorized-body')
  const denied = status === 401 ? unauthorized : {}
  // A site whose 401 has no such challenge has none at a 403 either, unless its profile says so.
  if (unauthorized.headers?.['www-authenticate'] !== undefined) delete headers['www-authenticate']
  const set = form.body === undefined ? denied : form
  const { body = isFrameworks ? valueOf(choices, 'error-envelope') : 'envelope' } = set
  // A framework's own body has the framework's own words.
  const words =
    set.body === undefined && body !== 'envelope' ? toReason(status) : wordsOf(body, text)
  const others = code === undefined ? [] : error.others.flatMap((one) => toCoded(one, choices))
  const filling = {
    ...fillingOf(status, words),
    error: errorOf(error),
    code,
    site: context.site,
    others,
    request: parseJson(exchange.requestText ?? ''),
  }
  const refused = toAnswer(body, filling, choices)
  Object.assign(refused.headers, headers)
  setHeaders(refused, { ...denied.headers, ...form.headers }, filling)
  if (isProfiled || operation === undefined) return refused
  const defect = findDefect(operation.operationId, refused.status, refused.body, 'whole')
  return defect === undefined ? refused : toErrorAnswer(new Error(defect), exchange)
}

/** The code and the text of a further refusal; nothing if it has no code. */
function toCoded(refusal: Refusal, choices: Choices): { code: string; text: string }[] {
  const { code, text } = problems.get(formOf(refusal, choices).code ?? refusal.problem) ?? {}
  return code === undefined ? [] : [{ code, text: refusal.message || (text ?? '') }]
}

/** Sets what a site profile says of an answer's headers; null takes one away. */
function setHeaders({ headers }: Answer, form: Form['headers'] = {}, filling: Filling): void {
  for (const [name, value] of Object.entries(form)) {
    if (value === null) delete headers[name]
    else headers[name] = String(fillTemplate(value, filling))
  }
}

/** The text of a refusal: where the body is the one of section 5, its sentence. */
function wordsOf(body: Body, text: string): string {
  const isClient = typeof body === 'object' && body?.['error'] === 'invalid_client'
  return isClient ? FAILED_AUTHENTICATION : text
}

/** What the profile says of a refusal, at the gap that decides about it. */
function formOf({ gap, part = '' }: Refusal, choices: Choices): Form {
  const whole = gap === undefined ? undefined : valueIn(choices, gap)
  const cases = typeof whole === 'object' ? (whole as Record<string, unknown> | null) : undefined
  const value = cases?.[part] ?? whole
  if (typeof value === 'number') return { status: value }
  return typeof value === 'object' && value !== null ? value : {}
}

/** An error outside any operation, or one whose body the profile leaves to the framework (G08). */
export function plainError(
  status: number,
  text: string,
  choices: Choices,
  body: Body = valueOf(choices, 'error-envelope'),
): Answer {
  return toAnswer(body, fillingOf(status, text), choices)
}

/**
 * What a site says where there is no operation (gap G94). `allow` has the methods of the path, where
 * the path is known.
 */
export function unroutedError(path: string, allow: string | undefined, choices: Choices): Answer {
  const kind = allow === undefined ? 'path' : 'method'
  const [usual, text] = UNROUTED[kind]
  const value = valueOf(choices, 'unknown-route')[kind]
  const form: Form = typeof value === 'number' ? { status: value } : value
  const { status = usual, body = valueOf(choices, 'error-envelope') } = form
  const filling = { ...fillingOf(status, text), path, allow }
  const answer = toAnswer(body, filling, choices)
  if (status === 405 && allow !== undefined) answer.headers['allow'] = allow
  setHeaders(answer, form.headers, filling)
  return answer
}

function fillingOf(status: number, text: string): Filling & { status: number; text: string } {
  return { status, text, reason: toReason(status), request: null }
}

function toReason(status: number): string {
  return REASONS[status] ?? 'Error'
}

/** Writes a body that a site profile holds. */
function toAnswer(
  body: Body,
  filling: Filling & { status: number; text: string },
  choices: Choices,
): Answer {
  const { status } = filling
  if (body === 'envelope') {
    return { status, headers: {}, body: errorEnvelope(filling, choices) }
  }
  if (body === null) return { status, headers: {}, body: undefined }
  const filled = fillTemplate(body, filling)
  if (typeof filled !== 'string') return { status, headers: {}, body: filled }
  const type = filled.trimStart().startsWith('<') ? 'text/html' : 'text/plain'
  return { status, headers: { 'content-type': `${type}; charset=utf-8` }, body: filled }
}

/** The shared error envelope: `data`, `errors`, `meta` (gaps G04, G05 and G109). */
function errorEnvelope(filling: Filling, choices: Choices): object {
  const data = dataOnError(filling, choices)
  const form = filling['code'] === undefined ? {} : valueOf(choices, 'error-code-form')
  const meta = metaOnError(choices)
  return {
    ...(data !== undefined && { data }),
    errors: filling['text'],
    ...(meta !== undefined && { meta }),
    ...(fillForAll(form, filling, choices) as object),
  }
}

/** Fills the form of a code with that of each further refusal as well (gap G57). */
function fillForAll(form: unknown, filling: Filling, choices: Choices): unknown {
  const others = (filling['others'] ?? []) as readonly Filling[]
  if (others.length === 0) return fillTemplate(form, filling)
  const all = [filling, ...others.map((other) => ({ ...filling, ...other }))]
  const { joined = '' } = valueOf(choices, 'payment-profile-rule-order')
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') {
      return /\{(?:code|text)\}/.test(part)
        ? all.map((one) => String(fillTemplate(part, one))).join(joined)
        : fillTemplate(part, filling)
    }
    // A list of errors has an element for each.
    if (Array.isArray(part)) return all.flatMap((one) => fillTemplate(part, one))
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, fill(inner)]))
  }
  return fill(form)
}

/** The status of an error: the document's, or that of the profile for a rule's code. */
function statusOf(problem: Problem | undefined, choices: Choices): number {
  const declared = problem?.status ?? 422
  if (problem?.code === undefined) return declared
  const statuses: Readonly<Record<string, number>> = valueOf(choices, 'rule-code-status')
  return statuses[problem.code] ?? declared
}

/** What `data` holds on an error (gap G05); undefined leaves the key out. */
function dataOnError({ request = null }: Filling, choices: Choices): unknown {
  const form = choiceOf(choices, 'data-on-error')
  if (form === 'absent') return undefined
  if (form === 'request') return request
  if (form === 'empty-object') return {}
  return form === 'empty-array' ? [] : null
}

/** What `meta` holds on an error; undefined leaves the key out. */
function metaOnError(choices: Choices): unknown {
  const form = choiceOf(choices, 'meta-on-error')
  if (form === 'absent') return undefined
  return form === 'null' ? null : {}
}

/** RFC 6750, section 3.1. */
function errorOf({ problem }: Refusal): string {
  return problem === 'insufficient_scope' ? 'insufficient_scope' : 'invalid_token'
}

/** The challenge of a 401 or 403. */
function challenge(refusal: Refusal, text: string, { context }: Exchange): Record<string, string> {
  const quoted = text.replaceAll('"', '\\"')
  return {
    'www-authenticate': `Bearer realm="${context.site}", error="${errorOf(refusal)}", error_description="${quoted}"`,
  }
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
