/** Answers that are held back in real time; they may all be let go at once. */
export class Pauses {
  readonly #ends = new Set<() => void>()

  /** Resolves after so many milliseconds, or earlier: when all pauses end, or the client is gone. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void> {
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
      if (signal.aborted) end()
    })
  }

  end(): void {
    for (const end of this.#ends) end()
  }
}
