import { createQueue } from '../shared/queue.ts'
import {
  isPlayable,
  Timepiece,
  toMoment,
  toTimestamp,
  type Clock,
  type Now,
  type TimeState,
} from '../world/clock.ts'
import { Agenda } from './agenda.ts'
import { toMilliseconds, type Duration } from './duration.ts'
import { Alarm } from './timer.ts'
import { travel } from './travel.ts'
import type { ClockState, DueItem, Hands, Task, Work } from './work.ts'

/** A site's clock in the developer's hands. */
export type SiteClock = Pick<
  Timekeeper,
  'now' | 'frozen' | 'freeze' | 'resume' | 'set' | 'advance' | 'due' | 'state'
>

/** How often a clock of one's own is looked at, in milliseconds: nobody tells when it is moved. */
const GLANCE = 1000

/** Keeps a site's time, and has what falls due done. */
export class Timekeeper implements Clock {
  readonly #piece: Timepiece
  readonly #agenda = new Agenda()
  readonly #hands: Hands
  readonly #inTurn = createQueue()
  readonly #alarm: Alarm<Timekeeper>
  #isFrozen: boolean
  #isMoving = false
  #isClosed = false
  /** Sets no timer before it wakes: a site may be made where timers are forbidden. */
  #stage: 'made' | 'asleep' | 'awake' = 'made'
  #onWake: () => void = () => {}
  /** Changes with each reset: what was begun before ends without a trace. */
  #epoch = 0

  constructor(now: Now | undefined, hands: Hands) {
    this.#piece = new Timepiece(now)
    this.#isFrozen = this.#piece.isStanding
    this.#hands = hands
    this.#alarm = new Alarm(this, (keeper) => keeper.#wake())
  }

  /** The site is made: the next who looks at the clock wakes it, and the function is called. */
  sleep(onWake: () => void): void {
    this.#stage = 'asleep'
    this.#onWake = onWake
  }

