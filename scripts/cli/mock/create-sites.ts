import { allowPublic } from '../../../mocks/adapters/public/private-addresses.ts'
import { createPublicSend } from '../../../mocks/adapters/public/send-to-public.ts'
import { keepState, type KeptState } from '../../../mocks/adapters/state/state-file.ts'
import { createSite, type Site, Sites } from '../../../mocks/index.ts'
import { toRule } from '../../../mocks/tools/faults/check-rule.ts'
import { readProfile } from '../../../mocks/state/readers.ts'
import { findScenario } from '../../../mocks/seed/scenarios.ts'
import type { Shell } from '../shell.ts'
import { toPrintable } from '../printable.ts'
import type { MockValues } from '../settings/settings.ts'
import type { Profile } from '../../../openapi/ledger.ts'
import { UserError } from '../user-error.ts'
import { readYaml } from '../settings/read-yaml.ts'

/** The sites of one process, and their state file if they have one. */
export interface Played {
  sites: Sites
  kept: KeptState | undefined
}

/**
 * Creates the sites, all with the same settings, and restores them from the state file.
 *
 * @param isOpen whether other machines will reach them
 * @throws UserError when an option or a file isn't valid.
 */
export async function createSites(
  values: MockValues,
  isOpen: boolean,
  shell: Shell,
): Promise<Played> {
  const { site: names, seed, customers, scenario } = values
  const faults = values.faults.map(toFault)
  if (values['webhook-secret'] !== undefined && values['webhook-url'].length === 0) {
    throw new UserError(
      'Cannot use the webhook secret: there is no webhook endpoint; add --webhook-url',
    )
  }
  const choices =
    values.profile === undefined ? {} : { profile: await readSiteProfile(values.profile) }
  const payer = { policy: values.payer, delay: values['payer-delay'] }
  const options = { seed, customers, scenario, payer, faults, ...choices }
  refuseUnknownScenario(scenario)
  const made = await Promise.all(names.map((site) => createSite({ site, ...options })))
  const sites = new Sites(made, options)
  if (isOpen && !values['allow-private-webhooks']) limitTargets(sites)
  const kept = await keep(sites, values, shell)
  for (const site of sites.list()) addEndpoints(site, values)
  return { sites, kept }
}

/** Must run before a saved state is restored: its due webhooks are sent at once. */
function limitTargets(sites: Sites): void {
  const limits = { allowTarget: allowPublic, send: createPublicSend() }
  sites.each((site) => {
    site.webhooks.restrict(limits)
    return () => {}
  })
}

async function keep(sites: Sites, { state }: MockValues, shell: Shell) {
  if (state === undefined) return undefined
  let last = ''
  const onError = (error: unknown) => {
    const reason = toPrintable((error as Error).message)
    // Each call that is refused asks again: warn once for each reason.
    if (reason !== last) shell.warn(`Warning: the state was not saved: ${reason}\n`)
    last = reason
  }
  try {
    return await keepState(sites, state, { onError })
  } catch (error) {
    throw new UserError((error as Error).message)
  }
}

function addEndpoints({ webhooks }: Site, values: MockValues): void {
  const { 'webhook-url': urls, 'webhook-secret': secret } = values
  const known = new Set(webhooks.endpoints().map(({ url }) => url))
  for (const url of urls) {
    // A restored site may have the endpoint already.
    if (known.has(url)) continue
    try {
      webhooks.addEndpoint(secret === undefined ? { url } : { url, secret })
    } catch (error) {
      throw new UserError((error as Error).message)
    }
  }
}

function refuseUnknownScenario(name: string): void {
  try {
    findScenario(name)
  } catch (error) {
    throw new UserError((error as Error).message)
  }
}

/** Reads a fault rule of the configuration file; an error names its position. */
function toFault(rule: unknown, index: number): ReturnType<typeof toRule> {
  try {
    return toRule(rule)
  } catch (error) {
    const message = (error as Error).message.replace('Cannot add the fault: ', '')
    throw new UserError(`Cannot use the faults: rule ${index + 1}: ${message}`)
  }
}

/**
 * Reads a site profile: a file with choices for gaps.
 *
 * @throws UserError when the file can't be read, or a gap or a choice doesn't exist.
 */
async function readSiteProfile(file: string): Promise<Profile> {
  const advice = 'write a choice for each gap, such as "G17: absent"'
  const content = await readYaml(file, 'the site profile', advice)
  try {
    await readProfile(content)
  } catch (error) {
    throw new UserError(`${(error as Error).message} (${file})`)
  }
  return content
}
