import { choiceOf } from '../../openapi/choices.ts'
import type { ResolvedProfile } from '../../openapi/ledger.ts'
import type { Background } from '../background.ts'
import type { Applications } from '../oauth/applications.ts'
import type { SeededExpiries } from '../payer/scheduled-decisions.ts'
import { findScenario } from '../seed/scenarios.ts'
import { toSeeds, type SeedOptions } from '../seed/seed-options.ts'
import type { ChangeTracker } from '../shared/change-tracker.ts'
import type { SiteLimits } from '../shared/limits.ts'
import { FieldError } from '../shared/field-error.ts'
import type { Pace } from '../shared/pace.ts'
import type { Queue } from '../shared/queue.ts'
import { finish, finishInTurns, type Steps } from '../shared/steps.ts'
import type { Events } from '../tools/events.ts'
import type { Faults } from '../tools/faults/faults.ts'
import type { RequestLog } from '../tools/request-log/request-log.ts'
import { FIRST_STATE, toStatus } from '../world/payment-profile-life.ts'
import { createRandom, type Random } from '../world/random.ts'
import { CREATED_KINDS } from '../world/records.ts'
import { createSeededTables, type SeededTables } from '../world/store.ts'
import { createWorld, type World } from '../world/world.ts'
import { loadReaders, readProfile } from './readers.ts'
import { readRows, type Singles, type Thing } from './rows.ts'
import { FORMAT, VERSION, type SeedState, type Snapshot } from './snapshot.ts'

/** The parts of a site that have state. */
export interface SiteParts {
  seedOptions: SeedOptions
  gaps: ResolvedProfile
  site: string
  changes: ChangeTracker
  /** Runs writes one after the other. */
  serialize: Queue
  /** Called when the whole state has been replaced. */
  replaced: () => void
  background: Background
  applications: Applications
  secrets: { random: Random }
  faults: Faults
  journal: RequestLog
  events: Events
  limits: SiteLimits
}

/** The records of a new world. */
interface Seeded {
  scenario: string
  /** When they were created, on the site's clock, in milliseconds since 1970. */
  seededAt: number
  tables: SeededTables
  expiries: SeededExpiries
}

/** Seeded pending payment profiles are up to an hour old, and their QR codes expire after a day. */
const SEED_LIFE = 60 * 60 * 1000

/** Resets a site, takes snapshots of it, and restores them. */
export class Snapshots {
  /** The current one; a reset replaces it. */
  world: World
  readonly #parts: SiteParts
  /** What a reset returns to. */
  #first: Seeded
  /** What the current world started with. */
  #current: Seeded

  /** @param pace how to make the first records beside other work; at once when left out */
  static async open(parts: SiteParts, pace?: Pace): Promise<Snapshots> {
    const steps = seedInSteps(parts, parts.seedOptions.scenario)
    return new Snapshots(parts, await finishAt(pace, steps))
  }

  private constructor(parts: SiteParts, first: Seeded) {
    this.#parts = parts
    this.#first = first
    this.#current = first
    parts.background.reset(() => first.expiries)
    this.world = this.#createWorld(this.#first, 0)
  }

