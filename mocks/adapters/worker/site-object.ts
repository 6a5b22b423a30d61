import { DurableObject } from 'cloudflare:workers'
import { failure } from '../../control/answers.ts'
import { createGuard } from '../../control/guard.ts'
import { createSite, type Site } from '../../site.ts'
import { Sites } from '../../sites.ts'
import { createDispatcher } from '../dispatch.ts'
import { allowPublic } from '../public/private-addresses.ts'
import { KeptRows, type SiteAbout } from './kept-rows.ts'
import type { ObjectState, ObjectStorage } from './platform.ts'
import { readSettings, type ReadSettings, type SandboxEnv } from './settings.ts'

const HOUR = 3_600_000

/** How soon an object that has something to send looks again, in milliseconds: it may have ended meanwhile. */
const LOOK_AGAIN = 1000

interface Opened {
  about: SiteAbout
  site: Site
  fetch: (request: Request) => Promise<Response>
}

/** One site of a sandbox: what it is called, its state, and an alarm for what is due. */
export class SiteObject extends DurableObject<SandboxEnv> {
  readonly #storage: ObjectStorage
  readonly #rows: KeptRows
  readonly #settings: ReadSettings
  readonly #throttle: Throttle
  #opening: Promise<Opened | undefined> | undefined
  /** When the site has something to do. */
  #wakeAt: number | null = null
  /** What the alarm is set to; undefined when that isn't known. */
  #alarmAt: number | null | undefined

  constructor(ctx: ObjectState, env: SandboxEnv) {
    super(ctx, env)
    this.#storage = ctx.storage
    this.#rows = new KeptRows(ctx.storage)
    this.#settings = readSettings(env)
    this.#throttle = createThrottle(this.#settings.limits.requests)
  }

  /** Makes the site anew; returns its first application. */
  async create(about: Omit<SiteAbout, 'used_at'>): Promise<Site['application']> {
    await this.#close()
    this.#rows.begin({ ...about, used_at: Date.now() })
    const opened = await this.#open()
    if (opened === undefined) throw new Error(`The site ${about.name} was removed meanwhile`)
    return opened.site.application
  }

  /** Ends the site, with all that it has. */
  async remove(): Promise<void> {
    await this.#close()
    await this.#storage.deleteAlarm()
    await this.#storage.deleteAll()
  }

  async fetch(request: Request): Promise<Response> {
    const opened = await this.#open()
    if (opened === undefined) return failure(404, 'not_found', 'There is no such site here')
    const wait = this.#throttle(Date.now())
    if (wait > 0) {
      const { requests } = this.#settings.limits
      const text = `This site answers ${requests} requests a second; wait ${wait} s`
      const refused = failure(429, 'too_many_requests', text)
      refused.headers.set('retry-after', String(wait))
      return refused
    }
    this.#noteUse(opened)
    const response = await opened.fetch(request)
    return response.status === 0 ? toDropped() : response
  }

  async alarm(): Promise<void> {
    this.#alarmAt = undefined
    const opened = await this.#open()
    if (opened === undefined) return
    if (Date.now() >= this.#idleAt(opened)) {
      await this.env.DIRECTORY.getByName('').remove(opened.about.name)
      return
    }
    await this.#runDue(opened)
  }

  /** Does what is due, and sets the alarm to what is due next. */
  async #runDue(opened: Opened): Promise<void> {
    try {
      this.#wakeAt = await opened.site.runDue()
    } catch {
      // It could not be kept, and is undone.
      this.#wakeAt = Date.now()
    }
    // Until a delivery has ended, it is due: should this object end first, the alarm starts another one.
    const isSoon = this.#wakeAt !== null && this.#wakeAt <= Date.now()
    if (isSoon) this.#wakeAt = Date.now() + LOOK_AGAIN
    this.#setAlarm(opened)
  }

  #open(): Promise<Opened | undefined> {
    this.#opening ??= this.#openNow().catch((error: unknown) => {
      this.#opening = undefined
      throw error
    })
    return this.#opening
  }

  async #openNow(): Promise<Opened | undefined> {
    const about = this.#rows.about()
    if (about === undefined) return undefined
    const { limits, allow_private_webhooks: isFree, cors = false, domain } = this.#settings
    const { name, seed, customers, control_token: token } = about
    const isInbox = createInboxTest(name, domain)
    const opened = { about } as Opened
    opened.site = await createSite({
      site: name,
      seed,
      customers,
      limits,
      timers: 'host',
      rows: () => this.#rows.list(),
      // Requests that are there already are answered first: one commit keeps what they change.
      soon: (start) => void setTimeout(start, 0),
      keep: (changes) => {
        this.#rows.write(changes)
        this.#wakeAt = changes.wakeAt
        this.#setAlarm(opened)
      },
      allowTarget: (url) => (isFree === true || isInbox(url) ? undefined : allowPublic(url)),
      // An object doesn't call itself over the network.
      send: async (sent, signal) =>
        isInbox(new URL(sent.url)) ? new Response(null, { status: 204 }) : fetch(sent, { signal }),
    })
    const guard = createGuard({ token, isOwnHost: () => true })
    opened.fetch = createDispatcher(new Sites(opened.site), { guard, cors })
    // The directory answers for the others.
    opened.site.sites = undefined
    await this.#runDue(opened)
    return opened
  }

  async #close(): Promise<void> {
    const opened = await this.#opening?.catch(() => undefined)
    this.#opening = undefined
    opened?.site.close()
    this.#wakeAt = null
    this.#alarmAt = undefined
  }

  #noteUse({ about }: Opened): void {
    const now = Date.now()
    if (now - about.used_at < HOUR) return
    about.used_at = now
    this.#rows.describe(about)
  }

  #idleAt({ about }: Opened): number {
    const { idle_days: days } = this.#settings.limits
    return days === 0 ? Infinity : about.used_at + days * 24 * HOUR
  }

  #setAlarm(opened: Opened): void {
    const at = Math.min(this.#wakeAt ?? Infinity, this.#idleAt(opened))
    const next = at === Infinity ? null : at
    if (next === this.#alarmAt) return
    this.#alarmAt = next
    // Like every write, it is durable before an answer leaves; where it fails, the object starts anew.
    void (next === null ? this.#storage.deleteAlarm() : this.#storage.setAlarm(next))
  }
}

/** Tells the address of a site's own receiver of webhooks, by path or by host. */
function createInboxTest(name: string, domain = 'localhost'): (url: URL) => boolean {
  const inbox = '/__sabia/inbox'
  const hosts = [`${name}.localhost`, `${name}.${domain}`]
  return ({ hostname, pathname }) =>
    pathname === `/sites/${name}${inbox}` || (pathname === inbox && hosts.includes(hostname))
}

/** An answer that breaks off before its first byte: workerd closes the connection then. */
function toDropped(): Response {
  const body = new ReadableStream({
    start: (controller) => controller.error(new Error('The connection is dropped on purpose')),
  })
  return new Response(body, { status: 500 })
}

/** How many seconds of requests may come at once. */
const BURST = 10

/**
 * Takes a request that arrives at a moment, in milliseconds; returns after how many seconds it may
 * come again, or 0 when it may pass.
 */
type Throttle = (now: number) => number

/** Allows so many requests a second, on average over ten seconds. */
function createThrottle(perSecond: number): Throttle {
  let left = perSecond * BURST
  let last = 0
  return (now) => {
    left = Math.min(perSecond * BURST, left + ((now - last) / 1000) * perSecond)
    last = now
    if (left < 1) return Math.ceil((1 - left) / perSecond)
    left -= 1
    return 0
  }
}
