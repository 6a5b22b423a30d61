import { isBeyondLoopback } from '../../../mocks/adapters/public/own-hosts.ts'
import { allowPublic, createPublicSend } from '../../../mocks/adapters/public/send-to-public.ts'
import { keepState, type KeptState } from '../../../mocks/adapters/state/state-file.ts'
import { createSite, type Site, Sites } from '../../../mocks/index.ts'
import { toRule } from '../../../mocks/tools/faults/check-rule.ts'
import { findScenario } from '../../../mocks/seed/scenarios.ts'
import { type Shell, UserError } from '../shell.ts'
import { toPrintable } from '../printable.ts'
import type { MockValues } from '../settings/settings.ts'
import { type Profile, resolveProfile } from '../../../openapi/ledger.ts'
import { readYaml } from '../settings/read-yaml.ts'

/** The sites of one process, and the file that keeps them where one is asked for. */
export interface Played {
  sites: Sites
  kept: KeptState | undefined
}

/**
 * Makes the sites that are asked for, each with the same settings, and goes on where the state file
 * left off.
 *
 * @throws UserError when a webhook cannot be sent as asked, or a file cannot be read.
 */
export async function createSites(values: MockValues, shell: Shell): Promise<Played> {
  const { site: names, seed, customers, scenario } = values
  const faults = values.faults.map(toFault)
  if (values['webhook-secret'] !== undefined && values['webhook-url'].length === 0) {
    throw new UserError(
      'Cannot use the webhook secret: webhooks are sent nowhere; give --webhook-url as well',
    )
  }
  const choices = values.profile === undefined ? {} : { profile: await readProfile(values.profile) }
  const payer = { policy: values.payer, delay: values['payer-delay'] }
  const options = { seed, customers, scenario, payer, faults, ...choices }
  refuseUnknownScenario(scenario)
  const made = await Promise.all(names.map((site) => createSite({ site, ...options })))
  const sites = new Sites(made, options)
  limitTargets(sites, values)
  const kept = await keep(sites, values, shell)
  for (const site of sites.list()) addEndpoints(site, values)
  return { sites, kept }
}

/** Before a saved state is taken up: what it has to send leaves at once. */
function limitTargets(sites: Sites, { host, ...values }: MockValues): void {
  if (!isBeyondLoopback(host) || values['allow-private-webhooks']) return
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
    // Saving is tried again four times a second.
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
    // A restored site knows them already.
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

/** Reads a rule of the configuration file; a wrong one is named by its place. */
function toFault(rule: unknown, index: number): ReturnType<typeof toRule> {
  try {
    return toRule(rule)
  } catch (error) {
    const message = (error as Error).message.replace('Cannot add the fault: ', '')
    throw new UserError(`Cannot use the faults: rule ${index + 1}: ${message}`)
  }
}

/**
 * Reads a file of choices for gaps.
 *
 * @throws UserError when the file, a gap or a choice does not exist.
 */
async function readProfile(file: string): Promise<Profile> {
  const advice = 'write gap ids with a choice each, such as "G17: absent"'
  const content = await readYaml(file, 'the profile', advice)
  const profile: Record<string, string> = {}
  for (const [id, value] of Object.entries(content)) {
    if (typeof value === 'object' && value !== null) {
      throw new UserError(`Cannot read the profile: ${id} in ${file} is no plain value; ${advice}`)
    }
    profile[id] = String(value)
  }
  try {
    resolveProfile(profile)
  } catch (error) {
    throw new UserError(`${(error as Error).message} (${file})`)
  }
  return profile
}
