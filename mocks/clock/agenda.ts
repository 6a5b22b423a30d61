import type { Task, Work } from './work.ts'

/** The work that lies before a site, soonest first; of one moment, in the order of its making. */
export class Agenda {
  /** A binary heap: each task is due no later than the two at twice its place, plus 1 and 2. */
  #heap: Task[] = []
  #canceled = new WeakSet<Task>()
  #order = 0

  add(at: number, work: Work): Task {
    const task = { at, order: this.#order, work }
    this.#order += 1
    this.#heap.push(task)
    this.#rise(this.#heap.length - 1)
    return task
  }

  /** Takes a task off; one that is done already is no matter. */
  cancel(task: Task): void {
    this.#canceled.add(task)
  }

  /** The task that falls due next. */
  next(): Task | undefined {
    for (;;) {
      const [task] = this.#heap
      if (task === undefined || !this.#canceled.has(task)) return task
      this.#takeFirst()
    }
  }

  /** Takes the next task when it is due at the given moment, in milliseconds since 1970. */
  takeDue(until: number): Task | undefined {
    const task = this.next()
    if (task === undefined || task.at > until) return undefined
    this.#takeFirst()
    return task
  }

  /** All tasks in the order in which they fall due. */
  list(): Task[] {
    return this.#heap.filter((task) => !this.#canceled.has(task)).sort(compare)
  }

  /** A text that differs when a task was added or taken. */
  mark(): string {
    return `${this.#order} ${this.#heap.length}`
  }

  /** Begins anew with tasks in their order; they are shared and stay untouched. */
  restart(tasks: readonly Task[]): void {
    // A sorted list is a heap already: a reset costs a copy.
    this.#heap = tasks.slice()
    this.#canceled = new WeakSet()
    this.#order = tasks.length
  }

  #takeFirst(): void {
    const last = this.#heap.pop()
    if (last === undefined || this.#heap.length === 0) return
    this.#heap[0] = last
    this.#sink()
  }

  #rise(from: number): void {
    let place = from
    while (place > 0) {
      const parent = (place - 1) >> 1
      if (compare(this.#heap[parent]!, this.#heap[place]!) <= 0) return
      this.#swap(parent, place)
      place = parent
    }
  }

  #sink(): void {
    let place = 0
    for (;;) {
      const left = 2 * place + 1
      let least = place
      for (const child of [left, left + 1]) {
        if (child < this.#heap.length && compare(this.#heap[child]!, this.#heap[least]!) < 0) {
          least = child
        }
      }
      if (least === place) return
      this.#swap(least, place)
      place = least
    }
  }

  #swap(left: number, right: number): void {
    const task = this.#heap[left]!
    this.#heap[left] = this.#heap[right]!
    this.#heap[right] = task
  }
}

function compare(left: Task, right: Task): number {
  return left.at - right.at || left.order - right.order
}
