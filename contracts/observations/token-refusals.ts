import { tokenOf } from '../steps/token.ts'
import type { Observation } from '../engine/check.ts'
import { isObject, type JsonObject, type Reply } from '../http/exchange.ts'
import { USUAL_TYPE } from './headers.ts'
import { toParts, toTemplate } from './templates.ts'

/** The body and the headers of an error, as a site profile holds them (gap G104). */
interface ErrorForm {
  body: unknown
  headers: Readonly<Record<string, string | null>>
}

/** Headers that each answer of the token call has by assumption (gap G74). */
const CACHING = { 'cache-control': 'no-store', pragma: 'no-cache' }

/** Headers of an answer that differ from what the token call has by assumption. */
export function headersOf({ body, headers }: Reply): Record<string, string | null> {
  const assumed = { ...CACHING, ...(isObject(body) && { 'content-type': USUAL_TYPE }) }
  const others = Object.entries(assumed).flatMap(([name, usual]) => {
    const value = headers.get(name)
    return value === usual ? [] : [[name, value] as const]
  })
  return Object.fromEntries(others)
}

/** The form of an error; words in braces stand for the error's name and its texts. */
export function formOf(reply: Reply): ErrorForm {
  const { body } = reply
  const named = isObject(body) ? (toParts(body, reply) as JsonObject) : undefined
  const challenge = reply.headers.get('www-authenticate')
  const isUsual =
    reply.status === 401
      ? challenge !== null && /^bearer .*error=/i.test(challenge)
      : challenge === null
  return {
    body:
      named && typeof named['error'] === 'string'
        ? { ...named, error: '{error}' }
        : toTemplate(reply),
    headers: {
      ...(isUsual ? {} : { 'www-authenticate': challenge }),
      ...headersOf(reply),
    },
  }
}

/** How a token call is refused: a status alone where its form is the usual one; undefined for a token. */
export function toTokenRefusal(
  reply: Reply | undefined,
  usual: ErrorForm,
  problem: string,
): unknown {
  if (reply === undefined || reply.status < 400 || reply.status > 499) return undefined
  const { status } = reply
  const { body, headers } = formOf(reply)
  const word = status === 401 ? 'invalid_client' : problem
  const isUsual = isSame(body, usual.body) && (!isNaming(body) || bodyOf(reply)['error'] === word)
  const { 'www-authenticate': _, ...shared } = usual.headers
  const assumed = status === 401 ? usual.headers : shared
  const own = Object.entries(headers).filter(([name, value]) => assumed[name] !== value)
  // What the usual form changes and this answer doesn't is as the mock assumes.
  const kept = Object.keys(assumed).filter((name) => !(name in headers))
  const back = kept.map((name) => [name, reply.headers.get(name)])
  const form = {
    ...(!isUsual && { body: isObject(reply.body) ? toParts(reply.body, reply) : body }),
    ...(own.length + back.length > 0 && { headers: Object.fromEntries([...own, ...back]) }),
  }
  return Object.keys(form).length === 0 ? status : { status, ...form }
}

/** Whether a form has the error's name in it. */
function isNaming(body: unknown): boolean {
  return isObject(body) && body['error'] === '{error}'
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The usual form of errors: that of a wrong client. */
export function usualOf(reply: Reply | undefined): ErrorForm {
  return reply?.status === 401 ? formOf(reply) : ASSUMED
}

const ASSUMED: ErrorForm = {
  body: { error: '{error}', error_description: '{text}' },
  headers: {},
}

export function showRefusal(reply: Reply): string {
  const { error } = bodyOf(reply)
  return `refused, status ${reply.status}${typeof error === 'string' ? ` ${error}` : ''}`
}

interface ScopeReplies {
  missing: Reply | undefined
  commas: Reply | undefined
  unknown: Reply | undefined
  alone: Reply | undefined
}

/** What wrong scopes get; what was not tried is as the fault most alike. */
export function seeScopes(replies: ScopeReplies, usual: ErrorForm): Observation | undefined {
  const [missing, commas, unknown, alone] = [
    replies.missing,
    replies.commas,
    replies.unknown,
    replies.alone,
  ].map((reply) =>
    reply !== undefined && tokenOf(reply) !== undefined
      ? 'granted'
      : toTokenRefusal(reply, usual, 'invalid_scope'),
  )
  const isRefusal = (answer: unknown) => answer !== undefined && answer !== 'granted'
  const [refusal] = [commas, unknown, alone, missing].filter(isRefusal)
  if (refusal === undefined) return undefined
  const learned = {
    missing: missing ?? refusal,
    commas: isRefusal(commas) ? commas : refusal,
    unknown: unknown === 'granted' ? 'dropped' : (unknown ?? refusal),
    alone: alone ?? (isRefusal(unknown) ? unknown : refusal),
  }
  const value = Object.entries(replies)
    .flatMap(([name, reply]: [string, Reply | undefined]) => {
      if (reply === undefined) return []
      return tokenOf(reply) === undefined ? `${name} ${reply.status}` : `${name}: a token`
    })
    .join(', ')
  return { choice: null, learned, value }
}

export function bodyOf(reply: Reply): Readonly<Record<string, unknown>> {
  return isObject(reply.body) ? reply.body : {}
}
