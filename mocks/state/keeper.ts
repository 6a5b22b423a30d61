import { startTimer } from '../clock/timer.ts'
import type { ChangeTracker } from '../shared/change-tracker.ts'
import { messageOf } from '../shared/message-of.ts'
import { NotKept } from '../shared/not-kept.ts'
import { createQueue, type Queue } from '../shared/queue.ts'
import { toRow, type Singles, type Thing } from './rows.ts'

/** What changed at a site: rows to write and to remove, all of them or none. */
export interface Changes {
  /** The rows to write are all that the site has: every other row of it goes. */
  whole: boolean
  put: Map<string, string>
  drop: string[]
  /** When the site has something to do by itself, in real milliseconds since 1970; null for never. */
  wakeAt: number | null
}

/** Makes changes durable. A site that it throws at undoes them. */
export type Keep = (changes: Changes) => Promise<void> | void

/** Reads the rows of a site, in the order in which they were first written; none for a new site. */
export type Rows = () =>
  | Iterable<readonly [string, string]>
  | Promise<Iterable<readonly [string, string]>>

/** Where a site is kept. */
export interface KeptIn {
  keep?: Keep
  rows?: Rows
  /**
   * Calls a function soon, such as Node's `setImmediate`: what changes until then is kept together. After
   * the synchronous code that changed something when left out.
   */
  soon?: (start: () => void) => void
}

/** What the keeper needs of a site. */
export interface KeeperContext {
  changes: ChangeTracker
  /** What the site has once. */
  singles: () => Singles
  /** Everything else that it has. */
  things: () => Iterable<Thing>
  /** Replaces the whole state by that of rows, which stands still until `start`. */
  open: (rows: Iterable<readonly [string, string]>) => Promise<void>
  /** Goes on with what is due and with what was being sent. */
  start: () => void
  /** Stops what the site does by itself. */
  stop: () => void
  wakeAt: () => number | null
  /** False where the host calls when something is due. */
  hasTimers: boolean
}

/** Those who wait for the same changes. */
interface Round {
  promise: Promise<void>
  resolve: () => void
  reject: (error: unknown) => void
  /** It changes nothing: it asks whether changes can be kept again. */
  isProbe: boolean
}

/** How long a site that could not be kept waits before it asks again, in milliseconds. */
const RETRY = 1000

/**
 * Hands over what changed, between changes and never in the middle of one, and tells when it is
 * durable. While one group of changes is being kept, the next one gathers.
 */
export class Keeper {
  readonly #context: KeeperContext
  readonly #queue = createQueue()
  #place: KeptIn = {}
  /** What changed and isn't handed over; undefined for what is gone. */
  readonly #touched = new Map<string, object | undefined>()
  /** The rows of what the site has once, as they were handed over. */
  readonly #known = new Map<string, string>()
  #isWhole = false
  /** A change that takes several steps is in progress. */
  #isInside = false
  /** The next group is about to be handed over. */
  #isSoon = false
  /** What the site does by itself waits until something can be kept again. */
  #isHeld = false
  #running: Round | undefined
  #next: Round | undefined
  #opening: Promise<void> | undefined
  #failure: NotKept | undefined
  #epoch = 0
  #stopTimer = () => {}
  #isClosed = false

  constructor(context: KeeperContext) {
    this.#context = context
  }

  /** Whether answers must wait. */
  get isKeeping(): boolean {
    return this.#place.keep !== undefined
  }

  /** Changes when changes are undone: who has seen them must not answer. */
  get epoch(): number {
    return this.#epoch
  }

