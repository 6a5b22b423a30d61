import { ChangeTracker } from '../shared/change-tracker.ts'
import type { Kind } from './records.ts'

/** The calls that may not know a new record yet. */
type Call = 'lists' | 'reads' | 'writes'

/** How many calls do not show a new record yet (gap G112). */
type Delay = Partial<Record<Call, number>>

/** From how many more calls a record is hidden, as plain data. */
export interface DelayState {
  call: Call
  kind: Kind
  id: string | number
  left: number
}

/** New records that some calls do not know yet. A snapshot has none: what it holds is not new. */
export class Delays {
  readonly #hidden: Readonly<Record<Call, Map<string, DelayState>>> = {
    lists: new Map(),
    reads: new Map(),
    writes: new Map(),
  }
  readonly #changes: ChangeTracker

  constructor(changes = new ChangeTracker()) {
    this.#changes = changes
  }

  add(kind: Kind, id: string | number, delay: Delay): void {
    for (const call of ['lists', 'reads', 'writes'] as const) {
      const left = delay[call] ?? 0
      if (left > 0) this.#set({ call, kind, id, left })
    }
  }

  /** Whether a single read shows a record; counts the read. */
  isShown(kind: Kind, id: string | number): boolean {
    return this.#isOver('reads', kind, id)
  }

  /** Whether a write that names a record finds it; counts the write. */
  isKnown(kind: Kind, id: string | number): boolean {
    return this.#isOver('writes', kind, id)
  }

  /** The ids that a list does not show. A later page shows what the first one would. */
  hiddenFrom(kind: Kind, isFirstPage: boolean): ReadonlySet<string | number> {
    const hidden = new Set<string | number>()
    for (const delay of this.#hidden.lists.values()) {
      if (delay.kind !== kind) continue
      if (delay.left > 0 || !isFirstPage) hidden.add(delay.id)
      if (!isFirstPage) continue
      if (delay.left === 0) this.#delete(delay)
      else this.#set({ ...delay, left: delay.left - 1 })
    }
    return hidden
  }

  /** Everything that is hidden, each with an id of its own. */
  *all(): Iterable<readonly [string, DelayState]> {
    for (const hidden of Object.values(this.#hidden)) {
      for (const delay of hidden.values()) yield [idOf(delay), delay]
    }
  }

  load(delays: readonly DelayState[]): void {
    for (const delay of delays) {
      const { call, kind, id } = delay
      this.#hidden[call].set(`${kind} ${id}`, delay)
    }
  }

  /** Whether no call is left that a record is hidden from; counts the call. */
  #isOver(call: Call, kind: Kind, id: string | number): boolean {
    const delay = this.#hidden[call].get(`${kind} ${id}`)
    if (delay === undefined) return true
    if (delay.left === 1) this.#delete(delay)
    else this.#set({ ...delay, left: delay.left - 1 })
    return false
  }

  #set(delay: DelayState): void {
    const { call, kind, id } = delay
    this.#hidden[call].set(`${kind} ${id}`, delay)
    this.#changes.note('delays', idOf(delay), delay)
  }

  #delete(delay: DelayState): void {
    const { call, kind, id } = delay
    this.#hidden[call].delete(`${kind} ${id}`)
    this.#changes.note('delays', idOf(delay))
  }
}

function idOf({ call, kind, id }: DelayState): string {
  return `${call} ${kind} ${id}`
}
