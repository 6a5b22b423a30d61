import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import { handlers } from '../../../../mocks/adapters/msw.ts'
import type { Site } from '../../../../mocks/site.ts'

/** Says that an answer came from the site of this page, and is taken off before it is shown. */
const MARK = 'x-sabia-playground'

/** Longer than any start takes; a worker that never answers is given up. In milliseconds. */
const PATIENCE = 4000

type Fetch = (request: Request) => Promise<Response>

/**
 * Puts a site behind msw's service worker, so that calls show in the browser's own network panel.
 * A worker can be lost at any time (a browser ends idle ones, and the worker then forgets whom it
 * served): a call that it lets through is answered by the site itself, and nothing is lost.
 *
 * @throws Error when the browser has no service worker here.
 */
export async function startWorker(site: Site, base: string, folder: string): Promise<Fetch> {
  if (!('serviceWorker' in navigator)) throw new Error('this browser offers no service worker here')
  await forgetUncontrolled(folder)
  const marked: Pick<Site, 'fetch'> = {
    fetch: async (input, init) => toMarked(await site.fetch(input, init)),
  }
  const { pathname } = new URL(base)
  const worker = setupWorker(
    ...handlers(marked, { baseUrl: base }),
    http.all(`${base}/__sabia/*`, ({ request }) => site.fetch(below(request, pathname))),
  )
  const starting = worker.start({
    serviceWorker: { url: `${folder}mockServiceWorker.js`, options: { scope: folder } },
    quiet: true,
    onUnhandledRequest: 'bypass',
  })
  await within(starting, PATIENCE)
  const send: Fetch = async (request) => {
    const spare = request.clone()
    const answer = await fetch(request)
    if (!answer.headers.has(MARK)) return site.fetch(below(spare, pathname))
    return toUnmarked(answer)
  }
  return send
}

/** The same request with its path as the site knows it. */
export function below(request: Request, prefix: string): Request {
  const url = new URL(request.url)
  return new Request(`${url.origin}${url.pathname.slice(prefix.length)}${url.search}`, request)
}

/**
 * A page that was loaded past its worker (a hard reload) would be loaded once more by msw. Without
 * the old registration the worker is put in place anew instead.
 */
async function forgetUncontrolled(folder: string): Promise<void> {
  if (navigator.serviceWorker.controller !== null) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  const own = registrations.filter(({ scope }) => scope === folder)
  await Promise.all(own.map((registration) => registration.unregister()))
}

function toMarked(response: Response): Response {
  // An error has no headers that could be set; it is told by the failing call.
  if (response.type === 'error') return response
  const headers = new Headers(response.headers)
  headers.set(MARK, '1')
  return new Response(response.body, { status: response.status, headers })
}

function toUnmarked(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.delete(MARK)
  const { status, statusText } = response
  const hasBody = status !== 204 && status !== 304
  return new Response(hasBody ? response.body : null, { status, statusText, headers })
}

async function within<Result>(promise: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the service worker did not start')), milliseconds)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
