import { setupServer } from 'msw/node'
import { BASE, type Target } from '../laws/support/client.ts'
import type { Site } from '../site.ts'
import { handlers } from './msw.ts'
import { serve } from './node.ts'

/** A way to reach a site, as a program's own `fetch` would. */
export interface Door {
  /** The address that stands before a path. */
  base: string
  target: Target
  close: () => Promise<void>
}

/** The three ways to reach a site. */
export const DOORS: readonly [name: string, open: (site: Site) => Promise<Door>][] = [
  ['in process', async (site) => ({ base: BASE, target: site, close: async () => {} })],
  ['through msw', openMsw],
  ['over HTTP', openHttp],
]

async function openMsw(site: Site): Promise<Door> {
  const server = setupServer(...handlers(site, { baseUrl: BASE }))
  server.listen({ onUnhandledRequest: 'error' })
  return { base: BASE, target: globalThis, close: async () => server.close() }
}

async function openHttp(site: Site): Promise<Door> {
  const served = await serve(site, { port: 0 })
  return { base: served.url, target: globalThis, close: () => served.close() }
}

/** Lets a test use a door, and closes it. */
export async function through<Result>(
  open: (site: Site) => Promise<Door>,
  site: Site,
  act: (door: Door) => Promise<Result>,
): Promise<Result> {
  const door = await open(site)
  try {
    return await act(door)
  } finally {
    await door.close()
  }
}
