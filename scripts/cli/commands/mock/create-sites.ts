import { createSite, type Site } from '../../../../mocks/index.ts'
import { readProfile } from '../../settings/read-profile.ts'
import { UserError } from '../../shell.ts'
import type { MockValues } from './values.ts'

/**
 * Makes the sites that are asked for, each with the same settings.
 *
 * @throws UserError when a webhook cannot be sent as asked, or a profile cannot be read.
 */
export async function createSites(values: MockValues): Promise<Site[]> {
  const { site: names, seed, customers, scenario, faults } = values
  if (values['webhook-secret'] !== undefined && values['webhook-url'].length === 0) {
    throw new UserError(
      'Cannot use the webhook secret: webhooks are sent nowhere; give --webhook-url as well',
    )
  }
  const choices = values.profile === undefined ? {} : { profile: await readProfile(values.profile) }
  const payer = { policy: values.payer, delay: values['payer-delay'] }
  const options = { seed, customers, scenario, payer, faults, ...choices }
  const sites = await Promise.all(names.map((site) => createSite({ site, ...options })))
  for (const site of sites) addEndpoints(site, values)
  return sites
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
