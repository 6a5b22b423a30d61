/** How many run at a time, in all. */
const LIMIT = 32

/** How many run at a time in one lane that has not failed, where its jobs take their time. */
const LANE_LIMIT = 8

/** How many where they are quick: two at a time halve what a site answers meanwhile. */
const QUICK_LIMIT = 1

/** Jobs that take less, in milliseconds of real time, are quick. */
const QUICK = 50

/** How many run at a time in all lanes that failed last: the others find room beside them. */
const SUSPECT_LIMIT = 16

interface Lane<Job> {
  waiting: Job[]
  /** How many of `waiting` have begun: taking them off one by one would move all others. */
  begun: number
  running: Set<Job>
  /** Begins at one, doubles with each success, and falls back to one with a failure. */
  limit: number
  isSuspect: boolean
}

/** Runs jobs in lanes, each first come first served; a slow lane does not hold up the others. */
export class Lanes<Job> {
  readonly #run: (job: Job) => Promise<boolean>
  readonly #now: () => number
  #lanes = new Map<number, Lane<Job>>()
  #running = 0
  #runningSuspects = 0
  #isPlanned = false
  #settled: { promise: Promise<void>; resolve: () => void } | undefined

  /** `run` must not throw; it tells whether the job succeeded. `now` gives milliseconds of real time. */
  constructor(run: (job: Job) => Promise<boolean>, now: () => number = () => performance.now()) {
    this.#run = run
    this.#now = now
  }

  /** Puts a job into a lane; it begins after the present task of the program. */
  add(key: number, job: Job): void {
    const lane = this.#lanes.get(key) ?? {
      waiting: [],
      begun: 0,
      running: new Set(),
      limit: 1,
      isSuspect: false,
    }
    lane.waiting.push(job)
    this.#lanes.set(key, lane)
    this.#plan()
  }

  /** Resolves when nothing waits or runs; undefined when that is so already. */
  settled(): Promise<void> | undefined {
    if (!this.isBusy) return undefined
    if (this.#settled === undefined) {
      let resolve = () => {}
      const promise = new Promise<void>((done) => (resolve = done))
      this.#settled = { promise, resolve }
    }
    return this.#settled.promise
  }

  get isBusy(): boolean {
    return this.#running > 0 || [...this.#lanes.values()].some(isWaiting)
  }

  /** The jobs that run or wait to. */
  jobs(): Job[] {
    return [...this.#lanes.values()].flatMap(({ running, waiting, begun }) => {
      return [...running, ...waiting.slice(begun)]
    })
  }

  /** Forgets all jobs; those that run end without a trace. */
  clear(): void {
    this.#lanes = new Map()
    this.#running = 0
    this.#runningSuspects = 0
    this.#resolveSettled()
  }

  #plan(): void {
    if (this.#isPlanned) return
    this.#isPlanned = true
    queueMicrotask(() => {
      this.#isPlanned = false
      this.#begin()
    })
  }

  #begin(): void {
    let hasBegun = true
    while (hasBegun) {
      hasBegun = false
      // One job of each lane in turn.
      for (const lane of this.#lanes.values()) {
        if (!this.#hasRoom(lane)) continue
        const job = takeFirst(lane)
        if (job === undefined) continue
        hasBegun = true
        void this.#runIn(lane, job)
      }
    }
  }

  #hasRoom({ running, limit, isSuspect }: Lane<Job>): boolean {
    if (this.#running >= LIMIT || running.size >= limit) return false
    return !isSuspect || this.#runningSuspects < SUSPECT_LIMIT
  }

  async #runIn(lane: Lane<Job>, job: Job): Promise<void> {
    const lanes = this.#lanes
    const wasSuspect = lane.isSuspect
    this.#running += 1
    if (wasSuspect) this.#runningSuspects += 1
    lane.running.add(job)
    const begin = this.#now()
    // Whatever goes wrong within an attempt is that attempt's: it never ends the process.
    const isSuccess = await this.#run(job).catch(() => false)
    const most = this.#now() - begin < QUICK ? QUICK_LIMIT : LANE_LIMIT
    if (lanes !== this.#lanes) return
    lane.running.delete(job)
    this.#running -= 1
    if (wasSuspect) this.#runningSuspects -= 1
    lane.limit = isSuccess ? Math.min(lane.limit * 2, most) : 1
    lane.isSuspect = !isSuccess
    this.#begin()
    if (!this.isBusy) this.#resolveSettled()
  }

  #resolveSettled(): void {
    this.#settled?.resolve()
    this.#settled = undefined
  }
}

function isWaiting({ waiting, begun }: Lane<unknown>): boolean {
  return waiting.length > begun
}

function takeFirst<Job>(lane: Lane<Job>): Job | undefined {
  if (!isWaiting(lane)) return undefined
  const job = lane.waiting[lane.begun]
  lane.begun += 1
  if (lane.begun === lane.waiting.length || lane.begun >= 1024) {
    lane.waiting = lane.waiting.slice(lane.begun)
    lane.begun = 0
  }
  return job
}
