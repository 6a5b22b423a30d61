import type { ResolvedProfile } from '../../openapi/ledger.ts'
import type { Background } from '../background.ts'
import type { Queue } from '../shared/queue.ts'
import type { Events } from '../tools/events.ts'
import type { Faults } from '../tools/faults/faults.ts'
import type { RequestLog } from '../tools/request-log/request-log.ts'
import type { Applications } from '../oauth/applications.ts'
import type { Expiries } from '../payer/expiries.ts'
import { FIRST_STATE, toStatus } from '../payer/life.ts'
import { findScenario } from '../seed/scenarios.ts'
import { createRandom, type Random } from '../world/random.ts'
import { createBases, type Bases } from '../world/store.ts'
import { createWorld, type World } from '../world/world.ts'
import { toSeeds, type Origin } from './origin.ts'
import { readSnapshot } from './read-snapshot.ts'
import { FORMAT, VERSION, type BeginningState, type Snapshot } from './snapshot.ts'

/** What a keeper works with: the parts of a site that have state. */
export interface KeeperParts {
  origin: Origin
  gaps: ResolvedProfile
  site: string
  /** Runs writes one after the other. */
  serialize: Queue
  background: Background
  applications: Applications
  secrets: { random: Random }
  faults: Faults
  journal: RequestLog
  events: Events
}

/** Records that a world begins with. */
interface Basis {
  scenario: string
  /** Moment that they are dated by, in milliseconds since 1970. */
  seededAt: number
  bases: Bases
  ahead: Expiries
}

/** Seeded pending profiles are dated within an hour before the seeding, and expire after a day. */
const SEED_LIFE = 60 * 60 * 1000

/** Begins a site anew, puts its state into a document, and takes it from one. */
export class Keeper {
  /** The present one. */
  world: World
  readonly #parts: KeeperParts
  /** What a reset leads back to. */
  #first: Basis
  /** What the present world began with. */
  #current: Basis
  /** Changes with each beginning. */
  #epoch = 0

