import { choiceOf } from '../openapi/choices.ts'
import { createBackground, type Background } from './background.ts'
import { CONTROL_PREFIX, isResponse } from './control/answers.ts'
import { answerApi } from './http/api.ts'
import { cors } from './http/cors.ts'
import {
  compose,
  createExchange,
  respond,
  toResponse,
  withTake,
  type Arrived,
  type Exchange,
  type Middleware,
  type SiteContext,
  type Take,
} from './http/exchange.ts'
import { route } from './http/route.ts'
import { Applications, type Application } from './oauth/applications.ts'
import { renamePending } from './payer/payer.ts'
import { findScenario } from './seed/scenarios.ts'
import { toSeeds, type SeedOptions } from './seed/seed-options.ts'
import { knownScopes } from './shared/document.ts'
import { ChangeTracker } from './shared/change-tracker.ts'
import { Listeners } from './shared/listeners.ts'
import type { Site } from './site-interface.ts'
import { refuseWrongOptions, type SiteOptions } from './site-options.ts'
import { Keeper } from './state/keeper.ts'
import { readProfile } from './state/readers.ts'
import { Snapshots, type SiteParts } from './state/snapshots.ts'
import { untilKept } from './state/until-kept.ts'
import { tellAnswered, type Answered } from './tools/answered.ts'
import { Events } from './tools/events.ts'
import { applyFaults } from './tools/faults/apply-faults.ts'
import { Faults } from './tools/faults/faults.ts'
import { countRequests, Metrics } from './tools/metrics.ts'
import { logRequests, RequestLog } from './tools/request-log/request-log.ts'
import { SiteRecords } from './tools/site-records.ts'
import { createRandom } from './world/random.ts'

export type { Answered, Site, SiteOptions }

// Kept: a package that was replaced meanwhile has no such file any more.
let loading: Promise<typeof import('./control/control.ts')> | undefined

/** Loads the control API: most sites inside a test or a page are never asked for it. */
export function loadControl(): Promise<typeof import('./control/control.ts')> {
  return (loading ??= import('./control/control.ts'))
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
  const gaps = await readProfile(profile)
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
    const tellKept = (type: string) => (data: unknown) => {
      const kept = keeper.kept()
      if (kept === undefined) tell(type, data)
      // What was undone has never happened.
      else void kept.then(() => tell(type, data)).catch(() => undefined)
    }
    const stops = [
      journal.subscribe(tellKept('request')),
      payer.onDecision(tellKept('payment_profile')),
      webhooks.onChange(tellKept('webhook_delivery')),
    ]
    return () => stops.forEach((stop) => stop())
  })
  const keeper: Keeper = new Keeper({
    changes,
    singles: () => snapshots.singles(),
    things: () => snapshots.things(),
    open: (rows) => snapshots.openRows(rows),
    start: () => background.start(),
    stop: () => background.close(),
    wakeAt: () => background.wakeAt(),
    hasTimers: options.timers !== 'host',
  })
  const { serialize } = keeper
  const background: Background = createBackground(
    {
      choices: () => gaps.choices,
      isProfiled: () => gaps.changed.length > 0,
      seed: () => toSeeds(seedOptions).webhooks,
      changes,
      kept: () => keeper.kept(),
      serialize,
      store: () => context.world.store,
      link: (requestId, deliveryId) => journal.link(requestId, deliveryId),
    },
    options,
  )
  const { clock, payer, webhooks } = background
  const parts: SiteParts = {
    seedOptions,
    gaps,
    changes,
    serialize,
    replaced: () => keeper.replace(),
    site: name,
    background,
    applications,
    secrets,
    faults,
    journal,
    events,
    limits: options.limits ?? {},
  }
  const snapshots = await Snapshots.open(parts, options.pace)
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
    mostRecords: options.limits?.records,
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
  const control: Middleware = (exchange, next) =>
    exchange.path.startsWith(CONTROL_PREFIX) ? answerByControl(exchange) : next(exchange)
  const answerByControl = async (exchange: Exchange): Promise<void> => {
    const { request, path, query } = exchange
    const { answerControl } = await loadControl()
    // Adapters pass on calls of the control API as they are.
    const answered = await answerControl(request as Request, path, query, site, keeper)
    if (isResponse(answered)) exchange.response = answered
    else {
      exchange.text = answered.text
      exchange.answer.headers = answered.headers
    }
    exchange.answer.status = answered.status
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
    untilKept(keeper),
    applyFaults(faults),
    answerApi,
  ])
  const begin = (request: Arrived): Exchange | Promise<Exchange> => {
    const exchange = createExchange(request, context)
    const answering = handle(exchange)
    return answering instanceof Promise ? answering.then(() => exchange) : exchange
  }
  const take: Take = (request) => {
    clock.wake()
    const ready = keeper.ready()
    return ready === undefined ? begin(request) : ready.then(() => begin(request))
  }
  const fetch: Site['fetch'] = async (input, init) => {
    const isRequest = typeof input !== 'string' && !(input instanceof URL) && init === undefined
    // A wrong address is a rejection, as with the global fetch.
    return toResponse(await take(isRequest ? input : new Request(input, init)))
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
    fetch: withTake(fetch, take),
    reset: () => snapshots.reset(),
    scenario: (wanted) => snapshots.play(wanted),
    snapshot: () => snapshots.snapshot(),
    restore: (snapshot, pace) => snapshots.restore(snapshot, pace),
    mark: () => String(changes.count),
    createApplication: (input) => applications.create(input, secrets.random),
    applications: () => applications.list(),
    setProfile: (wanted) =>
      // In the queue of writes: none of them starts with one choice and ends with another.
      serialize(async () => {
        const resolved = await readProfile(wanted)
        const before = gaps.choices
        Object.assign(gaps, resolved)
        changes.touch()
        if (choiceOf(before, 'pending-status') === choiceOf(gaps.choices, 'pending-status')) return
        renamePending(context.world.store, before, gaps.choices)
        snapshots.reseed()
      }),
    keepIn: (place) => {
      clock.wake()
      return keeper.keepIn(place)
    },
    kept: async () => keeper.kept(),
    runDue: async () => {
      clock.wake()
      keeper.probe()
      await clock.catchUp()
      await keeper.kept()
      return background.wakeAt()
    },
    close: () => {
      background.close()
      keeper.close()
      faults.pauses.end()
      events.end()
    },
    onAnswer: (listener) => {
      clock.wake()
      return listeners.add(listener)
    },
  }
  clock.sleep(() => snapshots.wake())
  if (options.keep !== undefined || options.rows !== undefined) await site.keepIn(options)
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
