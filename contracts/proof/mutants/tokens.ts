import type { JsonObject } from '../../http/exchange.ts'
import { mutantsOf, type Mutant } from './mutant.ts'
import { onAnswer, onSuccess, readAnswer, withBody } from '../tools/answers.ts'
import { apiOperations, changed, onCalls, onRequest, type Wrap } from '../tools/calls.ts'
import {
  fieldsOf,
  repairing,
  withFields,
  withTokenStatus,
  type TokenFields,
} from '../tools/tokens.ts'

const token = ['createToken'] as const

/** Changes one field of a granted token. */
function granting(name: string, change: (value: unknown) => unknown): Wrap {
  return onSuccess(token, (body) => ({ ...body, [name]: change(body[name]) }))
}

/** Changes the day of a granted token, by its numbers. */
function dating(write: (day: string, month: string, year: string) => unknown): Wrap {
  return granting('created_at', (text) => {
    const [day = '', month = '', year = ''] = String(text).split('/')
    return write(day, month, year)
  })
}

function refusing401(change: (body: Readonly<Record<string, unknown>>) => unknown): Wrap {
  return onAnswer(['createToken'], change, ({ status }) => status === 401)
}

const toScopes = (value: unknown): string[] => String(value).split(' ')

/** Changes the scopes of a token call before the site reads them. */
function asking(change: (scopes: string[]) => string[]): Wrap {
  return onRequest(token, (call) => {
    const fields = fieldsOf(call)
    const asked = (fields['scope'] ?? '').split(' ').filter((scope) => scope !== '')
    const scopes = change(asked)
    return scopes.length === 0
      ? undefined
      : withFields(call, { ...fields, scope: scopes.join(' ') })
  })
}

/** Mutants that do not know a scope. */
function unknownScopes(...scopes: string[]): Record<string, Wrap> {
  return Object.fromEntries(
    scopes.map((scope) => [
      `no-scope-${scope.replaceAll('_', '-')}`,
      asking((asked) => asked.filter((one) => one !== scope)),
    ]),
  )
}

/** Takes one wrong field for the right one. */
const waving = (name: string, isWaved: (sent: string | undefined, good: string) => boolean): Wrap =>
  repairing((sent, good) => {
    const right = good[name]
    if (right === undefined || sent[name] === right || !isWaved(sent[name], right)) return undefined
    return { ...sent, [name]: right }
  })

/** Takes some lists of scopes with commas. */
const splitting = (isTaken: (scope: string) => boolean): Wrap =>
  repairing((sent) => {
    const { scope = '' } = sent
    return scope.includes(',') && isTaken(scope)
      ? { ...sent, scope: scope.split(/[ ,]+/).join(' ') }
      : undefined
  })

/** Fails where it must refuse. */
function failing(isChosen: (fields: TokenFields) => boolean) {
  const wrap = onCalls(token, () => async (call, site) => {
    const answer = await readAnswer(await site(call.request))
    return answer.status >= 400 && isChosen(fieldsOf(call))
      ? withBody(answer, { error: 'server_error' }, 500)
      : answer.response
  })
  return { wrap, isFailing: true } as const
}

/** Changes a 401 to a call whose scopes have commas between them. */
const refusingCommas = (change: (body: Readonly<Record<string, unknown>>) => unknown): Wrap =>
  onAnswer(
    token,
    (body, call) => (fieldsOf(call)['scope']?.includes(',') ? change(body) : body),
    ({ status }) => status === 401,
  )

/** Forgets the second token that it gives. */
const forgettingSecondToken: Wrap = onCalls([...apiOperations, ...token], () => {
  const given = new Set<string>()
  return async (call, site) => {
    const [, second] = given
    const { headers } = call.request
    const isSecond = second !== undefined && headers.get('authorization') === `Bearer ${second}`
    if (isSecond) return site(changed(call, { headers: { authorization: 'Bearer forgotten' } }))
    const answer = await readAnswer(await site(call.request))
    if (call.operation === 'createToken' && answer.status === 200) {
      given.add(String(answer.body['access_token']))
    }
    return answer.response
  }
})

/** Names fewer scopes in every token after the first. */
const narrowingLaterTokens: Wrap = onCalls(token, () => {
  let count = 0
  return async (call, site) => {
    const answer = await readAnswer(await site(call.request))
    if (answer.status !== 200) return answer.response
    count += 1
    const scope = toScopes(answer.body['scope'])
    return count === 1
      ? answer.response
      : withBody(answer, { ...answer.body, scope: scope.slice(0, 1).join(' ') })
  }
})

const known = (good: TokenFields): Set<string> => new Set((good['scope'] ?? '').split(' '))

const ofKnown = (asked: readonly string[], good: TokenFields): string =>
  asked.filter((scope) => known(good).has(scope)).join(' ') || (good['scope'] ?? '')

/** Grants the other scopes when one is unknown, which gap G71 allows. */
const droppingUnknown = repairing((sent, good) => {
  const asked = sent['scope']
  if (asked === undefined || asked === '' || asked.includes(',')) return undefined
  return { ...sent, scope: ofKnown(asked.split(' '), good) }
})

const grantingAsAsked = onSuccess(token, (body, call) => ({
  ...body,
  scope: fieldsOf(call)['scope'],
}))

