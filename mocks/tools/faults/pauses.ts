/** Delays of answers in real time; all can be ended at once. */
export class Pauses {
  readonly #ends = new Set<() => void>()
  #generation = 0

  /** Changes whenever all pauses end: a request that came before has no delay any more. */
  get generation(): number {
    return this.#generation
  }

  /**
   * Resolves after so many milliseconds, or earlier: when all pauses end or the client is gone.
   *
   * @param generation the one at the request's arrival
   */
  wait(milliseconds: number, signal: AbortSignal, generation: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        this.#ends.delete(end)
        resolve()
      }
      const timer = setTimeout(end, milliseconds)
      this.#ends.add(end)
      signal.addEventListener('abort', end)
      if (signal.aborted || generation !== this.#generation) end()
    })
  }

  end(): void {
    this.#generation += 1
    for (const end of this.#ends) end()
  }
}
