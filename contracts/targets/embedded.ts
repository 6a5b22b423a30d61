import { createSite, type Profile, type Site } from '../../mocks/index.ts'
import { createCatalogue } from '../../mocks/seed/catalogue.ts'
import type { Arrival, PendingEnrolment, Receiver } from '../engine/receiver.ts'

/** A site in this process. */
export interface Embedded {
  site: Site
  /** What it sells. */
  products: readonly { id: number; handle: string }[]
  baseUrl: string
  fetch: (request: Request) => Promise<Response>
  credentials: { clientId: string; clientSecret: string; site: string }
  /** Where the site's webhooks arrive, and its payer. */
  receiver: Receiver
}

/** Options of the embedded mock; the mock's defaults apply. */
export interface EmbeddedOptions {
  seed?: number
  customers?: number
  siteProfile?: Profile
  /** A fixed moment, as ISO 8601 text. */
  now?: string
}

/** Nothing listens there: webhooks are received before they leave the process. */
const ENDPOINT = 'http://receiver.localhost/webhooks'

/** Creates the mock that is checked if no target is named. */
export async function createEmbedded(options: EmbeddedOptions = {}): Promise<Embedded> {
  const { siteProfile: profile, ...rest } = options
  const arrivals: Arrival[] = []
  const site = await createSite({
    ...rest,
    ...(profile && { profile }),
    send: async (request) => {
      const headers = Object.fromEntries(request.headers)
      arrivals.push({ at: Date.now(), headers, text: await request.text() })
      return new Response(null, { status: 204 })
    },
  })
  site.webhooks.addEndpoint({ url: ENDPOINT })
  const { uid, secret } = site.application
  const decide =
    (decision: 'accept' | 'refuse') =>
    async ({ subscriptionId }: PendingEnrolment) => {
      // By the subscription: an answer need not show the payment profile's id.
      const paymentProfiles = await site.payer.profiles()
      const found = paymentProfiles.findLast((one) => one.subscription_id === subscriptionId)
      if (found === undefined) throw new Error('the subscription has no payment profile')
      await site.payer[decision](found.id)
      // There is no network, so all webhooks have arrived then.
      await site.webhooks.wait()
    }
  return {
    site,
    products: createCatalogue(new Date(0).toISOString()).products,
    baseUrl: `http://${site.name}.localhost`,
    fetch: (request) => site.fetch(request),
    credentials: { clientId: uid, clientSecret: secret, site: site.name },
    receiver: {
      arrivals: () => arrivals,
      accept: decide('accept'),
      refuse: decide('refuse'),
      patience: 1000,
    },
  }
}
