import { FieldError } from './shared/field-error.ts'
import type { Site } from './site-interface.ts'
import type { SiteOptions } from './site-options.ts'
import { createSite } from './site.ts'

/** A site to add: its name, and options of `createSite`. */
export type NewSite = Omit<SiteOptions, 'site'> & {
  /** Subdomain of the site: letters, digits and dashes. */
  name: string
}

/** Ends what a listener does for a site. */
type Stop = () => void | Promise<void>

/** How many sites one process may have. */
const MOST_SITES = 10_000

/**
 * Sites side by side, isolated from each other, which can be added and removed at any time. The first
 * one is the default and stays.
 *
 * @example
 * const sites = new Sites(await createSite())
 * const { url } = await serve(sites)
 * await sites.add({ name: 'acme', customers: 5 }) // now at `${url}/sites/acme`
 */
export class Sites {
  /** The site of the plain address. */
  readonly first: Site
  readonly #byName = new Map<string, Site>()
  /** Names of sites that are being created. */
  readonly #reserved = new Set<string>()
  readonly #defaults: Omit<SiteOptions, 'site'>
  readonly #listeners = new Set<(site: Site) => Stop>()
  readonly #stops = new Map<Site, Stop[]>()

  /**
   * @param defaults default options of added sites
   * @throws Error when no site is given, or two have the same name
   */
  constructor(first: Site | readonly Site[], defaults: Omit<SiteOptions, 'site'> = {}) {
    const given = 'fetch' in first ? [first] : first
    const [plain] = given
    if (plain === undefined) throw new Error('Cannot serve: no site was given; pass at least one')
    this.first = plain
    this.#defaults = defaults
    for (const site of given) {
      if (this.#byName.has(site.name)) {
        throw new Error('Cannot serve: two sites have the same name; give each its own')
      }
      this.#byName.set(site.name, site)
    }
    for (const site of given) this.#adopt(site)
  }

  get size(): number {
    return this.#byName.size
  }

  /** All sites, the default first, then oldest first. */
  list(): Site[] {
    return [...this.#byName.values()]
  }

  find(name: string): Site | undefined {
    return this.#byName.get(name)
  }

  /**
   * Creates and adds a site.
   *
   * @throws FieldError naming the invalid option, or `name` when the name is in use.
   */
  async add({ name, ...options }: NewSite): Promise<Site> {
    if (this.#byName.has(name) || this.#reserved.has(name)) {
      throw new FieldError(
        'name',
        `Cannot add the site ${name}: there is one already; choose another name`,
      )
    }
    if (this.size + this.#reserved.size >= MOST_SITES) {
      throw new FieldError(
        'name',
        `Cannot add the site ${name}: there are ${MOST_SITES} already; remove one first`,
      )
    }
    this.#reserved.add(name)
    try {
      const site = await createSite({ ...this.#defaults, ...options, site: name })
      this.#byName.set(name, site)
      this.#adopt(site)
      return site
    } finally {
      this.#reserved.delete(name)
    }
  }

  /**
   * Removes a site and ends its timers, deliveries and event streams. False when it doesn't exist.
   *
   * @throws FieldError when it is the default site.
   */
  remove(name: string): boolean {
    const leaving = this.#remove(name)
    // Who wants to know how it ends calls `discard`.
    leaving?.catch(() => undefined)
    return leaving !== undefined
  }

  /**
   * Removes a site, and resolves when that is durable.
   *
   * @throws FieldError when it is the default site.
   * @throws NotKept when it could not be made durable: the site stays.
   */
  async discard(name: string): Promise<void> {
    await this.#remove(name)
  }

  #remove(name: string): Promise<void> | undefined {
    const site = this.#byName.get(name)
    if (site === undefined) return undefined
    if (site === this.first) {
      throw new FieldError(
        'name',
        `Cannot remove the site ${name}: the plain address leads to it; reset it instead`,
      )
    }
    this.#byName.delete(name)
    const leaving = this.#leave(site)
    site.close()
    return leaving
  }

  /**
   * Calls a function for each site, present and future, until the returned function is called.
   *
   * @param listener returns a function that is called when the site is removed or the listening ends
   */
  each(listener: (site: Site) => Stop): () => void {
    const own = new Map<Site, Stop>()
    const tracked = (site: Site) => {
      const stop = listener(site)
      own.set(site, stop)
      return () => (own.delete(site) ? stop() : undefined)
    }
    this.#listeners.add(tracked)
    for (const site of this.list()) this.#stops.get(site)?.push(tracked(site))
    return () => {
      this.#listeners.delete(tracked)
      for (const stop of own.values()) void stop()
      own.clear()
    }
  }

  /**
   * Resolves when all changes of all sites so far are durable.
   *
   * @throws NotKept when one of them could not be kept, and was undone.
   */
  async kept(): Promise<void> {
    await Promise.all(this.list().map((site) => site.kept()))
  }

  /** Ends all sites. */
  close(): void {
    for (const site of this.list()) {
      void this.#leave(site)
      site.close()
    }
  }

  #adopt(site: Site): void {
    site.sites = this
    site.metrics.add('sabia_sites', 'Number of sites served.', () => this.size)
    this.#stops.set(
      site,
      [...this.#listeners].map((listener) => listener(site)),
    )
  }

  async #leave(site: Site): Promise<void> {
    const stops = this.#stops.get(site) ?? []
    this.#stops.delete(site)
    await Promise.all(stops.map(async (stop) => stop()))
  }
}