  /** Has what falls due done from here on. */
  wake(): void {
    if (this.#stage !== 'asleep') return
    this.#stage = 'awake'
    this.#onWake()
    this.#setTimer()
  }

  /** The site's time, in milliseconds since 1970. */
  now(): number {
    this.wake()
    return this.#piece.now()
  }

  /** Whether time stands still until it is advanced, set or resumed. */
  get frozen(): boolean {
    return this.#isFrozen
  }

  /** Stops the site's time. */
  freeze(): void {
    this.#isFrozen = true
    if (this.#isMoving) return
    this.#piece.stand()
    this.#setTimer()
  }

  /** Lets the site's time run on from where it stands. */
  resume(): void {
    this.#isFrozen = false
    if (this.#isMoving) return
    this.#piece.run()
    this.#setTimer()
  }

  /**
   * Moves the site's time on to a moment, and does all that falls due until then.
   *
   * @throws Error when the moment is none or lies in the site's past.
   */
  set(moment: string | number | Date): Promise<ClockState> {
    return this.#inTurn(async () => {
      const target = toMoment(moment)
      if (target < this.now()) {
        throw new Error(
          `Cannot set the clock: ${toTimestamp(target)} lies before ${toTimestamp(this.now())}; ` +
            'time moves forward only, site.reset() begins anew',
        )
      }
      return this.#moveTo(target)
    })
  }

  /**
   * Moves the site's time on, and does all that falls due on the way: in order, each at its own
   * moment. Webhook targets are waited for at each step, one second of real time in all; attempts
   * that take longer go on and stand in `due` as `in_flight`.
   *
   * @throws Error when the duration is none.
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
          `Cannot advance the clock: ${duration} leads beyond the year 8999; give less`,
        )
      }
      return this.#moveTo(target)
    })
  }

  /** What falls due and when, soonest first; attempts in flight stand before it. */
  due(): DueItem[] {
    const toItem = ({ at, work }: Task): DueItem => ({ at: toTimestamp(at), ...work })
    return [...this.#hands.inFlight(), ...this.#agenda.list().map(toItem)]
  }

  /** Time, whether it stands, and what falls due. */
  state(): ClockState {
    return { now: toTimestamp(this.now()), frozen: this.#isFrozen, due: this.due() }
  }

  /** Has work done at a moment of the site's time, or at once when that is past. */
  plan(at: number, work: Work): Task {
    const task = this.#agenda.add(at, work)
    if (at < this.#alarm.at) this.#setTimer()
    return task
  }

  cancel(task: Task): void {
    this.#agenda.cancel(task)
  }

  /** Does what is due at present, where no timer has got to it yet. */
  async catchUp(): Promise<void> {
    const next = this.#agenda.next()
    if (next !== undefined && next.at <= this.now()) await this.#inTurn(() => this.#doDue())
  }

  /** Shows the time that the site began with, frozen or running, and forgets all work. */
  restart(): void {
    this.#piece.restart()
    this.#beginAnew([])
  }

  /** Goes on with a time and the work that lies ahead of it, soonest first. */
  load(time: TimeState, tasks: readonly Task[]): void {
    this.#piece.load(time)
    this.#beginAnew(tasks)
  }

  /** Time and the work that lies ahead, soonest first. */
  dump(): { time: TimeState; due: Omit<Task, 'order'>[] } {
    const due = this.#agenda.list().map(({ at, work }) => ({ at, work: { ...work } }))
    return { time: this.#piece.dump(), due }
  }

  /** A text that differs when time was moved or stopped, or work was added or done. */
  mark(): string {
    const { stands_at: standing, lead } = this.#piece.dump()
    return `${standing} ${lead} ${this.#agenda.mark()}`
  }

  /** Does something while nobody moves the site's time. */
  still<Result>(task: () => Promise<Result>): Promise<Result> {
    this.wake()
    return this.#inTurn(task)
  }

  /** Takes the work that lies ahead at the beginning, soonest first. */
  begin(tasks: readonly Task[]): void {
    this.#agenda.restart(tasks)
    this.#setTimer()
  }

  /** Does nothing by itself any more, until it begins anew. */
  close(): void {
    this.#isClosed = true
    this.#setTimer()
  }

  #beginAnew(tasks: readonly Task[]): void {
    this.#epoch += 1
    this.#isClosed = false
    this.#isMoving = false
    this.#isFrozen = this.#piece.isStanding
    this.begin(tasks)
  }

  async #moveTo(target: number): Promise<ClockState> {
    const epoch = this.#epoch
    this.#isMoving = true
    this.#piece.stand()
    try {
      const isCurrent = () => epoch === this.#epoch
      await travel(this.#piece, this.#agenda, this.#hands, target, isCurrent)
    } finally {
      if (epoch === this.#epoch) {
        this.#isMoving = false
        this.#piece.moveTo(target)
        if (!this.#isFrozen) this.#piece.run()
        this.#setTimer()
      }
    }
    return this.state()
  }

  async #doDue(): Promise<void> {
    const epoch = this.#epoch
    while (epoch === this.#epoch && !this.#isClosed) {
      const task = this.#agenda.takeDue(this.now())
      if (task === undefined) break
      await this.#hands.perform(task.work, task.at)
    }
    this.#setTimer()
  }

  #wake(): void {
    this.#alarm.clear()
    // What goes wrong in one piece of work must not end the process; the next timer goes on.
    void this.#inTurn(() => this.#doDue()).catch(() => this.#setTimer())
  }

  #setTimer(): void {
    this.#alarm.clear()
    const next = this.#agenda.next()
    if (next === undefined || this.#isClosed || this.#stage === 'made') return
    const wait = next.at - this.now()
    if (wait > 0 && this.#piece.isStanding) return
    this.#alarm.set(next.at, this.#piece.isForeign ? Math.min(wait, GLANCE) : wait)
  }
}
