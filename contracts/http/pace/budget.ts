import { skip } from '../../model/stop.ts'

/** Counts the writes of a run and stops at the limit. */
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
   * @returns a function to call with the outcome: whether the write counts
   * @throws Stop when no write is left.
   */
  take(): (counts: boolean) => void {
    if (this.#made + this.#underway >= this.#most) {
      throw skip('BUDGET', `The ${this.#most} allowed writes are used up; see --max-writes`)
    }
    this.#underway += 1
    return (counts) => {
      this.#underway -= 1
      if (counts) this.#made += 1
    }
  }
}
