import { skip } from '../../model/stop.ts'

/** Counts the writes of a run and stops at the number that is allowed. */
export class Budget {
  readonly #most: number
  #made = 0
  #underway = 0

  constructor(most: number) {
    this.#most = most
  }

  /** API POSTs that succeeded or were not answered. */
  get made(): number {
    return this.#made
  }

  /**
   * Takes one write, before it is sent: any POST may turn out to succeed.
   *
   * @returns what to call with the outcome: did it count?
   * @throws Stop when no write is left.
   */
  take(): (counts: boolean) => void {
    if (this.#made + this.#underway >= this.#most) {
      throw skip(
        'BUDGET',
        `The ${this.#most} writes that are allowed are used up; see --max-writes`,
      )
    }
    this.#underway += 1
    return (counts) => {
      this.#underway -= 1
      if (counts) this.#made += 1
    }
  }
}
