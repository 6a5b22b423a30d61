import { messageOf } from '../../../mocks/shared/message-of.ts'
import { withoutPrefix } from '../../../mocks/adapters/without-prefix.ts'
import { createControl } from '../../../mocks/control/client/client.ts'
import { createSite, type Site } from '../../../mocks/site.ts'
import type { Snapshot } from '../../../mocks/state/snapshot.ts'
import { document } from '../../../openapi/generated/document.ts'
import type { StateStorage } from '../state/keep.ts'
import { answerSites, baseOf } from './page-sites.ts'
import { FIRST, type Place } from './place.ts'
import { startWorker } from './worker.ts'

/** The site in the page, which runs in the reader's browser. */
export interface PagePlace extends Place {
  kind: 'page'
  site: Site
  /** Why the saved state could not be restored; undefined if it was, or if there was none. */
  dropped: string | undefined
}

/** The webhook address of the site in the page: a reserved name (RFC 2606), never called. */
const INBOX = 'https://shop.example.com/webhooks'

/**
 * Creates a site in this page behind msw's service worker; without a worker, calls go to the site
 * directly. Webhooks end in the inbox: each gets 204 at once.
 *
 * @param tell called with the share, from 0 to 1, of a saved site that is there again
 */
export async function openPage(
  folder: string,
  name: string,
  storage: StateStorage,
  saved: unknown,
  tell: (share: number) => void,
): Promise<PagePlace> {
  const base = baseOf(folder, name)
  const send = async () => new Response(null, { status: 204 })
  const making = createSite({ site: name, send })
  // In parallel with creating the site: both take a while.
  const starting = startWorker(making, base, folder)
  // Handled below: this only prevents an unhandled rejection before that.
  starting.catch(() => {})
  const site = await making
  const dropped = saved === undefined ? undefined : await takeOver(site, saved, tell)
  if (site.webhooks.endpoints().length === 0) site.webhooks.addEndpoint({ url: INBOX })
  const { pathname } = new URL(base)
  const direct = async (request: Request) =>
    (await answerSites(request, site, folder, storage)) ??
    site.fetch(await withoutPrefix(request, pathname))
  let note: string | undefined
  let viaWorker: typeof direct | undefined
  try {
    viaWorker = await starting
  } catch (error) {
    note = messageOf(error).replace(/\.$/, '')
  }
  const local = document.servers?.[0]?.url ?? base
  return {
    kind: 'page',
    base,
    shownBase: name === FIRST ? local : `${local}/sites/${name}`,
    note,
    fetch: viaWorker ?? direct,
    // Not through the worker: control calls would clutter the network panel.
    control: createControl({ baseUrl: base, fetch: direct }),
    follow: (listener) => site.events.subscribe(listener),
    site,
    dropped,
  }
}

async function takeOver(
  site: Site,
  saved: unknown,
  tell: (share: number) => void,
): Promise<string | undefined> {
  try {
    await site.restore(saved as Snapshot, { tell })
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}
