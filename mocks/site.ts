import { choiceOf, resolveProfile, type Choices, type Profile } from '../openapi/ledger.ts'
import { createBackground, type Background } from './background.ts'
import type { SiteClock } from './clock/scheduler.ts'
import { answerControl, CONTROL_PREFIX } from './control/control.ts'
import { answerApi } from './http/api.ts'
import { cors } from './http/cors.ts'
import {
  compose,
  createExchange,
  respond,
  type Middleware,
  type SiteContext,
} from './http/exchange.ts'
import { route } from './http/route.ts'
import { Applications, type Application, type ApplicationInput } from './oauth/applications.ts'
import { renamePending, type SitePayer } from './payer/payer.ts'
import { findScenario } from './seed/scenarios.ts'
import { toSeeds, type SeedOptions } from './seed/seed-options.ts'
import { knownScopes } from './shared/document.ts'
import { ChangeTracker } from './shared/change-tracker.ts'
import { Listeners } from './shared/listeners.ts'
import { createQueue } from './shared/queue.ts'
import { refuseWrongOptions, type SiteOptions } from './site-options.ts'
import type { Sites } from './sites.ts'
import { Snapshots } from './state/snapshots.ts'
import type { Snapshot } from './state/snapshot.ts'
import { tellAnswered, type Answered } from './tools/answered.ts'
import { Events } from './tools/events.ts'
import { applyFaults } from './tools/faults/apply-faults.ts'
import { Faults, type SiteFaults } from './tools/faults/faults.ts'
import { countRequests, Metrics } from './tools/metrics.ts'
import { logRequests, RequestLog, type SiteJournal } from './tools/request-log/request-log.ts'
import { SiteRecords } from './tools/site-records.ts'
import type { SiteWebhooks } from './webhooks/webhooks.ts'
import { createRandom } from './world/random.ts'

export type { Answered, SiteOptions }

/** One recurring-billing site, as a function from Request to Response. */
export interface Site {
  readonly name: string
  readonly seed: number
  readonly customers: number
  /** The application that the site starts with; it has all eight scopes. */
  readonly application: Application
  /** The choice in force for each gap. */
  readonly profile: Choices
  /** Choices of the profile that the mock cannot play, in words. */
  readonly notPlayed: readonly string[]
  /** The `Sites` that it belongs to; set by them. Undefined for a standalone site. */
  sites: Sites | undefined
  /** The request log. */
  readonly journal: SiteJournal
  /** Faults to inject. */
  readonly faults: SiteFaults
  /** Customers, subscriptions and payment profiles as they are stored, and their history. */
  readonly records: SiteRecords
  /** A live stream of events. */
  readonly events: Events
  /** Counts and durations, for Prometheus. */
  readonly metrics: Metrics
  /** The site's time: freeze it, set it, advance it. */
  readonly clock: SiteClock
  /** Decides about payment profiles. */
  readonly payer: SitePayer
  /** Webhook endpoints and deliveries. */
  readonly webhooks: SiteWebhooks
  /** Answers a request. An error inside is a 500 with the reason. */
  fetch(request: Request | string | URL, init?: RequestInit): Promise<Response>
  /**
   * Resets records, tokens, request log, clock and random numbers, so that the same requests give
   * the same ids and tokens as before. Applications, the payer's policy and webhook endpoints stay;
   * pending deliveries are dropped.
   */
  reset(): Promise<void>
  /**
   * Resets the site to the records of a scenario; the next reset restores the site's own.
   *
   * @throws FieldError when there is no such scenario; nothing has changed then.
   */
  scenario(name: string): Promise<void>
  /** Returns the whole state as one JSON document. It holds secrets. */
  snapshot(): Promise<Snapshot>
  /**
   * Restores the state of a snapshot, of this site or another one: the site goes on from there.
   * Deliveries that were in flight are sent again. The request log starts empty.
   *
   * @throws FieldError naming the wrong place in the snapshot; nothing has changed then.
   *
   * @example
   * const before = await site.snapshot()
   * await site.clock.advance('2d')
   * await site.restore(before)
   */
  restore(snapshot: Snapshot): Promise<void>
  /** A cheap fingerprint: it changes whenever the state does. */
  mark(): string
  /** Adds an application with a new UID and secret (gap G81). Throws on a wrong field. */
  createApplication(input: ApplicationInput): Application
  /** All applications, oldest first. */
  applications(): Application[]
  /**
   * Replaces the choices; gaps that aren't named get the ledger's assumption. Records stay.
   *
   * @throws Error when there is no such gap or choice; nothing has changed then.
   */
  setProfile(profile: Profile): Promise<void>
  /** Stops timers, delays and event streams, for a site that is no longer needed. */
  close(): void
  /** Calls a listener with each answer, until the returned function is called. */
  onAnswer(listener: (answered: Answered) => void): () => void
}

/**
 * Creates a site in memory. It sets no timer before its first use, so that it can be created at
 * module scope in a Worker.
 *
 * @throws Error when an option isn't valid; the message says what to write.
 *
 * @example
 * const site = await createSite({ seed: 7, customers: 10 })
 * await site.fetch(new Request('https://demo.example.com/api/customers/1')) // 401: no token yet
 */
