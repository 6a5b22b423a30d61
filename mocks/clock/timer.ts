/** The longest that `setTimeout` waits, in milliseconds (a signed 32-bit number). */
const LONGEST = 2 ** 31 - 1

/**
 * Runs a function after some milliseconds of real time, unless the returned function is called
 * first. It doesn't keep the process alive.
 */
export function startTimer(run: () => void, milliseconds: number): () => void {
  const timer: unknown = setTimeout(run, Math.min(Math.max(milliseconds, 0), LONGEST))
  // Only Node has `unref`.
  ;(timer as { unref?: () => void }).unref?.()
  return () => clearTimeout(timer as ReturnType<typeof setTimeout>)
}

/**
 * One timer for the next moment when something is due. It holds its owner weakly, unless somebody awaits
 * what happens then: a timer of hours must not keep an unused site in memory.
 */
export class Alarm<Owner extends object> {
  /** The moment it is set to, on the site's clock; Infinity when it isn't set. */
  at = Infinity
  readonly #owner: Owner
  readonly #ring: () => void
  #stop: (() => void) | undefined

  constructor(owner: Owner, ring: (owner: Owner) => void) {
    this.#owner = owner
    const held = new WeakRef(owner)
    this.#ring = () => {
      const alive = held.deref()
      if (alive !== undefined) ring(alive)
    }
  }

  /** Rings after some milliseconds of real time, unless it is set again or cleared. */
  set(at: number, milliseconds: number, isAwaited = false): void {
    this.clear()
    this.at = at
    const ring = this.#ring
    this.#stop = startTimer(isAwaited ? () => this.#owner && ring() : ring, milliseconds)
  }

  clear(): void {
    this.#stop?.()
    this.#stop = undefined
    this.at = Infinity
  }
}

/** Waits for a promise, at most some milliseconds of real time; false when it took longer. */
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
