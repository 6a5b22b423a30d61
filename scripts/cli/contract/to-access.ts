import { isLoopback } from '../../../contracts/engine/options/resolve-options.ts'
import type { RunOptions } from '../../../contracts/index.ts'
import { UserError } from '../shell.ts'
import type { ContractValues } from '../settings/contract-settings.ts'

/** What opens a site, and the proof that it is the one that is meant. */
type Access = Pick<RunOptions, 'credentials' | 'accessToken' | 'confirmHost'>

/** The mock's default site and its application (design, section 3). */
const DEMO = { clientId: 'demo-client', clientSecret: 'demo-secret', site: 'demo' }

/**
 * Finds the credentials for a site: those given, or for the mock's default site on this machine
 * the mock's.
 *
 * @throws UserError when they are incomplete, or the site of a live host is not named.
 */
export function toAccess(
  target: string,
  values: ContractValues,
  isOnThisMachine?: boolean,
): Access {
  const hostname = URL.canParse(target) ? new URL(target).hostname : ''
  // What is no address is refused later, with all that is wrong with it.
  if (hostname === '') return {}
  const isLocal = isOnThisMachine ?? isLoopback(hostname)
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

/** Of `acme.localhost` the mock plays site `acme`; of any other name its default one. */
function localSite(hostname: string): string {
  return hostname.endsWith('.localhost') ? labelOf(hostname) : DEMO.site
}

/** Reading does no harm: there the site may be taken from the host. A write needs it in words. */
function toLiveSite(hostname: string, values: ContractValues): string {
  const { site } = values
  if (site !== undefined) return site
  const isName = /[a-z]/i.test(hostname) && !hostname.includes(':')
  const isSafe = !values['allow-writes'] || values['read-only'] || values['confirm-host']
  if (isName && isSafe) return labelOf(hostname)
  const example = isName ? ` ${labelOf(hostname)}` : ' NAME'
  const act = isSafe ? 'check' : 'write to'
  throw new UserError(
    `Cannot ${act} ${hostname}: its site is not named; give --site${example} (SABIA_SITE)`,
  )
}

/** With a token alone nothing else tells which site is meant. */
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
    `Cannot write to ${hostname}: the site is "${site}" and the host begins with ` +
      `"${labelOf(hostname)}"; if it is the right one, confirm it with --confirm-host ${hostname}`,
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
