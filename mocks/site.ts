import { resolveProfile, type Profile } from '../openapi/ledger.ts'
import { createBackground, type Background } from './background.ts'
import type { SiteClock } from './clock/timekeeper.ts'
import { answerControl, CONTROL_PREFIX } from './control/control.ts'
import type { Answer } from './core/answer/answers.ts'
import { answer, type Desk, type Passage } from './core/pipeline.ts'
import { knownScopes } from './core/plans.ts'
import { createQueue } from './core/queue.ts'
import { Journal } from './journal.ts'
import { Applications, type Application, type ApplicationInput } from './oauth/applications.ts'
import { FIRST_STATE, toStatus } from './payer/life.ts'
import type { SitePayer } from './payer/payer.ts'
import type { PayerOptions } from './payer/policy.ts'
import { seedRecords } from './seed/seed.ts'
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
}

/** What a site tells of each request that it answered. */
export interface Answered {
  site: string
  method: string
  /** Path without the query. */
  path: string
  status: number
  operationId: string | undefined
  /** From arrival to answer, in milliseconds of real time. */
  milliseconds: number
}

/** One recurring-billing site, as a function from Request to Response. */
export interface Site {
  readonly name: string
  readonly seed: number
  readonly customers: number
  /** The application that the site begins with: all eight scopes. */
  readonly application: Application
  /** Choices of the profile that the mock cannot play, in words. */
  readonly notPlayed: readonly string[]
  readonly journal: Journal
  /** The site's time: freeze it, set it, advance it. */
  readonly clock: SiteClock
  /** Who decides about payment profiles. */
  readonly payer: SitePayer
  /** Answers a request. What goes wrong inside is a 500 with the reason. */
  fetch(request: Request | string | URL, init?: RequestInit): Promise<Response>
  /**
   * Begins anew: records, tokens, journal, clock and chance, so that the same requests give the
   * same ids and tokens as before. Applications and the payer's policy stay.
   */
  reset(): Promise<void>
  /** Makes an application; the site makes its UID and secret (gap G81). Throws on a wrong field. */
  createApplication(input: ApplicationInput): Application
  /** Does nothing by itself any more: for a site that is no longer needed. */
  close(): void
  /** Tells a listener of each answer, until the returned function is called. */
  onAnswer(listener: (answered: Answered) => void): () => void
}

/** Seeded pending profiles are dated within an hour before the seeding, and expire after a day. */
const SEED_LIFE = 60 * 60 * 1000

/** Texts beyond this many characters are not kept in the journal. */
const JOURNAL_TEXT_LIMIT = 16 * 1024

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
  const { choices, changed, notPlayed } = resolveProfile(profile)
  // Sites of one seed differ all the same: the token or id of one must mean nothing to another.
  const ownSeed = mixSeed(seed, name)
  const applications = new Applications(knownScopes)
  const secrets = createRandom(mixSeed(seed, `${name} applications`))
  const application = applications.add(toFirstApplication(name, secrets))
  const journal = new Journal()
  const listeners = new Set<(answered: Answered) => void>()
  const serialize = createQueue()
  const background: Background = createBackground(
    { choices, serialize, store: () => desk.world.store },
    { now: options.now, payer: options.payer },
  )
  const { clock, payer } = background
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

  async function pass(request: Request): Promise<Response> {
    const { path, query } = splitAddress(request.url)
    const startedAt = listeners.size > 0 ? performance.now() : 0
    if (path.startsWith(CONTROL_PREFIX)) {
      const answered = answerControl(request.method, path, query, { site: name, journal })
      tell(request.method, path, answered.status, undefined, startedAt)
      return toResponse(answered, request)
    }
    const passage = await answer(request, path, query, desk)
    const text = passage.answer.body === undefined ? undefined : JSON.stringify(passage.answer.body)
    record(request.method, path, passage, text)
    tell(request.method, path, passage.answer.status, passage.operationId, startedAt)
    return toResponse(passage.answer, request, text)
  }

  function tell(
    method: string,
    path: string,
    status: number,
    operationId: string | undefined,
    startedAt: number,
  ): void {
    if (listeners.size === 0) return
    const milliseconds = performance.now() - startedAt
    const answered = { site: name, method, path, status, operationId, milliseconds }
    for (const listener of listeners) listener(answered)
  }

  function record(method: string, path: string, passage: Passage, text: string | undefined): void {
    const { answer: answered, operationId, requestText, fault } = passage
    journal.add(clock.now(), {
      method,
      path,
      operationId,
      status: answered.status,
      request: toKept(requestText),
      answer: operationId === 'createToken' ? undefined : toKept(text),
      fault,
    })
  }

  return {
    name,
    seed,
    customers,
    application,
    notPlayed,
    journal,
    clock,
    payer,
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
        journal.clear()
      }),
    createApplication: (input) => applications.create(input, secrets),
    close: () => background.close(),
    onAnswer: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
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

/** Splits an address without building a URL object: this stands in every request's way. */
function splitAddress(url: string): { path: string; query: string } {
  const begin = url.indexOf('/', url.indexOf('://') + 3)
  if (begin === -1) return { path: '/', query: '' }
  const fragment = url.indexOf('#', begin)
  const end = fragment === -1 ? url.length : fragment
  const mark = url.indexOf('?', begin)
  if (mark === -1 || mark > end) return { path: url.slice(begin, end), query: '' }
  return { path: url.slice(begin, mark), query: url.slice(mark + 1, end) }
}

function toResponse(answered: Answer, request: Request, text?: string): Response {
  const body = text ?? (answered.body === undefined ? undefined : JSON.stringify(answered.body))
  const headers: Record<string, string> = answered.headers
  if (body !== undefined) headers['content-type'] = 'application/json; charset=utf-8'
  // RFC 9110, section 9.3.2: a HEAD answer has the headers of GET and no body.
  const isBare = body === undefined || request.method === 'HEAD'
  return new Response(isBare ? null : body, { status: answered.status, headers })
}

function toKept(text: string | undefined): string | undefined {
  if (text === undefined || text.length <= JOURNAL_TEXT_LIMIT) return text
  return `(${text.length} characters, not kept)`
}
