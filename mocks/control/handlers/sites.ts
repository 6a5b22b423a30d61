import { FieldError } from '../../shared/field-error.ts'
import { messageOf } from '../../shared/message-of.ts'
import type { Site } from '../../site.ts'
import type { Sites } from '../../sites.ts'
import { conflict, notFound } from '../answers.ts'
import { newest, type Handlers } from '../handler.ts'

export const sites = {
  listSites: ({ site, request, query }) => {
    const { data } = newest(site.sites?.list() ?? [site], query)
    return { data: data.map((one) => toShown(one, request)) }
  },
  addSite: async ({ site, request, body }) => {
    const all = sitesBeside(site)
    if (all.find(body.name) !== undefined) {
      throw conflict(`There is a site ${body.name}`, 'name')
    }
    const tell = (share: number) => site.events.tell('seeding', { site: body.name, share })
    const added = await all.add({ ...body, pace: { tell, signal: request.signal } })
    try {
      await added.kept()
    } catch (error) {
      await all.discard(added.name).catch(() => undefined)
      throw error
    }
    return toShown(added, request)
  },
  removeSite: async ({ site, path: { site: name } }) => {
    const found = site.sites?.find(name) ?? (name === site.name ? site : undefined)
    if (found === undefined) throw notFound(`There is no site ${name}`)
    const all = sitesBeside(site)
    if (found === all.first) {
      const advice = 'the plain address leads to it; reset it instead'
      throw conflict(`Cannot remove the site ${name}: ${advice}`)
    }
    await all.discard(name)
  },
  listApplications: ({ site, query }) => newest(site.applications(), query),
  addApplication: ({ site, body }) => {
    const scopes = Array.isArray(body.scopes) ? body.scopes.join(' ') : body.scopes
    try {
      return site.createApplication({ ...body, scopes })
    } catch (error) {
      // The sentence starts with the field's name.
      const message = messageOf(error)
      throw new FieldError(message.split(' ', 1)[0] ?? 'name', message)
    }
  },
} satisfies Partial<Handlers>

function sitesBeside({ name, sites: all }: Site): Sites {
  if (all !== undefined) return all
  throw conflict(`The site ${name} is played alone; make new Sites(site), or serve it`)
}

function toShown(site: Site, request: Request) {
  const { name, seed, customers, application } = site
  const { protocol, host } = new URL(request.url)
  // The plain address is what follows the name in `{site}.localhost`.
  const plain = `${protocol}//${host.replace(/^[^.]+\.(?=localhost(:|$))/, '')}`
  const isFirst = site.sites === undefined || site === site.sites.first
  // A site that is played alone may have a prefix all the same: its host's.
  const alone = request.headers.get('x-forwarded-prefix') ?? ''
  const base = isFirst ? plain + (site.sites === undefined ? alone : '') : `${plain}/sites/${name}`
  const { uid, secret, scopes } = application
  return { name, base_url: base, seed, customers, application: { uid, secret, scopes } }
}
