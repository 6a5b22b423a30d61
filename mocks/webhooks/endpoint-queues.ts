/** How many jobs run at a time in total. */
const LIMIT = 32

/** How many run at a time in a queue that doesn't fail, if its jobs are slow. */
const QUEUE_LIMIT = 8

/** How many if they are quick: two at a time would halve the site's own throughput. */
const QUICK_LIMIT = 1

/** A quick job takes less, in milliseconds of real time. */
const QUICK = 50

/** How many run at a time in all failing queues together, which leaves room for the others. */
const FAILING_LIMIT = 16

interface Queue<Job> {
  waiting: Job[]
  /** How many of `waiting` have started: removing them one by one would move all others. */
  started: number
  running: Set<Job>
  /** Starts at one, doubles with each success, and returns to one with a failure. */
  limit: number
  isFailing: boolean
}

/** Runs jobs in a queue for each endpoint, in order; a slow endpoint doesn't hold up the others. */
export class EndpointQueues<Job> {
  readonly #run: (job: Job) => Promise<boolean>
  readonly #now: () => number
  #queues = new Map<number, Queue<Job>>()
  #running = 0
  #runningFailing = 0
  #isStarting = false
  #settled: { promise: Promise<void>; resolve: () => void } | undefined

  /** `run` returns whether the job succeeded. `now` returns milliseconds of real time. */
  constructor(run: (job: Job) => Promise<boolean>, now: () => number = () => performance.now()) {
    this.#run = run
    this.#now = now
  }

  /** Adds a job to a queue; it starts after the current synchronous code. */
  add(endpointId: number, job: Job): void {
    const queue = this.#queues.get(endpointId) ?? {
      waiting: [],
      started: 0,
      running: new Set(),
      limit: 1,
      isFailing: false,
    }
    queue.waiting.push(job)
    this.#queues.set(endpointId, queue)
    this.#startSoon()
  }

  /** Resolves when nothing waits or runs; undefined when nothing does. */
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
    return this.#running > 0 || [...this.#queues.values()].some(isWaiting)
  }

  /** All running and waiting jobs. */
  jobs(): Job[] {
    return [...this.#queues.values()].flatMap(({ running, waiting, started }) => {
      return [...running, ...waiting.slice(started)]
    })
  }

  /** Drops all jobs; what running ones return is ignored. */
  clear(): void {
    this.#queues = new Map()
    this.#running = 0
    this.#runningFailing = 0
    this.#resolveSettled()
  }

  #startSoon(): void {
    if (this.#isStarting) return
    this.#isStarting = true
    queueMicrotask(() => {
      this.#isStarting = false
      this.#startAll()
    })
  }

  #startAll(): void {
    let hasStarted = true
    while (hasStarted) {
      hasStarted = false
      // One job of each queue in turn.
      for (const queue of this.#queues.values()) {
        if (!this.#hasRoom(queue)) continue
        const job = takeNext(queue)
        if (job === undefined) continue
        hasStarted = true
        void this.#runIn(queue, job)
      }
    }
  }

  #hasRoom({ running, limit, isFailing }: Queue<Job>): boolean {
    if (this.#running >= LIMIT || running.size >= limit) return false
    return !isFailing || this.#runningFailing < FAILING_LIMIT
  }

  async #runIn(queue: Queue<Job>, job: Job): Promise<void> {
    const queues = this.#queues
    const wasFailing = queue.isFailing
    this.#running += 1
    if (wasFailing) this.#runningFailing += 1
    queue.running.add(job)
    const start = this.#now()
    // A job that throws must not end the process.
    const isSuccess = await this.#run(job).catch(() => false)
    const most = this.#now() - start < QUICK ? QUICK_LIMIT : QUEUE_LIMIT
    if (queues !== this.#queues) return
    queue.running.delete(job)
    this.#running -= 1
    if (wasFailing) this.#runningFailing -= 1
    queue.limit = isSuccess ? Math.min(queue.limit * 2, most) : 1
    queue.isFailing = !isSuccess
    this.#startAll()
    if (!this.isBusy) this.#resolveSettled()
  }

  #resolveSettled(): void {
    this.#settled?.resolve()
    this.#settled = undefined
  }
}

function isWaiting({ waiting, started }: Queue<unknown>): boolean {
  return waiting.length > started
}

function takeNext<Job>(queue: Queue<Job>): Job | undefined {
  if (!isWaiting(queue)) return undefined
  const job = queue.waiting[queue.started]
  queue.started += 1
  if (queue.started === queue.waiting.length || queue.started >= 1024) {
    queue.waiting = queue.waiting.slice(queue.started)
    queue.started = 0
  }
  return job
}
