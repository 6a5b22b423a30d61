import {
  commaScopes,
  firstTry,
  granted,
  noScope,
  otherClient,
  otherToken,
  readWithOlderToken,
  secondTry,
  tokenOf,
  unknownScope,
  unknownScopeAlone,
  wrongGrantType,
  wrongSite,
  wrongUid,
  type TokenTry,
} from '../steps/token.ts'
import { observe, type Check, type Observation } from '../engine/check.ts'
import type { Context } from '../engine/context.ts'
import type { RunSettings } from '../engine/options/settings.ts'
import { isObject, type JsonObject, type Reply } from '../http/exchange.ts'
import { toParts, toTemplate } from './templates.ts'

const TOKEN = 'createToken'

/** Where a token call was answered: its address below the site's own, and its method. */
function seeAddress(reply: Reply, { settings }: Context): Observation {
  const { url, method } = reply.exchange
  const { origin, pathname } = new URL(url)
  const value = `${method} ${origin}${pathname}`
  const path = `${origin}${pathname}`.slice(settings.baseUrl.length)
  if (origin !== new URL(settings.baseUrl).origin) return { choice: 'central-host', value, reply }
  return url.startsWith(`${settings.baseUrl}/`)
    ? { choice: null, learned: { path, method }, value, reply }
    : { choice: null, value, reply }
}

/** The encodings that were tried, and the names that the caller gave the fields. */
function seeFields(
  tries: readonly (TokenTry | undefined)[],
  { tokenFields }: RunSettings,
): Observation | undefined {
  const known = tries.flatMap((one) => one ?? [])
  const taken = known.filter(({ token }) => token !== undefined).map(({ format }) => format)
  const isAll = known.length > 1 || taken[0] === 'query'
  const names = Object.entries(tokenFields).filter(([name, own]) => name !== own)
  if (taken.length === 0 || (!isAll && names.length === 0)) return undefined
  const learned = {
    ...(isAll && { in: [...taken].sort() }),
    ...(names.length > 0 && { names: Object.fromEntries(names) }),
  }
  const formats = known.map(({ format, reply }) => `${format} ${reply.status}`).sort()
  const value = [...formats, ...names.map(([name, own]) => `${name} as ${own}`)].join(', ')
  return { choice: null, learned, value }
}

/** The body and the headers of an error, as a site profile holds them (gap G104). */
interface ErrorForm {
  body: unknown
  headers: Readonly<Record<string, string | null>>
}

/** Headers that each answer of the token call has by assumption (gap G74). */
const CACHING = { 'cache-control': 'no-store', pragma: 'no-cache' }

/** The form of an error; words in braces stand for the error's name and its texts. */
function formOf(reply: Reply): ErrorForm {
  const { body } = reply
  const named = isObject(body) ? (toParts(body, reply) as JsonObject) : undefined
  const others = Object.entries(CACHING).flatMap(([name, usual]) => {
    const value = reply.headers.get(name)
    return value === usual ? [] : [[name, value]]
  })
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
      ...Object.fromEntries(others),
    },
  }
}

