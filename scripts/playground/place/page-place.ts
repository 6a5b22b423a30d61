import { messageOf } from '../../../mocks/shared/message-of.ts'
import { withoutPrefix } from '../../../mocks/adapters/without-prefix.ts'
import { createControl } from '../../../mocks/control/client/client.ts'
import { createSite, type Site } from '../../../mocks/site.ts'
import type { Snapshot } from '../../../mocks/state/snapshot.ts'
import { document } from '../../../openapi/generated/document.ts'
import type { Place } from './place.ts'
import { startWorker } from './worker.ts'

/** The site of the page: a whole site in the reader's browser. */
export interface PagePlace extends Place {
  kind: 'page'
  site: Site
  /** Why the saved state could not be taken over; undefined when it was, or none was given. */
  dropped: string | undefined
}

/** Where the site of the page sends its webhooks: a reserved name (RFC 2606), never called. */
const INBOX = 'https://shop.example.com/webhooks'

/**
 * Makes a site in this page and puts msw's service worker before it; where there is none, calls go
 * to the site directly. Webhooks end in the inbox: what is sent is answered 204 at once.
 */
export async function openPage(folder: string, saved: unknown): Promise<PagePlace> {
  const base = `${folder}site`
  const making = createSite({ send: async () => new Response(null, { status: 204 }) })
  // Beside the making of the site: both take a while.
  const starting = startWorker(making, base, folder)
  // Told below; a failure before that is no failure that nobody hears of.
  starting.catch(() => {})
  const site = await making
  const dropped = saved === undefined ? undefined : await takeOver(site, saved)
  if (site.webhooks.endpoints().length === 0) site.webhooks.addEndpoint({ url: INBOX })
  const { pathname } = new URL(base)
  const direct = async (request: Request) => site.fetch(await withoutPrefix(request, pathname))
  let note: string | undefined
  let viaWorker: typeof direct | undefined
  try {
    viaWorker = await starting
  } catch (error) {
    note =
      'Calls go directly to the site in this page, so the browser’s network panel doesn’t show them: ' +
      `${messageOf(error).replace(/\.$/, '')}.`
  }
  return {
    kind: 'page',
    title: 'A site in this page',
    base,
    shownBase: document.servers?.[0]?.url ?? base,
    note,
    fetch: viaWorker ?? direct,
    // Not through the worker: control calls would fill the network panel beside the reader's own.
    control: createControl({ baseUrl: base, fetch: direct }),
    follow: (listener) => site.events.subscribe(listener),
    site,
    dropped,
  }
}

async function takeOver(site: Site, saved: unknown): Promise<string | undefined> {
  try {
    await site.restore(saved as Snapshot)
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}
