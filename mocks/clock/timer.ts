/** The longest that `setTimeout` waits, in milliseconds (a signed 32-bit number). */
const LONGEST = 2 ** 31 - 1

/** Runs something after some milliseconds of real time, unless the returned function is called. */
export function startTimer(run: () => void, milliseconds: number): () => void {
  const timer: unknown = setTimeout(run, Math.min(Math.max(milliseconds, 0), LONGEST))
  // Node alone: what a site does later must not keep a process from ending.
  ;(timer as { unref?: () => void }).unref?.()
  return () => clearTimeout(timer as ReturnType<typeof setTimeout>)
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
