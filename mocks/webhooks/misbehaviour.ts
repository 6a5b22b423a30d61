import { MOST_PLANNED } from '../shared/limits.ts'
import { unknownWord } from '../shared/unknown-word.ts'
import { toMilliseconds, type Duration } from '../clock/duration.ts'

/**
 * What a delivery may be made to do: come late, come twice, come after the next one, not come at
 * all, come with a signature that does not hold (its first attempt alone), or as the same JSON value
 * with other spacing and escapes, signed as it is sent.
 */
export type MisbehaviourKind =
  | 'delay'
  | 'duplicate'
  | 'reorder'
  | 'drop'
  | 'wrong_signature'
  | 'reformat'

/** Asks the next deliveries to misbehave. */
export interface Misbehaviour {
  how: MisbehaviourKind
  /** How many deliveries. One when left out. */
  next?: number
  /** Of `delay` alone: how long, on the site's clock. Ten seconds when left out. */
  delay?: Duration
}

/** A misbehaviour with what is left of it. */
export interface PlannedMisbehaviour {
  how: MisbehaviourKind
  next: number
  /** In milliseconds. */
  delay: number
}

/** Every way to misbehave. */
export const KINDS: readonly MisbehaviourKind[] = [
  'delay',
  'duplicate',
  'reorder',
  'drop',
  'wrong_signature',
  'reformat',
]

/** The misbehaviours that were asked for; each delivery takes part in all that are not used up. */
export class Misbehaviours {
  #planned: PlannedMisbehaviour[] = []

  /** @throws Error when there is no such misbehaviour, number or duration. */
  add({ how, next = 1, delay = '10s' }: Misbehaviour): void {
    if (!KINDS.includes(how)) {
      throw new Error(`Cannot misbehave: ${unknownWord('way', how, KINDS)}`)
    }
    if (!Number.isSafeInteger(next) || next < 1) {
      throw new Error(`Cannot misbehave "${how}": next is ${next}; write 1 or more`)
    }
    if (this.#planned.length >= MOST_PLANNED) {
      throw new Error(`Cannot misbehave "${how}": ${MOST_PLANNED} wait already; take them back`)
    }
    this.#planned.push({ how, next, delay: toMilliseconds(delay) })
  }

  list(): PlannedMisbehaviour[] {
    return this.#planned.map((one) => ({ ...one }))
  }

  /** Takes these in place of all. */
  load(planned: readonly PlannedMisbehaviour[]): void {
    this.#planned = planned.map((one) => ({ ...one }))
  }

  clear(): void {
    this.#planned = []
  }

  /** What the next delivery is to do. */
  take(): ReadonlyMap<MisbehaviourKind, PlannedMisbehaviour> {
    const taken = new Map(this.#planned.map((one) => [one.how, one]))
    for (const one of taken.values()) one.next -= 1
    this.#planned = this.#planned.filter(({ next }) => next > 0)
    return taken
  }
}
