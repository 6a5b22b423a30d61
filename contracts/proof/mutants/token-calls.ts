import { breaks, type Mutant } from './mutant.ts'
import { onRequest, type Wrap } from '../tools/calls.ts'
import { fieldsOf, repairing, withFields, type TokenFields } from '../tools/tokens.ts'

const token = ['createToken'] as const

const SCOPES = [
  ['F136', 'customers_read'],
  ['F136', 'customers_write'],
  ['F137', 'payment_profiles_read'],
  ['F137', 'payment_profiles_write'],
  ['F138', 'subscriptions_read'],
  ['F138', 'subscriptions_write'],
  ['F139', 'subscription_items_read'],
  ['F139', 'subscription_items_write'],
] as const

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
export const tokenCallMutants: readonly Mutant[] = [
  breaks(
    'F124',
    'first-scope-alone',
    'Reads the scopes up to the first space.',
    asking((scopes) => scopes.slice(0, 1)),
  ),
  breaks(
    'F124',
    'last-scope-alone',
    'Grants the last scope of several.',
    asking((scopes) => scopes.slice(-1)),
  ),
  breaks(
    'F125',
    'commas-accepted',
    'Takes scopes with commas between them.',
    repairing((sent) =>
      sent['scope']?.includes(',')
        ? { ...sent, scope: sent['scope'].split(/[ ,]+/).join(' ') }
        : undefined,
    ),
  ),
  breaks(
    'F127',
    'any-grant-type-accepted',
    'Grants a token for any `grant_type`.',
    waving('grant_type', () => true),
  ),
  breaks(
    'F127',
    'password-grant-accepted',
    'Takes a `grant_type` of its name for the fixed one.',
    waving('grant_type', (sent) => sent !== undefined),
  ),
  ...SCOPES.map(([fact, scope]) =>
    breaks(
      fact,
      `no-scope-${scope.replaceAll('_', '-')}`,
      `Does not know \`${scope}\`.`,
      asking((scopes) => scopes.filter((one) => one !== scope)),
    ),
  ),
  breaks(
    'F143',
    'wrong-uid-accepted',
    'Looks at the secret alone.',
    waving('client_id', (sent) => sent !== undefined),
  ),
  breaks(
    'F143',
    'uid-in-any-case',
    'Compares UIDs without regard to case.',
    waving('client_id', (sent, good) => sent?.toLowerCase() === good.toLowerCase()),
  ),
  breaks(
    'F143',
    'missing-uid-accepted',
    'Finds the client by its secret.',
    waving('client_id', (sent) => sent === undefined || sent === ''),
  ),
  breaks(
    'F144',
    'wrong-secret-accepted',
    'Looks at the UID alone.',
    waving('client_secret', (sent) => sent !== undefined),
  ),
  breaks(
    'F144',
    'secret-cut-short-accepted',
    'Compares as many characters as were sent.',
    waving(
      'client_secret',
      (sent, good) => sent !== undefined && sent !== '' && good.startsWith(sent),
    ),
  ),
  breaks(
    'F144',
    'secret-in-any-case',
    'Compares secrets without regard to case.',
    waving('client_secret', (sent, good) => sent?.toLowerCase() === good.toLowerCase()),
  ),
  breaks(
    'F144',
    'missing-secret-accepted',
    'Takes a client without a secret for a public one.',
    waving('client_secret', (sent) => sent === undefined || sent === ''),
  ),
  breaks(
    'F146',
    'foreign-scope-dropped',
    'Grants the other scopes where one is not to be had.',
    repairing((sent, good) => {
      const asked = sent['scope']
      if (asked === undefined || asked === '' || asked.includes(',')) return undefined
      return { ...sent, scope: ofKnown(asked.split(' '), good) }
    }),
  ),
  breaks(
    'F147',
    'wrong-site-accepted',
    'Grants a token whatever site is named.',
    waving('site', (sent) => sent !== undefined),
  ),
]
