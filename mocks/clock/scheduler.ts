import { ChangeTracker } from '../shared/change-tracker.ts'
import { createQueue } from '../shared/queue.ts'
import {
  AdjustableClock,
  isPlayable,
  toMoment,
  toTimestamp,
  type Clock,
  type Now,
  type TimeState,
} from '../world/clock.ts'
import { toMilliseconds, type Duration } from './duration.ts'
import { TaskQueue } from './task-queue.ts'
import type { ClockState, DueItem, Task, TaskCallbacks, Work } from './tasks.ts'
import { Alarm, waitAtMost } from './timer.ts'

/** Reads, freezes, sets and advances the time of a site. */
export type SiteClock = Pick<
  Scheduler,
  'now' | 'frozen' | 'freeze' | 'resume' | 'set' | 'advance' | 'due' | 'state'
>

/** How often an external clock is polled, in milliseconds: it doesn't say when it is moved. */
const POLL_INTERVAL = 1000

/** How long an advance waits for webhook targets in total, in milliseconds of real time. */
const LONGEST_WAIT = 1000

/** Keeps a site's time and runs the tasks that fall due. */
export class Scheduler implements Clock {
  readonly #clock: AdjustableClock
  readonly #tasks: TaskQueue
  readonly #changes: ChangeTracker
  readonly #callbacks: TaskCallbacks
  readonly #inTurn = createQueue()
  readonly #alarm: Alarm<Scheduler>
  #isFrozen: boolean
  #isMoving = false
  #isClosed = false
  readonly #hasTimers: boolean
  /** No timer before the first use: a Worker may create a site where timers are forbidden. */
  #stage: 'created' | 'asleep' | 'awake' = 'created'
  #onWake: () => void = () => {}
  /** How many listeners await what happens. */
  #awaiting = 0
  /** Changes with each reset; whatever started before it stops without effect. */
  #epoch = 0

  /** @param hasTimers false where somebody else calls `catchUp` when something is due */
  constructor(
    now: Now | undefined,
    callbacks: TaskCallbacks,
    changes = new ChangeTracker(),
    hasTimers = true,
  ) {
    this.#hasTimers = hasTimers
    this.#clock = new AdjustableClock(now)
    this.#tasks = new TaskQueue(changes)
    this.#changes = changes
    this.#isFrozen = this.#clock.isFrozen
    this.#callbacks = callbacks
    this.#alarm = new Alarm(this, (scheduler) => scheduler.#ring())
  }

  /** Waits for the first use of the clock, then calls the function. */
  sleep(onWake: () => void): void {
    this.#stage = 'asleep'
    this.#onWake = onWake
  }

