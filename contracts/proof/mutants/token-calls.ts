import { mutantsOf, type Mutant } from './mutant.ts'
import { onRequest, type Wrap } from '../tools/calls.ts'
import { fieldsOf, repairing, withFields, type TokenFields } from '../tools/tokens.ts'

const token = ['createToken'] as const

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

const known = (good: TokenFields): Set<string> => new Set((good['scope'] ?? '').split(' '))

const ofKnown = (asked: readonly string[], good: TokenFields): string =>
  asked.filter((scope) => known(good).has(scope)).join(' ') || (good['scope'] ?? '')

/** Break what the token call takes, and what it refuses. */
export const tokenCallMutants: readonly Mutant[] = mutantsOf({
  F124: {
    'first-scope-alone': asking((scopes) => scopes.slice(0, 1)),
    'last-scope-alone': asking((scopes) => scopes.slice(-1)),
  },
  F125: {
    'commas-accepted': repairing((sent) =>
      sent['scope']?.includes(',')
        ? { ...sent, scope: sent['scope'].split(/[ ,]+/).join(' ') }
        : undefined,
    ),
  },
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
    'missing-uid-accepted': waving('client_id', (sent) => sent === undefined || sent === ''),
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
    // Grants the other scopes when one is unknown.
    'foreign-scope-dropped': repairing((sent, good) => {
      const asked = sent['scope']
      if (asked === undefined || asked === '' || asked.includes(',')) return undefined
      return { ...sent, scope: ofKnown(asked.split(' '), good) }
    }),
  },
  F147: { 'wrong-site-accepted': waving('site', (sent) => sent !== undefined) },
})
