/** The longest that `setTimeout` waits, in milliseconds (a signed 32-bit number). */
const LONGEST = 2 ** 31 - 1

/**
 * Runs something after some milliseconds of real time, unless the returned function is called. It
 * does not keep a process from ending.
 */
export function startTimer(run: () => void, milliseconds: number): () => void {
  const timer: unknown = setTimeout(run, Math.min(Math.max(milliseconds, 0), LONGEST))
  // Node alone has it.
  ;(timer as { unref?: () => void }).unref?.()
  return () => clearTimeout(timer as ReturnType<typeof setTimeout>)
}

/**
 * One timer for the next moment at which there is something to do. It does not hold its owner: a
 * timer of hours must not keep a site in memory that nobody needs.
 */
export class Alarm<Owner extends object> {
  /** The moment that it is set to, on the site's clock; Infinity when it is not set. */
  at = Infinity
  readonly #ring: () => void
  #stop: (() => void) | undefined

  constructor(owner: Owner, ring: (owner: Owner) => void) {
    const held = new WeakRef(owner)
    this.#ring = () => {
      const found = held.deref()
      if (found !== undefined) ring(found)
    }
  }

  /** Rings after some milliseconds of real time, unless it is set anew or cleared. */
  set(at: number, milliseconds: number): void {
    this.clear()
    this.at = at
    this.#stop = startTimer(this.#ring, milliseconds)
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
