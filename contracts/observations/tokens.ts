import {
  commaScopes,
  firstTry,
  allScopes,
  granted,
  narrowToken,
  noScope,
  otherClient,
  otherToken,
  callWithOlderToken,
  readWithTokenBeforeNarrow,
  secondTry,
  tokenOf,
  UNORDERED,
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
import type { JsonObject, Reply } from '../http/exchange.ts'
import { isSuccess } from '../http/answers/read-reply.ts'
import { isEmpty, toParts } from './templates.ts'
import {
  bodyOf,
  formOf,
  headersOf,
  seeScopes,
  showRefusal,
  toTokenRefusal,
  usualOf,
} from './token-refusals.ts'

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

/** Keys of a token's answer that the spec doesn't name, its headers, and the order of scopes. */
function seeExtras(reply: Reply, narrow: Reply | undefined, { settings }: Context): Observation {
  const { credentials } = settings
  const entries = Object.entries(bodyOf(reply)).filter(([key]) => !TOKEN_KEYS.includes(key))
  const parts = toParts(Object.fromEntries(entries), reply)
  const keys = JSON.parse(JSON.stringify(parts), (_, value: unknown) =>
    value === credentials?.site ? '{site}' : value,
  ) as JsonObject
  const headers = headersOf(reply)
  const scopes = narrow && orderOf(bodyOf(narrow)['scope'])
  const learned = {
    ...(!isEmpty(keys) && { keys }),
    ...(!isEmpty(headers) && { headers }),
    ...(scopes && { scopes }),
  }
  const names = [
    ...Object.keys(keys),
    ...Object.keys(headers),
    ...(scopes ? [`${scopes} scopes`] : []),
  ]
  return { choice: null, learned, value: names.join(', ') || 'none', reply }
}

/** In which order scopes are shown; undefined where they are shown as asked for. */
function orderOf(shown: unknown): string | undefined {
  const orders = {
    specified: allScopes.filter((scope) => UNORDERED.includes(scope)),
    sorted: UNORDERED.toSorted(),
    reversed: UNORDERED.toReversed(),
  }
  const found = Object.entries(orders).find(([, scopes]) => scopes.join(' ') === shown)
  return found?.[0]
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
    requires: { granted },
    after: { noScope, commaScopes, unknownScope, unknownScopeAlone, wrongUid },
    observe: (_, { noScope: missing, wrongUid: usual, ...others }) =>
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
    title: 'which other keys and headers the token answer has, and how it orders scopes',
    requires: { granted },
    after: { narrowToken },
    observe: ({ granted: { reply } }, { narrowToken: narrow }, context) =>
      seeExtras(reply, narrow?.reply, context),
  }),
  observe('OBS-G82-001', 'G82', {
    operation: TOKEN,
    title: 'whether a second token call returns a new token, and ends the first',
    requires: { granted, otherToken },
    after: { callWithOlderToken, readWithTokenBeforeNarrow },
    observe: (
      { granted: { token: one }, otherToken: { token: other } },
      { callWithOlderToken: read, readWithTokenBeforeNarrow: beforeNarrow },
    ) => {
      if (one === undefined || other === undefined) return undefined
      if (one === other) return { choice: 'same-token', value: 'the same token' }
      if (read?.status !== 401) return { choice: 'new-token', value: 'a new token' }
      return beforeNarrow !== undefined && isSuccess(beforeNarrow)
        ? { choice: 'ends-same-scopes', value: 'a new token; one with the same scopes is refused' }
        : { choice: 'ends-older', value: 'a new token, and the first is refused' }
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
