import type { Kind } from './records.ts'

/** How many calls do not show a new record yet (gap G112). */
interface Delay {
  lists?: number
  reads?: number
  writes?: number
}

/** New records that some calls do not know yet. A snapshot has none: what it holds is not new. */
export class Delays {
  readonly #unread = new Map<string, number>()
  readonly #unknown = new Map<string, number>()
  readonly #unlisted = new Map<Kind, Map<string | number, number>>()

  add(kind: Kind, id: string | number, { lists = 0, reads = 0, writes = 0 }: Delay): void {
    if (reads > 0) this.#unread.set(`${kind} ${id}`, reads)
    if (writes > 0) this.#unknown.set(`${kind} ${id}`, writes)
    if (lists === 0) return
    const unlisted = this.#unlisted.get(kind) ?? new Map<string | number, number>()
    this.#unlisted.set(kind, unlisted.set(id, lists))
  }

  /** Whether a single read shows a record; counts the read. */
  isShown(kind: Kind, id: string | number): boolean {
    return isOver(this.#unread, `${kind} ${id}`)
  }

  /** Whether a write that names a record finds it; counts the write. */
  isKnown(kind: Kind, id: string | number): boolean {
    return isOver(this.#unknown, `${kind} ${id}`)
  }

  /** The ids that a list does not show. A later page shows what the first one would. */
  hiddenFrom(kind: Kind, isFirstPage: boolean): ReadonlySet<string | number> {
    const unlisted = this.#unlisted.get(kind)
    const hidden = new Set<string | number>()
    for (const [id, left] of unlisted ?? []) {
      if (left > 0 || !isFirstPage) hidden.add(id)
      if (!isFirstPage) continue
      if (left === 0) unlisted?.delete(id)
      else unlisted?.set(id, left - 1)
    }
    return hidden
  }
}

/** Whether no call is left that a record is hidden from; counts the call. */
function isOver(hidden: Map<string, number>, record: string): boolean {
  const left = hidden.get(record)
  if (left === undefined) return true
  if (left === 1) hidden.delete(record)
  else hidden.set(record, left - 1)
  return false
}
