import type { ChangeTracker } from '../shared/change-tracker.ts'
import { MOST_PLANNED } from '../shared/limits.ts'
import { unknownWord } from '../shared/field-error.ts'
import { toMilliseconds, type Duration } from '../clock/duration.ts'

/**
 * What can be wrong with a delivery: it comes late, twice, after the next one, or not at all; its
 * first attempt fails or has a wrong signature; or its JSON has other spacing and escapes (with a
 * valid signature).
 */
export type MisbehaviourKind = (typeof KINDS)[number]

/** Every kind of delivery fault. */
export const KINDS = [
  'delay',
  'duplicate',
  'reorder',
  'drop',
  'fail',
  'wrong_signature',
  'reformat',
] as const

/** Makes the next deliveries fail in one way. */
export interface Misbehaviour {
  how: MisbehaviourKind
  /** How many deliveries. One by default. */
  next?: number
  /** Only for `delay`: how long, on the site's clock. Ten seconds by default. */
  delay?: Duration
}

/** A delivery fault, and for how many deliveries it still applies. */
export interface PlannedMisbehaviour {
  how: MisbehaviourKind
  next: number
  /** In milliseconds. */
  delay: number
}

/** The requested delivery faults; all that remain apply to the next delivery together. */
export class DeliveryFaults {
  #planned: PlannedMisbehaviour[] = []
  readonly #changes: ChangeTracker

  constructor(changes: ChangeTracker) {
    this.#changes = changes
  }

  /** @throws Error when the kind, the number or the duration is invalid. */
  add({ how, next = 1, delay = '10s' }: Misbehaviour): void {
    if (!KINDS.includes(how)) {
      throw new Error(`Cannot add the delivery fault: ${unknownWord('kind', how, KINDS)}`)
    }
    if (!Number.isSafeInteger(next) || next < 1) {
      throw new Error(`Cannot add the delivery fault "${how}": next is ${next}; write 1 or more`)
    }
    if (this.#planned.length >= MOST_PLANNED) {
      throw new Error(
        `Cannot add the delivery fault "${how}": there are already ${MOST_PLANNED}; remove them first`,
      )
    }
    this.#planned.push({ how, next, delay: toMilliseconds(delay) })
    this.#changes.touch()
  }

  list(): PlannedMisbehaviour[] {
    return this.#planned.map((one) => ({ ...one }))
  }

  /** Replaces all. */
  load(planned: readonly PlannedMisbehaviour[]): void {
    this.#planned = planned.map((one) => ({ ...one }))
  }

  clear(): void {
    this.#planned = []
    this.#changes.touch()
  }

  /** Takes the faults of the next delivery. */
  take(): ReadonlyMap<MisbehaviourKind, PlannedMisbehaviour> {
    const taken = new Map(this.#planned.map((one) => [one.how, one]))
    for (const one of taken.values()) one.next -= 1
    this.#planned = this.#planned.filter(({ next }) => next > 0)
    if (taken.size > 0) this.#changes.touch()
    return taken
  }
}