/** Break the token call: what it takes, what it refuses, and its answers. */
export const tokenMutants: readonly Mutant[] = mutantsOf({
  F124: {
    'first-scope-alone': asking((scopes) => scopes.slice(0, 1)),
    'last-scope-alone': asking((scopes) => scopes.slice(-1)),
  },
  F125: {
    'commas-accepted': splitting((scope) => scope.includes(',')),
    'bare-commas-accepted': splitting((scope) => /,(?! )/.test(scope)),
    'commas-and-spaces-accepted': splitting((scope) => scope.includes(', ')),
    'commas-fail-the-site': failing(({ scope = '' }) => scope.includes(',')),
  },
  F129: { 'second-token-forgotten': forgettingSecondToken },
  F127: {
    'any-grant-type-accepted': waving('grant_type', () => true),
    // Takes any `grant_type`, but not a missing one.
    'password-grant-accepted': waving('grant_type', (sent) => sent !== undefined),
  },
  F136: unknownScopes('customers_read', 'customers_write'),
  F137: unknownScopes('payment_profiles_read', 'payment_profiles_write'),
  F138: unknownScopes('subscriptions_read', 'subscriptions_write'),
  F139: unknownScopes('subscription_items_read', 'subscription_items_write'),
  F143: {
    'wrong-uid-accepted': waving('client_id', (sent) => sent !== undefined),
    'uid-in-any-case': waving(
      'client_id',
      (sent, good) => sent?.toLowerCase() === good.toLowerCase(),
    ),
    'uid-with-more-behind-accepted': waving(
      'client_id',
      (sent, good) => sent?.startsWith(good) === true,
    ),
    'no-client-accepted': repairing(({ client_id: id, client_secret: secret, ...others }, good) =>
      id === undefined && secret === undefined ? { ...good, ...others } : undefined,
    ),
    'missing-uid-accepted': waving('client_id', (sent) => sent === undefined || sent === ''),
    'wrong-uid-fails-the-site': failing(({ client_id: id = '' }) => id.length > 20),
  },
  F144: {
    'wrong-secret-accepted': waving('client_secret', (sent) => sent !== undefined),
    'secret-cut-short-accepted': waving(
      'client_secret',
      (sent, good) => sent !== undefined && sent !== '' && good.startsWith(sent),
    ),
    'secret-in-any-case': waving(
      'client_secret',
      (sent, good) => sent?.toLowerCase() === good.toLowerCase(),
    ),
    'missing-secret-accepted': waving('client_secret', (sent) => sent === undefined || sent === ''),
  },
  F146: {
    'foreign-scope-granted': (site) => grantingAsAsked(droppingUnknown(site)),
  },
  F128: { 'token-with-201': withTokenStatus(200, 201) },
  F130: {
    'token-type-in-small-letters': granting('token_type', () => 'bearer'),
    'token-type-in-capitals': granting('token_type', () => 'BEARER'),
  },
  F132: {
    'expiry-one-hour': granting('expires_in', () => 3600),
    // Gives the first token again, with a life that has not passed.
    'expiry-shortened-when-given-again': onCalls(token, () => {
      let first: JsonObject | undefined
      return async (call, site) => {
        const answer = await readAnswer(await site(call.request))
        if (answer.status !== 200) return answer.response
        first ??= answer.body
        return first['scope'] === answer.body['scope'] && first !== answer.body
          ? withBody(answer, { ...first, expires_in: 3600 })
          : answer.response
      }
    }),
    'expiry-counted-down': granting('expires_in', (life) => Number(life) - 1),
    'expiry-in-milliseconds': granting('expires_in', (life) => Number(life) * 1000),
  },
  F133: {
    'scope-with-commas': granting('scope', (value) => toScopes(value).join(',')),
    'scope-with-plus-signs': granting('scope', (value) => toScopes(value).join('+')),
    'scope-without-last': granting('scope', (value) => toScopes(value).slice(0, -1).join(' ')),
    'scope-empty': granting('scope', () => ''),
    'scopes-of-later-tokens-fewer': narrowingLaterTokens,
  },
  F134: {
    'token-date-in-iso': dating((day, month, year) => `${year}-${month}-${day}T00:00:00Z`),
    'token-date-month-first': dating((day, month, year) => `${month}/${day}/${year}`),
    'token-date-year-first': dating((day, month, year) => `${year}/${month}/${day}`),
  },
  F140: {
    'token-refused-with-400': withTokenStatus(401, 400),
    'token-refused-with-403': withTokenStatus(401, 403),
    'token-refused-with-200': withTokenStatus(401, 200),
  },
  F141: {
    'token-error-invalid-grant': refusing401((body) => ({ ...body, error: 'invalid_grant' })),
    'token-error-in-words': refusing401((body) => ({ ...body, error: 'Invalid client' })),
    'token-error-of-commas-invalid-scope': refusingCommas((body) => ({
      ...body,
      error: 'invalid_scope',
    })),
    'token-error-in-envelope': refusing401((body) => ({
      data: null,
      errors: body['error_description'],
      meta: {},
    })),
  },
  F142: {
    'token-error-description-empty': refusing401((body) => ({ ...body, error_description: '' })),
    'token-error-of-commas-alone': refusingCommas(({ error }) => ({ error })),
  },
})
