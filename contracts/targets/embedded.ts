import { createSite, type Profile } from '../../mocks/index.ts'

/** A site in this process, as the suite asks it. */
export interface Embedded {
  baseUrl: string
  fetch: (request: Request) => Promise<Response>
  credentials: { clientId: string; clientSecret: string; site: string }
}

/** What the embedded mock may be told; the mock's own defaults where left out. */
export interface EmbeddedOptions {
  seed?: number
  customers?: number
  profile?: Profile
  /** A fixed moment, as ISO 8601 text. */
  now?: string
}

/** Makes the mock that is checked where no target is named. */
export async function createEmbedded(options: EmbeddedOptions = {}): Promise<Embedded> {
  const site = await createSite(options)
  const { uid, secret } = site.application
  return {
    baseUrl: `http://${site.name}.localhost`,
    fetch: (request) => site.fetch(request),
    credentials: { clientId: uid, clientSecret: secret, site: site.name },
  }
}
