import { createControl, ControlFailure } from '../../../mocks/control/client/client.ts'
import type { Follower, Place } from './place.ts'

/** Pause before reconnecting a broken event stream, in milliseconds. */
const PAUSE = 2000

/** Folder of the page, with its slash. */
export function folderOf(location: { href: string }): string {
  return new URL('./', location.href).href
}

/**
 * Address of the mock that may serve the playground's page: above the reference, as in `/docs/playground/`,
 * in `/docs/pt-BR/playground/` and in `/sites/acme/docs/playground/`. Elsewhere a static server would respond to the question with
 * an error, which shows in the reader's console.
 */
export function mockBaseOf(folder: string): string | undefined {
  const { protocol } = new URL(folder)
  const [, base] = /^(.*)\/docs\/(?:[\w-]+\/)?playground\/$/.exec(folder) ?? []
  return protocol.startsWith('http') ? base : undefined
}

/** Finds the mock at an address; undefined if something else is there. */
export async function findMock(base: string): Promise<{ base: string; site: string } | undefined> {
  try {
    const { status, site } = await createControl({ baseUrl: base }).health()
    return status === 'ok' && typeof site === 'string' ? { base, site } : undefined
  } catch {
    return undefined
  }
}

/** A running mock, called over HTTP. */
export function openMock(base: string, token?: string): Place {
  const control = createControl({ baseUrl: base, ...(token === undefined ? {} : { token }) })
  return {
    kind: 'mock',
    base,
    shownBase: base,
    note: undefined,
    fetch: (request) => fetch(request),
    control,
    follow: shareStream(control),
  }
}

/** Whether a control call failed because the token is missing or wrong. */
export function isTokenMissing(error: unknown): boolean {
  return error instanceof ControlFailure && error.status === 401
}

/** One stream for all who follow: a browser opens only six connections to a host, in all its tabs. */
function shareStream(control: Place['control']): Place['follow'] {
  const followers = new Set<Follower>()
  let leaving: AbortController | undefined
  const tell: Follower = (event) => {
    for (const follower of new Set(followers)) follower(event)
  }
  return (follower) => {
    followers.add(follower)
    if (leaving === undefined) {
      leaving = new AbortController()
      void listen(control, tell, leaving.signal)
    }
    return () => {
      followers.delete(follower)
      if (followers.size > 0) return
      leaving?.abort()
      leaving = undefined
    }
  }
}

/** Listens to the stream of events, and connects again when it ends. */
async function listen(
  control: Place['control'],
  listener: Follower,
  signal: AbortSignal,
): Promise<void> {
  let isBroken = false
  while (!signal.aborted) {
    try {
      for await (const event of control.events(signal)) {
        // The first event only greets: it tells of something new after an interruption alone.
        if (event.id > 0 || isBroken) listener(event)
        isBroken = false
      }
    } catch (error) {
      // Another token opens another place.
      if (isTokenMissing(error)) return
      // The reader's own calls show any other error.
    }
    // At once, so that the reader hears of it, and again when the mock may be back.
    isBroken = true
    if (!signal.aborted) listener()
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    if (!signal.aborted) listener()
  }
}
