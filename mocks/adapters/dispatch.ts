import { assumptions } from '../../openapi/choices.ts'
import { languageOf } from '../../openapi/text/language.ts'
import { decodeUri } from '../../openapi/text/decode-uri.ts'
import { plainError } from '../http/error-answer.ts'
import { observe } from '../shared/listeners.ts'
import { messageOf } from '../shared/message-of.ts'
import { CONTROL_PREFIX } from '../control/answers.ts'
import { openToPages } from '../http/cors.ts'
import type { Guard } from '../control/guard.ts'
import { answerPay } from '../tools/pages/answer-pay.ts'
import { toPage } from '../tools/pages/frame.ts'
import { homePage } from '../tools/pages/home.ts'
import type { Answered, Site } from '../site.ts'
import { Sites } from '../sites.ts'
import { createDocs, type AnswerDocs } from './docs/answer-docs.ts'
import { withoutPrefix } from './without-prefix.ts'

/** How many sites an answer names at most. */
const MOST_NAMED = 10

type Fetch = (request: Request) => Promise<Response>

/** Options of a server, besides its sites. */
interface DispatchOptions {
  docs?: AnswerDocs
  /** Called with each answer that doesn't come from a site. */
  onAnswer?: ((answered: Answered) => void) | undefined
  guard?: Guard
  /** Lets pages of every origin call the API. */
  cors?: boolean
}

/**
 * Creates the function that passes a request to its site: by a host `{site}.localhost`, by a path
 * `/sites/{site}`, else to the first one (gap G01). `/`, `/docs` and `/pay/{code}` are pages for people.
 *
 * @throws Error when no site is given, or two have the same name.
 */
export function createDispatcher(
  given: readonly Site[] | Sites,
  { docs = createDocs(), onAnswer, guard = () => undefined, cors = false }: DispatchOptions = {},
): Fetch {
  const sites = 'first' in given ? given : new Sites(given)
  const { first } = sites
  const plain = first.name
  const opened = (request: Request) => (cors ? openToPages(request) : request)
  return (request) => {
    const { host, path } = split(request.url)
    // The usual case: a call of the API at the plain address.
    if (path.startsWith('/api/') && !host.endsWith('.localhost'))
      return first.fetch(opened(request))
    return dispatch(request, host, path)
  }

  async function dispatch(request: Request, host: string, path: string): Promise<Response> {
    const startedAt = performance.now()
    const [, prefix, named] = /^(\/sites\/([^/?]+))(?=[/?]|$)/.exec(path) ?? []
    const name = named ?? /^([^.]+)\.localhost$/.exec(host)?.[1]
    const site = sites.find(name ?? plain)
    const report = (response: Response) => {
      const [pathname = path] = path.split('?', 1)
      const { method } = request
      const { status } = response
      const milliseconds = performance.now() - startedAt
      const answered = { site: name ?? plain, method, path: pathname, status, milliseconds }
      observe(() => onAnswer?.({ ...answered, operationId: undefined }))
      return response
    }
    if (site === undefined) return report(noSite(name ?? '', sites))
    const own = prefix === undefined ? path : path.slice(prefix.length) || '/'
    const isPayers = own === '/' || own.startsWith('/?') || own.startsWith('/pay/')
    if (own.startsWith(CONTROL_PREFIX) || isPayers) {
      // Pages of other sites must not act as the payer.
      const [pathname = own] = isPayers ? [`${CONTROL_PREFIX}health`] : own.split('?', 1)
      const refused = guard(request, pathname)
      if (refused !== undefined) return report(refused)
    }
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (isPage && (own === '/' || own.startsWith('/?')))
      return report(await whenKept(toHome(request, site, prefix), site))
    if (isPage && /^\/docs(?=[/?]|$)/.test(own))
      return report(await docs(request, own, prefix ?? ''))
    const [, code] = /^\/pay\/([^/?]*)(?:\?|$)/.exec(own) ?? []
    if (code !== undefined) return report(await whenKept(answerPay(request, code, site), site))
    if (prefix === undefined) return site.fetch(opened(request))
    const forwarded = await withoutPrefix(request, prefix)
    // The curl command of the request log needs the whole address.
    forwarded.headers.set('x-forwarded-prefix', prefix)
    return forward(site, opened(forwarded))
  }

  async function toHome(request: Request, site: Site, prefix?: string): Promise<Response> {
    // Who may not list the payment profiles must not find the way to decide about them here.
    const mayList = guard(request, `${CONTROL_PREFIX}payment_profiles`) === undefined
    return toPage(await homePage(site, sites.list(), languageOf(request), prefix, mayList))
  }
}

/** Holds back a page until everything that it may show is durable. */
async function whenKept(answering: Promise<Response>, site: Site): Promise<Response> {
  const response = await answering
  try {
    await site.kept()
    return response
  } catch (error) {
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' }
    return new Response(messageOf(error), { status: 503, headers })
  }
}

/** Calls the site, then reads the rest of the body: an unread body blocks the connection. */
async function forward(site: Site, request: Request): Promise<Response> {
  const response = await site.fetch(request)
  if (!request.bodyUsed) void request.body?.pipeTo(new WritableStream()).catch(() => undefined)
  return response
}

/** Splits an address into its host without port, and the rest. */
function split(url: string): { host: string; path: string } {
  const begin = url.indexOf('://') + 3
  const slash = url.indexOf('/', begin)
  const authority = slash === -1 ? url.slice(begin) : url.slice(begin, slash)
  return { host: authority.replace(/:\d+$/, ''), path: slash === -1 ? '/' : url.slice(slash) }
}

function noSite(name: string, sites: Sites): Response {
  const known = sites.list().map((site) => site.name)
  const some = known.slice(0, MOST_NAMED).join(', ')
  const rest = known.length > MOST_NAMED ? ` and ${known.length - MOST_NAMED} more` : ''
  const text = `There is no site "${decodeUri(name) ?? name}" here; there is ${some}${rest}`
  const { status, body } = plainError(404, text, assumptions)
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return new Response(JSON.stringify(body), { status, headers })
}