  constructor(parts: KeeperParts) {
    this.#parts = parts
    this.#first = this.#seed(parts.origin.scenario)
    this.#current = this.#first
    parts.background.restart(() => this.#first.ahead)
    this.world = this.#createWorld(this.#first, 0)
  }

  /** Dates the first records by the present, where there was no time: a Worker's module has 1970. */
  wake(): void {
    const { background } = this.#parts
    if (this.#first.seededAt !== 0 || background.clock.now() === 0) return
    this.#first = this.#seed(this.#first.scenario)
    this.#current = this.#first
    background.restart(() => this.#first.ahead)
    this.world = this.#createWorld(this.#first, 0)
  }

  /** Begins anew with the scenario that the site began with. */
  reset(): Promise<void> {
    return this.#beginWith(this.#parts.origin.scenario, 'reset', {})
  }

  /** @throws FieldError when there is no scenario of this name. Nothing has changed then. */
  async play(scenario: string): Promise<void> {
    findScenario(scenario)
    await this.#beginWith(scenario, 'scenario', { name: scenario })
  }

  /** Has the next beginnings show the choices that are in force now. */
  reseed(): void {
    this.#first = this.#seed(this.#first.scenario, this.#first.seededAt)
  }

  async snapshot(): Promise<Snapshot> {
    const { serialize, background } = this.#parts
    // Neither half of an advance nor half of a write.
    return background.clock.still(() =>
      serialize(async () => this.#describe(await this.world.store.dump())),
    )
  }

  /** @throws FieldError naming the place that is wrong. Nothing has changed then. */
  async restore(given: unknown): Promise<void> {
    const { serialize, origin, gaps } = this.#parts
    const { snapshot, gaps: resolved } = readSnapshot(given)
    const { seeded_as: seededAs, seed, customers, first, present } = snapshot
    const next: Origin = { seededAs, seed, customers, scenario: first.scenario }
    await serialize(async () => {
      // All that may fail comes first, and touches nothing of the present world.
      const begun = this.#basisOf(first, next, resolved)
      const isFirst = first.scenario === present.scenario && first.seeded_at === present.seeded_at
      const current = isFirst ? begun : this.#basisOf(present, next, resolved)
      const world = this.#createWorld(current, snapshot.drawn, next)
      await world.store.load(snapshot.records)
      world.tokens.load(snapshot.tokens)
      // From here to the end nothing waits: no request sees the half of it.
      Object.assign(origin, next)
      Object.assign(gaps, resolved)
      this.#first = begun
      this.#takeOver(current, world, snapshot)
    })
  }

  /** A text that differs when the site's state does; it costs little. */
  mark(): string {
    const { background, applications, faults, origin, gaps } = this.#parts
    const { store, random } = this.world
    const records = `${this.#epoch} ${store.writes} ${random.drawn} ${applications.size}`
    const given = `${origin.seed} ${gaps.changed.map((id) => gaps.choices[id]).join()}`
    return `${records} ${given} ${background.mark()} ${faults.mark()}`
  }

  #beginWith(scenario: string, event: string, told: object): Promise<void> {
    const { serialize, background, journal, faults, events } = this.#parts
    // In the queue of the writes: none of them ends in a world that is no more.
    return serialize(async () => {
      background.restart(() => {
        this.#current = this.#find(scenario)
        return this.#current.ahead
      })
      this.#epoch += 1
      this.world = this.#createWorld(this.#current, 0)
      journal.reset()
      faults.reset()
      events.tell(event, told)
    })
  }

  #find(scenario: string): Basis {
    const { background } = this.#parts
    if (scenario !== this.#first.scenario) return this.#seed(scenario)
    if (Math.abs(background.clock.now() - this.#first.seededAt) > SEED_LIFE) {
      this.#first = this.#seed(scenario)
    }
    return this.#first
  }

  /** The records of a snapshot's beginning: those at hand when they are the same. */
  #basisOf(beginning: BeginningState, origin: Origin, gaps: ResolvedProfile): Basis {
    const { scenario, seeded_at: seededAt } = beginning
    const isSame = (basis: Basis) => {
      const own = toSeeds(this.#parts.origin).own === toSeeds(origin).own
      const size = this.#parts.origin.customers === origin.customers
      const pending = this.#parts.gaps.choices.G29 === gaps.choices.G29
      const seeds = basis.scenario === scenario && basis.seededAt === seededAt
      return own && size && pending && seeds
    }
    return isSame(this.#first) ? this.#first : this.#seed(scenario, seededAt, origin, gaps)
  }

  #seed(
    scenario: string,
    seededAt = this.#parts.background.clock.now(),
    origin = this.#parts.origin,
    { choices } = this.#parts.gaps,
  ): Basis {
    const pending = toStatus(FIRST_STATE, choices)
    const { customers } = origin
    const options = { seed: toSeeds(origin).own, customers, now: seededAt, pending }
    const bases = createBases(findScenario(scenario).seed(options, choices))
    return { scenario, seededAt, bases, ahead: this.#parts.background.lookAhead(bases, choices) }
  }

  #createWorld({ bases }: Basis, drawn: number, origin = this.#parts.origin): World {
    const { clock, payer } = this.#parts.background
    return createWorld(bases, clock, toSeeds(origin).own, payer, drawn)
  }

  #takeOver(current: Basis, world: World, snapshot: Snapshot): void {
    const { origin, applications, secrets, background, faults, journal, events } = this.#parts
    this.#current = current
    this.#epoch += 1
    this.world = world
    applications.load(snapshot.applications.list)
    secrets.random = createRandom(toSeeds(origin).applications, snapshot.applications.drawn)
    background.load(snapshot.background)
    faults.load(snapshot.faults)
    journal.reset()
    events.tell('restore', {})
  }

  /** Puts the state of this very moment into a document. */
  #describe(records: Snapshot['records']): Snapshot {
    const { origin, gaps, site, applications, secrets, background, faults } = this.#parts
    const state: Snapshot = {
      format: FORMAT,
      version: VERSION,
      site,
      seeded_as: origin.seededAs,
      seed: origin.seed,
      customers: origin.customers,
      profile: Object.fromEntries(gaps.changed.map((id) => [id, gaps.choices[id]])),
      first: toBeginningState(this.#first),
      present: toBeginningState(this.#current),
      records,
      drawn: this.world.random.drawn,
      tokens: this.world.tokens.dump(),
      applications: { list: applications.list(), drawn: secrets.random.drawn },
      background: background.dump(),
      faults: faults.dump(),
    }
    // What happens later does not show in it.
    return structuredClone(state)
  }
}

function toBeginningState({ scenario, seededAt }: Basis): BeginningState {
  return { scenario, seeded_at: seededAt }
}
