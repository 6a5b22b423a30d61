import { skip } from '../../model/stop.ts'

/** Most requests of a run, whatever the site does. */
export const MOST_REQUESTS = 200

/** Most writes of a run, unless the caller names another number. */
export const MOST_WRITES = 15

/**
 * Requests beyond the first one of each call, and how many of them all a run sends before it does
 * without: near misses of its own, another look at what a list or a read did not show yet, and a call
 * that the site did not answer or was too busy for.
 */
const MOST_FURTHER = { spare: 30, look: 34, repeat: 52 }

/**
 * Requests that are kept for what a run does after them: by an odd order in its middle, by a customer
 * with many odd fields, by another try of a call that was refused, and by a near miss among its last calls.
 */
const KEPT = { order: 88, ladder: 28, try: 23, late: 17 }

/** What a run has a request left for. */
export type Room = keyof typeof KEPT

/**
 * What is kept besides where a site has needed many further requests: it will need more of them, the
 * fewer the later it is.
 */
const KEPT_UNDER_STRAIN = { order: 16, ladder: 8, try: 8, late: 16 }

/** What is kept besides once a token call has ended the run's token: later ones will, and calls are sent again. */
const KEPT_FOR_RENEWALS = 8

/** How many other further requests a site may have needed, for a run to have some to spare. */
const MOST_BEFORE_SPARE = 18

/** Why a request is sent beyond the first one of its call. */
export type Further = keyof typeof MOST_FURTHER

/** Counts the requests and the writes of a run and stops at the limits. */
export class Budget {
  readonly #mostWrites: number
  #requests = 0
  #further = 0
  #spared = 0
  #made = 0
  #underway = 0
  #renewals = 0

  constructor(mostWrites: number) {
    this.#mostWrites = mostWrites
  }

  /** Every request that was sent. */
  get requests(): number {
    return this.#requests
  }

  /** API POSTs that succeeded or were not answered. */
  get made(): number {
    return this.#made
  }

  /** Takes a further request, if the run can still do it and all that it has to do without it. */
  takeFurther(why: Further): boolean {
    if (this.#further >= MOST_FURTHER[why]) return false
    this.#further += 1
    return true
  }

  /** Takes a request for what a run does only where the site asks for little else: no pages, no delays. */
  takeSpare(): boolean {
    if (this.#isStrained() || !this.takeFurther('spare')) return false
    this.#spared += 1
    return true
  }

  #isStrained(): boolean {
    return this.#further - this.#spared > MOST_BEFORE_SPARE
  }

  /** Counts a token in place of one that a later token call has ended. */
  countRenewal(): void {
    this.#renewals += 1
  }

  /** Checks whether a run has a request left for this, besides those for what it does afterwards. */
  hasRoom(what: Room): boolean {
    const strain = this.#isStrained() ? KEPT_UNDER_STRAIN[what] : 0
    const renewals = this.#renewals > 0 ? KEPT_FOR_RENEWALS : 0
    return this.#requests + KEPT[what] + strain + renewals < MOST_REQUESTS
  }

  /**
   * Checks that a request is left.
   *
   * @throws Stop when none is.
   */
  refuseWhenSpent(): void {
    if (this.#requests < MOST_REQUESTS) return
    throw skip('BUDGET', `The run has sent ${MOST_REQUESTS} requests, and sends no more`)
  }

  /** Counts a request that is sent, and returns its number, from 1. */
  countRequest(): number {
    this.#requests += 1
    return this.#requests
  }

  /**
   * Takes one write, before it is sent: any POST may turn out to succeed.
   *
   * @param isNeeded most checks need what it creates; others do without where a run has made enough
   * @returns a function to call with the outcome: whether the write counts
   * @throws Stop when no write is left.
   */
  takeWrite(isNeeded: boolean): (counts: boolean) => void {
    if (this.#made + this.#underway >= this.#mostWrites) {
      const isEnough = !isNeeded && this.#mostWrites >= MOST_WRITES
      throw isEnough
        ? skip('NOT_SHOWN', `The run has created ${this.#mostWrites} records; see --max-writes`)
        : skip('BUDGET', `The ${this.#mostWrites} allowed writes are used up; see --max-writes`)
    }
    this.#underway += 1
    return (counts) => {
      this.#underway -= 1
      if (counts) this.#made += 1
    }
  }
}
