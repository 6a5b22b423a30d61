import { isLoopbackName } from '../../../openapi/text/loopback.ts'
import type { RunOptions } from '../../../contracts/index.ts'
import { UserError } from '../user-error.ts'
import type { ContractValues } from '../settings/settings.ts'

/** Credentials for a site, and the confirmation of its host. */
type Access = Pick<RunOptions, 'credentials' | 'accessToken' | 'confirmHost'>

/** The mock's default site and its application. */
const DEMO = { clientId: 'demo-client', clientSecret: 'demo-secret', site: 'demo' }

/**
 * Finds the credentials for a site: the given ones, or the mock's own for its default site on this
 * machine.
 *
 * @throws UserError when they are incomplete, or the name of a live site is missing.
 */
export function toAccess(
  target: string,
  values: ContractValues,
  isOnThisMachine?: boolean,
): Access {
  const hostname = URL.canParse(target) ? new URL(target).hostname : ''
  // An invalid address is refused later, with a better message.
  if (hostname === '') return {}
  const isLocal = isOnThisMachine ?? isLoopbackName(hostname)
  const clientId = values['client-id']
  const clientSecret = values['client-secret']
  const accessToken = values['access-token']
  if (clientId === undefined && clientSecret === undefined) {
    if (accessToken !== undefined) return { accessToken, ...toConfirmed(hostname, values, isLocal) }
    const isDemo = (values.site ?? localSite(hostname)) === DEMO.site
    if (isLocal && isDemo) return { credentials: DEMO }
  }
  if (clientId === undefined || clientSecret === undefined) {
    throw new UserError(toMissing(new URL(target).host, values))
  }
  const site = isLocal ? (values.site ?? localSite(hostname)) : toLiveSite(hostname, values)
  const credentials = { clientId, clientSecret, site }
  return accessToken === undefined ? { credentials } : { credentials, accessToken }
}

/** At `acme.localhost` the mock serves site `acme`; at any other name, its default site. */
function localSite(hostname: string): string {
  return hostname.endsWith('.localhost') ? labelOf(hostname) : DEMO.site
}

/** For reading, the site's name may come from the host. For writing, it must be given. */
function toLiveSite(hostname: string, values: ContractValues): string {
  const { site } = values
  if (site !== undefined) return site
  const isName = /[a-z]/i.test(hostname) && !hostname.includes(':')
  const isSafe = !values['allow-writes'] || values['read-only'] || values['confirm-host']
  if (isName && isSafe) return labelOf(hostname)
  const example = isName ? ` ${labelOf(hostname)}` : ' NAME'
  const act = isSafe ? 'check' : 'write to'
  throw new UserError(
    `Cannot ${act} ${hostname}: the site name is missing; give --site${example} (SABIA_SITE)`,
  )
}

/** With only a token, nothing else tells which site it is. */
function toConfirmed(
  hostname: string,
  values: ContractValues,
  isLocal: boolean,
): Pick<Access, 'confirmHost'> {
  const { site } = values
  const isWriting = values['allow-writes'] && !values['read-only'] && !isLocal
  if (!isWriting || site === undefined || values['confirm-host'] !== undefined) return {}
  if (site === labelOf(hostname)) return { confirmHost: hostname }
  throw new UserError(
    `Cannot write to ${hostname}: the site is "${site}" but the host starts with ` +
      `"${labelOf(hostname)}"; if it is the right host, confirm it with --confirm-host ${hostname}`,
  )
}

function labelOf(hostname: string): string {
  return hostname.split('.')[0] ?? ''
}

function toMissing(host: string, values: ContractValues): string {
  const wanted = (['client-id', 'client-secret'] as const).filter(
    (name) => values[name] === undefined,
  )
  const names = wanted.map((name) => `the ${name.replace('-', ' ')}`)
  const variables = wanted.map((name) => `SABIA_${name.toUpperCase().replace('-', '_')}`)
  const options = wanted.map((name) => `--${name}`)
  return (
    `Cannot check ${host}: ${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} missing; ` +
    `set ${variables.join(' and ')} (or give ${options.join(' and ')}), ` +
    'or an access token in SABIA_ACCESS_TOKEN (--access-token)'
  )
}