  /** Dates the first records by the real time, if it wasn't known: in a Worker's module it is 1970. */
  wake(): void {
    const { background } = this.#parts
    if (this.#first.seededAt !== 0 || background.clock.now() === 0) return
    this.#first = this.#seed(this.#first.scenario)
    this.#current = this.#first
    background.reset(() => this.#first.expiries)
    this.world = this.#createWorld(this.#first, 0)
    this.#parts.replaced()
  }

  /** Returns to the scenario that the site started with. */
  reset(): Promise<void> {
    return this.#resetTo(this.#parts.seedOptions.scenario, 'reset', {})
  }

  /** @throws FieldError when there is no scenario with this name. Nothing has changed then. */
  async play(scenario: string): Promise<void> {
    findScenario(scenario)
    await this.#resetTo(scenario, 'scenario', { name: scenario })
  }

  /** Makes later resets use the current choices. */
  reseed(): void {
    this.#first = this.#seed(this.#first.scenario, this.#first.seededAt)
  }

  /** Puts the state into a document, while no write and no advance is in progress. */
  async snapshot(): Promise<Snapshot> {
    const { serialize, background } = this.#parts
    return background.clock.betweenMoves(() =>
      serialize(() => this.#describe(this.world.store.dump())),
    )
  }

  /**
   * @param pace how to make the seeded records beside other work; at once when left out
   * @throws FieldError naming the part of the snapshot that is wrong. Nothing has changed then.
   */
  async restore(given: unknown, pace?: Pace): Promise<void> {
    const { serialize, background, journal, replaced, limits } = this.#parts
    await serialize(async () => {
      const { readSnapshot } = await loadReaders()
      const { snapshot, gaps } = readSnapshot(given)
      refuseBeyond(limits, snapshot)
      await this.#replace(snapshot, gaps, ({ store }) => store.load(snapshot.records), pace)
      background.start()
      journal.reset()
      replaced()
    })
  }

  /** Continues with the state of rows, which stands still until the background tasks are started. */
  async openRows(rows: Iterable<readonly [string, string]>): Promise<void> {
    const { snapshot, delays } = readRows(rows)
    await this.#replace(snapshot, await readProfile(snapshot.profile), (world) => {
      world.store.loadOwn(snapshot.records)
      world.delays.load(delays)
    })
  }

  /** What the site has once, for its rows. */
  singles(): Singles {
    const { secrets, background, faults } = this.#parts
    const { time, payer, misbehaviours, ...counts } = background.singles()
    return {
      site: { version: VERSION, ...this.#describeSeed(), faults: faults.first },
      counters: { drawn: this.world.random.drawn, ...this.world.store.lastIds() },
      tools: { applications: secrets.random.drawn, ...counts, last_fault: faults.lastId },
      time,
      payer,
      misbehaviours,
    }
  }

  /** Everything else that the site has, for its rows. */
  *things(): Iterable<Thing> {
    const { applications, background, faults } = this.#parts
    const { store, tokens, delays } = this.world
    yield* store.own()
    for (const [token, grant] of tokens.grants()) yield ['tokens', token, grant]
    for (const one of applications.list()) yield ['applications', one.uid, one]
    for (const [id, delay] of delays.all()) yield ['delays', id, delay]
    for (const active of faults.active()) yield ['faults', active.fault.id, active]
    yield* background.things()
  }

  #resetTo(scenario: string, event: string, data: object): Promise<void> {
    const { serialize, background, changes, journal, faults, events, replaced } = this.#parts
    // After the writes in progress: none may end in a world that was replaced.
    return serialize(async () => {
      background.reset(() => {
        this.#current = this.#seedNow(scenario)
        return this.#current.expiries
      })
      this.world = this.#createWorld(this.#current, 0)
      changes.touch()
      journal.reset()
      faults.reset()
      replaced()
      events.tell(event, data)
    })
  }

  /** A scenario's records, dated by the current time; the site's own are reused while they last. */
  #seedNow(scenario: string): Seeded {
    const { background } = this.#parts
    if (scenario !== this.#first.scenario) return this.#seed(scenario)
    if (Math.abs(background.clock.now() - this.#first.seededAt) > SEED_LIFE) {
      this.#first = this.#seed(scenario)
    }
    return this.#first
  }

  /** The seeded records of a snapshot: the site's own if they are the same. */
  async #findSeeded(
    wanted: SeedState,
    options: SeedOptions,
    gaps: ResolvedProfile,
    pace: Pace | undefined,
  ): Promise<Seeded> {
    const { scenario, seeded_at: seededAt } = wanted
    const own = this.#parts
    const isSame =
      toSeeds(own.seedOptions).own === toSeeds(options).own &&
      own.seedOptions.customers === options.customers &&
      choiceOf(own.gaps.choices, 'pending-status') === choiceOf(gaps.choices, 'pending-status') &&
      this.#first.scenario === scenario &&
      this.#first.seededAt === seededAt
    if (isSame) return this.#first
    return finishAt(pace, seedInSteps(own, scenario, seededAt, options, gaps))
  }

  #seed(...which: Which): Seeded {
    return finish(seedInSteps(this.#parts, ...which))
  }

  #createWorld({ tables }: Seeded, drawn: number, options = this.#parts.seedOptions): World {
    const { background, changes } = this.#parts
    const { clock, payer } = background
    return createWorld(tables, clock, toSeeds(options).own, payer, changes, drawn)
  }

  async #replace(
    snapshot: Snapshot,
    resolved: ResolvedProfile,
    fill: (world: World) => void,
    pace?: Pace,
  ): Promise<void> {
    const { seeded_as: seededAs, seed, customers, first, present } = snapshot
    const next: SeedOptions = { seededAs, seed, customers, scenario: first.scenario }
    // Everything that can fail comes first, and leaves the current world unchanged.
    const restoredFirst = await this.#findSeeded(first, next, resolved, pace)
    const isFirst = first.scenario === present.scenario && first.seeded_at === present.seeded_at
    const current = isFirst ? restoredFirst : await this.#findSeeded(present, next, resolved, pace)
    const world = this.#createWorld(current, snapshot.drawn, next)
    fill(world)
    world.tokens.load(snapshot.tokens)
    // The rest is synchronous, so that no request sees half of it.
    Object.assign(this.#parts.seedOptions, next)
    Object.assign(this.#parts.gaps, resolved)
    this.#first = restoredFirst
    this.#takeOver(current, world, snapshot)
  }

  #takeOver(current: Seeded, world: World, snapshot: Snapshot): void {
    const { seedOptions, changes, applications, secrets, background, faults, events } = this.#parts
    this.#current = current
    this.world = world
    changes.touch()
    applications.load(snapshot.applications.list)
    secrets.random = createRandom(toSeeds(seedOptions).applications, snapshot.applications.drawn)
    background.load(snapshot.background)
    faults.load(snapshot.faults)
    events.tell('restore', {})
  }

  #describe(records: Snapshot['records']): Snapshot {
    const { applications, secrets, background, faults } = this.#parts
    const state: Snapshot = {
      format: FORMAT,
      version: VERSION,
      ...this.#describeSeed(),
      records,
      drawn: this.world.random.drawn,
      tokens: this.world.tokens.dump(),
      applications: { list: applications.list(), drawn: secrets.random.drawn },
      background: background.dump(),
      faults: faults.dump(),
    }
    // A copy: later changes must not appear in it.
    return structuredClone(state)
  }

