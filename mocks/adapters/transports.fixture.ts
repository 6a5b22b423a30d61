import { setupServer } from 'msw/node'
import { BASE, type Target } from '../laws/support/client.ts'
import type { Site } from '../site.ts'
import { handlers } from './msw.ts'
import { serve } from './node.ts'

/** A way to reach a site with `fetch`. */
export interface Transport {
  /** The address in front of a path. */
  base: string
  target: Target
  close: () => Promise<void>
}

/** Opens a transport; `cors` allows pages of every origin. */
type Open = (site: Site, options?: { cors?: boolean }) => Promise<Transport>

/** The three ways to reach a site. */
export const TRANSPORTS: readonly [name: string, open: Open][] = [
  ['in process', openDirectly],
  ['through msw', openMsw],
  ['over HTTP', openHttp],
]

async function openDirectly(site: Site, { cors = false } = {}): Promise<Transport> {
  if (cors) await site.setProfile({ G100: 'any-origin' })
  return { base: BASE, target: site, close: async () => {} }
}

async function openMsw(site: Site, options = {}): Promise<Transport> {
  const server = setupServer(...handlers(site, { baseUrl: BASE, ...options }))
  server.listen({ onUnhandledRequest: 'error' })
  return { base: BASE, target: globalThis, close: async () => server.close() }
}

async function openHttp(site: Site, options = {}): Promise<Transport> {
  const served = await serve(site, { port: 0, ...options })
  return { base: served.url, target: globalThis, close: () => served.close() }
}

/** Opens a transport for a test, and closes it. */
export async function through<Result>(
  open: Open,
  site: Site,
  act: (transport: Transport) => Promise<Result>,
  options: { cors?: boolean } = {},
): Promise<Result> {
  const transport = await open(site, options)
  try {
    return await act(transport)
  } finally {
    await transport.close()
  }
}
