/** The longest that `setTimeout` waits, in milliseconds (a signed 32-bit number). */
const LONGEST = 2 ** 31 - 1

/** One timer for the next moment at which there is something to do. */
export class Alarm {
  /** The moment that it is set to, on the site's clock; Infinity when it is not set. */
  at = Infinity
  readonly #ring: () => void
  #stop: (() => void) | undefined

  constructor(ring: () => void) {
    this.#ring = ring
  }

  /** Rings after some milliseconds of real time, unless it is set anew or cleared. */
  set(at: number, milliseconds: number): void {
    this.clear()
    this.at = at
    const timer: unknown = setTimeout(this.#ring, Math.min(Math.max(milliseconds, 0), LONGEST))
    // Node alone: what a site does later must not keep a process from ending.
    ;(timer as { unref?: () => void }).unref?.()
    this.#stop = () => clearTimeout(timer as ReturnType<typeof setTimeout>)
  }

  clear(): void {
    this.#stop?.()
    this.#stop = undefined
    this.at = Infinity
  }
}

/** Waits for a promise, but no longer than some milliseconds of real time; false when it took longer. */
export async function waitAtMost(
  promise: Promise<unknown>,
  milliseconds: number,
): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), Math.min(Math.max(milliseconds, 0), LONGEST))
  })
  try {
    return await Promise.race([promise.then(() => true), late])
  } finally {
    clearTimeout(timer)
  }
}
