import { ChangeTracker } from '../shared/change-tracker.ts'
import type { Task, Work } from './tasks.ts'

/** A site's scheduled tasks, soonest first; of one moment, in the order they were added. */
export class TaskQueue {
  /** A binary heap: the children of index i are at 2i + 1 and 2i + 2, and due no sooner. */
  #heap: Task[] = []
  #canceled = new WeakSet<Task>()
  #order = 0
  readonly #changes: ChangeTracker

  constructor(changes = new ChangeTracker()) {
    this.#changes = changes
  }

  add(at: number, work: Work): Task {
    const task = { at, order: this.#order, work }
    this.#order += 1
    this.#heap.push(task)
    this.#siftUp(this.#heap.length - 1)
    this.#changes.note('due', task.order, task)
    return task
  }

  /** Removes a task; does nothing when it is already done. */
  cancel(task: Task): void {
    this.#canceled.add(task)
    this.#changes.note('due', task.order)
  }

  /** The task that falls due next. */
  next(): Task | undefined {
    for (;;) {
      const [task] = this.#heap
      if (task === undefined || !this.#canceled.has(task)) return task
      this.#removeFirst()
    }
  }

  /** Removes and returns the next task when it is due by the given moment, in milliseconds since 1970. */
  takeDue(until: number): Task | undefined {
    const task = this.next()
    if (task === undefined || task.at > until) return undefined
    this.#removeFirst()
    return task
  }

  /** All tasks in the order in which they fall due. */
  list(): Task[] {
    return this.#heap.filter((task) => !this.#canceled.has(task)).sort(compare)
  }

  /** Reindexs all tasks with a sorted list, which is shared and never changed. */
  reset(tasks: readonly Task[]): void {
    // A sorted list is already a heap, so a reset only copies it.
    this.#heap = tasks.slice()
    this.#canceled = new WeakSet()
    this.#order = tasks.reduce((most, { order }) => Math.max(most, order + 1), 0)
  }

  #removeFirst(): void {
    const last = this.#heap.pop()
    if (last === undefined || this.#heap.length === 0) return
    this.#heap[0] = last
    this.#siftDown()
  }

  #siftUp(from: number): void {
    let index = from
    while (index > 0) {
      const parent = (index - 1) >> 1
      if (compare(this.#heap[parent]!, this.#heap[index]!) <= 0) return
      this.#swap(parent, index)
      index = parent
    }
  }

  #siftDown(): void {
    let index = 0
    for (;;) {
      const left = 2 * index + 1
      let least = index
      for (const child of [left, left + 1]) {
        if (child < this.#heap.length && compare(this.#heap[child]!, this.#heap[least]!) < 0) {
          least = child
        }
      }
      if (least === index) return
      this.#swap(least, index)
      index = least
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
