import { resolveProfile, type Choices, type Profile } from '../openapi/ledger.ts'
import { createBackground, type Background } from './background.ts'
import type { SiteClock } from './clock/timekeeper.ts'
import { answerControl } from './control/control.ts'
import type { Desk } from './core/desk.ts'
import { knownScopes } from './core/plans.ts'
import { createQueue } from './core/queue.ts'
import { Events } from './events.ts'
import { Faults, type SiteFaults } from './faults/faults.ts'
import type { FaultRule } from './faults/rule.ts'
import { Journal, type SiteJournal } from './journal/journal.ts'
import { Metrics } from './metrics/metrics.ts'
import { Applications, type Application, type ApplicationInput } from './oauth/applications.ts'
import { FIRST_STATE, toStatus } from './payer/life.ts'
import { renamePending } from './payer/rename-pending.ts'
import type { SitePayer } from './payer/payer.ts'
import type { PayerOptions } from './payer/policy.ts'
import { createReception, type Answered } from './reception.ts'
import { seedRecords } from './seed/seed.ts'
import type { AllowTarget, Send } from './webhooks/delivery.ts'
import type { SiteWebhooks } from './webhooks/webhooks.ts'
import type { Now } from './world/clock.ts'
import { createRandom, mixSeed } from './world/random.ts'
import { createBases, type Bases } from './world/store.ts'
import { createWorld } from './world/world.ts'

/** What `createSite` may be told. */
export interface SiteOptions {
  /** Subdomain of the site: letters, digits and dashes. `demo` when left out. */
  site?: string
  /** Seed of everything random: people, ids, tokens. 1 when left out. */
  seed?: number
  /** How many customers the site begins with. 50 when left out; 0 for an empty site. */
  customers?: number
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

/** Seeded pending profiles are dated within an hour before the seeding, and expire after a day. */
const SEED_LIFE = 60 * 60 * 1000

/**
 * Makes a site in memory.
 *
 * @throws Error when an option has no such value; the message says what to write.
 *
 * @example
 * const site = await createSite({ seed: 7, customers: 10 })
 * await site.fetch(new Request('https://demo.example.com/api/customers/1')) // 401: no token yet
 */
export async function createSite(options: SiteOptions = {}): Promise<Site> {
  const { site: name = 'demo', seed = 1, customers = 50, profile } = options
  refuseWrongOptions(name, seed, customers)
  let { choices, changed, notPlayed } = resolveProfile(profile)
  // Sites of one seed differ all the same: the token or id of one must mean nothing to another.
  const ownSeed = mixSeed(seed, name)
  const applications = new Applications(knownScopes)
  const secrets = createRandom(mixSeed(seed, `${name} applications`))
  const application = applications.add(toFirstApplication(name, secrets))
  const journal = new Journal()
  const faults = new Faults(mixSeed(seed, `${name} faults`), options.faults)
  const metrics = new Metrics(name)
  const events = new Events((tell) => {
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
      choices: () => choices,
      isProfiled: () => changed.length > 0,
      seed: mixSeed(ownSeed, 'webhooks'),
      serialize,
      store: () => desk.world.store,
      link: (requestId, deliveryId) => journal.link(requestId, deliveryId),
    },
    options,
  )
  const { clock, payer, webhooks } = background
  let seededAt = clock.now()
  let bases = seedBases()
  let ahead = background.lookAhead(bases)
  background.restart(() => ahead)

  const desk: Desk = {
    site: name,
    world: createWorld(bases, clock, ownSeed, payer),
    applications,
    choices,
    isProfiled: changed.length > 0,
    serialize,
  }

  function seedBases(): Bases {
    const pending = toStatus(FIRST_STATE, choices)
    return createBases(seedRecords({ seed: ownSeed, customers, now: seededAt, pending }))
  }

  journal.hide({
    has: (word) => desk.world.tokens.has(word) || applications.hasSecret(word),
    list: () => [application.secret, ...webhooks.endpoints().map(({ secret }) => secret)],
  })
  metrics.add('sabia_sites', 'Sites that are played here.', () => 1)
  metrics.add('sabia_webhook_deliveries', 'Webhook deliveries by state.', () => webhooks.counts())
  metrics.add('sabia_faults_applied_total', 'Faults applied.', () => faults.total)
  const { pass, onAnswer } = createReception(desk, {
    journal,
    faults,
    metrics,
    control: (request, path, query) => answerControl(request, path, query, site),
  })

  const site: Site = {
    name,
    seed,
    customers,
    application,
    get profile() {
      return choices
    },
    get notPlayed() {
      return notPlayed
    },
    journal,
    faults,
    events,
    metrics,
    clock,
    payer,
    webhooks,
    fetch: (input, init) => {
      const isAddress = typeof input === 'string' || input instanceof URL
      if (!isAddress && init === undefined) return pass(input)
      // A wrong address is a rejection, as it is of the global fetch.
      return Promise.resolve().then(() => pass(new Request(input, init)))
    },
    // In the queue of the writes: none of them ends in a world that is no more.
    reset: () =>
      desk.serialize(async () => {
        background.restart(() => {
          if (Math.abs(clock.now() - seededAt) > SEED_LIFE) {
            seededAt = clock.now()
            bases = seedBases()
            ahead = background.lookAhead(bases)
          }
          return ahead
        })
        desk.world = createWorld(bases, clock, ownSeed, payer)
        journal.reset()
        faults.reset()
        events.tell('reset', {})
      }),
    createApplication: (input) => applications.create(input, secrets),
    applications: () => applications.list(),
    setProfile: async (wanted) => {
      const resolved = resolveProfile(wanted)
      // In the queue of the writes: none of them begins with one choice and ends with another.
      await desk.serialize(async () => {
        const before = choices
        ;({ choices, changed, notPlayed } = resolved)
        Object.assign(desk, { choices, isProfiled: changed.length > 0 })
        if (before.G29 === choices.G29) return
        await renamePending(desk.world.store, before, choices)
        bases = seedBases()
        ahead = background.lookAhead(bases)
      })
    },
    close: () => {
      background.close()
      faults.pauses.end()
      events.end()
    },
    onAnswer,
  }
  return site
}

function refuseWrongOptions(name: string, seed: number, customers: number): void {
  if (!/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(name)) {
    throw new Error(
      `Cannot make the site "${name}": a name is lower-case letters, digits and dashes`,
    )
  }
  if (!Number.isSafeInteger(seed)) {
    throw new Error(`Cannot make the site ${name}: seed ${seed} is no integer`)
  }
  if (!Number.isInteger(customers) || customers < 0 || customers > 1_000_000) {
    throw new Error(`Cannot make the site ${name}: customers is ${customers}; give 0 to 1000000`)
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
