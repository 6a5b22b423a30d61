/** The clock that a run waits on; milliseconds since 1970. */
export interface Time {
  now: () => number
  sleep: (milliseconds: number) => Promise<void>
}

/** This machine's clock. */
export const realTime: Time = {
  now: () => Date.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

/** A clock that only `sleep` advances: waits cost no time. */
export function createVirtualTime(): Time {
  let now = Date.now()
  return {
    now: () => now,
    sleep: async (milliseconds) => {
      now += milliseconds
    },
  }
}

/** How much longer than its pauses an asking may take: a busy site makes callers wait. */
const SLOWNESS = 6

/**
 * Asks again, with growing pauses, until an answer is good enough or the pauses are over. Returns the
 * last one. Only its own pauses count: what a busy site asks to wait says nothing about the answer.
 *
 * @param patience milliseconds of pauses in all
 * @param mayAgain called before each asking but the first: whether there is another one
 * @param first milliseconds of the first pause
 */
export async function askUntil<Value>(
  time: Time,
  patience: number,
  ask: () => Promise<Value>,
  isEnough: (value: Value) => boolean,
  mayAgain: () => boolean = () => true,
  first = 150,
): Promise<Value> {
  const deadline = time.now() + patience * SLOWNESS
  let left = patience
  for (let pause = first; ; pause *= 2) {
    const value = await ask()
    if (isEnough(value) || left <= 0 || time.now() >= deadline) return value
    if (!mayAgain()) return value
    const wait = Math.min(pause, left)
    await time.sleep(wait)
    left -= wait
  }
}
