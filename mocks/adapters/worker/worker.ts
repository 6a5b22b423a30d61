import { answerHost } from './answer-host.ts'
import { createDocs, type AnswerDocs, type DocFiles } from '../docs/answer-docs.ts'
import { failure } from '../../control/answers.ts'
import type { Fetcher } from './platform.ts'
import { readSettings, type SandboxEnv } from './settings.ts'

export { DirectoryObject } from './directory-object.ts'
export { SiteObject } from './site-object.ts'
export type { SandboxEnv, SandboxLimits, SandboxSettings } from './settings.ts'

/** Names of files, never of folders. */
const FILE = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.\w+$/

/** Names of sites that were seen: a call of one of them doesn't ask the directory. */
const known = new Set<string>()

let docs: AnswerDocs | undefined

/** Passes each call to its site, by a host `{site}.DOMAIN` or by a path `/sites/{site}`. */
const worker = {
  async fetch(request: Request, env: SandboxEnv): Promise<Response> {
    const { hostname, pathname } = new URL(request.url)
    const [prefix = '', byPath] = /^\/sites\/([^/]+)/.exec(pathname) ?? []
    const { domain } = readSettings(env)
    const name = byPath ?? toLabel(hostname, 'localhost') ?? toLabel(hostname, domain)
    const own = pathname.slice(prefix.length) || '/'
    if (/^\/docs(\/|$)/.test(own) && ['GET', 'HEAD'].includes(request.method)) {
      docs ??= createDocs(env.DOCS && assetFiles(env.DOCS))
      return docs(request, own, prefix)
    }
    if (name === undefined) return answerHost(request, env)
    try {
      if (!known.has(name) && !(await env.DIRECTORY.getByName('').has(name))) {
        return failure(404, 'not_found', `There is no site "${name}" here`)
      }
      known.add(name)
      return await env.SITES.getByName(name).fetch(request)
    } catch (error) {
      const unavailable = failure(503, 'unavailable', `The site can't answer now: ${String(error)}`)
      unavailable.headers.set('retry-after', '1')
      return unavailable
    }
  },
}

export default worker

/** The first label of a host in a domain. */
function toLabel(host: string, domain: string | undefined): string | undefined {
  if (domain === undefined || !host.endsWith(`.${domain}`)) return undefined
  const label = host.slice(0, -domain.length - 1)
  return label.includes('.') ? undefined : label
}

/** The built reference, from the static assets of the worker. */
function assetFiles(assets: Fetcher): DocFiles {
  const ask = async (method: string, name: string) => {
    const response = await assets.fetch(new Request(`http://assets/${name}`, { method }))
    if (response.status === 200) return response
    await response.body?.cancel()
    return undefined
  }
  const has = async (name: string) => FILE.test(name) && (await ask('HEAD', name)) !== undefined
  return {
    has,
    isBuilt: () => has('index.html'),
    read: async (name) => {
      const found = FILE.test(name) ? await ask('GET', name) : undefined
      return found && new Uint8Array(await found.arrayBuffer())
    },
  }
}
