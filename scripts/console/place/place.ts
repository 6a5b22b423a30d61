import type { Control, FollowedEvent } from '../../../mocks/control/client/client.ts'

/** The site of a playground that names no other. */
export const FIRST = 'demo'

/** Hears what happens at a site; undefined stands for what it has missed. */
export type Follower = (event?: FollowedEvent) => void

/** Where calls go: the site in this page, or a running mock. */
export interface Place {
  kind: 'page' | 'mock'
  /** Address before `/api`, `/oauth` and `/__sabia`. */
  base: string
  /** The address for commands: one that a terminal can reach. */
  shownBase: string
  /** Why calls go to the site without the service worker; undefined unless they do. */
  note: string | undefined
  fetch: (request: Request) => Promise<Response>
  control: Control
  /**
   * Calls a listener with each event, and without one where some may have been missed, until the
   * returned function is called.
   */
  follow: (listener: Follower) => () => void
}
