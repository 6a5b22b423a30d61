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

/** Opens a door; with `cors`, to pages of every origin. */
type Open = (site: Site, options?: { cors?: boolean }) => Promise<Door>

/** The three ways to reach a site. */
export const DOORS: readonly [name: string, open: Open][] = [
  ['in process', openDirectly],
  ['through msw', openMsw],
  ['over HTTP', openHttp],
]

async function openDirectly(site: Site, { cors = false } = {}): Promise<Door> {
  if (cors) await site.setProfile({ G100: 'any-origin' })
  return { base: BASE, target: site, close: async () => {} }
}

async function openMsw(site: Site, options = {}): Promise<Door> {
  const server = setupServer(...handlers(site, { baseUrl: BASE, ...options }))
  server.listen({ onUnhandledRequest: 'error' })
  return { base: BASE, target: globalThis, close: async () => server.close() }
}

async function openHttp(site: Site, options = {}): Promise<Door> {
  const served = await serve(site, { port: 0, ...options })
  return { base: served.url, target: globalThis, close: () => served.close() }
}

/** Lets a test use a door, and closes it. */
export async function through<Result>(
  open: Open,
  site: Site,
  act: (door: Door) => Promise<Result>,
  options: { cors?: boolean } = {},
): Promise<Result> {
  const door = await open(site, options)
  try {
    return await act(door)
  } finally {
    await door.close()
  }
}