  /** Runs changes that take several steps one after the other. */
  readonly serialize: Queue = Object.assign(
    <Result>(change: () => Result | Promise<Result>) =>
      this.#queue(this.isKeeping ? () => this.#inside(change) : change),
    // What is kept is gathered while one change waits for the other.
    { isIdle: () => !this.isKeeping && this.#queue.isIdle() },
  )

  /**
   * Continues with what is kept at a place, and keeps everything there from now on.
   *
   * @throws NotKept when it can't be read, or the first state of a new site can't be kept.
   */
  async keepIn(place: KeptIn): Promise<void> {
    this.#place = place
    const { changes } = this.#context
    changes.listen(this.isKeeping ? (...change) => this.#hear(...change) : undefined)
    if (place.rows === undefined && !this.isKeeping) return
    await this.#open()
    await this.kept()
  }

  /** Resolves when the site can answer; undefined when it can at once. */
  ready(): Promise<void> | undefined {
    if (this.#opening === undefined && this.#failure === undefined) return undefined
    // Without success, the answer says why.
    return this.#open().catch(() => undefined)
  }

  /**
   * Resolves when all changes so far are durable; undefined when they are.
   *
   * @param epoch the epoch in which the caller began to look at the state
   */
  kept(epoch = this.#epoch): Promise<void> | undefined {
    if (this.#failure !== undefined) return Promise.reject(this.#failure)
    if (epoch !== this.#epoch) {
      return Promise.reject(
        new NotKept('Changes that this call may have seen were undone; try again'),
      )
    }
    if (this.#opening !== undefined) return this.#opening.then(() => this.kept())
    return (this.#next ?? this.#running)?.promise
  }

  /** Hands over everything anew, in the place of all that was kept: after a reset or a restore. */
  replace(): void {
    this.#isWhole = true
    this.#plan()
  }

  /** Asks whether changes can be kept again, after a failure. */
  probe(): void {
    if (!this.#isHeld) return
    if (this.#failure !== undefined) void this.ready()
    else if (this.#next === undefined && this.#running === undefined) this.#plan(true)
    this.#retryLater()
  }

  /** Asks no more whether changes can be kept again. */
  close(): void {
    this.#isClosed = true
    this.#stopTimer()
  }

  #hear(kind: string, id: string | number, thing: object | undefined): void {
    // What it is a change of is about to be replaced.
    if (this.#opening !== undefined || this.#failure !== undefined) return
    if (kind !== '') this.#touched.set(`${kind}/${id}`, thing)
    this.#plan()
  }

  #plan(isProbe = false): void {
    if (!this.isKeeping) return
    if (this.#next !== undefined) {
      this.#next.isProbe &&= isProbe
      return
    }
    this.#next = createRound(isProbe)
    // Not at once: what changes in the same synchronous code belongs together.
    if (!this.#isInside && this.#running === undefined) this.#soon()
  }

  #soon(): void {
    if (this.#isSoon) return
    this.#isSoon = true
    const { soon = queueMicrotask } = this.#place
    soon(() => {
      this.#isSoon = false
      void this.#start()
    })
  }

  async #inside<Result>(change: () => Result | Promise<Result>): Promise<Result> {
    this.#isInside = true
    try {
      return await change()
    } finally {
      this.#isInside = false
      if (this.#next !== undefined) this.#soon()
    }
  }

  async #start(): Promise<void> {
    const round = this.#next
    if (round === undefined || this.#isInside || this.#running !== undefined) return
    if (this.#opening !== undefined || this.#failure !== undefined) return
    this.#next = undefined
    this.#running = round
    const isWhole = this.#isWhole
    let wasAsked = false
    try {
      const changes = this.#collect(round.isProbe)
      const { put, drop } = changes
      if (put.size > 0 || drop.length > 0) {
        await this.#place.keep?.(changes)
        wasAsked = true
      }
    } catch (error) {
      this.#running = undefined
      // A probe changes nothing: nothing is to be undone, and all that is seen is durable.
      if (round.isProbe && !isWhole && this.#next === undefined) round.resolve()
      else this.#fail(round, error)
      return
    }
    this.#running = undefined
    round.resolve()
    if (wasAsked) this.#release()
    void this.#start()
  }

  #collect(isProbe: boolean): Changes {
    const put = new Map<string, string>()
    const drop: string[] = []
    const whole = this.#isWhole
    if (whole) {
      this.#touched.clear()
      for (const [kind, id, thing] of this.#context.things()) {
        this.#touched.set(`${kind}/${id}`, thing)
      }
    }
    for (const [name, single] of Object.entries(this.#context.singles())) {
      const text = JSON.stringify(single)
      if (whole || isProbe || this.#known.get(name) !== text) put.set(name, text)
      this.#known.set(name, text)
    }
    for (const [key, thing] of this.#touched) {
      if (thing === undefined) drop.push(key)
      else put.set(key, toRow(key, thing))
    }
    this.#touched.clear()
    this.#isWhole = false
    return { whole, put, drop, wakeAt: this.#context.wakeAt() }
  }

  #fail(round: Round, error: unknown): void {
    const failure = new NotKept(`The site can't keep its state: ${messageOf(error)}`, {
      cause: error,
    })
    this.#failure = failure
    this.#epoch += 1
    this.#isHeld = true
    this.#context.stop()
    const next = this.#next
    this.#next = undefined
    round.reject(failure)
    next?.reject(failure)
    this.#retryLater()
    void this.ready()
  }

  /** Opens the site anew, when the change in progress is over. */
  #open(): Promise<void> {
    this.#opening ??= this.#queue(() => this.#reopen())
    this.#opening.catch(() => undefined)
    return this.#opening
  }

  async #reopen(): Promise<void> {
    let isOpened = false
    try {
      const rows = [...((await this.#place.rows?.()) ?? [])]
      isOpened = rows.length > 0
      if (isOpened) await this.#context.open(rows)
      this.#known.clear()
      for (const [key, text] of rows) if (!key.includes('/')) this.#known.set(key, text)
      this.#isWhole = !isOpened
      this.#failure = undefined
    } catch (error) {
      this.#failure = new NotKept(`The site can't be opened: ${messageOf(error)}`, { cause: error })
      throw this.#failure
    } finally {
      this.#touched.clear()
      this.#opening = undefined
    }
    if (this.#isHeld) return
    if (isOpened) this.#context.start()
    else this.#plan()
  }

  /** Something was kept: the site goes on by itself. */
  #release(): void {
    if (!this.#isHeld) return
    this.#isHeld = false
    this.#stopTimer()
    this.#context.start()
  }

  #retryLater(): void {
    this.#stopTimer()
    if (this.#context.hasTimers && !this.#isClosed)
      this.#stopTimer = startTimer(() => this.probe(), RETRY)
  }
}

function createRound(isProbe: boolean): Round {
  let resolve = () => {}
  let reject: Round['reject'] = () => {}
  const promise = new Promise<void>((done, fail) => {
    resolve = done
    reject = fail
  })
  // Nobody may be waiting.
  promise.catch(() => undefined)
  return { promise, resolve, reject, isProbe }
}
