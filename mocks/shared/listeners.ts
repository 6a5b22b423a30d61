/**
 * Runs something that only watches. What it throws, at once or later, goes to the console: nothing
 * that observes a site may change or fail an answer.
 */
export function observe(watch: () => unknown): void {
  try {
    const watched = watch()
    if (typeof watched === 'object' && watched !== null) Promise.resolve(watched).catch(report)
  } catch (error) {
    report(error)
  }
}

function report(error: unknown): void {
  // oxlint-disable-next-line no-console -- the only place where a listener's own mistake can show
  console.error('A listener failed; no answer is affected:', error)
}

/** Functions that are called when something happens. */
export class Listeners<Values extends readonly unknown[]> {
  readonly #all = new Set<(...values: Values) => unknown>()

  get size(): number {
    return this.#all.size
  }

  /** Calls a listener from now on, until the returned function is called. */
  add(listener: (...values: Values) => unknown): () => void {
    this.#all.add(listener)
    return () => void this.#all.delete(listener)
  }

  tell(...values: Values): void {
    // A copy: a listener may add another one.
    for (const listener of new Set(this.#all)) observe(() => listener(...values))
  }
}