/** How a token call is refused: a status alone where its form is the usual one; undefined for a token. */
function toTokenRefusal(reply: Reply | undefined, usual: ErrorForm, problem: string): unknown {
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
function usualOf(reply: Reply | undefined): ErrorForm {
  return reply?.status === 401 ? formOf(reply) : ASSUMED
}

const ASSUMED: ErrorForm = {
  body: { error: '{error}', error_description: '{text}' },
  headers: {},
}

function showRefusal(reply: Reply): string {
  const { error } = bodyOf(reply)
  return `refused, status ${reply.status}${typeof error === 'string' ? ` ${error}` : ''}`
}

interface ScopeReplies {
  missing: Reply
  commas: Reply | undefined
  unknown: Reply | undefined
  alone: Reply | undefined
}

/** What wrong scopes get; what was not tried is as the fault most alike. */
function seeScopes(replies: ScopeReplies, usual: ErrorForm): Observation | undefined {
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
  if (missing === undefined || refusal === undefined) return undefined
  const learned = {
    missing,
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

/** The format of a token's date (gap G73). */
function seeDay(value: unknown): Observation | undefined {
  if (typeof value !== 'string') return undefined
  if (/^\d\d\/\d\d\/\d{4}$/.test(value)) return { choice: 'dd/mm/yyyy', value }
  if (/^\d{1,2}\/\d{1,2}\/\d{4}$/.test(value)) return { choice: 'd/m/yyyy', value }
  if (/^\d\d\/\d\d\/\d\d$/.test(value)) return { choice: 'dd/mm/yy', value }
  return { choice: /\d:\d/.test(value) ? 'with-hour' : null, value }
}

const TOKEN_KEYS = ['access_token', 'token_type', 'expires_in', 'scope', 'created_at']

function bodyOf(reply: Reply): Readonly<Record<string, unknown>> {
  return isObject(reply.body) ? reply.body : {}
}

/** Observations of the token call. */
export const tokenObservations: readonly Check[] = [
  observe('OBS-G66-001', 'G66', {
    operation: TOKEN,
    title: 'where the token call is',
    requires: { granted },
    observe: ({ granted: { reply } }, _, context) => seeAddress(reply, context),
  }),
  observe('OBS-G67-001', 'G67', {
    operation: TOKEN,
    title: 'which formats and names of fields the token call accepts',
    requires: { firstTry },
    after: { secondTry },
    observe: ({ firstTry: first }, { secondTry: second }, { settings }) =>
      seeFields([first, second], settings),
  }),
  observe('OBS-G68-001', 'G68', {
    operation: TOKEN,
    title: 'how the site answers another grant type',
    requires: { wrongGrantType },
    after: { wrongUid },
    observe: ({ wrongGrantType: reply }, { wrongUid: usual }) => {
      const learned = toTokenRefusal(reply, usualOf(usual), 'unsupported_grant_type')
      return learned === undefined
        ? { choice: null, value: `status ${reply.status}`, reply }
        : { choice: null, learned, value: showRefusal(reply), reply }
    },
  }),
  observe('OBS-G69-001', 'G69', {
    operation: TOKEN,
    title: 'what a token call for another site gets',
    requires: { wrongSite },
    after: { wrongUid },
    observe: ({ wrongSite: reply }, { wrongUid: usual }) => {
      if (tokenOf(reply) !== undefined) return { choice: 'from-address', value: 'a token', reply }
      const learned = toTokenRefusal(reply, usualOf(usual), 'invalid_client')
      return learned === undefined
        ? { choice: null, value: `status ${reply.status}`, reply }
        : { choice: null, learned, value: showRefusal(reply), reply }
    },
  }),
  observe('OBS-G70-001', 'G70', {
    operation: TOKEN,
    title: 'whether client id and secret are taken in another place',
    requires: { otherClient },
    observe: ({ otherClient: reply }, _, { settings }) => {
      const isOther = tokenOf(reply) !== undefined
      const own = settings.tokenClient === 'body' ? 'body-only' : 'basic-only'
      const value = `${settings.tokenClient} 200, the other ${reply.status}`
      return { choice: isOther ? 'basic-accepted' : own, value, reply }
    },
  }),
  observe('OBS-G71-001', 'G71', {
    operation: TOKEN,
    title: 'how the site answers missing or wrong scopes',
    requires: { noScope },
    after: { commaScopes, unknownScope, unknownScopeAlone, wrongUid },
    observe: ({ noScope: missing }, { wrongUid: usual, ...others }) =>
      seeScopes(
        {
          missing,
          commas: others.commaScopes,
          unknown: others.unknownScope,
          alone: others.unknownScopeAlone,
        },
        usualOf(usual),
      ),
  }),
  observe('OBS-G73-001', 'G73', {
    operation: TOKEN,
    title: "how the token's date is written",
    requires: { granted },
    observe: ({ granted: { reply } }) => seeDay(bodyOf(reply)['created_at']),
  }),
  observe('OBS-G74-001', 'G74', {
    operation: TOKEN,
    title: 'which other keys the token answer has',
    requires: { granted },
    observe: ({ granted: { reply } }) => {
      const others = Object.keys(bodyOf(reply)).filter((key) => !TOKEN_KEYS.includes(key))
      return others.length === 0
        ? { choice: 'five-keys', value: 'none' }
        : { choice: 'extra-keys', value: others.join(', ') }
    },
  }),
  observe('OBS-G82-001', 'G82', {
    operation: TOKEN,
    title: 'whether a second token call returns a new token, and ends the first',
    requires: { granted, otherToken },
    after: { readWithOlderToken },
    observe: (
      { granted: { token: one }, otherToken: { token: other } },
      { readWithOlderToken: read },
    ) => {
      if (one === undefined || other === undefined) return undefined
      if (one === other) return { choice: 'same-token', value: 'the same token' }
      return read?.status === 401
        ? { choice: 'ends-older', value: 'a new token, and the first is refused' }
        : { choice: 'new-token', value: 'a new token' }
    },
  }),
  observe('OBS-G104-001', 'G104', {
    operation: TOKEN,
    title: 'the body and the headers of a refused token call',
    requires: { wrongUid },
    observe: ({ wrongUid: reply }) => {
      if (reply.status !== 401) return undefined
      const { body, headers } = formOf(reply)
      const hasHeaders = Object.keys(headers).length > 0
      const names = [...Object.keys(bodyOf(reply)), ...Object.keys(headers)]
      return {
        choice: null,
        learned: { body, ...(hasHeaders && { headers }) },
        value: names.join(', ') || 'an empty body',
        reply,
      }
    },
  }),
]
