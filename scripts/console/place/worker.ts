import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import { handlers } from '../../../mocks/adapters/msw.ts'
import { withoutPrefix } from '../../../mocks/adapters/without-prefix.ts'
import type { Site } from '../../../mocks/site.ts'

/** Browsers start no service worker for a page that is opened from a file. */
const FROM_FILE = 'file'

/** Time limit for the start of the worker, in milliseconds. */
const PATIENCE = 4000

type Fetch = (request: Request) => Promise<Response>

/**
 * Puts a site behind msw's service worker, so that calls show in the browser's own network panel.
 * A worker can be lost at any time (a browser ends idle ones, and the worker then forgets whom it
 * served): a call that doesn't reach the site through it is passed to the site directly.
 *
 * @throws Error when the browser has no service worker here.
 */
export async function startWorker(
  making: Promise<Site>,
  base: string,
  folder: string,
): Promise<Fetch> {
  if (folder.startsWith('file:')) throw new Error(FROM_FILE)
  if (!('serviceWorker' in navigator)) throw new Error('this browser offers no service worker here')
  await forgetUncontrolled(folder)
  let asked = 0
  const counted: Pick<Site, 'fetch'> = {
    fetch: async (input, init) => {
      asked += 1
      return (await making).fetch(input, init)
    },
  }
  const { pathname } = new URL(base)
  const worker = setupWorker(
    ...handlers(counted, { baseUrl: base }),
    http.all(`${base}/__sabia/*`, async ({ request }) =>
      (await making).fetch(await withoutPrefix(request, pathname)),
    ),
  )
  const starting = worker.start({
    serviceWorker: { url: `${folder}mockServiceWorker.js`, options: { scope: folder } },
    quiet: true,
    onUnhandledRequest: 'bypass',
  })
  await within(starting, PATIENCE)
  const site = await making
  return async (request) => {
    const [before, spare] = [asked, request.clone()]
    const direct = async () => site.fetch(await withoutPrefix(spare, pathname))
    try {
      const answer = await fetch(request)
      return asked === before ? await direct() : answer
    } catch (error) {
      // If the site got the call, the site dropped the connection.
      if (asked !== before) throw error
      return direct()
    }
  }
}

/**
 * msw would reload a page that was loaded without its worker (a hard reload). With the old
 * registration removed, it registers the worker again instead.
 */
async function forgetUncontrolled(folder: string): Promise<void> {
  if (navigator.serviceWorker.controller !== null) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  const own = registrations.filter(({ scope }) => scope === folder)
  await Promise.all(own.map((registration) => registration.unregister()))
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