  /** Starts to run tasks when they fall due. */
  wake(): void {
    if (this.#stage !== 'asleep') return
    this.#stage = 'awake'
    this.#onWake()
    this.#setTimer()
  }

  /** Stays in memory while something is due, until the returned function is called: somebody listens. */
  stayFor(stop: () => void): () => void {
    this.wake()
    this.#awaiting += 1
    this.#setTimer()
    let isOver = false
    return () => {
      stop()
      if (isOver) return
      isOver = true
      this.#awaiting -= 1
      this.#setTimer()
    }
  }

  /** The site's time, in milliseconds since 1970. */
  now(): number {
    this.wake()
    return this.#clock.now()
  }

  /** Whether time stands still until it is advanced, set or resumed. */
  get frozen(): boolean {
    return this.#isFrozen
  }

  /** Stops the site's time. */
  freeze(): void {
    this.#isFrozen = true
    this.#changes.touch()
    if (this.#isMoving) return
    this.#clock.freeze()
    this.#setTimer()
  }

  /** Lets the site's time run again, from where it stopped. */
  resume(): void {
    this.#isFrozen = false
    this.#changes.touch()
    if (this.#isMoving) return
    this.#clock.resume()
    this.#setTimer()
  }

  /**
   * Moves the site's time forward to a moment and runs everything that falls due until then.
   *
   * @throws Error when the moment is invalid or in the site's past.
   */
  set(moment: string | number | Date): Promise<ClockState> {
    return this.#inTurn(async () => {
      const target = toMoment(moment)
      if (target < this.now()) {
        throw new Error(
          `Cannot set the clock: ${toTimestamp(target)} is before ${toTimestamp(this.now())}; ` +
            'time only moves forward, call site.reset() to start again',
        )
      }
      return this.#moveTo(target)
    })
  }

  /**
   * Moves the site's time forward and runs everything that falls due on the way: in order, each at
   * its own moment. At each step it waits for webhook targets, one second of real time in total;
   * attempts that take longer continue and appear in `due` as `in_flight`.
   *
   * @throws Error when the duration is invalid.
   *
   * @example
   * await site.clock.advance('20h')
   */
  advance(duration: Duration): Promise<ClockState> {
    return this.#inTurn(async () => {
      const length = toMilliseconds(duration)
      const target = this.now() + length
      if (!isPlayable(target)) {
        throw new Error(
          `Cannot advance the clock: ${duration} leads beyond the year 8999; use a shorter duration`,
        )
      }
      return this.#moveTo(target)
    })
  }

  /** What falls due and when, soonest first; attempts in flight come before it. */
  due(): DueItem[] {
    const toItem = ({ at, work }: Task): DueItem => ({ at: toTimestamp(at), ...work })
    return [...this.#callbacks.inFlight(), ...this.#tasks.list().map(toItem)]
  }

  /** The time, whether it is frozen, and what falls due. */
  state(): ClockState {
    return { now: toTimestamp(this.now()), frozen: this.#isFrozen, due: this.due() }
  }

  /** Schedules work for a moment of the site's time; a past moment means at once. */
  schedule(at: number, work: Work): Task {
    const task = this.#tasks.add(at, work)
    if (at < this.#alarm.at) this.#setTimer()
    return task
  }

  cancel(task: Task): void {
    this.#tasks.cancel(task)
  }

  /** Runs what is due now, in case its timer hasn't fired yet. */
  async catchUp(): Promise<void> {
    const next = this.#tasks.next()
    if (next !== undefined && next.at <= this.now()) await this.#inTurn(() => this.#runDue())
  }

  /** Returns to the time that the site started with, frozen or running, and drops all tasks. */
  reset(): void {
    this.#clock.reset()
    this.#replaceTasks([])
  }

  /** Continues with a saved time and its tasks, soonest first; they run after `start`. */
  load(time: TimeState, tasks: readonly Task[]): void {
    this.#clock.load(time)
    this.#replaceTasks(tasks)
    this.close()
  }

  /** Runs tasks again, also those that fell due meanwhile. */
  start(): void {
    this.#isClosed = false
    this.#setTimer()
  }

  /** The time as plain data; of a move that is in progress, what it has reached. */
  time(): TimeState {
    return this.#isMoving && !this.#isFrozen ? this.#clock.dumpResumed() : this.#clock.dump()
  }

  /** All tasks, in the order in which they fall due. */
  tasks(): Task[] {
    return this.#tasks.list()
  }

  /** When the next task is due, in real milliseconds since 1970; null when none will be. */
  wakeAt(): number | null {
    const next = this.#tasks.next()
    if (next === undefined) return null
    const wait = next.at - this.now()
    return wait > 0 && this.#isFrozen ? null : Date.now() + Math.max(0, wait)
  }

  /** The time and the tasks, soonest first, as plain data. */
  dump(): { time: TimeState; due: Omit<Task, 'order'>[] } {
    const due = this.#tasks.list().map(({ at, work }) => ({ at, work: { ...work } }))
    return { time: this.#clock.dump(), due }
  }

  /** Runs a function while no `set` or `advance` is in progress. */
  betweenMoves<Result>(run: () => Promise<Result>): Promise<Result> {
    this.wake()
    return this.#inTurn(run)
  }

  /** Sets the tasks that a site starts with, soonest first. */
  setTasks(tasks: readonly Task[]): void {
    this.#tasks.reset(tasks)
    this.#setTimer()
  }

  /** Stops running tasks until the next start or reset. */
  close(): void {
    this.#isClosed = true
    this.#setTimer()
  }

  #replaceTasks(tasks: readonly Task[]): void {
    this.#epoch += 1
    this.#isClosed = false
    this.#isMoving = false
    this.#isFrozen = this.#clock.isFrozen
    this.setTasks(tasks)
  }

  async #moveTo(target: number): Promise<ClockState> {
    const epoch = this.#epoch
    this.#isMoving = true
    this.#clock.freeze()
    try {
      await this.#runUntil(target, () => epoch === this.#epoch)
    } finally {
      if (epoch === this.#epoch) {
        this.#isMoving = false
        this.#clock.moveTo(target)
        this.#changes.touch()
        if (!this.#isFrozen) this.#clock.resume()
        this.#setTimer()
      }
    }
    return this.state()
  }

  /**
   * Runs each task that falls due until a moment, with the clock at the task's own moment. Waits for
   * what is being sent before it moves the clock: a retry may also be due on the way.
   */
  async #runUntil(target: number, isCurrent: () => boolean): Promise<void> {
    let timeLeft = LONGEST_WAIT
    const settle = async () => {
      const settled = this.#callbacks.settled()
      if (settled === undefined || timeLeft <= 0) return
      const start = performance.now()
      await waitAtMost(settled, timeLeft)
      timeLeft -= performance.now() - start
    }
    await settle()
    while (isCurrent()) {
      if ((this.#tasks.next()?.at ?? Infinity) > this.#clock.now()) await settle()
      const task = isCurrent() ? this.#tasks.takeDue(target) : undefined
      if (task === undefined) return
      this.#clock.moveTo(task.at)
      this.#changes.touch()
      await this.#callbacks.perform(task.work, task.at)
      // Only now: until its work is done, a task is still due.
      if (isCurrent()) this.#tasks.cancel(task)
    }
  }

  async #runDue(): Promise<void> {
    const epoch = this.#epoch
    while (epoch === this.#epoch && !this.#isClosed) {
      const task = this.#tasks.takeDue(this.now())
      if (task === undefined) break
      await this.#callbacks.perform(task.work, task.at)
      if (epoch === this.#epoch) this.#tasks.cancel(task)
    }
    this.#setTimer()
  }

  #ring(): void {
    this.#alarm.clear()
    // A task that fails must not end the process; the next timer continues.
    void this.#inTurn(() => this.#runDue()).catch(() => this.#setTimer())
  }

  #setTimer(): void {
    this.#alarm.clear()
    const next = this.#tasks.next()
    if (!this.#hasTimers || this.#isClosed || this.#stage === 'created') return
    if (next === undefined) return
    const wait = next.at - this.now()
    if (wait > 0 && this.#clock.isFrozen) return
    const pause = this.#clock.isExternal ? Math.min(wait, POLL_INTERVAL) : wait
    this.#alarm.set(next.at, pause, this.#awaiting > 0)
  }
}