  #describeSeed() {
    const { seedOptions, gaps, site } = this.#parts
    return {
      site,
      seeded_as: seedOptions.seededAs,
      seed: seedOptions.seed,
      customers: seedOptions.customers,
      profile: Object.fromEntries(gaps.changed.map((id) => [id, gaps.choices[id]])),
      first: toSeedState(this.#first),
      present: toSeedState(this.#current),
    }
  }
}

/** Which records to make: the site's own, as they would be now, when left out. */
type Which = [
  scenario: string,
  seededAt?: number,
  options?: SeedOptions,
  gaps?: Pick<ResolvedProfile, 'choices'>,
]

function* seedInSteps(
  { background, seedOptions, gaps: own }: SiteParts,
  ...which: Which
): Steps<Seeded> {
  const [scenario, seededAt = background.clock.now(), options = seedOptions, gaps = own] = which
  const { choices } = gaps
  const pending = toStatus(FIRST_STATE, choices)
  const { customers } = options
  const input = { seed: toSeeds(options).own, customers, now: seededAt, pending }
  const records = yield* findScenario(scenario).seed(input, choices)
  const tables = createSeededTables(records)
  return { scenario, seededAt, tables, expiries: background.listExpiries(tables, choices) }
}

/** Does the steps beside other work, or at once where there is no pace. */
async function finishAt<Result>(pace: Pace | undefined, steps: Steps<Result>): Promise<Result> {
  return pace === undefined ? finish(steps) : finishInTurns(steps, pace)
}

function toSeedState({ scenario, seededAt }: Seeded): SeedState {
  return { scenario, seeded_at: seededAt }
}

/** @throws FieldError naming the part of a snapshot that holds more than the site may. */
function refuseBeyond(limits: SiteLimits, { customers, records, background }: Snapshot): void {
  const { records: most = Infinity, endpoints = Infinity, deliveries = Infinity } = limits
  const { webhooks } = background
  const counts = [
    [
      'records',
      customers + CREATED_KINDS.reduce((sum, kind) => sum + records[kind].written.length, 0),
      most,
    ],
    ['background.webhooks.endpoints', webhooks.endpoints.list.length, endpoints],
    ['background.webhooks.deliveries', webhooks.deliveries.length, deliveries],
  ] as const
  const beyond = counts.find(([, count, limit]) => count > limit)
  if (beyond === undefined) return
  const [place, count, limit] = beyond
  throw new FieldError(
    place,
    `Cannot restore the snapshot: ${place} has ${count}, and this site holds at most ${limit}`,
  )
}
