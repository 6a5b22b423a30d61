import {
  commaScopes,
  firstTry,
  granted,
  noScope,
  otherToken,
  readWithOlderToken,
  secondTry,
  tokenOf,
  unknownScope,
  wrongGrantType,
  wrongSite,
  type TokenTry,
} from '../steps/token.ts'
import { observe, type Check, type Observation } from '../engine/check.ts'
import { isObject, type Reply } from '../http/exchange.ts'
import { toStatus } from './statuses.ts'

const TOKEN = 'createToken'

function seeFormats(tries: readonly (TokenTry | undefined)[]): Observation | undefined {
  const known = tries.flatMap((one) => one ?? [])
  if (known.length < 2) return undefined
  const taken = known.filter(({ token }) => token !== undefined).map(({ format }) => format)
  const value = known
    .map(({ format, reply }) => `${format} ${reply.status}`)
    .sort()
    .join(', ')
  if (taken.length === 2) return { choice: 'form-and-json', value }
  return taken.length === 1 ? { choice: `${taken[0]}-only`, value } : undefined
}

function seeScopes(
  missing: Reply,
  commas: Reply | undefined,
  unknown: Reply | undefined,
): Observation | undefined {
  if (tokenOf(missing) !== undefined) {
    return { choice: 'application-scopes', value: "without scopes: all of the application's" }
  }
  if (unknown !== undefined && tokenOf(unknown) !== undefined) {
    return { choice: 'excess-dropped', value: 'with an unknown scope: the other ones' }
  }
  const { status } = commas ?? missing
  const choices: Record<number, string> = { 401: '401-invalid-client', 400: '400-invalid-scope' }
  return { choice: choices[status] ?? null, value: `status ${status}` }
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
  observe('OBS-G67-001', 'G67', {
    operation: TOKEN,
    title: 'which body formats the token call accepts',
    requires: { firstTry },
    after: { secondTry },
    observe: ({ firstTry: first }, { secondTry: second }) => seeFormats([first, second]),
  }),
  observe('OBS-G68-001', 'G68', {
    operation: TOKEN,
    title: 'how the site answers another grant type',
    requires: { wrongGrantType },
    observe: ({ wrongGrantType: reply }) => toStatus(reply, ['400', '401']),
  }),
  observe('OBS-G69-001', 'G69', {
    operation: TOKEN,
    title: 'what a token call for another site gets',
    requires: { wrongSite },
    observe: ({ wrongSite: reply }) =>
      tokenOf(reply) === undefined
        ? { choice: 'subdomain', value: `refused, status ${reply.status}`, reply }
        : { choice: 'from-address', value: 'a token', reply },
  }),
  observe('OBS-G71-001', 'G71', {
    operation: TOKEN,
    title: 'how the site answers missing or wrong scopes',
    requires: { noScope },
    after: { commaScopes, unknownScope },
    observe: ({ noScope: missing }, { commaScopes: commas, unknownScope: unknown }) =>
      seeScopes(missing, commas, unknown),
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
]
