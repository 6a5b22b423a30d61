import { valueOf } from '../../openapi/choices.ts'
import type { Choices } from '../../openapi/ledger.ts'
import { nearestOf } from '../../openapi/nearest.ts'
import { knownScopes } from '../shared/document.ts'
import type { Application, Applications } from './applications.ts'
import type { Fields } from './token-fields.ts'

/** UID and secret, as a client has sent them. */
export interface Credentials {
  uid: string
  secret: string
}

/** What a token call is judged by. */
interface Judged {
  site: string
  applications: Applications
  choices: Choices
}

/**
 * Says for the developer, in one line, why a token call answers `invalid_client`: the answer itself
 * must not tell (section 5 of the spec). It repeats nothing that was sent but names of scopes.
 *
 * @param application the one whose credentials were sent
 */
export function toRefusalReason(
  { site, applications, choices }: Judged,
  readings: readonly Credentials[],
  application: Application | undefined,
  fields: Fields,
): string {
  const reasons = [
    application === undefined ? whyClient(readings, applications) : undefined,
    fields['site'] === site || valueOf(choices, 'token-site') === 'from-address'
      ? undefined
      : whySite(fields['site'], site),
    whyScope(fields['scope'] ?? '', application, choices),
  ]
  return reasons.filter((reason) => reason !== undefined).join('; ')
}

function whyClient(readings: readonly Credentials[], applications: Applications): string {
  if (readings.every(({ uid }) => uid === '')) return 'client_id is missing'
  const found = readings.find(({ uid }) => applications.find(uid) !== undefined)
  if (found === undefined) return 'no application has this client_id'
  return found.secret === '' ? 'client_secret is missing' : 'client_secret is wrong'
}

function whySite(sent: string | undefined, site: string): string {
  if (sent === undefined) return `site is missing (send site=${site})`
  return `site names another one (send site=${site})`
}

function whyScope(
  text: string,
  application: Application | undefined,
  choices: Choices,
): string | undefined {
  const asked = text.split(' ').filter((scope) => scope !== '')
  if (asked.length === 0) {
    return valueOf(choices, 'token-scopes').missing === 'granted' ? undefined : 'scope is missing'
  }
  if (text.includes(',')) return 'scopes are separated by commas (use spaces)'
  const unknown = asked.find((scope) => !knownScopes.includes(scope))
  if (unknown !== undefined) {
    const nearest = /^\w{1,60}$/.test(unknown) ? nearestOf(unknown, knownScopes) : undefined
    // A wrong field may hold anything, even a secret: only what is close to a scope is repeated.
    if (nearest === undefined) return 'a scope is unknown'
    return `scope ${unknown} is unknown (did you mean ${nearest}?)`
  }
  const lacking = asked.find((scope) => application?.scopes.includes(scope) === false)
  return lacking === undefined ? undefined : `scope ${lacking} is not granted to the application`
}