export async function createSite(options: SiteOptions = {}): Promise<Site> {
  const { site: name = 'demo', seed = 1, customers = 50, profile, scenario = 'default' } = options
  refuseWrongOptions(name, seed, customers)
  findScenario(scenario)
  const gaps = resolveProfile(profile)
  const seedOptions: SeedOptions = { seededAs: name, seed, customers, scenario }
  const changes = new ChangeTracker()
  const applications = new Applications(knownScopes, changes)
  const secrets = { random: createRandom(toSeeds(seedOptions).applications) }
  applications.add(toFirstApplication(name, secrets.random))
  const journal = new RequestLog()
  const faults = new Faults(() => toSeeds(seedOptions).faults, options.faults, changes)
  const metrics = new Metrics(name)
  const events = new Events((tell) => {
    clock.wake()
    const stops = [
      journal.subscribe((entry) => tell('request', entry)),
      payer.onDecision((decided) => tell('payment_profile', decided)),
      webhooks.onChange((delivery) => tell('webhook_delivery', delivery)),
    ]
    return () => stops.forEach((stop) => stop())
  })
  const serialize = createQueue()
  const background: Background = createBackground(
    {
      choices: () => gaps.choices,
      isProfiled: () => gaps.changed.length > 0,
      seed: () => toSeeds(seedOptions).webhooks,
      changes,
      serialize,
      store: () => context.world.store,
      link: (requestId, deliveryId) => journal.link(requestId, deliveryId),
    },
    options,
  )
  const { clock, payer, webhooks } = background
  const snapshots = new Snapshots({
    seedOptions,
    gaps,
    changes,
    serialize,
    site: name,
    background,
    applications,
    secrets,
    faults,
    journal,
    events,
  })
  const context: SiteContext = {
    site: name,
    get world() {
      return snapshots.world
    },
    applications,
    get choices() {
      return gaps.choices
    },
    get isProfiled() {
      return gaps.changed.length > 0
    },
    serialize,
  }

  journal.hide({
    has: (word) => context.world.tokens.has(word) || applications.hasSecret(word),
    list: () => [site.application.secret, ...webhooks.endpoints().map(({ secret }) => secret)],
  })
  metrics.add('sabia_sites', 'Number of sites served.', () => 1)
  metrics.add('sabia_webhook_deliveries', 'Webhook deliveries by state.', () => webhooks.counts())
  metrics.add('sabia_webhook_attempts_total', 'Webhook attempts by outcome.', () =>
    webhooks.attempts(),
  )
  metrics.add('sabia_faults_applied_total', 'Faults applied.', () => faults.total)

  const records = new SiteRecords({
    store: () => context.world.store,
    catchUp: () => clock.catchUp(),
    deliveries: () => webhooks.deliveries(),
  })
  const listeners = new Listeners<[Answered]>()
  const control: Middleware = async (exchange, next) => {
    const { request, path, query } = exchange
    if (!path.startsWith(CONTROL_PREFIX)) return next(exchange)
    exchange.response = await answerControl(request, path, query, site)
    exchange.answer.status = exchange.response.status
    exchange.duration = performance.now() - exchange.startedAt
  }
  // The middleware of every request. The API's own checks and their order are in `http/api.ts`.
  const handle = compose([
    tellAnswered(listeners),
    control,
    logRequests(journal),
    countRequests(metrics),
    respond,
    route,
    cors,
    applyFaults(faults),
    answerApi,
  ])
  const answer = async (request: Request): Promise<Response> => {
    const exchange = createExchange(request, context)
    await handle(exchange)
    return exchange.response ?? Response.error()
  }

  const site: Site = {
    name,
    sites: undefined,
    get seed() {
      return seedOptions.seed
    },
    get customers() {
      return seedOptions.customers
    },
    get application() {
      return applications.list()[0]!
    },
    get profile() {
      return gaps.choices
    },
    get notPlayed() {
      return gaps.notPlayed
    },
    journal,
    faults,
    records,
    events,
    metrics,
    clock,
    payer,
    webhooks,
    fetch: (input, init) => {
      clock.wake()
      const isAddress = typeof input === 'string' || input instanceof URL
      if (!isAddress && init === undefined) return answer(input)
      // A wrong address is a rejection, as with the global fetch.
      return Promise.resolve().then(() => answer(new Request(input, init)))
    },
    reset: () => snapshots.reset(),
    scenario: (wanted) => snapshots.play(wanted),
    snapshot: () => snapshots.snapshot(),
    restore: (snapshot) => snapshots.restore(snapshot),
    mark: () => String(changes.count),
    createApplication: (input) => applications.create(input, secrets.random),
    applications: () => applications.list(),
    setProfile: async (wanted) => {
      const resolved = resolveProfile(wanted)
      // In the queue of writes: none of them starts with one choice and ends with another.
      await serialize(async () => {
        const before = gaps.choices
        Object.assign(gaps, resolved)
        changes.touch()
        if (choiceOf(before, 'pending-status') === choiceOf(gaps.choices, 'pending-status')) return
        await renamePending(context.world.store, before, gaps.choices)
        snapshots.reseed()
      })
    },
    close: () => {
      background.close()
      faults.pauses.end()
      events.end()
    },
    onAnswer: (listener) => {
      clock.wake()
      return listeners.add(listener)
    },
  }
  clock.sleep(() => snapshots.wake())
  return site
}

function toFirstApplication(site: string, secrets: ReturnType<typeof createRandom>): Application {
  const isDemo = site === 'demo'
  return {
    name: 'Default application',
    redirect_uri: '',
    uid: isDemo ? 'demo-client' : secrets.secret(),
    secret: isDemo ? 'demo-secret' : secrets.secret(),
    scopes: knownScopes,
  }
}
