import { MOST_CUSTOMERS } from '../../shared/limits.ts'
import type { Site } from '../../site.ts'
import type { NewSite, Sites } from '../../sites.ts'
import { empty, json } from '../answers.ts'
import { ControlError, type Resource } from '../call.ts'
import { newest, toFields, toOptionalInteger, toText } from '../fields.ts'

/** The sites that are played here. */
export const sites: Resource = {
  sites: {
    GET: ({ site, request, query }) => {
      const all = site.sites?.list() ?? [site]
      return json(200, { data: newest(all, query).map((one) => toShown(one, request)) })
    },
    POST: async ({ site, request, body }) => {
      const input = toInput(await body())
      const all = demandSites(site)
      if (all.find(input.name) !== undefined) {
        throw new ControlError(409, 'conflict', `There is a site ${input.name}`, 'name')
      }
      return json(201, toShown(await all.add(input), request))
    },
  },
  'sites/{site}': {
    DELETE: ({ site, parameters: { site: name = '' } }) => {
      const found = site.sites?.find(name) ?? (name === site.name ? site : undefined)
      if (found === undefined) {
        throw new ControlError(404, 'not_found', `There is no site ${name}`)
      }
      const all = demandSites(site)
      if (found === all.first) {
        const advice = 'the plain address leads to it; reset it instead'
        throw new ControlError(409, 'conflict', `Cannot remove the site ${name}: ${advice}`)
      }
      all.remove(name)
      return empty()
    },
  },
}

function demandSites({ name, sites: all }: Site): Sites {
  if (all !== undefined) return all
  const message = `The site ${name} is played alone; make new Sites(site), or serve it`
  throw new ControlError(409, 'conflict', message)
}

function toInput(body: unknown): NewSite {
  const fields = toFields(body, ['name', 'seed', 'customers'])
  const name = toText(fields, 'name')
  const most = Number.MAX_SAFE_INTEGER
  const seed = toOptionalInteger(fields, 'seed', -most, most)
  const customers = toOptionalInteger(fields, 'customers', 0, MOST_CUSTOMERS)
  return {
    name,
    ...(seed === undefined ? {} : { seed }),
    ...(customers === undefined ? {} : { customers }),
  }
}

function toShown(site: Site, request: Request): object {
  const { name, seed, customers, application } = site
  const { protocol, host } = new URL(request.url)
  // Of `{site}.localhost` the plain address is what follows the name.
  const plain = `${protocol}//${host.replace(/^[^.]+\.(?=localhost(:|$))/, '')}`
  const isFirst = site.sites === undefined || site === site.sites.first
  const base = isFirst ? plain : `${plain}/sites/${name}`
  const { uid, secret, scopes } = application
  return { name, base_url: base, seed, customers, application: { uid, secret, scopes } }
}
