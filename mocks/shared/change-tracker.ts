/** Called with each change: the kind and the id of a thing, and the thing, or undefined once it is gone. */
type Hear = (kind: string, id: string | number, thing: object | undefined) => void

/**
 * Learns of every change of a site's state: each part of a site reports its own here, in the same
 * synchronous code that makes them.
 */
export class ChangeTracker {
  #count = 0
  #hear: Hear | undefined

  /** How many changes there were. */
  get count(): number {
    return this.#count
  }

  /** Reports a change of what a site has once, such as its clock. */
  touch(): void {
    this.#count += 1
    this.#hear?.('', '', undefined)
  }

  /**
   * Reports a thing that is new, changed or gone.
   *
   * @param thing undefined when it is gone
   */
  note(kind: string, id: string | number, thing?: object): void {
    this.#count += 1
    this.#hear?.(kind, id, thing)
  }

  /** Calls a function with each change from now on; none when it is undefined. */
  listen(hear: Hear | undefined): void {
    this.#hear = hear
  }
}
