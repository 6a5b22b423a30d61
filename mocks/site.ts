import { resolveProfile, type Choices, type Profile } from '../openapi/ledger.ts'
import { createBackground, type Background } from './background.ts'
import type { SiteClock } from './clock/timekeeper.ts'
import { answerControl, CONTROL_PREFIX } from './control/control.ts'
import { answerApi } from './http/api.ts'
import { cors } from './http/cors.ts'
import { compose, createExchange, type Middleware, type SiteContext } from './http/exchange.ts'
import { respond } from './http/respond.ts'
import { route } from './http/route.ts'
import { Applications, type Application, type ApplicationInput } from './oauth/applications.ts'
import type { SitePayer } from './payer/payer.ts'
import type { PayerOptions } from './payer/policy.ts'
import { renamePending } from './payer/rename-pending.ts'
import { findScenario } from './seed/scenarios.ts'
import { knownScopes } from './shared/document.ts'
import { FieldError } from './shared/field-error.ts'
import { Listeners } from './shared/listeners.ts'
import { createQueue } from './shared/queue.ts'
import type { Sites } from './sites.ts'
import { Keeper } from './state/keeper.ts'
import { toSeeds, type Origin } from './state/origin.ts'
import type { Snapshot } from './state/snapshot.ts'
import { tellAnswered, type Answered } from './tools/answered.ts'
import { Events } from './tools/events.ts'
import { applyFaults } from './tools/faults/apply-faults.ts'
import { Faults, type SiteFaults } from './tools/faults/faults.ts'
import type { FaultRule } from './tools/faults/rule.ts'
import { countRequests, Metrics } from './tools/metrics.ts'
import { logRequests, RequestLog, type SiteJournal } from './tools/request-log/request-log.ts'
import type { AllowTarget, Send } from './webhooks/delivery.ts'
import type { SiteWebhooks } from './webhooks/webhooks.ts'
import type { Now } from './world/clock.ts'
import { createRandom } from './world/random.ts'

/** What `createSite` may be told. */
export interface SiteOptions {
  /** Subdomain of the site: letters, digits and dashes. `demo` when left out. */
  site?: string
  /** Seed of everything random: people, ids, tokens. 1 when left out. */
  seed?: number
  /** How many customers the site begins with. 50 when left out; 0 for an empty site. */
  customers?: number
  /** Name of the scenario that the site begins with, also after a reset. `default` when left out. */
  scenario?: string
  /** Gap id to choice; the ledger's assumptions when left out. */
  profile?: Profile
  /** A fixed moment (ISO 8601 text, milliseconds since 1970, Date), or a clock. Real when left out. */
  now?: Now
  /** What the payer does when nobody plays it. Nothing when left out. */
  payer?: PayerOptions
  /** Faults that are there from the start and after each reset. None when left out. */
  faults?: readonly FaultRule[]
  /** Sends a webhook and does not follow redirects. The global `fetch` when left out. */
  send?: Send
  /** Why nothing may be sent to an address; undefined when it may. All may when left out. */
  allowTarget?: AllowTarget
}

export type { Answered }

/** One recurring-billing site, as a function from Request to Response. */
export interface Site {
  readonly name: string
  readonly seed: number
  readonly customers: number
  /** The application that the site begins with: all eight scopes. */
  readonly application: Application
  /** The gaps in force: a choice for each. */
  readonly profile: Choices
  /** Choices of the profile that the mock cannot play, in words. */
  readonly notPlayed: readonly string[]
  /** The sites that it is played beside; undefined where it stands alone. Set by them. */
  sites: Sites | undefined
  /** What the site was asked and what it answered. */
  readonly journal: SiteJournal
  /** Failures that are asked of the site. */
  readonly faults: SiteFaults
  /** What happens here, as it happens. */
  readonly events: Events
  /** What the site counts. */
  readonly metrics: Metrics
  /** The site's time: freeze it, set it, advance it. */
  readonly clock: SiteClock
  /** Who decides about payment profiles. */
  readonly payer: SitePayer
  /** Where changes are reported to, and what became of it. */
  readonly webhooks: SiteWebhooks
  /** Answers a request. What goes wrong inside is a 500 with the reason. */
  fetch(request: Request | string | URL, init?: RequestInit): Promise<Response>
  /**
   * Begins anew: records, tokens, journal, clock and chance, so that the same requests give the
   * same ids and tokens as before. Applications, the payer's policy and
   * webhook endpoints stay; what was still to be sent is dropped.
   */
  reset(): Promise<void>
  /**
   * Begins anew with the records of a scenario; the next reset leads back to the site's own.
   *
   * @throws FieldError when there is no scenario of this name. Nothing has changed then.
   */
  scenario(name: string): Promise<void>
  /** Puts all of the state into one JSON document. It holds secrets. */
  snapshot(): Promise<Snapshot>
  /**
   * Takes the state out of a snapshot, of this site or another one: what follows is the same as it
   * was there. What was being sent at that moment is sent again. The journal begins anew.
   *
   * @throws FieldError naming the place of the snapshot that is wrong. Nothing has changed then.
   *
   * @example
   * const before = await site.snapshot()
   * await site.clock.advance('2d')
   * await site.restore(before)
   */
  restore(snapshot: Snapshot): Promise<void>
  /** A text that differs when the state does: it tells cheaply whether there is anything to save. */
  mark(): string
  /** Makes an application; the site makes its UID and secret (gap G81). Throws on a wrong field. */
  createApplication(input: ApplicationInput): Application
  /** All applications, oldest first. */
  applications(): Application[]
  /**
   * Fills the gaps otherwise from here on; what is not named is as the ledger assumes it. Records stay.
   *
   * @throws Error when there is no such gap or choice. Nothing has changed then.
   */
  setProfile(profile: Profile): Promise<void>
  /** Does nothing by itself any more: for a site that is no longer needed. */
  close(): void
  /** Tells a listener of each answer, until the returned function is called. */
  onAnswer(listener: (answered: Answered) => void): () => void
}

/**
 * Makes a site in memory. It sets no timer before it is used, by a request or by a call of what it
 * gives, so that the module of a Worker may make it.
 *
 * @throws Error when an option has no such value; the message says what to write.
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
  const origin: Origin = { seededAs: name, seed, customers, scenario }
  const applications = new Applications(knownScopes)
  const secrets = { random: createRandom(toSeeds(origin).applications) }
  applications.add(toFirstApplication(name, secrets.random))
  const journal = new RequestLog()
  const faults = new Faults(() => toSeeds(origin).faults, options.faults)
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
      seed: () => toSeeds(origin).webhooks,
      serialize,
      store: () => context.world.store,
      link: (requestId, deliveryId) => journal.link(requestId, deliveryId),
    },
    options,
  )
  const { clock, payer, webhooks } = background
  const keeper = new Keeper({
    origin,
    gaps,
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
      return keeper.world
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
  metrics.add('sabia_sites', 'Sites that are played here.', () => 1)
  metrics.add('sabia_webhook_deliveries', 'Webhook deliveries by state.', () => webhooks.counts())
  metrics.add('sabia_webhook_attempts_total', 'Webhook attempts by outcome.', () =>
    webhooks.attempts(),
  )
  metrics.add('sabia_faults_applied_total', 'Faults applied.', () => faults.total)

  const listeners = new Listeners<[Answered]>()
  const control: Middleware = async (exchange, next) => {
    const { request, path, query } = exchange
    if (!path.startsWith(CONTROL_PREFIX)) return next(exchange)
    exchange.response = await answerControl(request, path, query, site)
    exchange.answer.status = exchange.response.status
    exchange.duration = performance.now() - exchange.startedAt
  }
  // The way of every request. The API's own checks and their order are in `http/api.ts`.
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
      return origin.seed
    },
    get customers() {
      return origin.customers
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
    events,
    metrics,
    clock,
    payer,
    webhooks,
    fetch: (input, init) => {
      clock.wake()
      const isAddress = typeof input === 'string' || input instanceof URL
      if (!isAddress && init === undefined) return answer(input)
      // A wrong address is a rejection, as it is of the global fetch.
      return Promise.resolve().then(() => answer(new Request(input, init)))
    },
    reset: () => keeper.reset(),
    scenario: (wanted) => keeper.play(wanted),
    snapshot: () => keeper.snapshot(),
    restore: (snapshot) => keeper.restore(snapshot),
    mark: () => keeper.mark(),
    createApplication: (input) => applications.create(input, secrets.random),
    applications: () => applications.list(),
    setProfile: async (wanted) => {
      const resolved = resolveProfile(wanted)
      // In the queue of the writes: none of them begins with one choice and ends with another.
      await serialize(async () => {
        const before = gaps.choices
        Object.assign(gaps, resolved)
        if (before.G29 === gaps.choices.G29) return
        await renamePending(context.world.store, before, gaps.choices)
        keeper.reseed()
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
  clock.sleep(() => keeper.wake())
  return site
}

function refuseWrongOptions(name: string, seed: number, customers: number): void {
  if (!/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(name)) {
    throw new FieldError(
      'name',
      `Cannot make the site "${name}": a name is lower-case letters, digits and dashes`,
    )
  }
  if (!Number.isSafeInteger(seed)) {
    throw new FieldError('seed', `Cannot make the site ${name}: seed ${seed} is no integer`)
  }
  if (!Number.isInteger(customers) || customers < 0 || customers > 1_000_000) {
    throw new FieldError(
      'customers',
      `Cannot make the site ${name}: customers is ${customers}; give 0 to 1000000`,
    )
  }
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
